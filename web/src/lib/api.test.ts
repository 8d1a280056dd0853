import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { api, ApiError } from "./api";

const answer = (status: number, body: unknown) => new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json" } });

beforeEach(() => {
  document.cookie = "csrftoken=abc";
});
afterEach(() => vi.unstubAllGlobals());

it("sends the csrf header with what changes something", async () => {
  const fetched = vi.fn(async () => answer(200, { table: "t1" }));
  vi.stubGlobal("fetch", fetched);
  expect(await api.claim("tok en")).toEqual({ table: "t1" });
  const [address, init] = fetched.mock.calls[0] as unknown as [string, RequestInit];
  expect(address).toBe("/api/seats/tok%20en?lang=en");
  expect(init.headers).toMatchObject({ "x-csrftoken": "abc" });
});

it("asks once more after a new signature", async () => {
  const answers = [answer(403, { detail: "signature", extra: { csrf: true } }), answer(200, { table: "t1" })];
  const fetched = vi.fn(async () => answers.shift()!);
  vi.stubGlobal("fetch", fetched);
  await api.claim("x");
  expect(fetched).toHaveBeenCalledTimes(2);
});

it("tells what the server told", async () => {
  vi.stubGlobal("fetch", async () => answer(409, { detail: "The page is stale.", extra: { seq: 9 } }));
  const error = await api.table("t1").catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ status: 409, message: "The page is stale.", extra: { seq: 9 } });
});

it("names a lost connection", async () => {
  vi.stubGlobal("fetch", async () => Promise.reject(new TypeError("failed")));
  await expect(api.titles()).rejects.toMatchObject({ status: 0, message: "error-network" });
});
