"""Squares of the blanket: patches of wool and dyed rings, and the signs on them."""
from charts import STAR, STAR_SMALL
from lib import *


def stitches(color, kind):
    """Rows of stitches along the four sides of a patch, all of one weight; the middle, where pieces stand, is plain."""
    row = lambda y, first, every: "".join(f"M{f(.7 + 5 * c)} {f(y)}l1.8 2.6 1.8-2.6" for c in range(first, 20 - first, every))
    # two rows; a row and every second stitch; every second stitch in turn
    d = (row(6, 1, 1) + row(11, 2, 1), row(6, 1, 1) + row(11, 3, 2), row(6, 1, 2) + row(11, 2, 2))[kind]
    line = 'stroke-linecap="round" stroke-linejoin="round"'
    return [f'<g id="r">{stroke(d, color, 1.1, line)}</g>'] + [f'<use href="#r" transform="rotate({a} 50 50)"/>' for a in (90, 180, 270)]


def patch(color, kind, strength=.13, seam="#d6c7ab"):
    """A knitted patch; along its edges the thread that sews it to its neighbours."""
    ticks = "".join(f"M{f(v)} 1v3M{f(v)} 99v-3M1 {f(v)}h3M99 {f(v)}h-3" for v in (10, 20, 30, 40, 50, 60, 70, 80, 90))
    return [path(rect(-1, -1, 102, 102), color), *stitches(mix(color, "#6b4733", strength), kind % 3),
        stroke(ticks, seam, 1.1, 'stroke-linecap="round"')]


GROUNDS = ("#f0e6d0", "#eee3cb", "#f1e8d4", "#efe4cd", "#eee5d1")


def marks(chart, w, colors, at):
    """A small pattern in each corner of a square, mirrored."""
    out = []
    n = len(chart[0])
    for x, y in ((at, at), (100 - at - n * w, at), (at, 100 - at - len(chart) * w), (100 - at - n * w, 100 - at - len(chart) * w)):
        out += charted(chart, colors, x, y - .7, w)
    return out


def draw():
    for i, color in enumerate(GROUNDS):
        svg(f"ground-{i + 1}", 100, 100, patch(color, i, .16))
    for i, color in enumerate(("#d6c2a8", "#d1bda2")):
        svg(f"camp-{i + 1}", 100, 100, patch(color, 0, .16, "#b8ab97") + marks(["x.x", ".x.", "x.x"], 4, {"x": "#7b6857"}, 6))
    for i, color in enumerate((WHITE, "#f6efdd")):
        svg(f"town-{i + 1}", 100, 100, patch(color, 0, .1) + marks([".x.", "xxx", ".x."], 4.4, {"x": BLUE}, 6))
    for size in (7, 9, 11):
        hap(size)
    lines()
    throne()
    corner()
    signs()
    edges()


HEART = poly([(50, 26), (74, 50), (50, 74), (26, 50)])
STEPS = "M50 8H62V20H74V32H86V44H92V56H86V68H74V80H62V92H38V80H26V68H14V56H8V44H14V32H26V20H38V8Z" + HEART
FOLDS = "M0 26H26V0M74 0V26H100M100 74H74V100M26 100V74H0M26 26H74V74H26Z" + HEART


# Rings of a hap, from its middle: a dye, and how much of it the wool took; the row of stitches that a ring begins
# with is in the dye itself. From the middle moss, lichen, indigo and madder; camps are the moorit of the sheep.
FLEECE = "#faf2e0"
OCHRE, PINK, MOSS, WOAD = "#d8a03c", "#b3503a", "#6c8850", "#4d7c9b"
# On boards of seven squares the dyes are `hall` and `ribbon-edge` of the palette: they follow the dress of the game.
HALL, RIBBON = LICHEN, "#b04a3a"
RINGS = {7: ((HALL, .1), (HALL, .45), (RIBBON, .32)),
    9: ((OCHRE, .06), (MOSS, .4), (OCHRE, .44), (PINK, .34)),
    11: ((OCHRE, .06), (MOSS, .42), (OCHRE, .44), (WOAD, .4), (PINK, .36))}
# Stitches to a square.
COUNT = 6


def stitch(x):
    """A stitch whose point is at (x, 0): two plump legs."""
    leg = lambda s: f"m{f(s * .12, 2)}-.2q{f(s * .9, 2)}-1.100 {f(s * 1.88, 2)}-2v-2.800q{f(s * -1.1, 2)} .9 {f(s * -1.88, 2)} 2z"
    return f"M{f(x, 2)} 0" + leg(1) + leg(-1).replace("m", f"M{f(x, 2)} 0m", 1)


def band(w):
    """The wool beneath a square's stitches: its upper side goes up and down with their legs."""
    return "M0 0V-5" + f"l{f(w / 2, 3)} 2.200 {f(w / 2, 3)}-2.200" * COUNT + "V0z"


