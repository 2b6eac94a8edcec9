"""The frame of the page: ribbons knotted on black ink, red dots on vellum, roundels of spirals."""
from lib import *

# One length of the band is as long as six steps of the knot.
STEP, LONG = 15.5, 93


def band(name, colors, ground, dot, pale, rule, pen=None, knot=None):
    """One length of the edge: dots on vellum, rules, a knot on ink."""
    p = Page(LONG, 100)
    p.fill(pale, rect(-.5, 0, LONG + 1, 100))
    p.fill(ground, rect(-.5, 14, LONG + 1, 72))
    p.fill(rule, rect(-.5, 10.500, LONG + 1, 3.500) + rect(-.5, 86, LONG + 1, 3.500))
    knot = knot or Knot(3, 2, flat=[(3, 2)], upright=[(0, 1), (0, 3)], endless=True)
    knot.draw(p, 0, 50 - 2 * STEP, STEP, STEP, colors, ground, 10.2 if pen == INK else 9.4, 2.4, pen, 1.3 if pen == INK else 2)
    if dot:
        for y in (5.2, 94.8):
            p.fill(dot, "".join(circ(LONG / 12 * (2 * k + 1), y, 2.1) for k in range(6)))
    p.save(name)


def ring(p, pale, rule, ground, spiral_color, dot):
    """A roundel of three spirals."""
    p.fill(rule, circ(50, 50, 40)).fill(pale, circ(50, 50, 36.5)).fill(ground, circ(50, 50, 33.5))
    p.line(spiral_color, 5, triskele(50, 50, 31, 0))


def corner(name, pale, rule, ground, mark, dot):
    p = Page()
    p.fill(pale, rect(-.5, -.5, 101, 101))
    p.fill(rule, "M10.500 10.500H100.500V89.500H89.500V100.500H10.500Z")
    p.fill(ground, "M14 14H100.500V86H86V100.500H14Z")
    p.fill(rule, "M96 14h4.500v72h-4.500zM14 96v4.500h72v-4.500z")
    ring(p, pale, rule, ground, mark, dot)
    if dot:
        p.fill(dot, "".join(circ(5.2, y, 2.1) + circ(y, 5.2, 2.1) for y in (20, 36, 52, 68, 84)) + circ(5.2, 5.2, 2.1) + circ(95, 95, 2.1))
    p.save(name)


def medallion(name, pale, rule, ground, mark, dot, colors, pen=None):
    """In the middle of each side: a square knot between two rules."""
    w = 108
    p = Page(w, 100)
    p.fill(pale, rect(0, 0, w, 100)).fill(rule, rect(0, 10.500, w, 79)).fill(ground, rect(5, 14, w - 10, 72))
    knot = Knot(2, 2, upright=[(2, 1), (2, 3)], flat=[(1, 2), (3, 2)])
    knot.draw(p, w / 2 - 2 * 15.5, 50 - 2 * 15.5, 15.5, 15.5, colors, ground, 9.4, 2.4, pen, 2)
    p.fill(dot or rule, "".join(circ(x, y, 3) for x in (14, w - 14) for y in (24, 50, 76)))
    if dot:
        p.fill(dot, "".join(circ(w / 14 * (2 * k + 1), y, 2.1) for k in range(7) for y in (5.2, 94.8)))
    p.save(name)


def narrow(name, ground, ribbon):
    """For frames of 4 mm: one ribbon of two strands."""
    p = Page(100, 100).fill(ground, rect(-.5, 0, 101, 100))
    p.line(ribbon, 13, "M-3 29H0C34 29 66 71 100 71H103", cap=False)
    p.line(ground, 27, "M30 61C44 54 56 46 70 39", cap=False)
    p.line(ribbon, 13, "M-3 71H0C34 71 66 29 100 29H103", cap=False)
    p.save("frame-edge-narrow" + name)
    Page().fill(ground, rect(0, 0, 100.5, 100.5)).line(ribbon, 12, spiral(50, 50, 33, 90, 1.5), cap=False).save("frame-corner-narrow" + name)


def draw():
    white, grey = "#ffffff", "#585858"
    orange = "#cf5232"
    other = Knot(3, 2, upright=[(0, 1), (0, 3), (3, 2)], endless=True)
    for name, colors, ground, dot, pale, rule, mark, pen, knot in (
            ("", [GOLD, orange], INK, RED, VELLUM, GOLD, GOLD, None, None),
            ("-green", ["#a9cdbb", GOLD], "#24443d", "#3a7a68", VELLUM, "#7fab99", "#a9cdbb", INK, other),
            ("-low", [white, white], white, RED, white, "#e9c979", BROWN, BROWN, None),
            ("-lines", [white, white], white, None, white, grey, grey, grey, None)):
        band("frame-edge" + name, colors, ground, dot, pale, rule, pen, knot)
        corner("frame-corner" + name, pale, rule, ground, mark, dot)
        medallion("frame-medallion" + name, pale, rule, ground, mark, dot, colors, pen)
    narrow("", INK, GOLD)
    narrow("-green", "#24443d", "#d9c173")
    narrow("-low", white, BROWN)
