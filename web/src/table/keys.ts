/** The keys of a question: a key for each option, and the option that a key or a typed word means. */

import type { Option } from "../lib/types";

const UNDO_KEY = "u"; // takes a choice back
const DIGITS = [..."123456789"]; // 0 shows the whole board
const ALPHABET = [..."abcdefghijklmnopqrstuvwxyz"];
const LETTERS = ALPHABET.length;
const PAUSE = 900; // a word that is typed ends with it

const SCROLL_KEYS = new Set(["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "Home", "End", " "]);

/**
 * A key for each option while there are some: a letter of its first word, the first one where it is free, or else a digit that no
 * option speaks of; a number answers to itself. A text in another script answers to the letters of its id. First come those not on
 * the board. Too many options have no keys: they are typed.
 */
export function hotkeys(options: Option[], onboard: Set<string> = new Set()): Map<string, string> {
  const keys = new Map<string, string>();
  if (options.length > LETTERS) return keys;
  const used = new Set([UNDO_KEY]);
  const ranked = [...options].sort((a, b) => Number(onboard.has(a.id)) - Number(onboard.has(b.id)));
  const free = DIGITS.filter((digit) => !options.some(({ text }) => text.includes(digit)));
  const assignKeys = (candidates: (option: Option) => string[]) => {
    for (const option of ranked) {
      const key = keys.has(option.id) ? undefined : candidates(option).find((each) => !used.has(each));
      if (key) used.add(key) && keys.set(option.id, key);
    }
  };
  assignKeys(({ text }) => (/^\d$/.test(text) ? [text] : []));
  assignKeys((option) => keyLetters(option).slice(0, 1));
  assignKeys(keyLetters);
  assignKeys(() => free);
  assignKeys(({ id, text }) => (isLatin(text) ? [] : ALPHABET.filter((letter) => !id.includes(letter))));
  return keys;
}

/** The letters that may be an option's key: of its first word, or of its id where the text is in another script. */
function keyLetters({ id, text }: Option): string[] {
  const firstWord = isLatin(text) ? plainText(text).split(/[^\p{L}\p{N}]+/u).find(Boolean) ?? "" : id;
  return [...firstWord].filter((letter) => /^[a-z]$/.test(letter));
}

const isLatin = (text: string) => !/[^\P{L}\p{Script=Latin}]/u.test(text);

/** A text in small letters, without accents. */
function plainText(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

const typedForm = (text: string) => plainText(text).replace(/[^\p{L}\p{N}]/gu, "");

/** The option that has a key. */
export function optionOfKey(keys: Map<string, string>, key: string): string | undefined {
  return [...keys].find(([, each]) => each === key)?.[0];
}

/** The search for an option by the letters that are typed; the same letter again goes on to the next option. */
export class TypedSearch {
  private word = "";
  private last = -Infinity;

  find(options: Option[], key: string, current: string | null, now = performance.now()): string | undefined {
    const continues = now - this.last < PAUSE && this.word !== key;
    this.word = continues ? this.word + key : key;
    this.last = now;
    const index = options.findIndex(({ id }) => id === current);
    const from = Math.max(0, continues ? index : index + 1);
    const round = [...options.slice(from), ...options.slice(0, from)];
    const found = round.find(({ id, text }) => typedForm(isLatin(text) ? text : id).startsWith(this.word));
    if (!found) this.word = "";
    return found?.id;
  }
}

/** The option before or after the current one, round and round. */
export function neighbour(options: Option[], current: string | null, by: number): string | undefined {
  if (!options.length) return undefined;
  const index = options.findIndex(({ id }) => id === current);
  const from = index < 0 && by < 0 ? 0 : index;
  return options[(from + by + options.length) % options.length]?.id;
}

/** Whether a key is meant for something else than the table: a field, a dialog, a shortcut of the browser. */
export function isMeantElsewhere(event: KeyboardEvent): boolean {
  const target = event.target instanceof Element ? event.target : null;
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return true;
  if (SCROLL_KEYS.has(event.key) && target?.closest("[role=log], [role=tablist], summary")) return true;
  return !!target?.closest("input, textarea, select, [contenteditable], dialog, [role=dialog]");
}
