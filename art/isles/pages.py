"""Pictures of the pages: the strip above the story, small ones, the box, and the frames of cards."""
import birds
import cover
import pieces
import things
from charts import BAND, SEEDS, STAR, STAR_SMALL
from cover import one
from frame import WOOL
from lib import *
from things import ROUND


def rows(top, left, columns, w, h, bands, bottom):
    """Knitted rows of colours, each from its upper stitches down."""
    b = [path(rect(left, top, columns * w, bottom - top), bands[0][1])]
    return b + [notches(color, left, top + h * row, w, h, columns, bottom - top - h * row) for row, color in bands[1:]]


def repeated(chart, columns, x, y, w, h, color, shift=0):
    wide = ["".join(line[(i + shift) % len(line)] for i in range(columns)) for line in chart]
    return path(knit(cells_of(wide), x, y, w, h), color)


def shore(plain=False):
    """Home before night: a boat before the sun, puffins on both sides of it, and land at both ends."""
    w, h = 6, 4
    b = rows(0, 0, 100, w, h, ((0, "#577f9a"), (4, "#7fa3b8"), (8, "#9dbbc5"), (11, "#d9dfd2"), (14, "#f0d08c"), (16, "#e8ae62")), 74)
    if not plain:
        b.append(repeated(SEEDS, 100, 0, 4, w, h, "#9fbccb"))
    round_sun = lambda r: {(c, row) for c in range(100) for row in range(20)
        if ((c + .5) * w - 300) ** 2 + ((row + .5) * h - 52) ** 2 < r * r}
    b += [path(knit(round_sun(44), 0, 0, w, h), "#f3b94f"), path(knit(round_sun(33), 0, 0, w, h), "#fbe7ae")]
    wave = lambda y, color: path(f"M-40 {y}" + "q14-4 28 0t28 0" * 13 + "V100H-40Z", color)
    b += [path(rect(0, 68, 600, 32), "#8fadb0"), path("M256 68H344L330 74H270Z", "#f7dc9a")]
    # a headland with the broch at one end, a cliff full of birds at the other, both out of the sea
    b += [path("M-4 52C24 48 60 49 88 55C104 60 118 72 124 86H-4Z", "#71825f"), path("M-4 74C40 70 90 70 124 86H-4Z", "#5b5148"),
        stroke("M0 56C30 51 64 52 86 58C98 62 106 68 112 74", "#b4c08c", 1.1, 'stroke-dasharray="4 3"'),
        *place(40, 54, .86, parts=things.broch()), *one("ram", 90, 60, .4)]
    b += [path("M606 14L560 16C544 18 534 22 530 28L524 46L516 58L510 88H606Z", "#8f5a43"), path("M530 28L524 46L516 58L510 88H536L540 60L546 40Z", "#6d4032"),
        path("M606 10L560 12C542 14 530 20 528 28C546 24 560 26 574 23C588 26 598 22 606 24Z", "#6f8456"),
        stroke("M532 44H606M526 63H606", "#4d2c24", 2, ROUND)]
    for x, y, flip in ((546, 43, True), (559, 43, False), (572, 43, True), (585, 43, False), (540, 62, True), (554, 62, True), (568, 62, False), (582, 62, True)):
        b += one("guillemot", x, y, .95, flip=flip)
    b += [wave(76, "#6d95a1"), wave(83, "#4c7a8d"), *place(300, 90, .78, parts=things.sixareen()), wave(90, "#365f79"),
        stroke("M-40 95" + "q14-4 28 0t28 0" * 13, "#93b6bf", 1.1, 'stroke-dasharray="4 4"')]
    for left, flip in ((136, False), (352, True)):
        b += [path(f"M{left - 12} 104C{left - 4} 90 {left + 20} 86 {left + 56} 86C{left + 92} 86 {left + 116} 90 {left + 124} 104Z", "#7d9160"),
            stroke(f"M{left} 94C{left + 20} 89 {left + 36} 89 {left + 56} 89C{left + 76} 89 {left + 92} 89 {left + 112} 94", "#c2cc9a", 1.2, 'stroke-dasharray="5 3"')]
        for step, y in ((26, 92), (84, 92)):
            b += one("puffin", left + step, y, .86, flip=flip)
        b += one("thrift", left + 56, 96, .6)
    for x, y, s, flip in ((126, 30, .6, False), (232, 22, .46, False), (498, 26, .6, True), (380, 18, .46, True)):
        b += one("gannet", x, y, s, 0, flip)
    return b


