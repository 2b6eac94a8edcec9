// The form: what most people choose in five groups, and all else that the program's table of options has under “More”.

import { type Changed, type Control, flag, group, type Item, mark, select, text } from "./controls";
import { count, emblem, fill, h } from "./dom";
import { BEGUN_WITH, namesAsFields, namesOf, type Piece, PIECES } from "./link";
import type { Asked, Catalogue, Choice, Fault, Game } from "./protocol";
import type { Words } from "./words/en";

/** Fields with a place of their own in the form; all others stand under “More”. */
const PLACED = ["variant", "option", "theme", "paper", "ink", "pack", "sets", "label", "players", "language", "maker", "maker-on-board"];

const USUAL_GENDER = "masculine";

export interface Form {
  element: HTMLElement;
  /** What is asked for now. */
  read(): Asked;
  /** Marks the field of a fault; returns whether it is in the form. */
  mark(fault: Fault | null): boolean;
  focus(field: string): void;
  label(field: string): string;
  /** The pictures of the themes, by id, to be filled when they are seen. */
  pictures: Map<string, HTMLImageElement>;
}

export function form(catalogue: Catalogue, words: Words, asked: Asked, language: string, changed: Changed): Form {
  const controls: Control[] = [];
  const values = (field: string): string[] => asked.choices.filter(([of]) => of === field).map(([, value]) => value);
  const value = (field: string): string => values(field)[0] ?? "";
  const add = (control: Control): HTMLElement => (controls.push(control), control.element);
  const option = (field: string) => catalogue.options.find((one) => one.field === field)!;
  const known = (field: string): [string, string][] =>
    (option(field).words ?? []).map((word) => [word, words.values[field]?.[word] ?? word]);
  const legend = (field: string): [string, string] => words.options[field] ?? [field, ""];
  const section = (id: string, title: string, help: string, ...children: (Node | string | false)[]) =>
    h("section", { class: "group", id, "aria-labelledby": `${id}-title` }, h("h2", { id: `${id}-title` }, title), help && h("p", { class: "help" }, help), ...children);

  // The game, its options and its look, which follow it.
  const game = catalogue.games.find((one) => one.called === value("variant")) ?? catalogue.games[0]!;
  const card = (one: Game): Item => {
    const facts = [fill(words.squares, { n: one.size }), count(words.pieces, one.layout.join("").replace(/\./g, "").length), fill(words.length, { from: one.minutes[0], to: one.minutes[1] })];
    const badge = one.mark && h("span", { class: "badge" }, words[one.mark]);
    return { value: one.called, label: one.name, help: one.line, more: [emblem(one.layout), h("span", { class: "measures" }, facts.join(" · ")), badge ?? false] };
  };
  // A game that people ask for by a name without a number is one of the well-known.
  const rank = (one: Game) => (one.called === BEGUN_WITH ? 0 : one.mark === "usual" ? 1 : one.mark ? 2 : 3);
  const sorted = [...catalogue.games].sort((a, b) => rank(a) - rank(b) || a.size - b.size);
  const [first, others] = [sorted.filter((one) => !/\d/.test(one.called)), sorted.filter((one) => /\d/.test(one.called))];
  const games = group("variant", [words.game, words.gameHelp], [...first, ...others].map(card), [game.called], changed, { kind: "radio", cards: true, large: true });
  const cards = games.element.querySelector(".cards")!;
  const rare = h("div", { class: "cards" }, ...[...cards.children].slice(first.length));
  cards.after(h("details", { open: others.includes(game) }, h("summary", {}, fill(words.moreGames, { n: others.length })), rare));
  const playable = game.options.length > 0 && add(group("option", legend("option"), game.options.map(({ id, title }) => ({ value: id, label: title })), values("option"), changed, { kind: "checkbox" }));

  const pictures = new Map<string, HTMLImageElement>();
  const looks = catalogue.themes.map(({ id, name, line }): Item => {
    const picture = h("img", { alt: "", class: "look" });
    pictures.set(id, picture);
    return { value: id === game.theme ? "" : id, label: name, help: id === game.theme ? `${line} (${words.ownLook})` : line, more: [picture] };
  });
  const theme = value("theme") === game.theme ? "" : value("theme");

  // Paper: the two that nearly everybody has, and any other in words.
  const two = Object.entries(words.papers);
  const isOther = !two.some(([paper]) => paper === value("paper"));
  const other = text("paper", [words.otherPaperLabel, words.options.paper![1]], isOther ? values("paper") : [], changed, { suggestions: option("paper").words?.filter((word) => !(word in words.papers)), short: true });
  const papers = group("paper", [words.paper, ""], [...two.map(([id, name]) => ({ value: id, label: name, help: words.papersHelp[id as "a4"] })), { value: "other", label: words.otherPaper }], [isOther ? "other" : value("paper")], (field, how) => {
    other.element.hidden = papers.read()[0] !== "other";
    if (other.element.hidden) changed(field, how);
    else other.target.focus();
  }, { kind: "radio" });
  other.element.hidden = !isOther;
  papers.element.append(other.element);
  controls.push({ field: "paper", element: papers.element, get target() { return isOther ? other.target : papers.target; }, get marked() { return papers.read()[0] === "other" ? other.marked : papers.marked; }, read: () => (papers.read()[0] === "other" ? other.read() : papers.read()) });
  const inks = known("ink").map(([id, name]): Item => ({ value: id === option("ink").default ? "" : id, label: name }));

  const pack = value("pack");
  const packs = Object.keys(words.packs).map((id): Item => ({ value: id, label: words.packs[id]!, help: words.packsHelp[id] }));
  const hint = pack === "class" && game.size > 7 && h("p", { class: "hint" }, words.classHint, " ", h("button", { type: "button", class: "link", onclick: () => {
    const small = games.element.querySelector<HTMLInputElement>("input[value=brandubh]");
    if (small) (small.checked = true), changed("variant", "chosen");
  } }, words.takeBrandubh));

  // Words: the set's language, others beside it, and names of one's own with the forms that the language needs.
  const [tongue = "en", ...also] = value("language").split(",").filter(Boolean);
  const tongues = catalogue.languages.map(({ tag, name }): [string, string] => [tag, name]);
  const language1 = select("language", [words.language, ""], tongues, tongue, changed);
  const language2 = group("language", [words.also, ""], tongues.filter(([tag]) => tag !== tongue).map(([tag, name]) => ({ value: tag, label: name })), also, changed, { kind: "checkbox" });
  controls.push({ ...language1, read: () => {
    const all = [language1.read()[0] ?? "en", ...language2.read().filter((tag) => tag !== language1.read()[0])].join(",");
    return all === "en" ? [] : [all];
  } });
  const given = namesAsFields(asked.names);
  const of = (field: string): string[] => given.filter(([name]) => name === field).map(([, word]) => word);
  const genders = tongue === "en" ? [] : Object.entries(words.genders).filter(([id]) => tongue === "de" || id !== "neuter");
  const gender = (piece: Piece): string => of(`${piece}.gender`)[0] ?? USUAL_GENDER;
  const names = PIECES.map((piece) => h("fieldset", { class: "name" }, h("legend", {}, words.namesOf[piece]),
    genders.length > 0 && add(select(`${piece}.gender`, [words.gender, ""], genders, gender(piece), changed)),
    add(text(`${piece}.one`, [piece === "king" ? words.name : words.one, ""], of(`${piece}.one`), changed, { placeholder: words.oneOf[piece] })),
    piece !== "king" && add(text(`${piece}.other`, [words.other, ""], of(`${piece}.other`), changed, { placeholder: words.otherOf[piece] })),
    tongue === "de" && gender(piece) !== "feminine" && add(text(`${piece}.genitive`, [words.genitive, ""], of(`${piece}.genitive`), changed, { placeholder: words.genitiveOf[piece] }))));

  // Everything else, as the program lists it.
  const control = (field: string): Control => {
    const { takes, range, default: usual } = option(field);
    const some = option(field).words ?? [];
    const said = words.values[field] ?? {};
    const asUsual: [string, string] = ["", said[""] ?? (usual ? fill(words.asUsualIs, { value: said[usual] ?? usual }) : words.asUsual)];
    if (field === "share-pieces") {
      const others = group(field, legend(field), sorted.filter((one) => one !== game).map((one) => ({ value: one.called, label: one.name })), values("variant").slice(1), changed, { kind: "checkbox" });
      controls.push({ ...others, field: "variant" });
      return { ...others, read: () => (others.read().length ? [""] : []) };
    }
    if (takes === "nothing") return flag(field, legend(field), values(field).length > 0, changed);
    if (field === "back") return select(field, legend(field), [...Object.entries(words.values.back!), ...sorted.map((one): [string, string] => [one.called, one.name])], value(field), changed);
    if (takes === "word") return select(field, legend(field), [asUsual, ...known(field)], value(field), changed);
    if (takes === "words" || field === "parts")
      return group(field, legend(field), some.map((word) => ({ value: word, label: words.values[field]?.[word] ?? word })), values(field).join(",").split(","), changed, { kind: "checkbox", joined: true });
    return text(field, legend(field), values(field), changed, { range, split: takes === "each", short: takes !== "list", suggestions: some.length ? some : undefined });
  };
  const more = Object.entries(words.headings).map(([heading, title]) => {
    const fields = catalogue.options.filter((one) => one.heading === heading && !PLACED.includes(one.field));
    return fields.length > 0 && h("section", { class: "rest" }, h("h3", {}, title), ...fields.map(({ field }) => add(control(field))));
  });
  const isMore = asked.choices.some(([field]) => !PLACED.includes(field));
  const players = legend("players");

  const element = h("form", { onsubmit: (event) => event.preventDefault(), "aria-label": words.choices, autocomplete: "off" },
    h("section", { class: "group", id: "game" }, add(games), playable),
    h("section", { class: "group", id: "look" }, add(group("theme", [words.look, words.lookHelp], looks, [theme], changed, { kind: "radio", cards: true, large: true }))),
    section("printing", words.printing, "", papers.element, add(group("ink", legend("ink"), inks, [value("ink") === option("ink").default ? "" : value("ink")], changed, { kind: "radio" }))),
    h("section", { class: "group", id: "whom" }, add(group("pack", [words.whom, ""], packs, [pack], changed, { kind: "radio", large: true })), hint,
      add(text("sets", legend("sets"), values("sets"), changed, { range: option("sets").range, placeholder: "1" })),
      add(text("label", legend("label"), values("label"), changed)),
      (pack === "club" || values("players").length > 0) && add(text("players", players, values("players"), changed))),
    section("words", words.words, "", language1.element, language2.element,
      h("details", { id: "names", open: given.length > 0 }, h("summary", {}, words.names), h("p", { class: "help" }, words.namesHelp),
        add(text("title", [words.nameTitle, ""], of("title"), changed)), ...names),
      add(text("maker", legend("maker"), values("maker"), changed)), add(flag("maker-on-board", legend("maker-on-board"), values("maker-on-board").length > 0, changed))),
    h("details", { class: "group", id: "more", open: isMore }, h("summary", {}, h("h2", {}, words.more)), h("p", { class: "help" }, words.moreHelp), ...more));

  const find = (name: string) => {
    const field = name.replace(/^names\./, "");
    return controls.find((one) => one.field === field) ?? controls.find((one) => one.field.startsWith(`${field}.`));
  };
  return {
    element,
    pictures,
    read: () => {
      const all = controls.flatMap(({ field, read }) => read().map((one): Choice => [field, one]));
      const isName = ([field]: Choice) => field === "title" || field.includes(".");
      // A gender without a name is kept if it was chosen: which forms are asked for depends on it.
      const forms = all.filter(isName).filter(([field, word]) => word !== USUAL_GENDER || all.some(([one]) => one === field.replace("gender", "one")));
      const place = ([field]: Choice) => catalogue.options.findIndex((one) => one.field === field);
      return { choices: all.filter((one) => !isName(one)).sort((a, b) => place(a) - place(b)), names: namesOf(forms) ?? {} };
    },
    mark: (fault) => {
      controls.forEach((one) => mark(one, null));
      const control = fault?.field ? find(fault.field) : undefined;
      if (control && fault) mark(control, fault.text);
      return control !== undefined;
    },
    focus: (field) => find(field)?.target.focus(),
    label: (field) => ({ ...words.namesOf, genitive: words.genitive, other: words.other })[field] ?? legend(field)[0],
  };
}
