// The choice in the address: `#variant=york&paper=letter&king.one=Kater`, and back again.

import type { Asked, Catalogue, Choice, Name } from "./protocol";

export type Piece = "king" | "defender" | "attacker";
export const PIECES: Piece[] = ["king", "defender", "attacker"];
const FORMS: (keyof Name)[] = ["one", "other", "gender", "genitive"];

export const BEGUN_WITH = "york";

/** What is begun with: York, on the paper of the reader's country. */
export function usual(languages: readonly string[], language: string): Asked {
  const country = languages.map((tag) => /-([A-Z]{2})\b/.exec(tag)?.[1]).find(Boolean) ?? "";
  const paper = "US CA MX CL CO CR DO GT HN NI PA PH PR SV VE".split(" ").includes(country) ? "letter" : "a4";
  const choices: Choice[] = [["variant", BEGUN_WITH], ["paper", paper]];
  if (language !== "en") choices.push(["language", language]);
  return { choices };
}

/** Writes names as fields `title`, `king.one` and so on. */
export function namesAsFields(names: Asked["names"] = {}): Choice[] {
  const fields: Choice[] = names.title ? [["title", names.title]] : [];
  for (const piece of PIECES) for (const form of FORMS) if (names[piece]?.[form]) fields.push([`${piece}.${form}`, names[piece]![form]!]);
  return fields;
}

/** Reads such fields; a piece without its first form has no name. `null`: a field is not one of a name. */
export function namesOf(fields: Choice[]): Asked["names"] | null {
  const names: NonNullable<Asked["names"]> = {};
  for (const [field, value] of fields) {
    const [piece, form] = field.split(".") as [Piece, keyof Name];
    if (field === "title") names.title = value;
    else if (PIECES.includes(piece) && FORMS.includes(form)) names[piece] = { ...(names[piece] ?? { one: "" }), [form]: value };
    else return null;
  }
  return names;
}

/** Returns the part of the address after `#`. `page` is the language of the page, if it was chosen. */
export function encode(asked: Asked, page: string | null): string {
  const all: Choice[] = [...asked.choices, ...namesAsFields(asked.names), ...(page ? [["page", page] as Choice] : [])];
  return new URLSearchParams(all).toString();
}

/** Reads the part of the address after `#`; `null` if it says something that this page doesn't know. */
export function decode(hash: string, catalogue: Catalogue): { asked: Asked; page: string | null } | null {
  const all = [...new URLSearchParams(hash)] as Choice[];
  const page = all.find(([field]) => field === "page")?.[1] ?? null;
  const known = new Map(catalogue.options.map((option) => [option.field, option]));
  const choices = all.filter(([field]) => known.has(field));
  const names = namesOf(all.filter(([field]) => !known.has(field) && field !== "page"));
  const isKnown = ([field, value]: Choice): boolean => {
    const { takes, words } = known.get(field)!;
    if (field === "variant") return catalogue.games.some((game) => game.called === value);
    if (field === "theme") return catalogue.themes.some((theme) => theme.id === value);
    if (takes === "nothing") return value === "";
    return takes !== "word" || !words || words.includes(value);
  };
  const games = choices.filter(([field]) => field === "variant");
  return names && games.length > 0 && choices.every(isKnown) ? { asked: { choices, names }, page } : null;
}
