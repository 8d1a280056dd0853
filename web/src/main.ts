import { mount } from "svelte";
import "./app/app.css";
import App from "./App.svelte";
import { api, speak } from "./lib/api";
import { meet, settings, wear } from "./lib/settings";
import { loadTexts } from "./lib/texts";

async function start(): Promise<void> {
  wear();
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", wear);
  speak(settings.language);
  await loadTexts(settings.language).catch(() => undefined);
  mount(App, { target: document.getElementById("app")! });
  meet(await api.me());
}

void start().catch(() => undefined);
