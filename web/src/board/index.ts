export { default as BoardView } from "./BoardView.svelte";
export { default as ZoomButtons } from "./ZoomButtons.svelte";
export { fill } from "./layers";
export { type Light, lightsOf } from "./lights";
