"""Round capitals, written with a broad pen: each stroke is what the pen's edge sweeps along a line."""
import re

from lib import *

# Strokes in a field 10 high, and how far it is to the next letter.
STROKES = {
    "A": ("M1.6 .6L7.2 9.800M4.400 5.600C.8 5.800 0 10 2.400 9.400C3.600 9 4.800 8.200 5.600 7", 9),
    "C": ("M6.6 1.8C3.600-.6 .4 1.800 .4 5.200C.4 9.200 3.600 10.800 6.800 8.400", 8.4),
    "E": ("M6.4 1.600C3.400-.6 .4 1.800 .4 5.200C.4 9.200 3.400 10.800 6.600 8.400M.8 5.200L5.200 5", 8.2),
    "H": ("M.8 0L.8 10M.8 5.200C3.600 3 6.400 3.600 6.400 7L6.400 10", 9.2),
    "I": ("M.8 0L.8 10", 3.9),
    "L": ("M.8 0L.8 9.600L5.800 9.600", 7.2),
    "M": ("M.6 10C0 5 .6 1.400 3 1.200C5 1.200 5.200 4 5 10M5 5C5 2.400 6 1.200 7.400 1.200C9.800 1.400 10.400 5 9.400 10", 12.6),
    "N": ("M.8 0L.8 10M.8 .6L6.600 9.600M6.800 0L6.800 10", 9.8),
    "O": ("M4 .8C-.8 .8-.8 9.600 4 9.600C8.800 9.600 8.800 .8 4 .8", 10),
    "R": ("M.8 0L.8 10M.8 1C6-.8 6.600 5 1.400 5.400L6.600 10", 8.6),
    "S": ("M5.6 1.400C2.600 0 .6 1.400 1 3.200C1.500 5.200 5.400 4.600 5.600 7.200C5.800 9.600 2.600 10.400 .4 8.800", 7.8),
    "T": ("M.2 .9L6.600 .9M3.400 .9C2.400 4 2.200 9.800 4 9.700C5 9.600 5.800 9 6.200 8.400", 8),
    "U": ("M.8 0L.8 6C.8 10.600 5 10.400 6.600 7M6.600 0L6.600 10", 9.8),
}
NIB = (1.7, -.9)


def swept(d):
    """The forms that the pen's edge sweeps along lines: there along its lower end, back along its upper one."""
    out = ""
    for stroke in d.split("M")[1:]:
        pieces = re.findall(r"([LC]?)((?:\s*-?\d*\.?\d+)+)", stroke)
        at = None
        for kind, text in pieces:
            v = [float(number_) for number_ in re.findall(r"-?\d*\.?\d+", text)]
            points = list(zip(v[::2], v[1::2]))
            if at:
                go = [at, *points]
                far = [(x + NIB[0], y + NIB[1]) for x, y in reversed(go)]
                one = lambda line: kind + " ".join(f"{n(x, 2)} {n(y, 2)}" for x, y in line)
                out += f"M{n(at[0], 2)} {n(at[1], 2)}{one(points)}L{n(far[0][0], 2)} {n(far[0][1], 2)}{one(far[1:])}Z"
            at = points[-1]
    return out


def width(word):
    return sum(STROKES[letter][1] for letter in word)


def write_word(p, word, x, y, high, color):
    """A word whose middle stands above (x, y), its letters so high."""
    scale = high / 10
    at = x - (width(word) - 1) * scale / 2
    for letter in word:
        strokes, step = STROKES[letter]
        q = Page()
        q.parts.append(f'<path fill="{color}" stroke="{color}" stroke-width="{n(.25 / scale, 2)}" stroke-linejoin="round" d="{swept(strokes)}"/>')
        p.put(q, at, y - high, scale)
        at += step * scale
