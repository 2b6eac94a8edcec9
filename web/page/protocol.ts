// What the page asks of the engine, and what it answers. The engine is the program in WebAssembly, in a worker; `engine.ts` is
// the page's side of it and `worker.ts` the other. The shapes below are those that `web/src` reads and writes as JSON.

/** A field of a request with its value as somebody types it, as in `--paper letter`; a flag has the value "". */
export type Choice = [field: string, value: string];

/** What a class calls a kind of piece. In English only the forms are asked for. */
export interface Name {
  one: string;
  other?: string;
  gender?: "masculine" | "feminine" | "neuter";
  genitive?: string;
}

/** What is to be made: choices in any order, and names of one's own. */
export interface Asked {
  choices: Choice[];
  names?: { title?: string; king?: Name; defender?: Name; attacker?: Name };
}

/** Words for a fault of the request: `field` is the one to mark, if it is one: of the options, or `title`, `king`, `king.genitive`
 *  and their like for names. `text` is plain text of several lines; a field in it is named as `⟦cell⟧`, for the page's own words. */
export interface Fault {
  field?: string;
  key: string;
  text: string;
  bug: boolean;
}

export interface Catalogue {
  games: Game[];
  themes: { id: string; name: string; line: string }[];
  languages: { tag: string; name: string }[];
  /** All options of a request in the order of the help; `words` are those that are known, with `takes: "value"` too. */
  options: {
    field: string;
    heading: "game" | "paper" | "pieces" | "quantity" | "files";
    takes: "nothing" | "value" | "number" | "word" | "words" | "list" | "each";
    range?: [number, number];
    words?: string[];
    default?: string;
  }[];
}

export interface Game {
  /** The name by which people ask for it. */
  called: string;
  name: string;
  size: number;
  minutes: [number, number];
  line: string;
  theme: string;
  /** Rows of the starting layout from the top: A, C (a commander), D, N (a knight), K, or a dot. */
  layout: string[];
  options: { id: string; title: string }[];
  mark?: "usual" | "beginners";
}

/** What sets take, as `tafl-print plan --json` says it: a kit for each game and each language, with the members that
 *  docs/book/plan.schema.json describes; the page uses those that it needs. */
export interface Plan {
  notices: string[];
  kits: Record<string, unknown>[];
  /** With names of one's own: the files of the theme's folder that the command names. */
  folder?: MadeFile[];
}

/** A page of the set as its file will show it. Of several sets each kind of page comes once, with the number of its kind. */
export interface ShownPage {
  /** Its place in the plan: `kits[kit].files[file].pages[page]` has its title, its parts and its size in millimetres. */
  kit: number;
  file: number;
  page: number;
  times: number;
  /** An SVG with outlined letters, for an `img` (an object URL). */
  svg: Blob;
}

export interface MadeFile {
  name: string;
  type: string;
  bytes: Uint8Array;
}

/** What can be asked, each with its answer. All may be refused with a `Fault`. */
export interface Engine {
  catalogue(language: string): Promise<Catalogue>;
  /** The set as it lies on the table, as a square SVG: the board in its theme with its pieces. Reads variant, option, theme and ink. */
  board(asked: Asked, language: string): Promise<string>;
  /** The plan, and all pages in its order. */
  pages(asked: Asked, language: string): Promise<{ plan: Plan; pages: ShownPage[] }>;
  /** The files, byte for byte those of the command line: with `split` several. */
  make(asked: Asked, language: string): Promise<{ files: MadeFile[]; notices: string[] }>;
  /** The letters of the sets, for the page's own headings: an OpenType font. */
  font(): Promise<Uint8Array>;
  /** The licences of the program, its texts and fonts, and of all that is inside it: a long text. */
  licences(): Promise<string>;
  /** Is told what share of the work is done, from 0 to 1: with each kit that is begun, and with each page that is drawn or painted as dots. */
  onProgress?: (share: number) => void;
  /** Ends what runs: the worker is ended and begun anew, and whoever waits gets an `Ended`. */
  end(): void;
}
