// The page: what is asked for, what the engine answers, and what is shown of it.

import { byId, fill, h } from "./dom";
import { begin } from "./engine";
import { type Form, form } from "./form";
import { decode, encode, usual } from "./link";
import { type Stage, stage } from "./pages";
import { facts, kitOf, showPlan } from "./plan";
import type { Asked, Catalogue, Engine, Fault, MadeFile, Plan, ShownPage } from "./protocol";
import { de } from "./words/de";
import { en, type Words } from "./words/en";
import { pt } from "./words/pt";
import { commonName, zip } from "./zip";

const TONGUES: Record<string, Words> = { en, de, "pt-BR": pt };
/** How long nobody is told that something is being made, and how long words that are typed are waited for. */
const [PATIENCE, TYPING] = [1000, 500];

/** The language of the page: the one that was chosen, or the first of the browser's that it speaks. */
let chosen: string | null = null;
const tongue = (): string => {
  const wanted = [chosen, ...navigator.languages].filter((tag): tag is string => tag != null);
  return wanted.map((tag) => Object.keys(TONGUES).find((known) => known.slice(0, 2) === tag.slice(0, 2))).find(Boolean) ?? "en";
};
const words = (): Words => TONGUES[tongue()]!;

let engine: Engine;
let catalogue: Catalogue;
let asked: Asked;
let theForm: Form;
let theStage: Stage;
let shown: { plan: Plan; pages: ShownPage[] } | null = null;
let boardKey = "";
let board = "";

// What happens, in one line that screen readers hear.

const status = byId("status");
const say = (text: string): void => { if (status.textContent !== text) status.textContent = text; };
const save = byId<HTMLButtonElement>("save");
const [stop, again, progress] = [byId("stop"), byId("again"), byId<HTMLProgressElement>("progress")];

let working: "pages" | "files" | null = null;
/** Counts what was asked for, so that an answer that came too late is known. */
let turn = 0;
let patience = 0;

function work(kind: typeof working, text: string): void {
  working = kind;
  again.hidden = true;
  say(text);
  progress.removeAttribute("value");
  progress.hidden = false;
  theStage.busy(kind === "pages");
  clearTimeout(patience);
  patience = window.setTimeout(() => (stop.hidden = false), PATIENCE);
}

function rest(text: string): void {
  const hadFocus = document.activeElement === stop;
  working = null;
  clearTimeout(patience);
  stop.hidden = progress.hidden = true;
  theStage.busy(false);
  say(text);
  if (hadFocus) save.focus();
}

const isFault = (error: unknown): error is Fault => typeof error === "object" && error !== null && "key" in error && "text" in error;
const isEnded = (error: unknown): boolean => error instanceof Error && error.name === "Ended";

function refused(error: unknown): void {
  if (isEnded(error)) return;
  if (!isFault(error)) return rest(fill(words().broken, { why: String(error) }));
  // Sentences of faults name fields as the form does.
  const text = error.text.replace(/`?(?:⟦([\w.-]+)⟧|`-?(king|defender|attacker|genitive|other)`)`?/g, (_, field: string, form: string) => fill(words().quoted, { label: theForm.label(field ?? form) }));
  const forms = [...error.text.matchAll(/`(genitive|other)`/g)].map(([, form]) => fill(words().quoted, { label: theForm.label(form!) }));
  const isInForm = theForm.mark({ ...error, text: error.key === "noun-forms-unknown" ? fill(words().formsNeeded, { forms: forms.join(", ") }) : text });
  rest(isInForm ? words().faulty : `${words().faulty} ${text}`);
  again.hidden = !isInForm;
  again.textContent = words().toFault;
  again.onclick = () => theForm.focus(error.field!);
}

const ready = (): string => (shown ? fill(words().ready, { game: kitOf(shown.plan).name, facts: facts(kitOf(shown.plan), words()) }) : "");

// Looking: the board at once, then all pages with their plan. The old ones stay until the new ones are there.

let looking: Promise<boolean> = Promise.resolve(true);
const look = (): Promise<boolean> => (looking = lookNow());

async function lookNow(): Promise<boolean> {
  const mine = ++turn;
  if (working === "pages") engine.end();
  if (working === "files") await saving;
  if (mine !== turn) return false;
  work("pages", words().drawing);
  const now = asked;
  try {
    await showBoard(now);
    const all = await engine.pages(now, tongue());
    if (mine !== turn) return false;
    shown = all;
    theForm.mark(null);
    theStage.showPages(all.plan, all.pages);
    tell();
    rest(ready());
    void lookAtThemes();
    return true;
  } catch (error) {
    if (mine === turn) refused(error);
    return false;
  }
}

const gameOf = (of: Asked) => catalogue.games.find((game) => of.choices.some(([field, value]) => field === "variant" && value === game.called))!;
const themeOf = (of: Asked): string => of.choices.find(([field]) => field === "theme")?.[1] ?? gameOf(of).theme;

