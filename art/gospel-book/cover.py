"""The cover: a page of the book, seen from above, as its scribe has left it. Under the middle arch of an arcade is the great board, its
men on the crossings of its lines as the old page has them; beside it the tables' little numbers, above it the four signs. A quill and
an ink horn lie at its foot; a white cat sleeps on it, and has left her paw in the margin, in red."""
from beasts import COLOURED, EVANGELISTS
from great_knot import GREAT, STARTS
from letters import STROKES, swept
from lib import *

OAK, DARK_OAK, LEAF, WORN = "#4a3222", "#3b2719", "#f5ead0", "#e9d8b2"
ORANGE = "#cf5232"

# The arcade: where the columns stand, how wide they are, where arches spring and where the floor is.
COLUMNS, SHAFT, SPRING, FLOOR = (36, 115, 285, 364), 12, 107, 261
MIDDLE = 79

# The board has a line for each row of squares: men stand on crossings, and washes fill the fields between.
CELL = 8
LEFT, TOP = 200 - CELL * (GREAT - 1) / 2, 112.5
KING = GREAT // 2


def sheet(p, saving):
    """A desk of oak; on it the leaf, its edges a little worn."""
    edge = "M9.500 8.500Q110 7 200 8.300T390.500 8Q391.500 90 390 150T390.800 291.500Q300 292.600 200 291.400T9 292Q8 200 9.400 150T9.500 8.500Z"
    if saving:
        p.pen(LEAF, INK, 1.6, edge)
    else:
        p.fill(OAK, rect(0, 0, 400, 300))
        p.fill(DARK_OAK, "M12 12H394V295.500H12Z").fill(LEAF, edge)
        p.fill(WORN, "M390.500 8Q391.500 90 390 150T390.800 291.500Q300 292.600 200 291.400T9 292Q190 289.500 300 289.500Q384 289.500 387 286Q388.500 140 390.500 8Z")
    # the pricks by which the skin was ruled
    p.line("#a58350", 1.1, "".join(f"M{x} {n(SPRING + 14 + row * 13.3)}h0" for x in (16, 384) for row in range(10)))


def arch(x, r, thick):
    """A round arch above its springing."""
    out = r + thick
    return f"M{n(x - out)} {SPRING}A{n(out)} {n(out)} 0 0 1 {n(x + out)} {SPRING}H{n(x + r)}A{n(r)} {n(r)} 0 0 0 {n(x - r)} {SPRING}Z"


def lay(p, color, d, saving):
    """A ribbon; where ink is saved, in a line."""
    if saving:
        p.line("#6d4a31", 3.2, d, cap=False).line(color, 1.7, d, cap=False)
    else:
        p.line(color, 2.9, d, cap=False)


