export { default as BoardView } from "./BoardView.svelte";
export { fill } from "./layers";
export { type Light, lightsOf } from "./lights";
