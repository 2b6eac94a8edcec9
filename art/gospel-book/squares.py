"""The squares of the page: vellum, the panels where men start, throne, corners, goals and marks."""
from beasts import COLOURED, EVANGELISTS
from letters import write_word
from lib import *


def corners_of_square(draw):
    """The same in all four corners: draw(x, y, sx, sy) gives a path that goes inwards from a corner."""
    return "".join(draw(x, y, sx, sy) for x, y, sx, sy in ((0, 0, 1, 1), (100, 0, -1, 1), (100, 100, -1, -1), (0, 100, 1, -1)))


def step(x, y, sx, sy, at, size):
    """A corner filled in steps, as on pages of fret and step patterns."""
    a, s = at, size
    points = [(a, a), (a + 3 * s, a), (a + 3 * s, a + s), (a + 2 * s, a + s), (a + 2 * s, a + 2 * s), (a + s, a + 2 * s), (a + s, a + 3 * s), (a, a + 3 * s)]
    return poly([(x + sx * u, y + sy * v) for u, v in points])


def ground():
    Page().fill("none", rect(0, 0, 100, 100)).save("ground")
    # To be coloured in: a small lozenge where four squares meet, and a hair-line of the ruling.
    Page().line("#b0b0b0", .9, corners_of_square(lambda x, y, sx, sy: f"M{x + sx * 16} {y}L{x} {y + sy * 16}")).save("ground-lines")


def cell(p, line, strong, weak, field):
    """A cell between two ruled lines, which are filled where they meet in the corners."""
    p.fill(field, rect(14, 14, 72, 72)).line(line, strong, rect(5.5, 5.5, 89, 89), cap=False)
    p.line(line, weak, rect(14, 14, 72, 72), cap=False)


def posts(x, y, sx, sy):
    return rect(min(x + sx * 5.5, x + sx * 14), min(y + sy * 5.5, y + sy * 14), 8.5, 8.5)


def camp():
    """Where attackers start: a cell of light vellum, ruled in brown ink."""
    for nth, (wash, field) in enumerate((("#ecdab2", "#f8efd8"), ("#e9d7ad", "#f6ecd2"), ("#eedcb6", "#f9f1dc")), 1):
        p = Page().fill(wash, rect(-.6, -.6, 101.2, 101.2))
        cell(p, BROWN, 2.8, 2, field)
        p.fill(BROWN, corners_of_square(posts))
        p.save(f"camp-{nth}")
    for nth in (1, 2):
        p = Page().fill("#ffffff", rect(-.6, -.6, 101.2, 101.2))
        cell(p, "#808080", 1.2, .9, "#ffffff")
        p.line("#808080", .9, corners_of_square(posts), cap=False)
        for reach in (33, 20)[:nth]:
            p.line("#a4a4a4", .9, poly([(50, 50 - reach), (50 + reach, 50), (50, 50 + reach), (50 - reach, 50)]))
        p.save(f"camp-lines-{nth}")


PANEL = "M18 6H82Q82 18 94 18V82Q82 82 82 94H18Q18 82 6 82V18Q18 18 18 6Z"
INNER = "M24 13H76Q78 22 87 24V76Q78 78 76 87H24Q22 78 13 76V24Q22 22 24 13Z"


def town():
    """Where the king's men start: a pale panel with hollow corners, in a strong line, with red dots within."""
    red = (("#e9b08d", PALE), ("#ebb594", "#fbf4e2"), ("#e6aa86", "#f9efd9"))
    green = (("#a3c2ae", PALE), ("#a9c7b4", "#fbf4e2"), ("#9dbda9", "#f9efd9"))
    for name, dot, washes in (("", RED, red), ("-green", "#3a7a68", green)):
        for nth, (wash, pale) in enumerate(washes, 1):
            p = Page()
            p.fill(wash, rect(-.6, -.6, 101.2, 101.2)).pen(pale, dot, 3.6, PANEL)
            p.dots(dot, 2.2, 6.2, INNER)
            p.fill(dot, corners_of_square(lambda x, y, sx, sy: circ(x + sx * 8, y + sy * 8, 2.6)))
            p.save(f"town{name}-{nth}")
    for nth in (1, 2):
        p = Page().fill("#ffffff", rect(-.6, -.6, 101.2, 101.2))
        p.line("#8c8c8c", .9, PANEL)
        p.line("#a4a4a4", .9, circ(50, 50, 33) + (circ(50, 50, 22) if nth == 2 else ""))
        p.pen("#ffffff", "#808080", .9, corners_of_square(lambda x, y, sx, sy: circ(x + sx * 9, y + sy * 9, 4)))
        p.save(f"town-lines-{nth}")


