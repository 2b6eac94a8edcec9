// The page's side of the engine: questions go to a worker, answers come back; what the program needs is loaded when it is first
// needed, and kept here, so that a worker that was ended is begun anew in no time.

import { keep, load, program, total, worker } from "./parts";
import type { Asked, Catalogue, Engine, Fault, MadeFile, Plan, ShownPage } from "./protocol";
import type { FromWorker, ToWorker } from "./worker";

/** Whoever waits when work is ended. */
class Ended extends Error {
  override name = "Ended";
}

interface Waiting {
  done(answer: { head: unknown; bytes: ArrayBuffer }): void;
  refuse(why: unknown): void;
}

/** The first pack: games, texts in English, fonts, and of every theme its words and colours. */
const BASE = "base";

/** Begins the engine; `loaded` is told what share of it is there. Fails if it can't be had. */
export async function begin(loaded: (share: number) => void): Promise<Engine> {
  let had = 0;
  const count = (bytes: number): void => loaded(Math.min(1, (had += bytes) / total([BASE])));
  const packs = new Map<string, ArrayBuffer>();
  const [module, base, address] = await Promise.all([program(count), load(BASE, count), worker()]);
  packs.set(BASE, base);
  keep();
  return new Run(module, packs, address);
}

class Run implements Engine {
  onProgress?: (share: number) => void;
  private worker!: Worker;
  private waiting = new Map<number, Waiting>();
  private given = new Set<string>();
  private nth = 0;

  constructor(private module: WebAssembly.Module, private packs: Map<string, ArrayBuffer>, private address: string) {
    this.start();
  }

  private start(): void {
    const worker = (this.worker = new Worker(this.address));
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if (worker !== this.worker) return;
      if ("share" in data) return this.onProgress?.(data.share);
      if ("broken" in data) return this.breaks(data.broken);
      const waiting = this.waiting.get(data.nth);
      this.waiting.delete(data.nth);
      const answer = JSON.parse(data.head) as { done: unknown } | { fault: Fault };
      if ("fault" in answer) waiting?.refuse(answer.fault);
      else waiting?.done({ head: answer.done, bytes: data.bytes });
    };
    worker.onerror = (event) => worker === this.worker && this.breaks(event.message);
    this.tell({ module: this.module });
    this.given.clear();
    for (const name of this.packs.keys()) this.give(name);
  }

  private tell(told: ToWorker): void {
    this.worker.postMessage(told);
  }

  private give(name: string): void {
    if (this.given.has(name)) return;
    this.given.add(name);
    this.tell({ pack: this.packs.get(name)! });
  }

  /** Begins a new worker, and tells all who wait for the old one why they wait in vain. */
  private anew(why: unknown): void {
    const left = [...this.waiting.values()];
    this.waiting.clear();
    this.worker.terminate();
    this.start();
    for (const waiting of left) waiting.refuse(why);
  }

  private breaks(why: string): void {
    this.anew({ key: "broken", text: why, bug: true } satisfies Fault);
  }

  end(): void {
    this.anew(new Ended());
  }

  /** Asks the worker as it is. */
  private ask(question: object): Promise<{ head: unknown; bytes: ArrayBuffer }> {
    const nth = this.nth++;
    return new Promise((done, refuse) => {
      this.waiting.set(nth, { done, refuse });
      this.tell({ nth, question });
    });
  }

  /** Asks once the packs are there that the answer needs: for a look the language's alone. */
  private async answer(ask: string, language: string, asked?: Asked, isLook = false): Promise<{ head: unknown; bytes: ArrayBuffer }> {
    const question = { asked: asked && { choices: asked.choices, names: asked.names ?? {} }, language };
    const needed = isLook ? [`language-${language}`] : ((await this.ask({ ask: "packs", ...question })).head as string[]);
    for (const name of needed.filter((name) => total([name]) > 0)) {
      if (!this.packs.has(name)) this.packs.set(name, await load(name));
      this.give(name);
    }
    return this.ask({ ask, ...question });
  }

  async catalogue(language: string): Promise<Catalogue> {
    return (await this.answer("catalogue", language, undefined, true)).head as Catalogue;
  }

  async board(asked: Asked, language: string): Promise<string> {
    return new TextDecoder().decode((await this.answer("board", language, { choices: asked.choices })).bytes);
  }

  async pages(asked: Asked, language: string): Promise<{ plan: Plan; pages: ShownPage[] }> {
    const { head, bytes } = await this.answer("pages", language, asked);
    const { plan, pages } = head as { plan: unknown; pages: (ShownPage & { length: number })[] };
    const drawings = parts(bytes, pages);
    const shown = pages.map(({ kit, file, page, times }, nth) => {
      return { kit, file, page, times, svg: new Blob([drawings[nth]!], { type: "image/svg+xml" }) };
    });
    return { plan: planned(plan), pages: shown };
  }

  async make(asked: Asked, language: string): Promise<{ files: MadeFile[]; notices: string[] }> {
    const { head, bytes } = await this.answer("make", language, asked);
    const { files, notices } = head as { files: { name: string; type: string; length: number }[]; notices: string[] };
    const contents = parts(bytes, files);
    return { files: files.map(({ name, type }, nth) => ({ name, type, bytes: contents[nth]! })), notices };
  }

  async font(): Promise<Uint8Array> {
    return new Uint8Array((await this.answer("font", "en", undefined, true)).bytes);
  }

  async licences(): Promise<string> {
    return new TextDecoder().decode(await load("licences"));
  }
}

/** Takes apart what stands one behind another. */
function parts(bytes: ArrayBuffer, list: { length: number }[]): Uint8Array<ArrayBuffer>[] {
  let at = 0;
  return list.map(({ length }) => {
    const part = new Uint8Array(bytes, at, length);
    at += length;
    return part;
  });
}

/** The plan as the program says it, with the files of its folder as bytes. */
function planned(said: unknown): Plan {
  const { folder, ...plan } = said as Omit<Plan, "folder"> & { folder?: { name: string; text: string }[] };
  if (!folder) return plan;
  const files = folder.map(({ name, text }) => ({ name, type: "text/plain", bytes: new TextEncoder().encode(text) }));
  return { ...plan, folder: files };
}
