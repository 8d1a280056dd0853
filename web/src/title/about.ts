// The sections of a title's About tab: headings, and below them lines that may be indented.

export interface AboutSection {
  heading: string;
  lines: { depth: number; text: string }[];
}

/** Split the lines of About into sections; a line without indentation is a heading. */
export function aboutSections(lines: string[]): AboutSection[] {
  const sections: AboutSection[] = [];
  for (const line of lines) {
    if (!line.trim()) continue;
    const depth = Math.floor((line.length - line.trimStart().length) / 2);
    if (depth === 0) sections.push({ heading: line.trim().replace(/[:：]$/, ""), lines: [] });
    else sections.at(-1)?.lines.push({ depth: depth - 1, text: line.trim() });
  }
  return sections;
}
