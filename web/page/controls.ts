// One control for a field of the request: a label, what is chosen with, a line of help, and room for a fault.

import { h } from "./dom";

export interface Control {
  /** The field of the request, or `king.one` and the like for a name. */
  field: string;
  element: HTMLElement;
  /** What gets the focus. */
  target: HTMLElement;
  /** What is marked if it is faulty. */
  marked: HTMLElement;
  /** The values that are chosen; none if all is as usual. */
  read(): string[];
}

/** What a change came from: words that are being typed, or a choice that is complete. */
export type Changed = (field: string, how: "typed" | "chosen") => void;

let ids = 0;
const newId = (field: string): string => `c${++ids}-${field.replace(/\W/g, "-")}`;

/** Puts label and help around what is chosen with. */
function framed(field: string, label: string, help: string, target: HTMLElement, read: () => string[], before = false): Control {
  const id = newId(field);
  target.id = id;
  if (help) target.setAttribute("aria-describedby", `${id}-help`);
  const name = h("label", { for: id }, label);
  const line = help && h("small", { id: `${id}-help` }, help);
  const element = h("div", { class: before ? "field tick" : "field", "data-field": field }, before ? target : name, before ? name : target, line);
  return { field, element, target, marked: target, read };
}

export interface Texts { placeholder?: string; suggestions?: string[]; short?: boolean; range?: [number, number]; split?: boolean }

/** A line of text, or a number in a range. */
export function text(field: string, [label, help]: [string, string], values: string[], changed: Changed, about: Texts = {}): Control {
  const { placeholder, suggestions, range, split } = about;
  const list = suggestions && newId(field);
  const input = h("input", {
    type: range ? "number" : "text", min: range?.[0], max: range?.[1], value: values.join(", "), placeholder, list,
    class: range || about.short ? "short" : null, autocomplete: "off", spellcheck: "false",
    oninput: () => changed(field, "typed"), onchange: () => changed(field, "chosen"),
  });
  const read = () => (split ? input.value.split(",") : [input.value]).map((value) => value.trim()).filter(Boolean);
  const control = framed(field, label, help, input, read);
  if (suggestions) control.element.append(h("datalist", { id: list }, ...suggestions.map((value) => h("option", { value }))));
  return control;
}

/** One of some words; "" is what is usual. */
export function select(field: string, [label, help]: [string, string], words: [value: string, label: string][], value: string, changed: Changed): Control {
  const options = words.map(([word, name]) => h("option", { value: word, selected: word === value }, name));
  const element = h("select", { onchange: () => changed(field, "chosen") }, ...options);
  return framed(field, label, help, element, () => [element.value].filter(Boolean));
}

/** Yes, or as usual. */
export function flag(field: string, [label, help]: [string, string], isOn: boolean, changed: Changed): Control {
  const input = h("input", { type: "checkbox", checked: isOn, onchange: () => changed(field, "chosen") });
  return framed(field, label, help, input, () => (input.checked ? [""] : []), true);
}

export interface Item { value: string; label: string; help?: string; more?: (Node | false)[] }
/** `cards`: each is a card with a picture. `joined`: several values are one, with commas. */
export interface GroupTexts { kind: "checkbox" | "radio"; cards?: boolean; joined?: boolean; large?: boolean }

/** A heading over boxes to tick, or over several of which one is chosen; "" is what is usual. */
export function group(field: string, [label, help]: [string, string], items: Item[], values: string[], changed: Changed, about: GroupTexts): Control {
  const name = newId(field);
  const { kind, cards, large } = about;
  const inputs = items.map(({ value }) => h("input", { type: kind, name, value, checked: values.includes(value), onchange: () => changed(field, "chosen") }));
  const rows = items.map(({ label: says, more = [], help: line }, nth) =>
    h("label", { class: cards ? "card" : "choice" }, inputs[nth], h("span", { class: "says" }, h("strong", {}, says), line && h("small", {}, line)), ...more));
  const element = h("fieldset", { class: "field", "data-field": field, id: name, role: kind === "radio" ? "radiogroup" : null, "aria-describedby": help ? `${name}-help` : null },
    h("legend", { class: large ? "large" : null }, label), help && h("small", { id: `${name}-help` }, help), h("div", { class: cards ? "cards" : "choices" }, ...rows));
  const read = () => {
    const chosen = inputs.filter((input) => input.checked && input.value).map((input) => input.value);
    return about.joined && chosen.length ? [chosen.join(",")] : chosen;
  };
  // The target is asked for when it is needed, for another may be chosen by then.
  return { field, element, marked: kind === "radio" ? element : inputs[0] ?? element, read, get target() { return inputs.find((input) => input.checked) ?? inputs[0] ?? element; } };
}

/** Marks a control as faulty, with the words of the engine beside it; `null` takes them away. */
export function mark({ element, marked }: Control, words: string | null): void {
  const id = `${marked.id}-fault`;
  element.querySelector(":scope > .fault")?.remove();
  const described = (marked.getAttribute("aria-describedby") ?? "").split(" ").filter((one) => one && one !== id);
  marked.removeAttribute("aria-invalid");
  if (words != null) {
    element.append(h("p", { class: "fault", id }, words));
    described.push(id);
    marked.setAttribute("aria-invalid", "true");
    for (let up = element.parentElement; up; up = up.parentElement) if (up instanceof HTMLDetailsElement) up.open = true;
  }
  if (described.length) marked.setAttribute("aria-describedby", described.join(" "));
  else marked.removeAttribute("aria-describedby");
}