def story_head(name="", ink=str, plain=False, rim=MOORIT, thread=CREAM):
    herd = [part for key in ("ram", "guillemot", "puffin", "thrift", "gannet")
        for part in (f'<g id="{key}">', *map(ink, cover.HERD[key]), "</g>")]
    frame = [path(rect(0, 0, 600, 100) + "M4 4V96H596V4Z", rim), stroke("M2 2H598V98H2Z", thread, 1, 'stroke-dasharray="5 3"')]
    svg(f"story-head{name}", 600, 100, [cover.group(ink), "<defs>", *herd, "</defs>", '<clipPath id="s"><path d="M2 2H598V98H2Z"/></clipPath>', '<g clip-path="url(#s)">',
        *map(ink, shore(plain)), "</g>", "</g>", *frame])


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


def cards(name="", wool=WOOL, line=MADDER):
    """The great band of the board along a card, a star in its corner; drawn in tenths of a mm."""
    w, rim, out = 3, wool["rim"], 50
    tenth = lambda parts: ['<g transform="scale(.1)">', *parts, "</g>"]
    inner = path(rect(-.5, 35.5, 49, 3.5), line)
    outer = path(rect(-.5, -out, 49, 39 + out), rim)
    svg(f"card-edge{name}", 4.8, 3.9, tenth([outer, *band_of(wool, 16, 0, 5.4, w), inner]))
    ground, points, heart, gold = wool["star"]
    star, c = cells_of(STAR_SMALL, "xo"), 2.5
    x, y = 25.5 - 6.5 * c, 24.5 - 6.5 * c
    seeds = {(c, r) for c in (0, 1, 11, 12) for r in (0, 1, 11, 12) if {c, r} & {0, 12}} - star
    bright = {p for p in star if abs(p[0] - 6) + abs(p[1] - 6) < 5}
    svg(f"card-corner{name}", 4.9, 4.9, tenth([path(f"M{-out} {-out}H49.5V39H39V49.5H{-out}Z", rim),
        path(rect(4, 4, 43, 43), gold), path(rect(6.2, 6.2, 38.6, 38.6), ground),
        path(knit(star, x, y, c), points), path(knit(bright | seeds, x, y, c), heart),
        path("M47 35.500h2.500V39H47ZM35.500 47H39v2.500h-3.500Z", line)]))


def medallion(name="", rim=MADDER, light=LICHEN, star=MADDER):
    """In the middle of each side of a wide frame: a lozenge with a small star."""
    s = 4.6
    shape = {(c, r) for c in range(27) for r in range(19) if abs(c - 13) + abs(r - 9) <= 13}
    inner = {(c, r) for c, r in shape if abs(c - 13) + abs(r - 9) <= 11}
    x, y = 64 - 13.5 * s, 10.5
    svg(f"frame-medallion{name}", 128, 100, [path(knit(shape, x, y, s), rim), path(knit(inner, x, y, s), light), path(knit({(c + 7, r + 3) for c, r in cells_of(STAR_SMALL, "xo")}, x, y, s), star)])


def draw():
    story_head()
    story_head("-low", cover.pale, True, "#ffffff", MOORIT)
    story_head("-lines", cover.coloured_in, True, "#ffffff", "#6c6c6c")
    tailpieces()
    initial()
    board_back()
    box_face("", pieces.the_king())
    vignette()
    cards()
    medallion()