def throne(name="", ground="#eec765", band=GOLD, steps=DEEP, mark=GREEN, dot=RED):
    """The middle: a roundel of three spirals, as on the great carpet pages."""
    p = Page()
    p.fill(ground, rect(-.6, -.6, 101.2, 101.2))
    p.fill(INK, rect(4, 4, 92, 92)).fill(steps, rect(6.5, 6.5, 87, 87))
    p.fill(band, corners_of_square(lambda x, y, sx, sy: step(x, y, sx, sy, 9, 6)))
    p.pen(PALE, INK, 2.2, circ(50, 50, 41))
    p.dots(dot, 2.4, 2 * math.pi * 36.5 / 40, circ(50, 50, 36.5))
    p.line(INK, 7, triskele(50, 50, 33, 0)).line(mark, 4, triskele(50, 50, 33, 0))
    p.pen(GOLD, INK, 1.6, circ(50, 50, 5))
    p.save("throne" + name)
    # in figures the same roundel, paler beneath arrows
    s = Page().fill(ground, rect(0, 0, 100, 100)).pen(PALE, steps, 6, circ(50, 50, 44))
    s.line(mix(mark, PALE, .25), 6.5, triskele(50, 50, 37, 0)).save("throne-sign" + name)


SHADE = "#f7e6bd"


def joints(p, inner, color):
    """In the middle of each side of a frame a block of ink with two studs: in corners of four squares a line of the grid ends in it."""
    a, b = 2.2, inner
    for nth, (x, y, w, h) in enumerate(((44.5, a, 11, b - a), (44.5, 100 - b, 11, b - a), (a, 44.5, b - a, 11), (100 - b, 44.5, b - a, 11))):
        p.fill(INK, rect(x, y, w, h))
        cx, cy = x + w / 2, y + h / 2
        p.fill(color, circ(cx - 3.1, cy, 1.5) + circ(cx + 3.1, cy, 1.5) if nth < 2 else circ(cx, cy - 3.1, 1.5) + circ(cx, cy + 3.1, 1.5))


def corner():
    """A marked corner: a band about a field, on which a sign is painted over the grid."""
    p = Page()
    outer = rect(-.6, -.6, 101.2, 101.2)
    p.fill(SHADE, outer).fill(GOLD, rect(2.2, 2.2, 95.6, 95.6)).fill(PALE, rect(8.6, 8.6, 82.8, 82.8))
    p.line(INK, 1.3, rect(2.2, 2.2, 95.6, 95.6) + rect(8.6, 8.6, 82.8, 82.8))
    block = corners_of_square(lambda x, y, sx, sy: rect(min(x + sx * 2.2, x + sx * 8.6), min(y + sy * 2.2, y + sy * 8.6), 6.4, 6.4))
    p.fill(RED, block).line(INK, 1.3, block)
    joints(p, 8.6, GOLD)
    p.save("corner")
    # another: green, its corners filled in steps
    p = Page()
    p.fill(MIST, outer).fill("#3a7a68", rect(2.2, 2.2, 95.6, 95.6)).fill(PALE, rect(8.6, 8.6, 82.8, 82.8))
    p.line(INK, 1.3, rect(2.2, 2.2, 95.6, 95.6) + rect(8.6, 8.6, 82.8, 82.8))
    steps = corners_of_square(lambda x, y, sx, sy: step(x, y, sx, sy, 2.2, 4.2))
    p.pen(GOLD, INK, 1.3, steps)
    joints(p, 8.6, "#a9cdbb")
    p.save("corner-green")
    # In figures a field that goes on in its neighbours, with a lozenge where four meet: four squares are one panel then, and
    # their middles stay empty, so that arrows and bars upon them are read.
    lozenges = corners_of_square(lambda x, y, sx, sy: f"M{x} {y}h{sx * 24}L{x} {y + sy * 24}Z")
    for name, field, color in (("", "#f6dfa3", RED), ("-green", "#cbdfd1", PINE)):
        Page().fill(field, rect(0, 0, 100, 100)).fill(color, lozenges).save("corner-sign" + name)


