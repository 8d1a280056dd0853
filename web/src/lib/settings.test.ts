import { expect, it } from "vitest";
import { change, firstLanguage, hasChosenLanguage, validSettings, settings } from "./settings";

it("takes only settings of its own, of the right kind", () => {
  expect(validSettings({ theme: "dark", size: "big", other: 1, sound: false })).toEqual({ theme: "dark", sound: false });
});

it("wears a change at once and keeps it", () => {
  change({ theme: "dark", size: 130 });
  expect(document.documentElement.dataset.theme).toBe("dark");
  expect(document.documentElement.style.fontSize).toBe("130%");
  expect(JSON.parse(localStorage.getItem("smallwars.settings")!)).toMatchObject({ theme: "dark", size: 130 });
  expect(settings.theme).toBe("dark");
});

it("speaks the first language of the browser in which there are texts", () => {
  expect(firstLanguage(["fr-FR", "ja-JP", "en"], ["en", "ja"])).toBe("ja");
  expect(firstLanguage(["fr"], ["en", "ja"])).toBe("en");
  expect(firstLanguage([], [])).toBe("en");
  change({ language: "ja" });
  expect(hasChosenLanguage()).toBe(true);
});
