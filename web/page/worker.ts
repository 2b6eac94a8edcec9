// The engine's side: a worker that runs the program, one question after another. It begins with the compiled program; packs and
// questions come in their order.

import { unpack } from "./lzma";

/** Said by the build: whether this is the single file, whose parts are unpacked here. */
declare const INSIDE: boolean;

/** What the program in WebAssembly gives: see `web/src/lib.rs`. */
interface Program {
  memory: WebAssembly.Memory;
  begin(): void;
  room(length: number): number;
  give(): void;
  ask(): number;
  start(): number;
  length(): number;
}

export type ToWorker = { packed: Uint8Array; length: number } | { module: WebAssembly.Module } | { pack: ArrayBuffer } | { nth: number; question: unknown };
export type FromWorker = { nth: number; head: string; bytes: ArrayBuffer } | { share: number } | { broken: string };

const tell = (told: FromWorker, moved: Transferable[] = []): void => postMessage(told, { transfer: moved });
let program: Program;
let why = "";

/** Writes bytes into the program's memory, and returns nothing: the program knows where they are. */
function put(bytes: Uint8Array): void {
  const at = program.room(bytes.length);
  new Uint8Array(program.memory.buffer).set(bytes, at);
}

const imports = {
  page: {
    step(kit: number, kits: number, page: number, pages: number): void {
      const ofKit = pages > 0 ? (page - 1) / pages : 0;
      tell({ share: (kit - 1 + ofKit) / kits });
    },
    broke(start: number, length: number): void {
      why = new TextDecoder().decode(new Uint8Array(program.memory.buffer, start, length));
    },
  },
};

async function take(told: ToWorker): Promise<void> {
  if (INSIDE && "packed" in told) {
    const { buffer } = unpack(told.packed, told.length);
    postMessage(buffer, { transfer: [buffer] });
  } else if ("module" in told) {
    program = (await WebAssembly.instantiate(told.module, imports)).exports as unknown as Program;
    program.begin();
  } else if ("pack" in told) {
    put(new Uint8Array(told.pack));
    program.give();
  } else if ("nth" in told) {
    put(new TextEncoder().encode(JSON.stringify(told.question)));
    const head = program.ask();
    const [start, length] = [program.start(), program.length()];
    const all = program.memory.buffer;
    const bytes = all.slice(start + head, start + length);
    tell({ nth: told.nth, head: new TextDecoder().decode(new Uint8Array(all, start, head)), bytes }, [bytes]);
  }
}

// One after another: the program has no other thread, but it takes time until it is there.
let last = Promise.resolve();
onmessage = ({ data }: MessageEvent<ToWorker>) => {
  last = last.then(() => take(data)).catch((error: unknown) => tell({ broken: why || String(error) }));
};
