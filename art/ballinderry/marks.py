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
    """The king's disc small: a gold rim about enamel."""
    return [fill(disc(50, 50, r), color) for r, color in ((50, ground), (48, GOLD), (44.5, field))]


def head_symbol(name, ground, field):
    """The king's head small, as large as its disc, three golden planes with enamel between them: hair down to curls at the
    jaw, the face with brow and nose, a pointed beard."""
    hair = ("M50 8C69 8 79 20 80 39C80 50 81 56 85 62C91 72 85 82 73 80C68 76 73 66 72 54V36Q50 23 28 36V54C27 66 32 76 27 80"
        "C15 82 9 72 15 62C19 56 20 50 20 39C21 20 31 8 50 8Z")
    face = "M33 39Q50 30 67 39V55Q58 53 50 60Q42 53 33 55Z"
    beard = "M33 61Q42 59 50 67Q58 59 67 61C67 78 60 87 50 95C40 87 33 78 33 61Z"
    brow_and_nose = stroke("M35 43H65M50 43V58", BROWN, 7)
    save(name, 100, 100, [*small_rim(ground, field), fill(hair, GOLD), fill(face + beard, GOLD_LIGHT), brow_and_nose])


SHINE = "#a9b5ba"   # the silver about the raven of figures: both sides differ 3:1 there, too


def symbols():
    head_symbol("king-symbol", RED_DARK, RED)
    save("defender-symbol", 100, 100, [fill(disc(50, 50, 50), GREEN), fill(disc(50, 50, 44), CREAM),
        *triskele(50, 51, 37, RED, 3, 0, 1, .2)])
    head = ("M5 51C13 38 22 33 33 33C37 21 48 14 62 17C80 21 90 38 91 58L88 83L76 78L66 89L59 80L50 86L48 73L38 75L41 62"
        "C30 65 19 64 10 60L18 55Z")
    save("attacker-symbol", 100, 100, [fill(disc(50, 50, 50), NIELLO), place(50, 50, .88, [group("translate(-49 -53)",
        [stroke(head, SHINE, 12, ROUND), fill(head, NIELLO), fill(disc(50, 38, 6.5), GOLD_LIGHT)])])])
    save("knight-symbol", 100, 100, [fill(disc(50, 50, 50), GREEN), fill(disc(50, 50, 42), GOLD_LIGHT),
        fill("M33 84C34 70 44 64 43 53C38 57 31 63 25 61C20 60 19 54 21 50C26 43 30 36 36 30L42 16L52 24C70 30 78 54 70 84Z", GREEN)])
    spread = ("M50 14C56 14 58 20 57 32C70 32 78 26 84 18C92 44 80 60 66 62L58 72L66 86H34L42 72L34 62C20 60 8 44 16 18"
        "C22 26 30 32 43 32C42 26 38 24 33 23C38 14 44 14 50 14Z")
    save("commander-symbol", 100, 100, [fill(disc(50, 50, 50), NIELLO), stroke(disc(50, 50, 45), GOLD_LIGHT, 5),
        fill(spread, CUT)])


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
