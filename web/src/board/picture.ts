/** The picture of a scene in the page: one group for each layer, drawn anew only where its hash has changed. */

import { animateChanges, prefersStillness } from "./animation";
import { markupOf } from "./layers";
import { changes, type PlacedPiece, placedPieces } from "./moves";
import type { Drawing, Layer, Scene, Sprite } from "../lib/types";

const SVG = "http://www.w3.org/2000/svg";

interface Drawn {
  group: SVGGElement;
  layer: Layer;
}

export class Picture {
  private drawn: Drawn[] = [];
  private title = "";

  /** `under` holds the ground, so that light can fall between it and what stands on it. */
  constructor(
    private under: SVGGElement,
    private over: SVGGElement,
    private ghosts: SVGGElement,
  ) {}

  show(scene: Scene, drawing: Drawing, still = false): void {
    const isSameScene = this.title === scene.title && this.drawn.length === scene.layers.length;
    const changed = scene.layers.map((layer, i) => !isSameScene || this.drawn[i]?.layer.hash !== layer.hash);
    const before = this.placedPieces(changed);
    if (!isSameScene) this.clear(scene);
    scene.layers.forEach((layer, i) => changed[i] && this.redraw(i, layer, drawing));
    if (isSameScene && !still && !prefersStillness()) animateChanges(changes(before, this.placedPieces(changed)), this.ghosts);
  }

  /** The sprite that an element of the page draws. */
  spriteAt(element: Element): Sprite | undefined {
    const ownGroup = element.closest("[data-layer] > g");
    const found = ownGroup && this.drawn.find(({ group }) => group === ownGroup.parentNode);
    return found ? found.layer.sprites?.[[...found.group.children].indexOf(ownGroup)] : undefined;
  }

  private clear(scene: Scene): void {
    this.title = scene.title;
    [this.under, this.over, this.ghosts].forEach((group) => group.replaceChildren());
    this.drawn = scene.layers.map((layer, i) => {
      const group = document.createElementNS(SVG, "g");
      group.setAttribute("data-layer", layer.name);
      (i === 0 ? this.under : this.over).append(group);
      return { group, layer: { name: layer.name, hash: "", sprites: [] } };
    });
  }

  private redraw(i: number, layer: Layer, drawing: Drawing): void {
    const drawn = this.drawn[i]!;
    drawn.group.innerHTML = markupOf(layer, drawing);
    drawn.layer = layer;
  }

  private placedPieces(changed: boolean[]): PlacedPiece[] {
    return this.drawn.flatMap(({ group, layer }, i) => (changed[i] ? placedPieces(layer.sprites ?? [], group.children) : []));
  }
}
