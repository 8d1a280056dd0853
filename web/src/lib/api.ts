// The requests to the server, all in one place, and their errors.
import { t } from "./texts";
import type { Analysis, Board, ChoiceRequest, Drawing, SearchResult, History, LessonRequest, Profile, Message, ProfileRequest, TableRequest, Position, RefusalGroup, RetractRequest, Rule, SharedPosition, Table, TableLine, Receipt, TitleLine, TitlePage, UndoRequest, Explanation } from "./types";

type Method = "GET" | "POST" | "PUT";

/** The error of a refused request. `status` 0: the server was not reached. */
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

function cookieOf(name: string): string | undefined {
  return document.cookie.split("; ").find((each) => each.startsWith(`${name}=`))?.slice(name.length + 1);
}

async function send(method: Method, path: string, body?: unknown): Promise<Response> {
  if (method !== "GET" && !cookieOf("csrftoken")) await fetch("/api/me", { credentials: "same-origin" }).catch(() => undefined);
  const headers: Record<string, string> = { accept: "application/json" };
  if (body !== undefined) headers["content-type"] = "application/json";
  if (method !== "GET") headers["x-csrftoken"] = cookieOf("csrftoken") ?? "";
  const init = { method, headers, credentials: "same-origin" as const, body: body === undefined ? undefined : JSON.stringify(body) };
  try {
    return await fetch(`/api${withLanguage(path)}`, init);
  } catch {
    throw new ApiError(0, t("error-network"));
  }
}

async function throwError(response: Response): Promise<never> {
  const body = await response.json().catch(() => ({}));
  const detail = typeof body.detail === "string" && body.detail ? body.detail : t("error-status", { status: response.status });
  throw new ApiError(response.status, detail, body.extra && !Array.isArray(body.extra) ? body.extra : {});
}

/** Send a request, and once more with a new token where the server has been started anew since the page was signed. */
async function sendSigned(method: Method, path: string, body?: unknown): Promise<Response> {
  const response = await send(method, path, body);
  if (response.status !== 403 || method === "GET") return response;
  const answer = await response.clone().json().catch(() => ({}));
  return answer.extra?.csrf ? send(method, path, body) : response;
}

async function call<T>(method: Method, path: string, body?: unknown): Promise<T> {
  const response = await sendSigned(method, path, body);
  if (!response.ok) return throwError(response);
  const text = await response.text();
  const json = response.headers.get("content-type")?.includes("json");
  return (json && text ? JSON.parse(text) : text) as T;
}

export const get = <T>(path: string) => call<T>("GET", path);
export const post = <T>(path: string, body: unknown = {}) => call<T>("POST", path, body);
export const put = <T>(path: string, body: unknown) => call<T>("PUT", path, body);

/** Make a key for a request; a repeated request has the same, so that nothing happens twice. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

let language = "en";
export function setLanguage(chosen: string): void {
  language = chosen;
}
/** Add the language of the page to an address; the server answers in it, errors too. */
const withLanguage = (path: string) => `${path}${path.includes("?") ? "&" : "?"}lang=${language}`;
const encoded = encodeURIComponent;

/** The address of a socket, in the language of the page. */
export const socketAddress = (path: string): string => `${location.origin.replace(/^http/, "ws")}/api${withLanguage(path)}`;

/** The address of a player aid that the browser prints: every sheet, or those of a side. */
export const aidAddress = (title: string, faction = ""): string => `/api${withLanguage(`/titles/${encoded(title)}/aid${faction && `?faction=${encoded(faction)}`}`)}`;

const pages = new Map<string, Promise<TitlePage>>();
function titlePage(id: string): Promise<TitlePage> {
  const pending = pages.get(id);
  if (pending) return pending;
  const request = get<TitlePage>(`/titles/${encoded(id)}`);
  pages.set(id, request);
  request.catch(() => pages.delete(id));
  return request;
}

const tableRequests = new Map<string, Promise<Table>>();
/** Ask for a table; questions of the same moment share one answer. */
function tableOf(id: string): Promise<Table> {
  const pending = tableRequests.get(id);
  if (pending) return pending;
  const answer = get<Table>(`/tables/${encoded(id)}`);
  tableRequests.set(id, answer);
  setTimeout(() => tableRequests.delete(id));
  return answer;
}

