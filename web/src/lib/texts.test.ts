import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { addTexts, hasText, t } from "./texts";

const web = readFileSync("../src/smallwars/texts/en/web.ftl", "utf-8");

it("fills in the messages of the page", () => {
  addTexts("en", web);
  expect(t("turn-of", { name: "EOKA" })).toBe("EOKA to move");
  expect(t("nav-your-turn", { count: 1 })).toBe("Your turn");
  expect(t("rules-found", { count: 0 })).toBe("Nothing found.");
});

it("gives the key where there is no message", () => {
  expect(t("no-such-message")).toBe("no-such-message");
});

const sources = import.meta.glob(["../**/*.svelte", "../**/*.ts", "!../**/*.test.ts"], { query: "?raw", import: "default", eager: true }) as Record<string, string>;
const table = (() => {
  try {
    return readFileSync("../src/smallwars/texts/en/web_table.ftl", "utf-8");
  } catch {
    return "";
  }
})();

it("has every message that the page asks for", () => {
  addTexts("en", table);
  const asked = Object.values(sources).flatMap((text) => [...text.matchAll(/\bt\(\s*"([a-z][a-z0-9-]*)"/g)].map((match) => match[1]!));
  expect([...new Set(asked)].filter((key) => !hasText(key))).toEqual([]);
});
