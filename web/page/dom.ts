// Making elements, and words with numbers in them.

import type { Count } from "./words/en";

type Child = Node | string | null | undefined | false;
type Props = Record<string, string | number | boolean | null | undefined | EventListener>;

/** Makes an element: `on…` are listeners, `true` is an attribute without a value, `false` and nothing leave it away. */
export function h<K extends keyof HTMLElementTagNameMap>(tag: K, props: Props = {}, ...children: Child[]): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (typeof value === "function") element.addEventListener(name.slice(2), value);
    else if (value !== false && value != null) element.setAttribute(name, value === true ? "" : String(value));
  }
  element.append(...children.filter((child): child is Node | string => child != null && child !== false && child !== ""));
  return element;
}

/** Returns the element of the page with this id. */
export const byId = <E extends HTMLElement = HTMLElement>(id: string): E => document.getElementById(id) as E;

/** Fills `{name}` in a text; what has no value stays as it is. */
export const fill = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{(\w+)\}/g, (all, name: string) => (name in values ? String(values[name]) : all));

/** Chooses between one and several, with the number in it. */
export const count = ([one, other]: Count, n: number): string => fill(n === 1 ? one : other, { n });

/** Draws a game's starting layout in small: a picture without words, for its card. */
export function emblem(layout: string[]): SVGSVGElement {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", `0 0 ${layout.length} ${layout.length}`);
  svg.setAttribute("aria-hidden", "true");
  for (const [side, letters] of [["attackers", "AC"], ["defenders", "DN"], ["king", "K"]] as const) {
    const path = document.createElementNS(svg.namespaceURI, "path");
    const dots = layout.flatMap((row, y) => [...row].map((letter, x) => (letters.includes(letter) ? `M${x + 0.5} ${y + 0.5}h0` : "")));
    path.setAttribute("d", dots.join(""));
    path.setAttribute("class", side);
    svg.append(path);
  }
  return svg;
}