# Half of the stitch that turns a corner: its other half is its mirror image in the other tone.
LEG = "M.12-.35Q1.500-2 4.600-4.900H1.900Q.9-4.100 .12-3z"


def hap(size):
    """A shawl knitted from its middle: each ring begins with a row of stitches, whose points are on its inner side.

    Shades are dye over fleece, below .6: of so pale ones nothing is drawn where ink is saved."""
    dyed = lambda share: f'fill-opacity="{f(share, 2)}"'
    half, side = size // 2, 25 * size
    w = 25 / COUNT
    rows = ["".join(stitch((i + .5) * w) for i in range(first, COUNT, 2)) for first in (0, 1)]
    b = ["<defs>", f'<path id="d" d="{rows[0]}"/><path id="l" d="{rows[1]}"/><path id="c" d="{stitch(0)}"/>',
        f'<path id="b" d="{band(w)}"/><path id="f" d="{rows[0] + rows[1]}"/>', "</defs>",
        f'<g transform="translate({pt(side / 2, side / 2)})">']
    for r in range(half, 0, -1):
        dye, share = RINGS[size][r - 1]
        field = rect(-25 * r - 12.5, -25 * r - 12.5, 50 * r + 25, 50 * r + 25)
        b += [path(field, FLEECE), path(field, dye, dyed(share))]
    for ring in range(2, half + 1):
        dye = RINGS[size][ring - 1][0]
        inner = 25 * (ring - .5)
        places = [25 * i - inner for i in range(2 * ring - 1)]
        # rows, how strong they are and how many stitches they go on at either end, to meet around the corner; the
        # first is the ring's last row
        layers = (("f", -19.8, dye, .1, 5), ("f", -5.4, dye, .12, 2), ("f", -2.7, dye, .28, 1),
            ("b", 0, dye, .55, 0), ("d", 0, dye, 1, 0), ("l", 0, WHITE, 1, 0))
        row = [part for name, y, color, share, more in layers for part in (
            f'<g fill="{color}" {dyed(share)} transform="translate(0 {f(y)})">',
            "".join(f'<use href="#{name}" x="{f(x)}"/>' for x in places),
            "".join(f'<use href="#c" x="{f(s * (inner + (i + .5) * w))}"/>' for i in range(more) for s in (-1, 1)), "</g>")]
        b += [f'<g id="r{ring}" transform="translate(0 {f(-inner)})">', *row, "</g>"]
        b += [f'<use href="#r{ring}" transform="rotate({turn})"/>' for turn in (90, 180, 270)]
        b += [f'<g id="m{ring}" transform="translate({f(inner)} {f(-inner)})">', path("M0 0V-5H5V0z", dye, dyed(.55)),
            path(LEG, dye), path(LEG, WHITE, 'transform="matrix(0 -1-1 0 0 0)"'), "</g>"]
        b += [f'<use href="#m{ring}" transform="rotate({turn})"/>' for turn in (90, 180, 270)]
    svg(f"hap-{size}", side, side, [*b, "</g>"])
    # to be coloured in: the same large patches as on other boards, in turn
    patches = [f'<g id="{name}" transform="scale(.25)">{thin_line(d)}</g>' for name, d in (("a", STEPS), ("b", FOLDS))]
    laid = [f'<use href="#{"ab"[(c + r) % 2]}" transform="translate({25 * c} {25 * r})"/>'
        for r in range(size) for c in range(size)]
    svg(f"hap-{size}-lines", side, side, ["<defs>", *patches, "</defs>", *laid])


BIG = {(c, r) for c in range(21) for r in range(21)}
STAR_CELLS = {(c + 1, r + 1) for c, r in cells_of(STAR, "xo")}


def far(p):
    return abs(p[0] - 10) + abs(p[1] - 10)


def knitted(cells, color):
    """A shape of 21 by 21 stitches, which fill a square."""
    return path(knit(cells, 2.75, 1.95, 4.5), color)


def throne(name="", ground=LICHEN, line=MADDER, pale=CREAM):
    """The great O of a band, with a star in it."""
    out = {p for p in BIG if far(p) <= 14}
    dots = {p for p in BIG if min(abs(p[0] - x) + abs(p[1] - y) for x in (2, 18) for y in (2, 18)) in (0, 2)}
    star = {(c + 4, r + 4) for c, r in cells_of(STAR_SMALL, "xo")}
    svg(f"throne{name}", 100, 100, [path(rect(-1, -1, 102, 102), ground), knitted(BIG, ground), knitted(out, line), knitted({p for p in out if far(p) <= 12}, pale),
        knitted(star, line), knitted(dots, line)])