def arcade(p, saving):
    """Three arches on four columns, a rope of two strands on each shaft."""
    side = (COLUMNS[1] - COLUMNS[0] - SHAFT) / 2
    for x in ((COLUMNS[0] + COLUMNS[1]) / 2, (COLUMNS[2] + COLUMNS[3]) / 2):
        p.pen(MIST, INK, 1.2, f"M{n(x - side)} {SPRING}A{n(side)} {n(side)} 0 0 1 {n(x + side)} {SPRING}Z")
        p.line(GREEN, 2, triskele(x, SPRING - 14, 12.5, 0))
        p.pen(GREEN, INK, 1.4, arch(x, side, 8)).line(STRAW, 1, f"M{n(x - side - 4)} {SPRING}A{n(side + 4)} {n(side + 4)} 0 0 1 {n(x + side + 4)} {SPRING}", cap=False)
    p.pen("#f6e3b0", INK, 1.2, f"M{200 - MIDDLE} {SPRING}A{MIDDLE} {MIDDLE} 0 0 1 {200 + MIDDLE} {SPRING}Z").pen(RED, INK, 1.6, arch(200, MIDDLE, 11))
    p.line(GOLD, 1.8, f"M{200 - MIDDLE - 2.2} {SPRING}A{MIDDLE + 2.2} {MIDDLE + 2.2} 0 0 1 {200 + MIDDLE + 2.2} {SPRING}M{200 - MIDDLE - 8.8} {SPRING}A{MIDDLE + 8.8} {MIDDLE + 8.8} 0 0 1 {200 + MIDDLE + 8.8} {SPRING}", cap=False)
    r = MIDDLE + 5.5
    p.dots(STRAW, 2.6, math.pi * r / 40, f"M{n(200 - r)} {SPRING}A{n(r)} {n(r)} 0 0 1 {n(200 + r)} {SPRING}")
    # shafts: the rope is drawn once
    high = FLOOR - SPRING - 9
    q, turns = Page(), 13
    strands, above = rope(0, high / turns, turns, 2.7)
    ribbons = (FUR, FUR) if saving else (GOLD, "#d9603f")
    for d, color in zip(strands, ribbons):
        lay(q, color, d, saving)
    for d, color in zip(above, ribbons):
        q.line(FUR if saving else SOLID, 4.6, d, cap=False)
        lay(q, color, d, saving)
    p.parts.append('<defs><g id="shaft">' + "\n".join(q.parts) + "</g></defs>")
    for x in COLUMNS:
        p.pen(FUR if saving else SOLID, INK, 1.4, rect(x - SHAFT / 2, SPRING, SHAFT, FLOOR - SPRING))
        p.parts.append(f'<use href="#shaft" transform="translate({x} {n(SPRING + 4)}) rotate(90)"/>')
        for y, up in ((SPRING, 1), (FLOOR - 1.3, -1)):
            for wide, at in ((21, -2), (16, 2.6)):
                p.pen(GOLD if at < 0 else RED, INK, 1.2, rect(x - wide / 2, y + up * at - 2.3, wide, 4.6))
    p.pen(GOLD, INK, 1.6, rect(21, FLOOR + 3, 358, 9.5)).fill(RED, rect(23, FLOOR + 5.2, 354, 5)).dots(STRAW, 2.4, 6.2, f"M29 {n(FLOOR + 7.7)}H374")


MIDST = "#eecf7c"


def wash(i, j):
    """The colour of a field between lines: gold in the middle, four quarters, else vellum."""
    u, v = abs(i - (GREAT - 2) / 2), abs(j - (GREAT - 2) / 2)
    if u + v <= 8 and max(u, v) < 6:
        return MIDST
    if min(u, v) > 3:
        return "#ecc7a4" if (i < GREAT / 2 - 1) == (j < GREAT / 2 - 1) else "#c3d3bb"
    return None


def board(p):
    """The diagram of the old page: lines, men on their crossings, the king in the gold middle."""
    last = CELL * (GREAT - 1)
    p.pen(RED, INK, 1.2, rect(LEFT - 4.5, TOP - 4.5, last + 9, last + 9)).fill(PALE, rect(LEFT - 2.4, TOP - 2.4, last + 4.8, last + 4.8))
    fields = {}
    for j in range(GREAT - 1):
        for i in range(GREAT - 1):
            color = GREEN if (i, j) in ((0, 0), (17, 17)) else RED if (i, j) in ((17, 0), (0, 17)) else wash(i, j)
            if color:
                fields.setdefault(color, []).append((i, j))
    for color in sorted(fields):
        p.fill(color, "".join(rect(LEFT + i * CELL, TOP + j * CELL, CELL, CELL) for i, j in fields[color]))
    p.line("#7d5c3c", .75, "".join(f"M{n(LEFT)} {n(TOP + k * CELL)}h{n(last)}M{n(LEFT + k * CELL)} {n(TOP)}v{n(last)}" for k in range(GREAT)), cap=False)
    # the middle is closed in red, as on the board
    gold, edge = set(fields[MIDST]), ""
    for i, j in fields[MIDST]:
        for di, dj, way in ((0, 0, "h"), (0, 1, "h"), (0, 0, "v"), (1, 0, "v")):
            beyond = (i, j - 1 + 2 * dj) if way == "h" else (i - 1 + 2 * di, j)
            if beyond not in gold:
                edge += f"M{n(LEFT + (i + di) * CELL)} {n(TOP + (j + dj) * CELL)}{way}{CELL}"
    p.line(DEEP, 1.5, edge)
    dots = {True: "", False: ""}
    for j in range(GREAT):
        for i in range(GREAT):
            if STARTS[j][i] == "x":
                dots[is_kings(i, j)] += f"M{n(LEFT + i * CELL)} {n(TOP + j * CELL)}h0"
    p.line(INK, 6.2, dots[False]).line(INK, 6.6, dots[True]).line(FUR, 5, dots[True]).line(ORANGE, 2.4, dots[True])
    x, y = LEFT + KING * CELL, TOP + KING * CELL
    p.pen(GOLD, INK, 1.2, circ(x, y, 4.6)).fill(RED, circ(x, y, 2.2))


