// Puts files into a zip, as they are: PDFs hardly get smaller by packing. No dates but the first that zip knows.

import type { MadeFile } from "./protocol";

const TABLE = Uint32Array.from({ length: 256 }, (_, n) => {
  for (let bit = 0; bit < 8; bit++) n = n & 1 ? (n >>> 1) ^ 0xedb88320 : n >>> 1;
  return n;
});

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = TABLE[(crc ^ byte) & 0xff]! ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}

/** Little-endian numbers: `[bytes, value]`. */
function numbers(...fields: [size: 2 | 4, value: number][]): Uint8Array {
  const view = new DataView(new ArrayBuffer(fields.reduce((sum, [size]) => sum + size, 0)));
  let at = 0;
  for (const [size, value] of fields) {
    if (size === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += size;
  }
  return new Uint8Array(view.buffer);
}

/** 1 January 1980, the first day of zip; names are UTF-8 (bit 11); nothing is packed (method 0). */
const DATE = 0x21;
const UTF8 = 1 << 11;

/** Returns a zip of the files. */
export function zip(files: MadeFile[]): Blob {
  const parts: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0;
  for (const { name, bytes } of files) {
    const label = new TextEncoder().encode(name);
    const about: [2 | 4, number][] = [[2, 20], [2, UTF8], [2, 0], [2, 0], [2, DATE], [4, crc32(bytes)], [4, bytes.length], [4, bytes.length], [2, label.length], [2, 0]];
    const head = numbers([4, 0x04034b50], ...about);
    parts.push(head, label, bytes);
    directory.push(numbers([4, 0x02014b50], [2, 20], ...about, [2, 0], [2, 0], [2, 0], [4, 0], [4, offset]), label);
    offset += head.length + label.length + bytes.length;
  }
  const size = directory.reduce((sum, part) => sum + part.length, 0);
  const end = numbers([4, 0x06054b50], [2, 0], [2, 0], [2, files.length], [2, files.length], [4, size], [4, offset], [2, 0]);
  return new Blob([...parts, ...directory, end] as BlobPart[], { type: "application/zip" });
}

/** Returns what the names begin with, for the name of the zip. */
export function commonName(names: string[]): string {
  let stem = names[0] ?? "tafl";
  for (const name of names) while (!name.startsWith(stem)) stem = stem.slice(0, -1);
  return (stem.replace(/[-.]\w*$/, (end) => (names.length > 1 && end.length > 1 ? end : "")) || "tafl") + ".zip";
}
