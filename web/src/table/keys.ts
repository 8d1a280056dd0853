/** The keyboard of a question: a key for each option, and what a key means. */

import type { Option } from "../lib/types";

const TAKEN = "u"; // takes a choice back
const DIGITS = [..."123456789"]; // 0 shows the whole board
const ALPHABET = [..."abcdefghijklmnopqrstuvwxyz"];
const LETTERS = ALPHABET.length;
const PAUSE = 900; // a word that is typed ends with it

const SCROLLING = new Set(["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "Home", "End", " "]);

/**
 * A key for each option while there are some: a letter of its first word, the first one where it is free, or else a digit that no
 * option speaks of; a number answers to itself. A text in another script answers to the letters of its id. First come those not on
 * the board. Too many options have no keys: they are typed.
 */
export function hotkeys(options: Option[], onboard: Set<string> = new Set()): Map<string, string> {
  const keys = new Map<string, string>();
  if (options.length > LETTERS) return keys;
  const used = new Set([TAKEN]);
  const ranked = [...options].sort((a, b) => Number(onboard.has(a.id)) - Number(onboard.has(b.id)));
  const free = DIGITS.filter((digit) => !options.some(({ text }) => text.includes(digit)));
  const give = (candidates: (option: Option) => string[]) => {
    for (const option of ranked) {
      const key = keys.has(option.id) ? undefined : candidates(option).find((each) => !used.has(each));
      if (key) used.add(key) && keys.set(option.id, key);
    }
  };
  give(({ text }) => (/^\d$/.test(text) ? [text] : []));
  give((option) => letters(option).slice(0, 1));
  give(letters);
  give(() => free);
  give(({ id, text }) => (isLatin(text) ? [] : ALPHABET.filter((letter) => !id.includes(letter))));
  return keys;
}

/** The letters of the first word, or of the whole id where the text has none that a keyboard has. */
function letters({ id, text }: Option): string[] {
  const word = isLatin(text) ? plain(text).split(/[^\p{L}\p{N}]+/u).find(Boolean) ?? "" : id;
  return [...word].filter((letter) => /^[a-z]$/.test(letter));
}

const isLatin = (text: string) => !/[^\P{L}\p{Script=Latin}]/u.test(text);

/** In small letters, without accents. */
function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

const typeable = (text: string) => plain(text).replace(/[^\p{L}\p{N}]/gu, "");

/** The option that has a key. */
export function keyed(keys: Map<string, string>, key: string): string | undefined {
  return [...keys].find(([, each]) => each === key)?.[0];
}

/** Finding an option by its first letters; the same letter again goes on to the next. */
export class Typing {
  private word = "";
  private last = -Infinity;

  find(options: Option[], key: string, current: string | null, now = performance.now()): string | undefined {
    const goesOn = now - this.last < PAUSE && this.word !== key;
    this.word = goesOn ? this.word + key : key;
    this.last = now;
    const at = options.findIndex(({ id }) => id === current);
    const from = Math.max(0, goesOn ? at : at + 1);
    const round = [...options.slice(from), ...options.slice(0, from)];
    const found = round.find(({ id, text }) => typeable(isLatin(text) ? text : id).startsWith(this.word));
    if (!found) this.word = "";
    return found?.id;
  }
}

/** The option before or after the current one, round and round. */
export function beside(options: Option[], current: string | null, by: number): string | undefined {
  if (!options.length) return undefined;
  const at = options.findIndex(({ id }) => id === current);
  const from = at < 0 && by < 0 ? 0 : at;
  return options[(from + by + options.length) % options.length]?.id;
}

/** Whether a key was meant for something else: a field, a dialog, a shortcut of the browser. */
export function elsewhere(event: KeyboardEvent): boolean {
  const target = event.target instanceof Element ? event.target : null;
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return true;
  if (SCROLLING.has(event.key) && target?.closest("[role=log], [role=tablist], summary")) return true;
  return !!target?.closest("input, textarea, select, [contenteditable], dialog, [role=dialog]");
}
