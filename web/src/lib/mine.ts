export * from "./mine.svelte";
