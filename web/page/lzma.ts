// Unpacks LZMA, which packs a quarter smaller than what browsers unpack by themselves: for the single file. The stream is raw, with the
// parameters lc = 4, lp = 0 and pb = 0, and its length is known (Igor Pavlov, LZMA specification, 2015).

const LC = 4;
/** Where the probabilities of each kind of decision begin; a state is one of 12. */
const [MATCH, REP, G0, G1, G2, LONG, SLOT, SPECIAL, ALIGN, LENGTH, AGAIN, LITERAL] = [0, 12, 24, 36, 48, 60, 72, 328, 456, 472, 746, 1020];
/** Within the probabilities of a length: two choices, then short, middle and long ones. */
const [LOW, MIDDLE, HIGH] = [2, 10, 18];

export function unpack(packed: Uint8Array, length: number): Uint8Array<ArrayBuffer> {
  const out = new Uint8Array(length);
  const probs = new Uint16Array(LITERAL + (0x300 << LC)).fill(1024);
  let [at, range, code] = [5, 0xffffffff, new DataView(packed.buffer, packed.byteOffset).getUint32(1)];

  const shift = (): void => {
    if (range >= 0x1000000) return;
    range = (range << 8) >>> 0;
    code = ((code << 8) | packed[at++]!) >>> 0;
  };
  const bit = (place: number): number => {
    const prob = probs[place]!;
    const bound = (range >>> 11) * prob;
    const isOne = code >= bound;
    if (isOne) {
      range -= bound;
      code -= bound;
      probs[place] = prob - (prob >> 5);
    } else {
      range = bound;
      probs[place] = prob + ((2048 - prob) >> 5);
    }
    shift();
    return isOne ? 1 : 0;
  };
  const bits = (place: number, count: number): number => {
    let number = 1;
    for (let nth = 0; nth < count; nth++) number = (number << 1) | bit(place + number);
    return number - (1 << count);
  };
  const reversed = (place: number, count: number): number => {
    let [number, sum] = [1, 0];
    for (let nth = 0; nth < count; nth++) {
      const one = bit(place + number);
      number = (number << 1) | one;
      sum |= one << nth;
    }
    return sum;
  };
  const direct = (count: number): number => {
    let number = 0;
    for (let nth = 0; nth < count; nth++) {
      range >>>= 1;
      const isOne = code >= range;
      if (isOne) code -= range;
      number = number * 2 + (isOne ? 1 : 0);
      shift();
    }
    return number;
  };
  const lengthOf = (place: number): number => {
    if (!bit(place)) return 2 + bits(place + LOW, 3);
    return bit(place + 1) ? 18 + bits(place + HIGH, 8) : 10 + bits(place + MIDDLE, 3);
  };
  const distanceOf = (length: number): number => {
    const slot = bits(SLOT + Math.min(length - 2, 3) * 64, 6);
    if (slot < 4) return slot;
    const [more, base] = [(slot >> 1) - 1, (2 | (slot & 1)) * 2 ** ((slot >> 1) - 1)];
    return slot < 14 ? base + reversed(SPECIAL + base - slot, more) : base + direct(more - 4) * 16 + reversed(ALIGN, 4);
  };

  let [done, state, rep0, rep1, rep2, rep3] = [0, 0, 0, 0, 0, 0];
  while (done < length) {
    if (!bit(MATCH + state)) {
      const place = LITERAL + 0x300 * (done > 0 ? out[done - 1]! >> (8 - LC) : 0);
      let letter = 1;
      if (state >= 7) {
        // Behind a match the byte that it would have gone on with is a hint.
        for (let hint = out[done - rep0 - 1]!; letter < 0x100; ) {
          const hinted = (hint >> 7) & 1;
          hint <<= 1;
          const one = bit(place + ((1 + hinted) << 8) + letter);
          letter = (letter << 1) | one;
          if (one !== hinted) break;
        }
      }
      while (letter < 0x100) letter = (letter << 1) | bit(place + letter);
      out[done++] = letter & 0xff;
      state = state < 4 ? 0 : state < 10 ? state - 3 : state - 6;
      continue;
    }
    let count = 0;
    if (!bit(REP + state)) {
      [rep3, rep2, rep1] = [rep2, rep1, rep0];
      count = lengthOf(LENGTH);
      rep0 = distanceOf(count);
      state = state < 7 ? 7 : 10;
    } else {
      let isShort = false;
      if (!bit(G0 + state)) {
        isShort = !bit(LONG + state);
      } else if (!bit(G1 + state)) {
        [rep0, rep1] = [rep1, rep0];
      } else if (!bit(G2 + state)) {
        [rep0, rep1, rep2] = [rep2, rep0, rep1];
      } else {
        [rep0, rep1, rep2, rep3] = [rep3, rep0, rep1, rep2];
      }
      count = isShort ? 1 : lengthOf(AGAIN);
      state = isShort ? (state < 7 ? 9 : 11) : state < 7 ? 8 : 11;
    }
    if (rep0 >= done) throw new Error("what is packed is damaged");
    for (const end = Math.min(length, done + count); done < end; done++) out[done] = out[done - rep0 - 1]!;
  }
  return out;
}
