// The numbered paragraphs of a digest as chapters.
import type { Rule, RuleLine, TitlePage } from "../lib/types";

export interface Chapter extends RuleLine {
  inside: RuleLine[];
}

/** Chapters, each with its own paragraph first and those inside it below. */
export function outline(digest: RuleLine[]): Chapter[] {
  const chapters: Chapter[] = [];
  for (const line of digest) {
    if (line.depth === 0 || !chapters.length) chapters.push({ ...line, inside: [] });
    chapters.at(-1)!.inside.push({ ...line, depth: Math.max(0, line.depth - 1) });
  }
  return chapters;
}

/** All that can be opened: paragraphs, rulings and options by number or name, cards. */
export function numbers(page: TitlePage): string[] {
  const lines = [...page.digest, ...(page.rulings ?? [])].map((each) => each.number);
  return [...lines, ...page.cards.map((card) => card.id), ...page.options.map((option) => option.name)];
}

/** What can be found without asking the server: numbers, headings, cards. */
export function matching(page: TitlePage, words: string): Rule[] {
  const wanted = words.toLocaleLowerCase();
  const has = (...texts: string[]) => texts.some((text) => text.toLocaleLowerCase().includes(wanted));
  const lines = [...page.digest, ...(page.rulings ?? [])].filter((line) => has(line.number, line.title));
  const cards = page.cards.filter((card) => has(card.id, card.title, card.text));
  const rules: Rule[] = lines.map(({ number, title }) => ({ number, title, text: "", kind: "paragraph", excerpt: "" }));
  return [...rules, ...cards.map(({ id, title, text }): Rule => ({ number: id, title: title.replace(`${id} `, ""), text, kind: "card", excerpt: "" }))];
}
