// The way to the server: every request in one place, and errors that a person can act on.
import { t } from "./texts";
import type { Analysis, Board, ChoiceRequest, Drawing, SearchResult, History, LessonRequest, Profile, Message, ProfileRequest, TableRequest, Position, RefusalGroup, Rule, SharedPosition, Table, TableLine, Receipt, TitleLine, TitlePage, UndoRequest, Explanation } from "./types";

type Method = "GET" | "POST" | "PUT";

/** An answer other than "yes". `status` 0: the server was not reached. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    detail: string,
    readonly extra: Record<string, unknown> = {},
  ) {
    super(detail);
  }
}

export function errorText(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function cookie(name: string): string | undefined {
  return document.cookie.split("; ").find((each) => each.startsWith(`${name}=`))?.slice(name.length + 1);
}

async function send(method: Method, path: string, body?: unknown): Promise<Response> {
  if (method !== "GET" && !cookie("csrftoken")) await fetch("/api/me", { credentials: "same-origin" }).catch(() => undefined);
  const headers: Record<string, string> = { accept: "application/json" };
  if (body !== undefined) headers["content-type"] = "application/json";
  if (method !== "GET") headers["x-csrftoken"] = cookie("csrftoken") ?? "";
  const init = { method, headers, credentials: "same-origin" as const, body: body === undefined ? undefined : JSON.stringify(body) };
  try {
    return await fetch(`/api${lang(path)}`, init);
  } catch {
    throw new ApiError(0, t("error-network"));
  }
}

async function fail(response: Response): Promise<never> {
  const told = await response.json().catch(() => ({}));
  const detail = typeof told.detail === "string" && told.detail ? told.detail : t("error-status", { status: response.status });
  throw new ApiError(response.status, detail, told.extra && !Array.isArray(told.extra) ? told.extra : {});
}

/** A page that the server has signed before it was started anew gets a new signature, and asks once more. */
async function sendSigned(method: Method, path: string, body?: unknown): Promise<Response> {
  const response = await send(method, path, body);
  if (response.status !== 403 || method === "GET") return response;
  const told = await response.clone().json().catch(() => ({}));
  return told.extra?.csrf ? send(method, path, body) : response;
}

async function call<T>(method: Method, path: string, body?: unknown): Promise<T> {
  const response = await sendSigned(method, path, body);
  if (!response.ok) return fail(response);
  const text = await response.text();
  const json = response.headers.get("content-type")?.includes("json");
  return (json && text ? JSON.parse(text) : text) as T;
}

export const get = <T>(path: string) => call<T>("GET", path);
export const post = <T>(path: string, body: unknown = {}) => call<T>("POST", path, body);
export const put = <T>(path: string, body: unknown) => call<T>("PUT", path, body);

/** A key that a repeated request repeats, so that nothing happens twice. */
export function freshKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

let language = "en";
export function speak(chosen: string): void {
  language = chosen;
}
/** An address, and the language of the page, in which the server tells what is wrong as well. */
const lang = (path: string) => `${path}${path.includes("?") ? "&" : "?"}lang=${language}`;
const part = encodeURIComponent;

/** The address of a socket, in the language of the page. */
export const socketAddress = (path: string): string => `${location.origin.replace(/^http/, "ws")}/api${lang(path)}`;

/** The address of a player aid that the browser prints: every sheet, or those of a side. */
export const aidAddress = (title: string, faction = ""): string => `/api${lang(`/titles/${part(title)}/aid${faction && `?faction=${part(faction)}`}`)}`;

const pages = new Map<string, Promise<TitlePage>>();
function titlePage(id: string): Promise<TitlePage> {
  const known = pages.get(id);
  if (known) return known;
  const asked = get<TitlePage>(`/titles/${part(id)}`);
  pages.set(id, asked);
  asked.catch(() => pages.delete(id));
  return asked;
}

const asked = new Map<string, Promise<Table>>();
/** A table; who asks in the same moment gets the same answer. */
function tableNow(id: string): Promise<Table> {
  const known = asked.get(id);
  if (known) return known;
  const answer = get<Table>(`/tables/${part(id)}`);
  asked.set(id, answer);
  setTimeout(() => asked.delete(id));
  return answer;
}

