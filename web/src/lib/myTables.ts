export * from "./myTables.svelte";