# The middles of their heads, and of their whole drawings.
HEADS = {"man": (50, 33), "lion": (25, 36), "calf": (25, 31), "eagle": (34, 30)}
NAMES = {"man": "MATTHEUS", "lion": "MARCUS", "calf": "LUCAS", "eagle": "IOHANNES"}


def signs(size, block):
    """The evangelists in the corners of a board, upright: a painting over the grid within the corners' frames, 25 units to a square.
    In corners of four squares each has its name at its foot."""
    side = size * 25
    p = Page(side, side)
    field = 25 * block
    for nth, (name, at) in enumerate(zip(("man", "lion", "calf", "eagle"), ((0, 0), (1, 0), (0, 1), (1, 1)))):
        x, y = (at[0] * (side - field), at[1] * (side - field))
        edge = field * .095
        p.fill(PALE, rect(x + edge, y + edge, field - 2 * edge, field - 2 * edge))
        flip = at[0] == 0 and name != "man"    # they look towards the board
        sign = Page()
        if block > 1:
            p.dots(RED, 1.1, 37.6 / 17, rect(x + 6.2, y + 6.2, 37.6, 37.6))
            EVANGELISTS[name](sign, COLOURED[name], INK, 1.9)
            s, mx, my, down = .345, 50, 50, 22.7 if name != "eagle" else 21
            write_word(p, NAMES[name], x + 25, y + 42.4, 3.5, "#9f321d")
        else:
            EVANGELISTS[name](sign, COLOURED[name], INK, 2, True)
            s, (mx, my), down = field / 100 * 1.2, HEADS[name], field * .5
            p.parts.append(f'<clipPath id="c{nth}"><path d="{rect(x + edge, y + edge, field - 2 * edge, field - 2 * edge)}"/></clipPath><g clip-path="url(#c{nth})">')
        p.put(sign, x + field * .5 + (mx * s if flip else -mx * s), y + down - my * s, s, 0, flip)
        if block == 1:
            p.parts.append("</g>")
    p.save(f"signs-{size}")


def goal():
    """A way out: four arrow heads about a dotted ring."""
    p = Page().line("#f7ead0", 4, circ(50, 50, 38)).dots(RED, 3, 2 * math.pi * 38 / 30, circ(50, 50, 38))
    heads = "".join(poly([pol(50, 50, 53, a), pol(50, 50, 43, a - 11), pol(50, 50, 46, a), pol(50, 50, 43, a + 11)]) for a in (0, 90, 180, 270))
    p.fill(GREEN, corners_of_square(lambda x, y, sx, sy: poly([(x + sx * 4, y + sy * 4), (x + sx * 20, y + sy * 8), (x + sx * 13, y + sy * 13), (x + sx * 8, y + sy * 20)])))
    p.save("escape")
    s = Page().fill(PALE, circ(50, 50, 34)).line(RED, 7, circ(50, 50, 26))
    s.fill(GREEN, corners_of_square(lambda x, y, sx, sy: poly([(x + sx * 3, y + sy * 3), (x + sx * 32, y + sy * 10), (x + sx * 10, y + sy * 32)]))).save("escape-sign")


def marks():
    """Where the rules know camps: a fret inside the panel."""
    fret = corners_of_square(lambda x, y, sx, sy: f"M{x + sx * 30} {y + sy * 9}H{x + sx * 44}M{x + sx * 9} {y + sy * 30}V{y + sy * 44}")
    Page().line(BROWN, 3, fret + rect(3.2, 3.2, 93.6, 93.6), cap=False).save("camp-mark")
    Page().fill(BROWN, corners_of_square(lambda x, y, sx, sy: step(x, y, sx, sy, 6, 9))).save("camp-sign")


def draw():
    ground()
    camp()
    town()
    throne()
    throne("-green", "#a9c8b6", "#7fab99", PINE, RED, PINE)
    corner()
    for size, block in ((7, 1), (9, 1), (11, 1), (13, 1), (15, 1), (19, 2)):
        signs(size, block)
    goal()
    marks()
