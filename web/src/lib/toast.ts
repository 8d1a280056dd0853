export * from "./toast.svelte";
