// The settings of a person, kept in this browser and with the account.
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

/** The values that are settings of ours and have the right type. */
export function validSettings(values: Record<string, unknown>): Partial<Settings> {
  const fits = Object.entries(DEFAULTS).filter(([key, usual]) => typeof values[key] === typeof usual);
  return Object.fromEntries(fits.map(([key]) => [key, values[key]])) as Partial<Settings>;
}

function stored(): Partial<Settings> {
  try {
    return validSettings(JSON.parse(localStorage.getItem(KEY) ?? "{}"));
  } catch {
    return {};
  }
}

export const settings: Settings = $state({ ...DEFAULTS, ...stored() });

/** Whether a language was chosen in this browser. */
export const hasChosenLanguage = () => stored().language !== undefined;

/** The first language that a person reads and that has texts. */
export function firstLanguage(languages: readonly string[], known: readonly string[]): string {
  const codes = languages.map((each) => each.toLowerCase().split("-")[0]!);
  return codes.find((code) => known.includes(code)) ?? DEFAULTS.language;
}

/** The person at this browser; null until the server has said who that is. */
export const account: { me: Profile | null } = $state({ me: null });

/** Apply theme and size of the settings to the page. */
export function applySettings(): void {
  const root = document.documentElement;
  const dark = settings.theme === "dark" || (settings.theme === "system" && matchMedia("(prefers-color-scheme: dark)").matches);
  root.dataset.theme = dark ? "dark" : "light";
  root.style.fontSize = `${settings.size}%`;
}

let timer: ReturnType<typeof setTimeout> | undefined;

/** Change settings: here at once, with the account a moment later. */
export function change(changes: Partial<Settings>): void {
  Object.assign(settings, changes);
  localStorage.setItem(KEY, JSON.stringify(settings));
  applySettings();
  clearTimeout(timer);
  timer = setTimeout(() => void api.saveMe({ settings: { ...settings } }).catch(() => undefined), 800);
}

/** Set the person at this browser; an account brings its settings along. */
export function setPerson(me: Profile): void {
  account.me = me;
  if (!me.login) return;
  Object.assign(settings, validSettings(me.settings));
  localStorage.setItem(KEY, JSON.stringify(settings));
  applySettings();
}