const drawings = new Map<string, Promise<Drawing>>();
/** Ask for the glyphs and colours of a title, once for as long as the page lives. */
function drawingOf(title: string): Promise<Drawing> {
  const pending = drawings.get(title);
  if (pending) return pending;
  const request = get<Drawing>(`/titles/${encoded(title)}/drawing`);
  drawings.set(title, request);
  request.catch(() => drawings.delete(title));
  return request;
}

export const api = {
  me: () => get<Profile>("/me"),
  saveMe: (request: ProfileRequest) => put<Profile>("/me", request),
  register: (login: string, password: string) => post<Profile>("/account/register", { login, password }),
  login: (login: string, password: string) => post<Profile>("/account/login", { login, password }),
  logout: (everywhere = false) => post<Profile>(`/account/logout?everywhere=${everywhere}`),

  languages: () => get<string[]>("/texts"),
  drawing: drawingOf,
  titles: () => get<TitleLine[]>("/titles"),
  title: titlePage,
  history: (title: string) => get<History>(`/titles/${encoded(title)}/history`),
  rule: (title: string, number: string) => get<Rule>(`/titles/${encoded(title)}/rules/${encoded(number)}`),
  search: (title: string, words: string) => get<SearchResult>(`/titles/${encoded(title)}/rules?q=${encoded(words)}`),
  aid: (title: string) => get<string>(`/titles/${encoded(title)}/aid?format=fragment`),

  open: (request: TableRequest) => post<Table>("/tables", request),
  tables: (list: "mine" | "open" | "finished" | "live") => get<TableLine[]>(`/tables?list=${list}`),
  table: tableOf,
  step: (id: string, step: number) => get<Board>(`/tables/${encoded(id)}/steps/${step}`),
  choose: (id: string, choice: ChoiceRequest) => post<Receipt>(`/tables/${encoded(id)}/choices`, choice),
  undo: (id: string, undo: UndoRequest) => post<Receipt>(`/tables/${encoded(id)}/undo`, undo),
  retract: (id: string, request: RetractRequest) => post<Receipt>(`/tables/${encoded(id)}/retract`, request),
  why: (id: string, option: string) => get<Explanation>(`/tables/${encoded(id)}/why?option=${encoded(option)}`),
  refusals: (id: string) => get<RefusalGroup[]>(`/tables/${encoded(id)}/refusals`),
  sit: (id: string, faction: string) => post<Table>(`/tables/${encoded(id)}/sit`, { faction }),
  claim: (token: string) => post<{ table: string }>(`/seats/${encoded(token)}`),
  renew: (id: string, faction: string) => post<{ link: string }>(`/tables/${encoded(id)}/seats/${encoded(faction)}/link`),
  resign: (id: string, faction: string) => post<Table>(`/tables/${encoded(id)}/resign`, { faction }),
  record: (id: string) => get<string>(`/tables/${encoded(id)}/record`),
  sandbox: (id: string, step: number) => post<Table>(`/tables/${encoded(id)}/sandbox`, { step }),
  lesson: (title: string) => post<Table>(`/lessons/${encoded(title)}`),
  guide: (id: string, request: LessonRequest) => post<Receipt>(`/tables/${encoded(id)}/lesson`, request),
  importRecord: (text: string) => post<Table>("/records", { text }),

  hurry: (id: string) => post<unknown>(`/tables/${encoded(id)}/hurry`),
  hint: (id: string, depth: string) => post<{ lines: string[] }>(withLanguage(`/tables/${encoded(id)}/hint`), { depth }),
  analysis: (id: string) => get<Analysis | { ready: false }>(withLanguage(`/tables/${encoded(id)}/analysis`)),

  chat: (id: string) => get<Message[]>(`/tables/${encoded(id)}/chat`),
  say: (id: string, to: Message["to"], text: string) => post<Message>(`/tables/${encoded(id)}/chat`, { to, text }),
  notes: (id: string) => get<{ text: string }>(`/tables/${encoded(id)}/notes`),
  saveNotes: (id: string, text: string) => put<unknown>(`/tables/${encoded(id)}/notes`, { text }),

  check: (position: Position, options: object) => post<{ board: Board }>("/positions/check", { position, options }),
  share: (position: Position, options: object) => post<{ id: string }>("/positions", { position, options }),
  shared: (id: string) => get<SharedPosition>(`/positions/${encoded(id)}`),
};
