/** The keyboard of a question: a key for each option, and what a key means. */

import type { Option } from "../lib/types";

const TAKEN = "u"; // takes a choice back

const SCROLLING = new Set(["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "Home", "End", " "]);

/** A key for each option while there are some: its number, or a letter of its text; first come those not on the board. */
export function hotkeys(options: Option[], onboard: Set<string> = new Set()): Map<string, string> {
  const keys = new Map<string, string>();
  const used = new Set([TAKEN]);
  const give = (id: string, candidates: string[]) => {
    const key = candidates.find((each) => !used.has(each));
    if (key) used.add(key) && keys.set(id, key);
  };
  const ranked = [...options].sort((a, b) => Number(onboard.has(a.id)) - Number(onboard.has(b.id)));
  for (const option of ranked) if (/^\d$/.test(option.id)) give(option.id, [option.id]);
  for (const option of ranked) if (!keys.has(option.id)) give(option.id, initials(option.text));
  for (const option of ranked) if (!keys.has(option.id)) give(option.id, letters(option.text));
  return keys;
}

function initials(text: string): string[] {
  return text.split(/[^\p{L}\p{N}]+/u).flatMap((word) => letters(word).slice(0, 1));
}

function letters(text: string): string[] {
  return [...text.toLowerCase()].filter((letter) => /^[a-z0-9]$/.test(letter));
}

/** The option that a key jumps to: its own, or the next one that begins with that letter. */
export function jump(options: Option[], keys: Map<string, string>, key: string, current: string | null): string | undefined {
  const own = [...keys].find(([, each]) => each === key)?.[0];
  const from = options.findIndex(({ id }) => id === current);
  const round = [...options.slice(from + 1), ...options.slice(0, from + 1)];
  const alike = round.find(({ text }) => text.toLowerCase().startsWith(key));
  return own ?? alike?.id;
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