async function showBoard(now: Asked): Promise<void> {
  const key = JSON.stringify(now.choices.filter(([field]) => ["variant", "option", "theme", "ink"].includes(field)));
  if (key === boardKey) return;
  board = await engine.board(now, tongue());
  if (now !== asked) return;
  boardKey = key;
  theStage.showBoard(board, boardAlt());
}
const boardAlt = (): string => fill(words().boardOf, { game: gameOf(asked).name, theme: catalogue.themes.find(({ id }) => id === themeOf(asked))?.name ?? "" });

/** What the plan says, under the stage; the name of the button. */
function tell(): void {
  if (!shown) return;
  const isFilm = asked.choices.some(([field]) => field === "laminate");
  showPlan(byId("plan"), shown.plan, words(), isFilm, { copy, saveFolder: (files) => download(zip(files), commonName(files.map(({ name }) => name))) });
  byId("plan").hidden = false;
  const isPdf = asked.choices.every(([field, value]) => field !== "format" || value === "pdf") && kitOf(shown.plan).files.length === 1;
  save.textContent = isPdf ? words().save : words().saveFiles;
}

/** Small boards of all themes, each when it is seen and nothing else is waited for; they are kept, for few games are looked at. */
const themes = new Map<string, string>();
let isLooking = false;
async function lookAtThemes(): Promise<void> {
  if (isLooking) return;
  isLooking = true;
  for (let next: [string, HTMLImageElement] | undefined; !working && (next = [...theForm.pictures].find(([, image]) => image.dataset.seen && image.dataset.of !== gameOf(asked).called)); ) {
    const [theme, image] = next;
    const game = gameOf(asked).called;
    const key = `${game} ${theme}`;
    try {
      const svg = themes.has(key) ? null : await engine.board({ choices: [["variant", game], ["theme", theme]] }, tongue());
      if (svg) themes.set(key, URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" })));
      image.src = themes.get(key)!;
    } catch { break; }
    image.dataset.of = game;
  }
  isLooking = false;
}
const seen = new IntersectionObserver((entries) => {
  for (const { isIntersecting, target } of entries) if (isIntersecting) (target as HTMLElement).dataset.seen = "yes";
  if (!working) void lookAtThemes();
}, { rootMargin: "200px" });

// Choosing: a change is kept in the address, and looked at.

let typing = 0;
function changed(field: string, how: "typed" | "chosen"): void {
  clearTimeout(typing);
  if (how === "typed") {
    typing = window.setTimeout(() => changed(field, "chosen"), TYPING);
    return;
  }
  const before = JSON.stringify(asked);
  asked = theForm.read();
  if (JSON.stringify(asked) === before) return;
  keep();
  // These change what else there is to choose.
  if (/^(variant|pack|language|\w+\.gender)$/.test(field)) showForm();
  void look().then((isShown) => isShown && /^(title|king|defender|attacker)\b/.test(field) && showNames());
}

/** Names are seen on the page of cards, or else of rules. */
function showNames(): void {
  const title = theStage.turnTo(["easy", "card", "leaflet", "wall"]);
  if (title && shown) say(fill(words().namesShown, { title }));
}

const keep = (): void => history.replaceState(null, "", `#${encode(asked, chosen)}`);

/** Shows the form anew with what is asked for; focus and opened groups stay. */
function showForm(): void {
  const place = byId("choices");
  const active = document.activeElement instanceof HTMLElement && place.contains(document.activeElement) ? document.activeElement : null;
  const all = (): HTMLElement[] => [...place.querySelectorAll<HTMLElement>("details, input, select, summary")];
  const key = (element: HTMLElement) => `${element.closest("[data-field]")?.getAttribute("data-field")} ${element.tagName} ${element instanceof HTMLInputElement && element.type !== "text" ? element.value : ""}`;
  const [focus, open] = [active && key(active), [...place.querySelectorAll("details")].map((one) => one.open)];
  const scroll = scrollY;
  seen.disconnect();
  theForm = form(catalogue, words(), asked, tongue(), changed);
  place.replaceChildren(theForm.element);
  place.querySelectorAll("details").forEach((one, nth) => (one.open ||= open[nth] ?? false));
  theForm.pictures.forEach((image) => seen.observe(image));
  if (focus) all().find((element) => key(element) === focus)?.focus({ preventScroll: true });
  scrollTo({ top: scroll, behavior: "instant" });
}

/** Shows everything in the language of the page. */
async function speak(): Promise<void> {
  const say = words();
  document.documentElement.lang = say.tag;
  document.title = byId("title").textContent = say.title;
  byId<HTMLSelectElement>("tongue").value = tongue();
  for (const [id, text] of Object.entries({ lead: say.lead, private: say.private, licences: say.licences, "one-file": say.oneFile, "tongue-label": say.pageLanguage, skip: say.toChoices, "to-plan": say.toPlan, stop: say.stop, save: say.save })) byId(id).textContent = text;
  byId("stage").setAttribute("aria-label", say.stage);
  byId("plan").setAttribute("aria-label", say.plan);
  catalogue = await engine.catalogue(tongue());
}

/** Builds what depends on language and catalogue. */
function build(): void {
  showForm();
  theStage = stage(words());
  byId("stage").replaceChildren(theStage.element);
  if (board) theStage.showBoard(board, boardAlt());
  if (shown) theStage.showPages(shown.plan, shown.pages), tell(), say(ready());
}

/** Reads the address; what it says wrongly is told, and York shown. */
function readLink(): boolean {
  const hash = location.hash.slice(1);
  const read = hash ? decode(hash, catalogue) : { asked: usual(navigator.languages, tongue()), page: null };
  asked = read?.asked ?? usual(navigator.languages, tongue());
  return read !== null;
}

// Saving.

function download(blob: Blob, name: string): void {
  const link = h("a", { href: URL.createObjectURL(blob), download: name, hidden: true });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  rest(fill(words().saved, { file: name }));
}

let saving: Promise<void> = Promise.resolve();

async function saveFiles(): Promise<void> {
  // What is being drawn is waited for: if it is refused, so would be the files.
  let isShown = true;
  while (working === "pages") say(words().saving), (isShown = await looking);
  if (!isShown || working) return;
  work("files", words().saving);
  try {
    const { files: all } = await engine.make(asked, tongue());
    // The folder of names of one’s own is for the command line; the plan offers it.
    const files = all.filter(({ name }) => !name.includes("/"));
    theForm.mark(null);
    const [only] = files;
    if (files.length === 1 && only) download(new Blob([only.bytes as BlobPart], { type: only.type }), only.name);
    else download(zip(files), commonName(files.map(({ name }: MadeFile) => name)));
  } catch (error) {
    refused(error);
  }
}

function copy(text: string): void {
  const copied = navigator.clipboard?.writeText(text) ?? Promise.reject(new Error());
  copied.then(() => say(words().copied), () => say(words().notCopied));
}

// Beginning. What the browser lacks is said before anything else.

function lacking(): string | null {
  const needs = { WebAssembly: typeof WebAssembly === "object", "Web Workers": typeof Worker === "function", "Blob URLs": typeof Blob === "function" && typeof URL.createObjectURL === "function" };
  return Object.entries(needs).find(([, is]) => !is)?.[0] ?? null;
}

async function start(): Promise<void> {
  chosen = new URLSearchParams(location.hash.slice(1)).get("page");
  const lacks = byId("lacks");
  const what = lacking();
  document.documentElement.lang = words().tag;
  const loading = h("progress", { max: 1, "aria-label": words().loading });
  lacks.replaceChildren(h("p", { role: what ? "alert" : null }, what ? fill(words().lacks, { what }) : words().loading), what ? "" : loading);
  if (what) return;
  try {
    engine = await begin((share) => (loading.value = share));
    engine.onProgress = (share) => (progress.value = share);
    void engine.font().then((bytes) => new FontFace("Elstob", bytes as BufferSource).load()).then((face) => document.fonts.add(face), () => {});
    await speak();
  } catch (error) {
    lacks.replaceChildren(h("p", { role: "alert" }, fill(words().broken, { why: error instanceof Error ? error.message : String((error as Fault).text ?? error) })));
    return;
  }
  const isRead = readLink();
  lacks.remove();
  document.body.className = "open";
  // Whoever opened the one file has it.
  byId("one-file").hidden = location.protocol === "file:";
  for (const id of ["shop", "bar", "skip"]) byId(id).hidden = false;
  build();
  keep();
  await look();
  if (!isRead) say(words().brokenLink);
}

byId("skip").onclick = byId("to-plan").onclick = (event) => {
  // The address holds the choice: it must not become the place that is jumped to.
  event.preventDefault();
  const to = byId((event.currentTarget as HTMLAnchorElement).id === "skip" ? "choices" : "plan");
  to.tabIndex = -1;
  to.focus({ preventScroll: true });
  to.scrollIntoView();
};
byId("licences").onclick = async () => {
  const place = byId("all-licences");
  place.hidden = !place.hidden;
  byId("licences").setAttribute("aria-expanded", String(!place.hidden));
  place.textContent ||= await engine.licences().catch((error) => fill(words().broken, { why: String(error) }));
};
byId("tongue").onchange = async (event) => {
  chosen = (event.target as HTMLSelectElement).value;
  await speak();
  build();
  keep();
};
stop.onclick = () => {
  turn++;
  engine.end();
  rest(words().stopped);
  again.hidden = false;
  again.textContent = words().again;
  again.onclick = () => void look();
};
save.onclick = () => void (saving = saveFiles());
addEventListener("hashchange", () => {
  const isRead = readLink();
  showForm();
  keep();
  void look().then(() => !isRead && say(words().brokenLink));
});
void start();