def is_kings(i, j):
    """Whether the king's man stands there on the great board."""
    return abs(i - KING) + abs(j - KING) < 6 or (abs(i - KING), abs(j - KING)) in ((1, 5), (5, 1))


def signs(p):
    """Lion and calf come to the gold in the arch; the man and the eagle stand over the side arches."""
    for name, x, y, scale, flip in (("lion", 164, 105, .5, True), ("calf", 237, 105, .5, False), ("man", 75.5, 64, .49, False), ("eagle", 324.5, 64.500, .49, False)):
        s = Page()
        EVANGELISTS[name](s, COLOURED[name], INK, 2.1)
        p.put(s, x + (50 if flip else -50) * scale, y - 89 * scale, scale, 0, flip)
    p.pen(GOLD, INK, 1.4, circ(200, 49, 14.5)).pen(LEAF, INK, 1, circ(200, 49, 11.8)).line(RED, 1.9, triskele(200, 49, 10.4))


# The tables' numbers, as the book writes them.
NUMBERS = ("I", "II", "U", "UII", "XI", "XU", "XX", "XXI", "XXU", "XXX", "XXXI", "XL", "XLI", "XLU", "LX", "LXI")


def tables(p):
    """Two columns of numbers under each side arch, every fourth in red."""
    strokes = {letter: STROKES[letter] for letter in "ILU"}
    strokes["X"] = ("M.4 .2L6.800 9.800M6.600 .4L.2 9.600", 9)
    for letter, (d, _) in strokes.items():
        p.parts.append(f'<defs><path id="{letter}" stroke-width=".5" d="{swept(d)}"/></defs>')
    for offset, x in ((0, 43), (5, 291)):
        at = x + 33.2
        p.line(ORANGE, .8, f"M{n(at)} {SPRING + 8}V{FLOOR - 9}")
        for column in (0, 1):
            for row in range(10):
                word = NUMBERS[row + column + offset]
                color = RED if (row + 2 * column + offset // 2) % 4 == 1 else SOLID
                scale = .54
                place = x + 5.5 + column * 34
                glyphs = []
                for letter in word:
                    glyphs.append(f'<use href="#{letter}" x="{n(place / scale)}" y="{n((SPRING + 11 + row * 13.300) / scale)}"/>')
                    place += strokes[letter][1] * scale * .92
                p.parts.append(f'<g fill="{color}" stroke="{color}" transform="scale({scale})">' + "".join(glyphs) + "</g>")


def paw(p, x, y, turn):
    """A print of the cat's paw, in red."""
    q = Page()
    q.fill(ORANGE, form("0 -1, 2.6 1.4, 2 3.6, 0 3.2, -2 3.6, -2.600 1.400") + circ(-3.4, -1.4, 1.1) + circ(-1.3, -3.4, 1.2) + circ(1.3, -3.4, 1.2) + circ(3.4, -1.4, 1.1))
    p.put(q, x, y, 1, turn)


def cat(p):
    """Curled up and asleep, from above: her tail lies over her nose."""
    p.fill("#3a2416", form("-28 6, -24 -16, -4 -26, 20 -24, 36 -8, 38 12, 30 29, 8 38, -16 33"), ' fill-opacity=".28"')
    p.pen(FUR, INK, 1.7, form("-30 -6!, -22 -21, -8 -29, 9 -29, 25 -20, 33 -3, 31 14, 20 27, 2 31, -16 27, -27 16"))
    p.fill("#e6dabd", form("9 -28, 25 -19, 32 -3, 30 14, 19 26, 2 30!, 16 20, 24 4, 21 -14"))
    # the haunch, and the bent hind leg below it
    p.line(INK, 1.3, form("25 6, 21 -7, 10 -12, 0 -7, -1 3, 5 9", False))
    head = Page()
    head.pen(FUR, INK, 1.5, form("-14 -4, -14.500 -17!, -6.500 -11.500, 0 -12.500, 6.500 -11.500, 14.500 -17!, 14 -4, 14.500 5, 8 14, 0 17, -8 14, -14.500 5"))
    head.fill(ROSE, "M-13.200-14.300L-8-10.300L-13-6ZM13.200-14.300L8-10.300L13-6Z").line(INK, 1.3, "M-10 2Q-7 4.600-3.800 3.200M10 2Q7 4.600 3.800 3.200")
    p.put(head, -14, 2, 1, -28)
    tail = form("29 11, 23 20, 12 24, 2 22, -6 16, -8 11", False)
    p.line(INK, 10.2, tail).line(FUR, 7, tail)


def quill(p):
    """A goose's feather, its nib at (0, 0), lying to the right; its shadow falls to the right and down."""
    vane = "M48-2C54-10 66-13 84-12.500L86-9L90-12.500C108-13.500 130-11 146-2C134 6 114 9 92 8L88 5L85 8.500C70 9 56 7 48-2Z"
    p.parts.append(f'<path fill="#3a2416" fill-opacity=".28" transform="translate(3 4)" d="{vane}M0 0L9-2H60V2H9Z"/>')
    p.pen(FUR, INK, 1.2, vane).fill("#e4d7b9", "M50-1.400H145C134 5.400 114 8.300 92 7.300L88 4.300L85 7.800C70 8.300 57 6.400 50-1.400Z")
    p.line("#a58b66", .8, "M62-2L70-9.500M76-2L83-9M98-2L106-10M112-2L119-9.500M126-2L131-7.500M66-1L74 5M80-1L86 4M102-1L110 5.500M116-1L123 4.500")
    p.line(INK, 3.2, "M10-1.200Q70-2.600 140-2").line("#efdcb0", 1.5, "M10-1.200Q70-2.600 140-2")
    p.fill(INK, "M0 0L11-3.200L12 .8Z")


def horn(p):
    """An ink horn, its tip worn dark, bound with bronze, its mouth black with ink."""
    shape = "M0-9C16-9 30-14 39-30Q41.500-32 42-28C41 0 24 12 0 10Z"
    p.parts.append(f'<path fill="#3a2416" fill-opacity=".28" transform="translate(3 4)" d="{shape}"/>')
    p.pen("#c99f62", INK, 1.5, shape).fill("#e7cd98", "M4-8C18-8 29-13 36-23C30-8 18-3 4-3Z")
    p.fill("#5b3d28", "M32-20Q36-24 39-30Q41.500-32 42-28Q41.500-16 36.500-8Q36-16 32-20Z")
    p.pen(GOLD, INK, 1.2, "M6-9.200L11-9.600Q14 0 11 9L6 9.700Q9 0 6-9.200Z")
    p.pen("#e0c48c", INK, 1.4, "M0-10.500C5-10.500 5 11.500 0 11.500C-5 11.500-5-10.500 0-10.500Z").fill(INK, "M-.200-7.500C2.800-7.500 2.800 8.500-.200 8.500C-3 8.500-3-7.500-.200-7.500Z")


def cover(name, saving=0):
    p = Page(400, 300)
    sheet(p, saving)
    tables(p)
    arcade(p, saving)
    board(p)
    signs(p)
    paw(p, 112, 281.5, 60)
    paw(p, 134, 283, 85)
    for draw, x, y, turn in ((cat, 56, 258, 0), (quill, 176, 286, -3.5), (horn, 343, 281, 0)):
        thing = Page()
        draw(thing)
        if saving:      # without shadows
            thing.parts = [part for part in thing.parts if "fill-opacity" not in part]
        p.put(thing, x, y, 1, turn)
    if saving:
        write(f"{name}.svg", pale(p, saving))
    else:
        p.save(name)


def draw():
    cover("cover")
    cover("cover-low", .62)
    cover("cover-lines", 1)
