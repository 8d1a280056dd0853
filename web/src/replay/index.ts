export { default as PastBar } from "./PastBar.svelte";
export { firstStep, Replay } from "./replay.svelte";
export { default as ReplayBar } from "./ReplayBar.svelte";
