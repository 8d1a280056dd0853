export { default as PastBar } from "./PastBar.svelte";
export { firstOf, Replay } from "./replay.svelte";
export { default as ReplayBar } from "./ReplayBar.svelte";
