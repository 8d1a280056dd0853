// The parts of a card's text, which begin with headings such as "Unshaded:", "Shaded:" and "History:".

export interface CardPart {
  heading: string;
  text: string;
}

const HEADED = /^([^\s:：][^:：.。、]{0,28})(?::\s+|：\s*)(.+)$/s;

/** Split the text of a card into its parts; a paragraph without a heading belongs to the part before. */
export function cardParts(text: string): CardPart[] {
  const parts: CardPart[] = [];
  for (const paragraph of text.split(/\n{2,}/).filter((each) => each.trim())) {
    const match = HEADED.exec(paragraph.trim());
    const last = parts.at(-1);
    if (match) parts.push({ heading: match[1]!, text: match[2]! });
    else if (last) last.text += `\n${paragraph.trim()}`;
    else parts.push({ heading: "", text: paragraph.trim() });
  }
  return parts;
}
