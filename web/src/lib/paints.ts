export * from "./paints.svelte";
