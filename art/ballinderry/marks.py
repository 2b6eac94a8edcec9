"""Marks that lie over squares, signs and symbols of diagrams, the backs of pieces."""
import re

from birds import displayed, standing
from head import spiral
from lib import *
from motifs import triskele
from pieces import WIRE

SMALL_SHEET = "#9fadb3"    # the silver of ravens' symbols: brighter, as they are small


def camp_mark():
    """A curl of black in each corner of a camp."""
    d = []
    for n, (x, y) in enumerate(((13, 13), (87, 13), (87, 87), (13, 87))):
        d.append(curve(spiral(x, y, 6.4, 1.2, 135 + 90 * n, 1, .16)))
        for k, a in ((1, 90 * n + 90), (-1, 90 * n + 180)):
            p, q = polar(6.6, a, x, y), polar(18, a, x, y)
            d.append(line([p, q]))
    save("camp-mark", 100, 100, [stroke(d, "#54413a", 2.4, ROUND)])
    save("camp-sign", 100, 100, [stroke("M10 34V10H34M66 10H90V34M90 66V90H66M34 90H10V66", "#54413a", 7)])


def escape():
    """A way out: a ring of green with leaves that point to all sides."""
    leaves = []
    for i in range(8):
        tip, foot = polar(60 if i % 2 else 50.5, 45 * i), polar(43, 45 * i)
        l, r = polar(49, 45 * i - (7 if i % 2 else 5.5)), polar(49, 45 * i + (7 if i % 2 else 5.5))
        leaves.append(f"M{pt(foot)}Q{pt(l)} {pt(tip)}Q{pt(r)} {pt(foot)}Z")
    save("escape", 100, 100, [stroke(disc(50, 50, 41.6), GREEN, 2.6), stroke(disc(50, 50, 39.4), GOLD, 1.2), fill(leaves, GREEN)])
    arrows = [poly([polar(47, 45 * i), polar(31, 45 * i - 16), polar(31, 45 * i + 16)]) for i in range(8)]
    save("escape-sign", 100, 100, [fill(arrows, GREEN), fill(disc(50, 50, 26), GOLD_LIGHT), stroke(disc(50, 50, 24), GREEN, 6)])


def king_symbol():
    """The brooch of the king's disc without its glass: hoop, knobs, a long pin that hangs on a collar."""
    dark, r = "#54200f", 25
    hoop, pin = "M" + pt(polar(r, 216, 50, 42)) + f"A{r} {r} 0 1 1 " + pt(polar(r, 144, 50, 42)), "M46.5 20H53.5V76L50 93L46.5 76Z"
    parts = [fill(disc(50, 50, 50), RED_DARK), fill(disc(50, 50, 47), GOLD_LIGHT), fill(disc(50, 50, 43.5), RED), stroke(hoop, dark, 16), stroke(hoop, GOLD, 11)]
    for x, y in (polar(r + 1, 180 - 44, 50, 42), polar(r + 1, 180 + 44, 50, 42)):
        parts += [fill(disc(x, y, k), color) for k, color in ((12, dark), (9.5, GOLD_LIGHT), (4.6, BLUE))]
    collar = rect(43, 9.5, 14, 16)
    ground, ring = parts[:3], parts[3:]
    save("king-symbol", 100, 100, [*ground, group("rotate(22 50 50)", [*ring, stroke(pin, dark, 5, ROUND), fill(pin, GOLD_LIGHT), stroke(collar, dark, 5, ROUND),
        fill(collar, GOLD_LIGHT)])])


