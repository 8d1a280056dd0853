// The board in sentences, sorted into groups: "Towns:" with the lines that stand below it.

export interface Fact {
  label: string;
  value: string;
}
export interface FactGroup {
  heading: string;
  facts: Fact[];
}

const LABELLED = /^([^:：]{1,90})(?::\s+|：\s*)(.+)$/s;

function fact(line: string): Fact {
  const match = LABELLED.exec(line);
  return match ? { label: match[1]!, value: match[2]! } : { label: "", value: line };
}

/** Group the facts of a board: a line that ends in a colon is the heading of the indented lines below it. */
export function factGroups(lines: string[]): FactGroup[] {
  const groups: FactGroup[] = [{ heading: "", facts: [] }];
  for (const line of lines.filter((each) => each.trim())) {
    const indented = /^\s/.test(line);
    if (!indented && /[:：]$/.test(line.trim())) groups.push({ heading: line.trim().slice(0, -1), facts: [] });
    else if (!indented && groups.at(-1)!.heading) groups.push({ heading: "", facts: [fact(line)] });
    else groups.at(-1)!.facts.push(fact(line.trim()));
  }
  return groups.filter((group) => group.heading || group.facts.length);
}
