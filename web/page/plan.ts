// The plan in words: what the set takes, what to buy, how to print it, and how to make the same again.

import { count, fill, h } from "./dom";
import type { MadeFile, Plan } from "./protocol";
import type { Words } from "./words/en";

/** The members of a plan that this page uses; docs/book/plan.schema.json describes them. */
export interface Kit {
  name: string;
  paper: string;
  sets: number;
  square_mm: number;
  board_mm: number;
  discs_fit: boolean;
  sheets: Record<string, number>;
  cuts: Record<"straight" | "round" | "folds" | "joins", number>;
  minutes: number;
  one_set: { minutes: number };
  command: string;
  ink_percent: { all: number };
  back?: { command?: string };
  laser?: { beds: unknown[] };
  files: { file: string; sides: "one" | "short-edge" | "long-edge" | "manual"; pages: PlannedPage[] }[];
}
export interface PlannedPage {
  page: number;
  media: string;
  side: "only" | "first" | "second";
  title: string;
  width_mm: number;
  height_mm: number;
  parts: { part: string; count: number }[];
  label_sheet?: string;
}

export const kitsOf = (plan: Plan): Kit[] => plan.kits as unknown as Kit[];

/** Returns all that is made as one kit: several games with one set of pieces are printed together. */
export function kitOf(plan: Plan): Kit {
  const sum = (one: Record<string, number>, other: Record<string, number>) => Object.fromEntries(Object.keys(one).map((key) => [key, (one[key] ?? 0) + (other[key] ?? 0)]));
  return kitsOf(plan).reduce((one, other) => ({
    ...one,
    name: one.name.split(", ").includes(other.name) ? one.name : `${one.name}, ${other.name}`,
    discs_fit: one.discs_fit && other.discs_fit,
    sheets: sum(one.sheets, other.sheets),
    cuts: sum(one.cuts, other.cuts) as Kit["cuts"],
    minutes: one.minutes + other.minutes,
    one_set: { minutes: one.one_set.minutes + other.one_set.minutes },
    files: [...one.files, ...other.files],
  }));
}

/** Writes minutes as people say them. */
export function time(minutes: number, words: Words): string {
  const hours = Math.round(minutes / 30) / 2;
  return minutes < 100 ? count(words.minutes, minutes) : fill(words.hours, { n: hours.toLocaleString(words.tag) });
}

/** Says in one line what a set takes. */
export function facts(kit: Kit, words: Words): string {
  const pages = kit.files.reduce((sum, file) => sum + file.pages.length, 0);
  const beds = kit.laser ? [count(words.laser, kit.laser.beds.length)] : [];
  const paper = (words.papers as Record<string, string>)[kit.paper] ?? kit.paper.toUpperCase();
  return [pages && paper, pages && count(words.pages, pages), pages && sheets(kit, words), ...beds, kit.minutes && fill(words.toMake, { time: time(kit.minutes, words) })].filter(Boolean).join(" · ");
}

function sheets(kit: Kit, words: Words): string {
  const all = Object.entries(kit.sheets).filter(([, n]) => n > 0);
  return all.map(([media, n]) => count(words.sheetsOf[media] ?? words.sheets, n)).join(", ");
}

/** Writes numbers of pages as ranges. */
function ranges(numbers: number[], words: Words): string {
  const runs: number[][] = [];
  for (const n of [...new Set(numbers)].sort((a, b) => a - b)) {
    if (runs.at(-1)?.at(-1) === n - 1) runs.at(-1)!.push(n);
    else runs.push([n]);
  }
  const list = runs.map((run) => (run.length > 2 ? fill(words.to, { a: run[0]!, b: run.at(-1)! }) : run.join(", "))).join(", ");
  return count(words.pageList, numbers.length).replace("{list}", list);
}

