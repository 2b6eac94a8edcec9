// Where the program and its packs come from: files beside the page; in the single file the page itself.

/** Said by the build: the length of each part, its file (in the single file the length that it is packed in), and the worker's file. */
declare const PARTS: Record<string, [place: string | number, length: number]>;
declare const WORKER: string;
/** Said by the build: whether this is the single file. */
declare const INSIDE: boolean;

/** The name of the program among the parts. */
const PROGRAM = "program";

/** Returns how many bytes these parts have, and the program if the base is among them; 0 for a part that there is not. */
export function total(names: string[]): number {
  const all = names.includes("base") ? [...names, PROGRAM] : names;
  return all.reduce((sum, name) => sum + (PARTS[name]?.[1] ?? 0), 0);
}

type Count = (bytes: number) => void;

/** The whole page, once it is read. */
const whole = new Promise<void>((done) => {
  if (document.readyState === "loading") addEventListener("DOMContentLoaded", () => done());
  else done();
});

/** Returns what an element of the single file says. */
async function said(name: string): Promise<string> {
  await whole;
  return document.getElementById(`part-${name}`)?.textContent ?? "";
}

/** Letters that stand for no seven bits of their own, for a file may not have them: `web/pack.mjs` has the other half. */
const MISSING = [0, 10, 13, 60];

/** Reads bytes from letters of seven bits each. A letter beyond ASCII is two: the number of a missing one, and the next. */
function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(Math.ceil(text.length * 1.8));
  let [at, bits, held] = [0, 0, 0];
  const add = (seven: number): void => {
    bits = ((bits << 7) | seven) & 0x7fff;
    held += 7;
    if (held >= 8) bytes[at++] = (bits >> (held -= 8)) & 0xff;
  };
  for (let nth = 0; nth < text.length; nth++) {
    const letter = text.charCodeAt(nth);
    if (letter >= 0x100) add(MISSING[(letter - 0x100) >> 7]!);
    add(letter & 0x7f);
  }
  return bytes.subarray(0, at);
}

/** Unpacks a part of the single file, in a worker of its own, so that the page stays awake. */
async function unpacked(name: string): Promise<ArrayBuffer> {
  const [packed, length] = PARTS[name]!;
  const letters = bytesOf(await said(name)).subarray(0, Number(packed));
  const own = new Worker(await worker());
  try {
    return await new Promise((done, fail) => {
      own.onmessage = ({ data }) => (data instanceof ArrayBuffer ? done(data) : fail(new Error(data.broken)));
      own.postMessage({ packed: letters, length });
    });
  } finally {
    own.terminate();
  }
}

/** Returns the bytes of a part as they come. */
async function stream(name: string): Promise<ReadableStream<Uint8Array>> {
  if (INSIDE) return new Blob([await unpacked(name)]).stream();
  const [place] = PARTS[name]!;
  const response = await fetch(String(place));
  if (!response.ok || !response.body) throw new Error(`${place}: ${response.status}`);
  return response.body;
}

async function counted(name: string, count: Count, type: string): Promise<Response> {
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, out) {
      count(chunk.length);
      out.enqueue(chunk);
    },
  });
  return new Response((await stream(name)).pipeThrough(counter), { headers: { "Content-Type": type } });
}

/** Loads a pack. */
export async function load(name: string, count: Count = () => {}): Promise<ArrayBuffer> {
  return (await counted(name, count, "application/octet-stream")).arrayBuffer();
}

/** Loads and compiles the program. */
export async function program(count: Count): Promise<WebAssembly.Module> {
  return WebAssembly.compileStreaming(counted(PROGRAM, count, "application/wasm"));
}

/** Returns the address of the worker. */
export async function worker(): Promise<string> {
  return INSIDE ? URL.createObjectURL(new Blob([await said("worker")], { type: "text/javascript" })) : WORKER;
}

/** Keeps the page for visits without a network, if the browser can. */
export function keep(): void {
  if (!INSIDE && "serviceWorker" in navigator) navigator.serviceWorker.register("offline.js").catch(() => {});
}