def corner(name="", pale="#d7e3e6", edge=SKY, star=INDIGO, heart=MADDER):
    """The eight-pointed star about a bright heart, with a seed in each corner."""
    hearts = {p for p in STAR_CELLS if far(p) < 6}
    near = lambda p: min(abs(p[0] - x) + abs(p[1] - y) for x in (2, 18) for y in (2, 18))
    seeds = {p for p in BIG if near(p) in (1, 2)} - STAR_CELLS
    svg(f"corner{name}", 100, 100, [path(rect(-1, -1, 102, 102), edge), knitted(BIG, pale),
        knitted(STAR_CELLS, star), knitted(hearts, heart), knitted(seeds, star)])


def signs():
    # where the rules let the king escape: stitches that point outwards, in the middle of each side
    arrow = "M42 15l8-8 8 8M42 24l8-8 8 8"
    turned = [f'<path d="{arrow}" fill="none" stroke="{MADDER}" stroke-width="3.6"{f" transform={chr(34)}rotate({a} 50 50){chr(34)}" if a else ""} stroke-linejoin="round"/>'
        for a in (0, 90, 180, 270)]
    svg("escape", 100, 100, turned)
    # camps of the rules: a dark stitched angle in each corner
    angles = [("M8 30V8H30", 0), ("M8 30V8H30", 90), ("M8 30V8H30", 180), ("M8 30V8H30", 270)]
    svg("camp-mark", 100, 100, [stroke(d, PEAT, 3.6, f'stroke-linejoin="round" stroke-dasharray="6 2.500" transform="rotate({a} 50 50)"' if a else
        'stroke-linejoin="round" stroke-dasharray="6 2.500"') for d, a in angles])
    # flat, for figures: the stars of the board, petal by petal
    def star(long, color, ground):
        whole = "".join(poly([(50 + x * long, 50 + y * long) for x, y in turned]) for turned in (
            [(sx * x, sy * y) for x, y in ((0, 0), (.5, 0), (1, .5), (.5, .5), (.5, 1), (0, .5))] for sx in (1, -1) for sy in (1, -1)))
        a, b = 50 - long * .5, 50 + long * .5
        seams = f"M50 {a}V{b}M{a} 50H{b}M{a} {a}L{b} {b}M{a} {b}L{b} {a}"
        return [path(whole, color), stroke(seams, ground, 3.6)]
    svg("throne-sign", 100, 100, [path(rect(0, 0, 100, 100), LICHEN), path("M30 2H70L98 30V70L70 98H30L2 70V30Z", CREAM), *star(41, MADDER, CREAM)])
    svg("corner-sign", 100, 100, [path(rect(0, 0, 100, 100), "#d7e3e6"), *star(44, INDIGO, "#d7e3e6"), path("M50 30L70 50 50 70 30 50Z", MADDER)])
    svg("escape-sign", 100, 100, [stroke("M32 30l18-18 18 18", MADDER, 9, 'stroke-linejoin="round"'), stroke("M32 70l18 18 18-18", MADDER, 9, 'stroke-linejoin="round"')])
    svg("camp-sign", 100, 100, [stroke("M10 36V10H36M64 10H90V36M90 64V90H64M36 90H10V64", PEAT, 8)])


def edges():
    ticks = "".join(f"M{f(5 + 10 * i)} 0v5.5" for i in range(10))
    svg("camp-edge", 100, 100, [path(rect(0, -.8, 100, 3.4), "#463a31"), stroke(ticks, "#463a31", 2, 'stroke-linecap="round"')])
    vs = "".join(f"M{f(.8 + 10 * i)} 2.400l4.200 3.400 4.200-3.400" for i in range(10))
    svg("town-edge", 100, 100, [path(rect(0, -.8, 100, 2), INDIGO), stroke(vs, MADDER, 2.2, 'stroke-linecap="round" stroke-linejoin="round"')])


def thin_line(d):
    return stroke(d, "#a0a0a0", 1, 'stroke-linejoin="round"')


def lines():
    """To be coloured in: large patches within every square, lighter than the grid."""
    svg("ground-lines-1", 100, 100, [thin_line(STEPS)])
    svg("ground-lines-2", 100, 100, [thin_line(FOLDS)])
    svg("camp-lines", 100, 100, [stroke("M8 8H92V92H8ZM8 8L92 92M92 8L8 92" + rect(30, 30, 40, 40), "#7c7c7c", 1.2)])
    points = [(50 + r * math.sin(math.radians(22.5 * i)), 50 - r * math.cos(math.radians(22.5 * i))) for i, r in enumerate([44, 24] * 8)]
    svg("town-lines", 100, 100, [stroke(poly(points) + circ(50, 50, 16) + "M0 20L20 0M80 0L100 20M100 80L80 100M20 100L0 80", "#7c7c7c", 1.2)])
