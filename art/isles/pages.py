"""Pictures of the pages: small ones, the box, and the frames of cards."""
import birds
import pieces
import things
from charts import BAND, STAR, STAR_SMALL, four
from frame import WOOL
from lib import *
from things import ROUND


def needle(x, y, turn, long=70, color="#c79b63"):
    return place(x, y, 1, turn, parts=[stroke(f"M0 0V-{long}", color, 2.6, ROUND), path(circ(0, -long, 4), MADDER)])


def ball(x, y, r, color, dark):
    lines = "".join(f"M{f(x - r * .86)} {f(y + k * r)}C{f(x - r * .3)} {f(y + (k - .5) * r)} {f(x + r * .4)} {f(y + (k - .4) * r)} {f(x + r * .84)} {f(y + (k + .1) * r)}" for k in (-.3, 0, .3))
    lines += f"M{f(x - r * .5)} {f(y - r * .8)}C{f(x - r * .7)} {f(y - r * .1)} {f(x - r * .4)} {f(y + r * .5)} {f(x + r * .1)} {f(y + r * .95)}M{f(x)} {f(y - r * .95)}C{f(x - r * .3)} {f(y - r * .3)} {f(x)} {f(y + r * .4)} {f(x + r * .5)} {f(y + r * .8)}"
    lit = f"M{f(x - r * .72)} {f(y - r * .1)}C{f(x - r * .66)} {f(y - r * .5)} {f(x - r * .36)} {f(y - r * .74)} {f(x)} {f(y - r * .74)}"
    return [path(circ(x, y, r), color), stroke(lines, dark, r * .09, ROUND), stroke(lit, mix(color, "#ffffff", .3), r * .1, ROUND)]


def tailpieces():
    wool = [*needle(186, 66, 38), *needle(116, 66, -38), *ball(112, 66, 24, MADDER, "#7a2619"), *ball(190, 68, 22, LICHEN, "#b08430"), *ball(151, 58, 30, INDIGO, "#4f7590"),
        stroke("M210 80C226 92 240 80 254 86C264 90 272 86 278 82", "#b08430", 2.4, ROUND), stroke("M92 84C76 94 66 82 50 88C40 91 32 88 24 84", MADDER, 2.4, ROUND)]
    svg("tailpiece-1", 300, 100, wool)
    sea = stroke("M40 90q10-6 20 0t20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0", "#4c7a8d", 2.6, ROUND)
    svg("tailpiece-2", 300, 100, [*place(150, 91, .9, parts=things.sixareen()), sea, *place(58, 34, .62, parts=things.gannet_flying()), *place(250, 44, .5, flip=True, parts=things.gannet_flying())])
    turf = [path("M44 92C80 80 220 80 256 92Z", "#7d9160"), stroke("M74 89C110 83 190 83 226 89", "#c2cc9a", 1.3, 'stroke-dasharray="5 3"')]
    svg("tailpiece-3", 300, 100, [*turf, *place(102, 87, 1.15, parts=things.ram(edge="#8a7355")), *place(200, 87, 1.15, flip=True, parts=things.ram(wool="#5a4030", face="#3a332f")), *things.thrift(58, 91, .9), *things.thrift(244, 91, .9)])
    # a band that grows on its needle, and the wool it is knitted of
    loops = "".join(f"M{f(39.5 + 7 * c)} 44V33.5a2.2 2.2 0 0 1 4.4 0V44" for c in range(31))
    svg("tailpiece-4", 300, 100, [path(rect(36, 82, 221, 5) + rect(36, 36, 221, 8), MOORIT),
        *band_of(WOOL, 31, 38, 43, 4.4, 7), stroke("M10 36H290", "#c79b63", 3.6, ROUND),
        stroke(loops, MOORIT, 1.6), path(circ(10, 36, 5) + circ(290, 36, 5), MADDER),
        stroke("M257 84C268 96 252 92 262 88", MADDER, 2.2, ROUND), *ball(274, 80, 13, MADDER, "#7a2619")])


def band_of(wool, columns, x, y, w, long=None):
    """The great band of the board, its shades changing row by row."""
    every = {(c, r) for c in range(columns) for r in range(9)}
    band = {(c, r) for c, r in every if BAND[r][c % 16] == "x"}
    laid = lambda cells, rows, color: path(knit(rows_in(cells, rows), x, y, long or w, w), color)
    grounds = zip((range(9), range(2, 7), range(3, 6)), wool["ground"])
    patterns = zip(((0, 1, 7, 8), (2, 6), (3, 4, 5)), wool["pattern"])
    return [laid(every, *row) for row in grounds] + [laid(band, *row) for row in patterns]


def rows_in(cells, span):
    return {(c, r) for c, r in cells if r in span}


def initial():
    """A white patch in a frame of stitches; the letter stands in its middle."""
    s = 5
    ring = {(c, r) for c in range(20) for r in range(20) if min(c, r, 19 - c, 19 - r) < 3}
    dots = {(c, r) for c, r in ring if min(c, r, 19 - c, 19 - r) == 1 and (c + r) % 2}
    stars = {(c, r) for c in range(20) for r in range(20) if min(c, 19 - c) + min(r, 19 - r) < 5}
    svg("initial", 100, 100, [path(rect(0, 0, 100, 100), INDIGO), path(knit({(c, r) for c in range(3, 17) for r in range(3, 17)}, 0, 0, s), WHITE),
        path(knit(dots - stars, 0, 0, s), CREAM), path(knit({p for p in stars if p[0] in range(1, 19) and p[1] in range(1, 19)}, 0, 0, s), LICHEN)])


