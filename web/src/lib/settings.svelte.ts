// How a person likes the page: kept in this browser, and with the account.
import { api } from "./api";
import type { Profile } from "./types";

export interface Settings {
  theme: "system" | "light" | "dark";
  size: number;
  sound: boolean;
  desktop: boolean;
  confirm: boolean;
  language: string;
}

const KEY = "smallwars.settings";
const DEFAULTS: Settings = { theme: "system", size: 100, sound: false, desktop: false, confirm: true, language: "en" };
export const SIZES = [90, 100, 115, 130, 150];

/** Those of the values that are settings of ours. */
export function sane(values: Record<string, unknown>): Partial<Settings> {
  const fits = Object.entries(DEFAULTS).filter(([key, usual]) => typeof values[key] === typeof usual);
  return Object.fromEntries(fits.map(([key]) => [key, values[key]])) as Partial<Settings>;
}

function stored(): Partial<Settings> {
  try {
    return sane(JSON.parse(localStorage.getItem(KEY) ?? "{}"));
  } catch {
    return {};
  }
}

export const settings: Settings = $state({ ...DEFAULTS, ...stored() });

/** Whether a language was chosen in this browser. */
export const isChosen = () => stored().language !== undefined;

/** The first of the languages that somebody reads in which there are texts. */
export function firstLanguage(read: readonly string[], known: readonly string[]): string {
  const codes = read.map((each) => each.toLowerCase().split("-")[0]!);
  return codes.find((code) => known.includes(code)) ?? DEFAULTS.language;
}

/** Who we are; null until the server has told. */
export const account: { me: Profile | null } = $state({ me: null });

/** Let the page look as the settings say. */
export function wear(): void {
  const root = document.documentElement;
  const dark = settings.theme === "dark" || (settings.theme === "system" && matchMedia("(prefers-color-scheme: dark)").matches);
  root.dataset.theme = dark ? "dark" : "light";
  root.style.fontSize = `${settings.size}%`;
}

let later: ReturnType<typeof setTimeout> | undefined;

/** Change settings: here at once, with the account a moment later. */
export function change(wish: Partial<Settings>): void {
  Object.assign(settings, wish);
  localStorage.setItem(KEY, JSON.stringify(settings));
  wear();
  clearTimeout(later);
  later = setTimeout(() => void api.saveMe({ settings: { ...settings } }).catch(() => undefined), 800);
}

/** Somebody is known now; an account brings its settings along. */
export function meet(me: Profile): void {
  account.me = me;
  if (!me.login) return;
  Object.assign(settings, sane(me.settings));
  localStorage.setItem(KEY, JSON.stringify(settings));
  wear();
}
