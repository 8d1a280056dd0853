// Addresses and pages: the history API, and links that stay inside the page.

export type PageName = "lobby" | "title" | "history" | "table" | "seat" | "lesson" | "position" | "edit" | "settings" | "missing";

export interface Route {
  page: PageName;
  param: string;
  query: URLSearchParams;
  path: string;
}

const PAGES: Record<string, PageName> = { title: "title", table: "table", seat: "seat", lesson: "lesson", position: "position", edit: "edit" };

/** Parse an address into its page, parameter and query. */
export function parse(address: string): Route {
  const url = new URL(address, "http://page");
  const [first = "", second = "", ...rest] = url.pathname.split("/").filter(Boolean);
  const route = (page: PageName, param = ""): Route => ({ page, param, query: url.searchParams, path: url.pathname });
  if (first.replace(/s$/, "") === "title" && rest.join() === "history") return route("history", decodeURIComponent(second));
  if (rest.length) return route("missing");
  if (!second && (first === "" || first === "new")) return route("lobby");
  if (!second && first === "settings") return route("settings");
  const page = PAGES[first];
  return page && second ? route(page, decodeURIComponent(second)) : route("missing");
}

const currentAddress = () => location.pathname + location.search;
class Router {
  route = $state.raw(parse(currentAddress()));
}
export const router = new Router();

/** Go to another page. */
export function go(address: string, options: { replace?: boolean } = {}): void {
  const url = new URL(address, location.href);
  const to = url.pathname + url.search + url.hash;
  if (options.replace) history.replaceState(null, "", to);
  else history.pushState(null, "", to);
  router.route = parse(url.pathname + url.search);
}

/** Follow a plain click on a link of ours without leaving the page. */
function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element | null)?.closest?.("a");
  if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (link.pathname.startsWith("/api") || link.pathname.startsWith("/schema")) return;
  if (link.hash && link.pathname === location.pathname) return;
  event.preventDefault();
  go(link.href);
}

export function listen(): () => void {
  const onback = () => (router.route = parse(currentAddress()));
  addEventListener("popstate", onback);
  document.addEventListener("click", follow);
  return () => {
    removeEventListener("popstate", onback);
    document.removeEventListener("click", follow);
  };
}