def panel(size, count, rim=MADDER, outer=INDIGO, seeds=CREAM):
    """A square of knitting: a rim, a peerie border, white wool within; stitches of size/count."""
    s = size / count
    all_of = lambda a: {(c, r) for c in range(a, count - a) for r in range(a, count - a)}
    border = {(c, r) for c, r in all_of(1) - all_of(4) if (c, r) not in all_of(4) and
        ((min(c, r, count - 1 - c, count - 1 - r) == 2 and (c if r in (2, count - 3) else r) % 4 != 0) or
        (min(c, r, count - 1 - c, count - 1 - r) in (1, 3) and (c if min(r, count - 1 - r) < min(c, count - 1 - c) else r) % 4 == 2))}
    return [path(rect(0, 0, size, size), rim), path(knit(all_of(1), 0, 0, s), outer), path(knit(border, 0, 0, s), seeds), path(knit(all_of(5), 0, 0, s), CREAM)], s


def board_back():
    """The eight-pointed star, as large as a hand."""
    b, s = panel(400, 33)
    star = {(c + 7, r + 7) for c, r in cells_of(STAR, "xo")}
    middle = {p for p in star if abs(p[0] - 16) + abs(p[1] - 16) < 7}
    corners = {(c, r) for c in range(33) for r in range(33) if abs(min(c, 32 - c) - 7) + abs(min(r, 32 - r) - 7) in (0, 2) or
        (abs(min(c, 32 - c) - 7), abs(min(r, 32 - r) - 7)) == (0, 0)}
    b += [path(knit(star - middle, 0, 0, s), INDIGO), path(knit(middle, 0, 0, s), MADDER), path(knit(corners - star, 0, 0, s), LICHEN)]
    svg("board-back", 400, 400, b)


def box_face(name, king, rim=MADDER, outer=INDIGO, accent=MADDER):
    """The king's disc on a square of knitting."""
    b, s = panel(400, 33, rim, outer)
    rays = {(c, r) for c in range(5, 28) for r in range(5, 28) if abs(min(c, 32 - c) - 8) + abs(min(r, 32 - r) - 8) in (0, 2)}
    b += [path(knit(rays, 0, 0, s), accent), '<clipPath id="k"><path d="' + circ(200, 200, 118) + '"/></clipPath>', path(circ(200, 200, 122), CREAM),
        '<g clip-path="url(#k)">', *place(200 - 118, 200 - 118, 2.36, parts=king), "</g>"]
    svg(f"box-face{name}", 400, 400, b)


def vignette():
    """A gannet, a raven, and the star between them."""
    b = [path(knit(cells_of(STAR, "xo"), 150 - 9.5 * 6.4, 100 - 9.5 * 6.4, 6.4), MADDER), path(knit({p for p in cells_of(STAR, "xo") if abs(p[0] - 9) + abs(p[1] - 9) < 7}, 150 - 9.5 * 6.4, 100 - 9.5 * 6.4, 6.4), INDIGO)]
    for x, parts in ((42, pieces.light(birds.gannet())), (258, pieces.dark(birds.raven()))):
        b += [f'<clipPath id="v{x}"><path d="{circ(x, 100, 40)}"/></clipPath>', f'<g clip-path="url(#v{x})">', *place(x - 40, 60, .8, parts=parts), "</g>"]
    svg("vignette", 300, 200, b)


# Lozenges and single stitches, eight wide and five high; for corners a lozenge about a heart.
CARD_BAND = ["....x...", "...xxx..", "x.xx.xx.", "...xxx..", "....x..."]
CARD_CORNER = four(["...x", "..xx", ".xx.", "xx.o"])


def cards(name="", wool=WOOL, band=INDIGO):
    """Large stitches in two wools along a card, a plain band inside, a lozenge in its corner; drawn in tenths of a mm."""
    w, h, rim, out = 6, 4.6, wool["rim"], 50
    tenth = lambda parts: ['<g transform="scale(.1)">', *parts, "</g>"]
    ground, points, heart, _ = wool["star"]
    # the wool in broad lines, of whose ends nothing is left where only lines are printed
    along = lambda y, wide, color: stroke(f"M-.5 {f(y)}H48.5", color, wide)
    svg(f"card-edge{name}", 4.8, 3.9, tenth([along((4 - out) / 2, out + 4, rim), along(17.5, 27, ground), along(5, 2, band),
        path(knit(cells_of(CARD_BAND), 0, 5, w, h), points), along(34.75, 8.5, band)]))
    svg(f"card-corner{name}", 4.9, 4.9, tenth([path(f"M{-out} {-out}H49.5V39H39V49.5H{-out}Z", rim),
        stroke("M45 17.500h4.500M17.500 45v4.500", ground, 27), stroke("M45 5h4.500M5 45v4.500", band, 2),
        stroke("M44 34.750h5.500M34.750 44v5.500", band, 8.5), path(rect(3, 3, 43, 43), band), path(rect(4.5, 4.5, 39, 39), ground),
        *charted(CARD_CORNER, {"x": points, "o": heart}, 8.2, 6.8, 4.5)]))


def medallion(name="", rim=MADDER, light=LICHEN, star=MADDER):
    """In the middle of each side of a wide frame: a lozenge with a small star."""
    s = 4.6
    shape = {(c, r) for c in range(27) for r in range(19) if abs(c - 13) + abs(r - 9) <= 13}
    inner = {(c, r) for c, r in shape if abs(c - 13) + abs(r - 9) <= 11}
    x, y = 64 - 13.5 * s, 10.5
    svg(f"frame-medallion{name}", 128, 100, [path(knit(shape, x, y, s), rim), path(knit(inner, x, y, s), light), path(knit({(c + 7, r + 3) for c, r in cells_of(STAR_SMALL, "xo")}, x, y, s), star)])


def draw():
    tailpieces()
    initial()
    board_back()
    box_face("", pieces.the_king())
    vignette()
    cards()
    medallion()
