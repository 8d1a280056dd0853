import { mount } from "svelte";
import "./app/app.css";
import App from "./App.svelte";
import { api, setLanguage } from "./lib/api";
import { firstLanguage, hasChosenLanguage, setPerson, settings, applySettings } from "./lib/settings";
import { loadTexts } from "./lib/texts";

async function start(): Promise<void> {
  applySettings();
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", applySettings);
  if (!hasChosenLanguage()) settings.language = firstLanguage(navigator.languages, await api.languages().catch(() => []));
  const spoken = settings.language;
  setLanguage(spoken);
  await loadTexts(spoken).catch(() => undefined);
  mount(App, { target: document.getElementById("app")! });
  setPerson(await api.me());
  if (settings.language !== spoken) location.reload(); // an account brought another language along
}

void start().catch(() => undefined);
