// A card's text in its parts: "Unshaded: …", "Shaded: …", "History: …".

export interface CardPart {
  heading: string;
  text: string;
}

const HEADED = /^([^\s:：][^:：.。、]{0,28})(?::\s+|：\s*)(.+)$/s;

/** The paragraphs of a card; one without a heading of its own belongs to the one before. */
export function cardParts(text: string): CardPart[] {
  const found: CardPart[] = [];
  for (const paragraph of text.split(/\n{2,}/).filter((each) => each.trim())) {
    const match = HEADED.exec(paragraph.trim());
    const last = found.at(-1);
    if (match) found.push({ heading: match[1]!, text: match[2]! });
    else if (last) last.text += `\n${paragraph.trim()}`;
    else found.push({ heading: "", text: paragraph.trim() });
  }
  return found;
}
