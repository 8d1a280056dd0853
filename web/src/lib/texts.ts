// Every sentence of the page: Fluent messages from the server. English stands in for what is missing.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export const FALLBACK = "en";

let bundles: FluentBundle[] = [];

export function addTexts(language: string, source: string): void {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(source), { allowOverrides: true });
  bundles = [...bundles, bundle];
}

/** Fetch the texts of a language, and English behind them. */
export async function loadTexts(language: string): Promise<void> {
  const languages = language === FALLBACK ? [language] : [language, FALLBACK];
  const sources = await Promise.all(languages.map((each) => source(each)));
  bundles = [];
  languages.forEach((each, index) => addTexts(each, sources[index] ?? ""));
  document.documentElement.lang = language;
}

async function source(language: string): Promise<string> {
  const response = await fetch(`/api/texts/${encodeURIComponent(language)}`);
  return response.ok ? response.text() : "";
}

export function hasText(key: string): boolean {
  return bundles.some((bundle) => bundle.hasMessage(key));
}

/** A message, filled in; its key if nobody has written it. */
export function t(key: string, args?: Record<string, FluentVariable>): string {
  for (const bundle of bundles) {
    const message = bundle.getMessage(key);
    if (message?.value) return bundle.formatPattern(message.value, args);
  }
  return key;
}
