export { default as BoardView } from "./BoardView.svelte";
export { default as ZoomButtons } from "./ZoomButtons.svelte";
export { fillLayers } from "./layers";
export { type Light, lightsOf } from "./lights";