def symbols():
    king_symbol()
    save("defender-symbol", 100, 100, [fill(disc(50, 50, 50), GREEN), fill(disc(50, 50, 44.5), WIRE), fill(disc(50, 50, 41), CREAM),
        *triskele(50, 51.5, 43, RED, 3, 0, 1, .2, turns=1.15), fill(disc(50, 50, 8), BROWN), fill(disc(50, 50, 5.4), GOLD)])
    # The raven that calls to the left, all of one piece; in one wing a cut.
    body = re.search(r' d="([^"]*)"', standing(NIELLO, SMALL_SHEET, GOLD_LIGHT)[0]).group(1)
    save("attacker-symbol", 100, 100, [fill(disc(50, 50, 50), NIELLO), fill(disc(50, 50, 44), SMALL_SHEET), group("translate(3 2.5) scale(.93)", [fill(body, NIELLO),
        stroke("M51 48C58 57 67 63 76 67", SMALL_SHEET, 4, ROUND), fill(disc(37.5, 24.8, 4.6), GOLD_LIGHT)])])
    save("knight-symbol", 100, 100, [fill(disc(50, 50, 50), GREEN), fill(disc(50, 50, 44.5), WIRE), fill(disc(50, 50, 41), CREAM), group("translate(3 0) scale(1.03)", [
        fill("M30 84C31 70 42 64 41 53C36 57 29 63 23 61C18 60 17 54 19 50C24 43 28 36 34 30L40 14L50 23C68 28 77 52 71 84Z", BRONZE),
        fill("M40 14L50 23C68 28 77 52 71 84H60C65 66 62 46 46 28Z", BROWN), fill(disc(36, 38, 3.4), CREAM)])])
    body = re.search(r' d="([^"]*)"', displayed(NIELLO, SMALL_SHEET, GOLD_LIGHT)[0]).group(1)
    save("commander-symbol", 100, 100, [fill(disc(50, 50, 50), NIELLO), fill(disc(50, 50, 44.5), GOLD), fill(disc(50, 50, 41), SMALL_SHEET), group("translate(6 7) scale(.88)", [fill(body, NIELLO),
        stroke("M40 33C38 43 62 43 60 33", GOLD_LIGHT, 6, ROUND), fill(disc(49, 21.500, 4), GOLD_LIGHT)])])


def backs():
    """Patterns without a middle, for they may come to lie a little off."""
    rows = [(x, y) for y in range(-2, 9) for x in range(-2, 9)]
    place_at = lambda x, y: (x * 18 + (9 if y % 2 else 0) - 4, y * 15.6 - 4)
    square = fill(rect(-16, -16, 132, 132), RED)
    coil = curve(spiral(0, 0, 6.6, 1.2, 0, 1, .2)[::2])
    uses = "".join(f'<use href="#c" transform="translate({f(px)} {f(py)}) rotate({120 * ((x + y) % 3)})"/>' for x, y in rows
        for px, py in (place_at(x, y),) if -24 < px < 124 and -24 < py < 124)
    save("back-king", 100, 100, [square, f'<defs><path id="c" d="{coil}" fill="none" stroke="{GOLD_LIGHT}" stroke-width="1.8"{ROUND}/></defs>', uses])
    lattice = []
    for k in range(-9, 19):
        lattice.append(f"M{-16} {k * 11 - 66}L116 {k * 11 + 66}M{-16} {k * 11 + 66}L116 {k * 11 - 66}")
    studs = [disc(11 * (x - 2), 11 * (y - 2) + 5.5 * 0, 1.7) for x in range(15) for y in range(15) if (x + y) % 2]
    save("back-defender", 100, 100, [fill(rect(-16, -16, 132, 132), GREEN), clipped("b", rect(-16, -16, 132, 132), [stroke(lattice, WIRE, 1.6)]), fill(studs, CREAM)])
    scale = "M-6 0C-6 9-2 11 0 13C2 11 6 9 6 0M0 2V8"
    uses = []
    for y in range(-2, 13):
        for x in range(-2, 10):
            px, py = 13 * x + (6.5 if y % 2 else 0) - 3, 10 * y - 6
            uses.append(f'<use href="#s" x="{f(px)}" y="{f(py)}"/>')
    save("back-attacker", 100, 100, [fill(rect(-16, -16, 132, 132), NIELLO), f'<defs><path id="s" d="{scale}" fill="none" stroke="{SILVER}" '
        f'stroke-width="1.4"{ROUND}/></defs>', "".join(uses)])


def draw():
    camp_mark()
    escape()
    symbols()
    backs()
