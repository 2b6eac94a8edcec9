// The stage: the board first, then every page, large in one place and small in a row below it.

import { fill, h } from "./dom";
import { kitOf, kitsOf, type PlannedPage } from "./plan";
import type { Plan, ShownPage } from "./protocol";
import type { Words } from "./words/en";

interface View {
  label: string;
  title: string;
  alt: string;
  url: string;
  /** Width on paper; the board has none until its plan is known. */
  mm?: number;
  parts: string[];
}

/** Steps of the zoom: 0 fits the page into its place, 1 is as large as on paper. */
const ZOOMS = [0, 1, 1.5, 2, 3];

export interface Stage {
  element: HTMLElement;
  showBoard(svg: string, alt: string): void;
  showPages(plan: Plan, pages: ShownPage[]): void;
  /** Turns to the first page that has the first of these parts that there is; returns its title. */
  turnTo(parts: string[]): string | null;
  busy(is: boolean): void;
}

export function stage(words: Words): Stage {
  let views: View[] = [{ label: words.board, title: "", alt: "", url: "", parts: [] }];
  let at = 0;
  let zoom = 0;

  const picture = h("img", { alt: "", id: "shown", onload: () => picture.style.setProperty("--ratio", String(picture.naturalWidth / picture.naturalHeight || 1)) });
  const frame = h("div", { class: "frame", id: "frame", role: "tabpanel", tabindex: "0", "aria-label": words.picture }, picture);
  const caption = h("p", { class: "caption" });
  const row = h("div", { class: "row", role: "tablist", "aria-label": words.stage });
  const scale = h("output", { class: "scale" });
  const zoomed = (by: number) => () => { zoom = Math.max(0, Math.min(ZOOMS.length - 1, zoom + by)); draw(); };
  const smaller = h("button", { type: "button", class: "tool", "aria-label": words.smaller, onclick: zoomed(-1) }, "−");
  const larger = h("button", { type: "button", class: "tool", "aria-label": words.larger, onclick: zoomed(1) }, "+");
  const element = h("div", { class: "table" }, frame, h("div", { class: "tools" }, caption, h("div", { class: "zoom", role: "group", "aria-label": words.zoom }, smaller, scale, larger)), row);

  // A small picture is made when it comes into sight: a page may have a million letters of drawing.
  const seen = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      const image = target.querySelector("img");
      if (isIntersecting && image?.dataset.url) (image.src = image.dataset.url), delete image.dataset.url;
    }
  }, { root: row, rootMargin: "0px 400px" });

  function draw(): void {
    const view = views[at]!;
    if (picture.src !== view.url && view.url) picture.src = view.url;
    picture.alt = view.alt;
    const factor = ZOOMS[zoom]!;
    frame.classList.toggle("enlarged", factor > 0);
    picture.style.setProperty("--width", factor ? `${(view.mm ?? 200) * factor}mm` : "auto");
    scale.textContent = factor ? `${Math.round(factor * 100).toLocaleString(words.tag)} %` : words.fit;
    smaller.disabled = zoom === 0;
    larger.disabled = zoom === ZOOMS.length - 1;
    caption.replaceChildren(h("strong", {}, view.label), view.title && ` ${view.title}`);
    [...row.children].forEach((tab, nth) => {
      tab.setAttribute("aria-selected", String(nth === at));
      tab.setAttribute("tabindex", nth === at ? "0" : "-1");
    });
    frame.setAttribute("aria-labelledby", `tab-${at}`);
  }

  function choose(nth: number, isFocused: boolean): void {
    at = Math.max(0, Math.min(views.length - 1, nth));
    frame.scrollTo(0, 0);
    draw();
    const tab = row.children[at] as HTMLElement | undefined;
    if (isFocused) tab?.focus({ preventScroll: true });
    if (tab) row.scrollTo({ left: tab.offsetLeft - row.clientWidth / 2 + tab.clientWidth / 2, behavior: matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth" });
  }

  row.addEventListener("keydown", (event) => {
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: views.length - 1 }[event.key];
    if (to !== undefined) event.preventDefault(), choose(to, true);
  });

  function rebuild(): void {
    seen.disconnect();
    row.replaceChildren(...views.map((view, nth) => {
      const image = h("img", { alt: "", "data-url": view.url });
      const tab = h("button", { type: "button", role: "tab", id: `tab-${nth}`, "aria-controls": "frame", onclick: () => choose(nth, false) }, h("span", { class: "small" }, image), h("span", { class: "number" }, view.label), h("span", { class: "title" }, view.title));
      seen.observe(tab);
      return tab;
    }));
    choose(Math.min(at, views.length - 1), false);
  }

  function page(shown: ShownPage, plan: Plan): View {
    const { files } = kitsOf(plan)[shown.kit]!;
    const { page: n, media, title, width_mm: mm, parts }: PlannedPage = files[shown.file]!.pages[shown.page]!;
    const label = fill(files.length > 1 ? words.pageIn[media]! : words.pageNumber, { n });
    const times = shown.times > 1 ? ` · ${fill(words.times, { n: shown.times })}` : "";
    return { label, title: title + times, alt: fill(words.pageOf, { page: label, title }), url: URL.createObjectURL(shown.svg), mm, parts: parts.map(({ part }) => part) };
  }

  rebuild();
  return {
    element,
    showBoard(svg, alt) {
      const old = views[0]!.url;
      views[0] = { ...views[0]!, alt, url: URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" })) };
      row.querySelector("img")?.setAttribute("src", views[0].url);
      draw();
      if (old) URL.revokeObjectURL(old);
    },
    showPages(plan, pages) {
      const kit = kitOf(plan);
      const old = views.slice(1).map((view) => view.url);
      views = [{ ...views[0]!, title: kit.name, mm: kit.board_mm || undefined }, ...pages.map((shown) => page(shown, plan))];
      rebuild();
      old.forEach((url) => URL.revokeObjectURL(url));
    },
    turnTo(parts) {
      const nth = parts.map((part) => views.findIndex((view) => view.parts.includes(part))).find((found) => found > 0) ?? 0;
      if (nth > 0 && nth !== at) choose(nth, false);
      return nth > 0 ? views[nth]!.alt : null;
    },
    busy: (is) => element.classList.toggle("busy", is),
  };
}
