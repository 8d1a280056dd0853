export { default as TablePage } from "./TablePage.svelte";