/** Says for a file what its pages are printed on, and on which sides. */
function printing(file: Kit["files"][number], words: Words): string[] {
  const isTurned = file.sides !== "one";
  const kinds = new Map<string, number[]>();
  for (const { page, media, side, width_mm: w, height_mm: h_, label_sheet: name = "" } of file.pages) {
    const stock = fill(words.stock[media] ?? media, { w: Math.round(w), h: Math.round(h_), name });
    // Without an order of its own a sheet is turned over the edge that keeps both sides upright.
    const sides = isTurned ? "" : side === "only" ? `, ${words.oneSide}` : `, ${words.bothSides[w > h_ ? "short" : "long"]}`;
    const line = stock + sides;
    kinds.set(line, [...(kinds.get(line) ?? []), page]);
  }
  const lines = [...kinds].map(([line, pages]) => fill(words.stockOf, { pages: ranges(pages, words), stock: line }));
  return isTurned ? [words.whole[file.sides]!, ...lines] : lines;
}

const list = (className: string, lines: (string | false)[]) => h("ul", { class: className }, ...lines.filter(Boolean).map((line) => h("li", {}, line)));

export interface Doings {
  copy(text: string): void;
  saveFolder(files: MadeFile[]): void;
}

/** Fills the section of the plan. `choices` tell whether film is used. */
export function showPlan(place: HTMLElement, plan: Plan, words: Words, isFilm: boolean, doings: Doings): void {
  const kit = kitOf(plan);
  const { straight, round, folds, joins } = kit.cuts;
  const pages = kit.files.flatMap((file) => file.pages);
  const pieces = pages.some((page) => page.parts.some(({ part }) => part === "king"));
  const isClass = straight > 0 && round === 0 && folds === 0 && joins === 0;
  const tools = [straight + round > 0 && (isClass ? words.tools.scissors : words.tools.knife), !isClass && round > 0 && words.tools.scissors, folds > 0 && words.tools.glue, joins > 0 && words.tools.tape, isFilm && words.tools.film];
  const cuts = (["straight", "round", "folds", "joins"] as const).map((kind) => kit.cuts[kind] > 0 && count(words.cuts[kind]!, kit.cuts[kind]));
  const button = (label: string, onclick: () => void) => h("button", { type: "button", class: "quiet", onclick }, label);
  const code = (text: string) => h("p", { class: "command" }, h("code", { tabindex: "0" }, text), button(words.copyCommand, () => doings.copy(text)));
  place.replaceChildren(
    h("h2", {}, words.plan),
    h("div", { class: "columns" },
      h("section", {}, h("h3", {}, words.buy), list("needs", [...Object.entries(kit.sheets).filter(([, n]) => n > 0).map(([media, n]) => count(words.sheetsOf[media] ?? words.sheets, n)), ...tools]), pieces && h("p", { class: "help" }, words.small)),
      h("section", {}, h("h3", {}, words.makeIt), list("facts", [kit.minutes > 0 && fill(words.toMake, { time: time(kit.minutes, words) }), kit.sets > 1 && fill(words.eachSet, { time: time(kit.one_set.minutes, words) }), ...cuts,
        kit.board_mm > 0 && fill(words.boardSize, { mm: kit.board_mm.toLocaleString(words.tag), cell: kit.square_mm.toLocaleString(words.tag) }), !kit.discs_fit && words.discsTouch, pages.length > 0 && fill(words.inkShare, { n: kit.ink_percent.all.toLocaleString(words.tag) })])),
      h("section", { class: "wide" }, h("h3", {}, words.print), pages.length > 0 && h("p", {}, words.scale), pages.length === 0 && h("p", {}, words.noPages),
        ...kit.files.map((file) => h("div", {}, kit.files.length > 1 && h("h4", {}, file.file), list("printing", printing(file, words))))),
      h("section", { class: "wide" }, h("h3", {}, words.again2), h("p", {}, words.linkHelp, " ", button(words.copyLink, () => doings.copy(location.href))), h("p", {}, `${words.command}:`), code(kit.command),
        plan.folder && plan.folder.length > 0 && h("p", {}, words.folder, " ", button(words.saveFolder, () => doings.saveFolder(plan.folder!))),
        ...plan.notices.map((notice) => h("p", { class: "notice" }, notice)), h("p", { class: "help" }, words.licence))));
}