const drawings = new Map<string, Promise<Drawing>>();
/** The glyphs and colours of a title; they stay the same as long as the page lives. */
function drawingOf(title: string): Promise<Drawing> {
  const known = drawings.get(title);
  if (known) return known;
  const asked = get<Drawing>(`/titles/${part(title)}/drawing`);
  drawings.set(title, asked);
  asked.catch(() => drawings.delete(title));
  return asked;
}

export const api = {
  me: () => get<Profile>("/me"),
  saveMe: (wish: ProfileRequest) => put<Profile>("/me", wish),
  register: (login: string, password: string) => post<Profile>("/account/register", { login, password }),
  login: (login: string, password: string) => post<Profile>("/account/login", { login, password }),
  logout: (everywhere = false) => post<Profile>(`/account/logout?everywhere=${everywhere}`),

  languages: () => get<string[]>("/texts"),
  drawing: drawingOf,
  titles: () => get<TitleLine[]>("/titles"),
  title: titlePage,
  history: (title: string) => get<History>(`/titles/${part(title)}/history`),
  rule: (title: string, number: string) => get<Rule>(`/titles/${part(title)}/rules/${part(number)}`),
  search: (title: string, words: string) => get<SearchResult>(`/titles/${part(title)}/rules?q=${part(words)}`),
  aid: (title: string) => get<string>(`/titles/${part(title)}/aid?format=fragment`),

  open: (wish: TableRequest) => post<Table>("/tables", wish),
  tables: (list: "mine" | "open" | "finished" | "live") => get<TableLine[]>(`/tables?list=${list}`),
  table: tableNow,
  step: (id: string, step: number) => get<Board>(`/tables/${part(id)}/steps/${step}`),
  choose: (id: string, choice: ChoiceRequest) => post<Receipt>(`/tables/${part(id)}/choices`, choice),
  undo: (id: string, undo: UndoRequest) => post<Receipt>(`/tables/${part(id)}/undo`, undo),
  why: (id: string, option: string) => get<Explanation>(`/tables/${part(id)}/why?option=${part(option)}`),
  refusals: (id: string) => get<RefusalGroup[]>(`/tables/${part(id)}/refusals`),
  sit: (id: string, faction: string) => post<Table>(`/tables/${part(id)}/sit`, { faction }),
  claim: (token: string) => post<{ table: string }>(`/seats/${part(token)}`),
  renew: (id: string, faction: string) => post<{ link: string }>(`/tables/${part(id)}/seats/${part(faction)}/link`),
  resign: (id: string, faction: string) => post<Table>(`/tables/${part(id)}/resign`, { faction }),
  record: (id: string) => get<string>(`/tables/${part(id)}/record`),
  sandbox: (id: string, step: number) => post<Table>(`/tables/${part(id)}/sandbox`, { step }),
  lesson: (title: string) => post<Table>(`/lessons/${part(title)}`),
  guide: (id: string, wish: LessonRequest) => post<Receipt>(`/tables/${part(id)}/lesson`, wish),
  importRecord: (text: string) => post<Table>("/records", { text }),

  hurry: (id: string) => post<unknown>(`/tables/${part(id)}/hurry`),
  hint: (id: string, depth: string) => post<{ lines: string[] }>(lang(`/tables/${part(id)}/hint`), { depth }),
  analysis: (id: string) => get<Analysis | { ready: false }>(lang(`/tables/${part(id)}/analysis`)),

  chat: (id: string) => get<Message[]>(`/tables/${part(id)}/chat`),
  say: (id: string, to: Message["to"], text: string) => post<Message>(`/tables/${part(id)}/chat`, { to, text }),
  notes: (id: string) => get<{ text: string }>(`/tables/${part(id)}/notes`),
  saveNotes: (id: string, text: string) => put<unknown>(`/tables/${part(id)}/notes`, { text }),

  check: (position: Position, options: object) => post<{ board: Board }>("/positions/check", { position, options }),
  share: (position: Position, options: object) => post<{ id: string }>("/positions", { position, options }),
  shared: (id: string) => get<SharedPosition>(`/positions/${part(id)}`),
};
