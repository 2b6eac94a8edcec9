"""Marks that lie over squares, signs and symbols of diagrams, the backs of pieces."""
from head import spiral
from lib import *
from motifs import triskele
from pieces import WIRE


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


def small_rim(ground, field):
    return [fill(disc(50, 50, r), color) for r, color in ((50, ground), (46.5, GOLD), (41, field))]


def head_symbol(name, ground, field):
    """The king's head small: a band about the brow, hair down to the jaw, a long pale face within a dark beard that ends in a point."""
    hair = "M50 9C30 9 23 24 24 42C24 54 19 60 21 70C29 74 36 69 38 60H62C64 69 71 74 79 70C81 60 76 54 76 42C77 24 70 9 50 9Z"
    beard = "M31 34H69C72 58 66 78 50 95C34 78 28 58 31 34Z"
    face = "M36 30H64C66 48 61 63 50 71C39 63 34 48 36 30Z"
    save(name, 100, 100, [*small_rim(ground, field), group("translate(4 3.5) scale(.92)", [fill(hair, GOLD), fill(beard, "#6b3f18"), fill(face, GOLD_LIGHT),
        stroke("M40 42H46M54 42H60M50 40V56", BROWN, 5), fill("M26 25Q50 17 74 25V34Q50 26 26 34Z", GREEN)])])


def symbols():
    head_symbol("king-symbol", RED_DARK, RED)
    save("defender-symbol", 100, 100, [fill(disc(50, 50, 50), GREEN), fill(disc(50, 50, 42), CREAM), *triskele(50, 51, 37, RED, 3, 0, 1, .2)])
    save("attacker-symbol", 100, 100, [fill(disc(50, 50, 50), NIELLO), fill(disc(50, 50, 41), SHEET), group("translate(4.4 4.6) scale(.92)",
        [fill("M2 53C10 41 20 35 31 35C35 22 48 14 62 17C80 21 90 38 91 58L89 86L76 80L66 92L59 82L50 88L48 75L38 77L41 63C30 66 19 65 10 61L17 55Z", NIELLO)]),
        fill(disc(48, 38, 5.4), GOLD_LIGHT)])
    save("knight-symbol", 100, 100, [fill(disc(50, 50, 50), GREEN), fill(disc(50, 50, 42), GOLD_LIGHT),
        fill("M33 84C34 70 44 64 43 53C38 57 31 63 25 61C20 60 19 54 21 50C26 43 30 36 36 30L42 16L52 24C70 30 78 54 70 84Z", GREEN)])
    save("commander-symbol", 100, 100, [fill(disc(50, 50, 50), NIELLO), stroke(disc(50, 50, 44), GOLD_LIGHT, 5), fill(disc(50, 50, 38), SHEET),
        fill("M50 14C56 14 58 20 57 32C70 32 78 26 84 18C92 44 80 60 66 62L58 72L66 86H34L42 72L34 62C20 60 8 44 16 18C22 26 30 32 43 32C42 26 38 24 33 23C38 14 44 14 50 14Z", "#34333b")])


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
