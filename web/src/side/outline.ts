// The numbered paragraphs of a digest as chapters.
import type { Rule, RuleLine, TitlePage } from "../lib/types";

export interface Chapter extends RuleLine {
  lines: RuleLine[];
}

/** The chapters of a digest, each with its own line first and those of its paragraphs below. */
export function outline(digest: RuleLine[]): Chapter[] {
  const chapters: Chapter[] = [];
  for (const line of digest) {
    if (line.depth === 0 || !chapters.length) chapters.push({ ...line, lines: [] });
    chapters.at(-1)!.lines.push({ ...line, depth: Math.max(0, line.depth - 1) });
  }
  return chapters;
}

/** The numbers and names of all that can be opened: paragraphs, rulings, options and cards. */
export function ruleNumbers(page: TitlePage): string[] {
  const lines = [...page.digest, ...(page.rulings ?? [])].map((each) => each.number);
  return [...lines, ...page.cards.map((card) => card.id), ...page.options.map((option) => option.name)];
}

/** Find rules without asking the server: by numbers, headings and cards. */
export function findRules(page: TitlePage, words: string): Rule[] {
  const query = words.toLocaleLowerCase();
  const has = (...texts: string[]) => texts.some((text) => text.toLocaleLowerCase().includes(query));
  const lines = [...page.digest, ...(page.rulings ?? [])].filter((line) => has(line.number, line.title));
  const cards = page.cards.filter((card) => has(card.id, card.title, card.text));
  const rules: Rule[] = lines.map(({ number, title }) => ({ number, title, text: "", kind: "paragraph", excerpt: "" }));
  return [...rules, ...cards.map(({ id, title, text }): Rule => ({ number: id, title: title.replace(`${id} `, ""), text, kind: "card", excerpt: "" }))];
}
