/** The icon of the window, which has a dot when it is one's turn. */

const CUBE = `<path d="M16 3l12 6.5v13L16 29 4 22.500v-13z" fill="#d9a94a"/><path d="M16 3l12 6.500L16 16 4 9.500z" fill="#f7d98b"/><path d="M16 16l12-6.500v13L16 29z" fill="#a97a25"/>`;
const DOT = `<circle cx="24" cy="24" r="8" fill="#2e8b2e" stroke="#fff" stroke-width="2"/>`;

export function showBadge(on: boolean): void {
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${CUBE}${on ? DOT : ""}</svg>`;
  icon().href = `data:image/svg+xml,${encodeURIComponent(picture)}`;
}

function icon(): HTMLLinkElement {
  const known = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  if (known) return known;
  const link = Object.assign(document.createElement("link"), { rel: "icon" });
  document.head.append(link);
  return link;
}
