// Times, names and numbers as a person reads them.
import { settings } from "./settings";
import { t } from "./texts";
import type { Seat } from "./types";

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [["day", 86400], ["hour", 3600], ["minute", 60]];

/** A time relative to now: "3 hours ago", "in 2 days". */
export function relativeTime(seconds: number, now = Date.now() / 1000): string {
  const distance = seconds - now;
  const format = new Intl.RelativeTimeFormat(settings.language, { numeric: "auto" });
  const [unit, length] = UNITS.find(([, each]) => Math.abs(distance) >= each) ?? ["second", Infinity];
  return format.format(length === Infinity ? 0 : Math.trunc(distance / length), unit);
}

/** The time on a clock: "12:05", "1:02:03"; with days where there are some. */
export function clockTime(seconds: number): string {
  const left = Math.max(0, Math.floor(seconds));
  if (left >= 86400) return t("clock-days", { days: Math.floor(left / 86400), hours: Math.floor((left % 86400) / 3600) });
  const twoDigits = (value: number) => String(value).padStart(2, "0");
  const hours = Math.floor(left / 3600);
  const minutes = Math.floor((left % 3600) / 60);
  return hours ? `${hours}:${twoDigits(minutes)}:${twoDigits(left % 60)}` : `${minutes}:${twoDigits(left % 60)}`;
}

export function timeOfDay(seconds: number): string {
  return new Date(seconds * 1000).toLocaleTimeString(settings.language, { hour: "2-digit", minute: "2-digit" });
}

/** A name from data as a label: `political_will` is "Political will". */
export function label(name: string): string {
  const spaced = name.replaceAll("_", " ");
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

/** Whether the seat waits for somebody: anybody, or whoever has its link. */
export function isEmpty(seat: Seat): boolean {
  return seat.kind === "open" || (seat.kind === "person" && !seat.player);
}

/** The name of the person or bot at a seat. */
export function sitterName(seat: Seat): string {
  if (isEmpty(seat)) return t(seat.kind === "open" ? "seat-open" : "seat-invited");
  if (seat.kind === "bot") return seat.player || t("seat-bot", { level: label(seat.bot ?? "") });
  if (seat.you) return t("seat-you");
  return seat.player || t("seat-guest");
}

/** Count the letters of a text as the server does: an emoji is one. */
export const countLetters = (text: string): number => [...text].length;

/** A number with its sign, which is a true minus; zero has none. */
export function withSign(value: number, digits = 0): string {
  const text = Math.abs(value).toFixed(digits);
  if (!Number(text)) return text;
  return (value < 0 ? "−" : "+") + text;
}

/** A span of years with a true dash: "1955-1959" becomes "1955–1959". */
export const period = (years: string): string => years.replace("-", "–");

/** Copy a text to the clipboard; false where the browser forbids it. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Let the browser download a text as a file. */
export function download(name: string, text: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
