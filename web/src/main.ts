import { mount } from "svelte";
import "./app/app.css";
import App from "./App.svelte";
import { api, speak } from "./lib/api";
import { firstLanguage, isChosen, meet, settings, wear } from "./lib/settings";
import { loadTexts } from "./lib/texts";

async function start(): Promise<void> {
  wear();
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", wear);
  if (!isChosen()) settings.language = firstLanguage(navigator.languages, await api.languages().catch(() => []));
  const spoken = settings.language;
  speak(spoken);
  await loadTexts(spoken).catch(() => undefined);
  mount(App, { target: document.getElementById("app")! });
  meet(await api.me());
  if (settings.language !== spoken) location.reload(); // an account brought another language along
}

void start().catch(() => undefined);
