export * from "./settings.svelte";
