"""Squares, marks and frame: all signs keep to the rim of a square, so that its middle is white."""
from lib import *

CORNERS = ((0, 0, 1, 1), (100, 0, -1, 1), (100, 100, -1, -1), (0, 100, 1, -1))


def triangles(near, far): return ''.join(poly([(x+sx*near, y+sy*near), (x+sx*far, y+sy*near), (x+sx*near, y+sy*far)]) for x, y, sx, sy in CORNERS)
def circles(at, r): return ''.join(circ(x+sx*at, y+sy*at, r) for x, y, sx, sy in CORNERS)
def arcs(r): return ''.join('M%s %sA%s %s 0 0 %d %s %s' % (f(x+sx*r), f(y), f(r), f(r), sx*sy > 0, f(x), f(y+sy*r)) for x, y, sx, sy in CORNERS)
def cuts(r): return ''.join('M%s %sL%s %s' % (f(x+sx*r), f(y), f(x), f(y+sy*r)) for x, y, sx, sy in CORNERS)


def strokes(n, r0, r1): return ''.join('M%s %sL%s %s' % (*map(f, P(r0, 360*i/n)), *map(f, P(r1, 360*i/n))) for i in range(n))


def ground():
    white = fill(rect(-.6, -.6, 101.2, 101.2), WHITE)
    save('ground', 100, 100, [fill('M0 0H100V100H0Z', 'none')])
    save('camp', 100, 100, [fill(triangles(5.4, 14), BOARD)])
    save('town', 100, 100, [line(circles(9, 4), BOARD, 1.1)])
    save('camp-edge', 100, 100, [fill(rect(-.6, .6, 101.2, 2.5), BOARD)])
    save('town-edge', 100, 100, [fill(rect(2.4, 2.4, 95.2, 1.1), BOARD)])
    # To be coloured in: rows of dots, large for the town and small for the camps, for a line would make the grid look thicker.
    save('town-edge-lines', 100, 100, [fill([rect(1.9+k*92.6/9, 1.9, 3.6, 3.6) for k in range(10)], BOARD)])
    save('camp-edge-lines', 100, 100, [fill([rect(x, 3.4, 2.4, 2.4) for x in range(29, 71, 6)], '#6c6c6c')])
    save('camp-mark', 100, 100, [line(cuts(25), BOARD, 1.1)])
    save('camp-mark-lines', 100, 100, [line(cuts(34), '#6c6c6c', 1.1)])
    save('ground-lines', 100, 100, [line(arcs(13), SOFT, .9)])
    save('camp-lines', 100, 100, [white, line(triangles(5.6, 23), '#6c6c6c', 1.1)])
    save('town-lines', 100, 100, [white, line(circles(13.5, 8), '#6c6c6c', 1.1)])


def marks():
    save('throne', 100, 100, [fill(rect(-.6, -.6, 101.2, 101.2), WHITE), line(star(40, 46.5), BLUE, 1.3), fill(''.join(star(2.4, 5.6, 4, x+sx*9.5, y+sy*9.5) for x, y, sx, sy in CORNERS), BLUE)])
    # A quarter of the same star, its middle in the outermost corner.
    save('corner', 100, 100, [fill(rect(-.6, -.6, 101.2, 101.2), WHITE), line(star(40, 46.5), BLUE, 1.3), fill(quarter(19, 25.5), BLUE)])
    heads = ''.join(poly([P(48, a), P(40.5, a-14), P(40.5, a+14)]) for a in (0, 90, 180, 270))
    save('escape', 100, 100, [fill(heads, BLUE)])


def quarter(r0, r1, is_open=False):
    """The quarter of a star of 12 points about the upper left corner."""
    pts = [P(r1 if i % 2 == 0 else r0, 15*i, 0, 0) for i in range(7)]
    d = 'M' + 'L'.join('%s %s' % (f(x), f(y)) for x, y in pts)
    return d if is_open else d + 'L0 0Z'


def signs():
    """Marked squares in figures: flat, and to be seen at 4 mm."""
    save('throne-sign', 100, 100, [line(star(31, 44), BLUE, 5)])
    save('corner-sign', 100, 100, [fill(rect(0, 0, 100, 100), WHITE), line(star(25, 35, 12, 55, 55), BLUE, 5), fill(quarter(22, 31), BLUE)])
    save('escape-sign', 100, 100, [fill(''.join(poly([P(47, a), P(33, a-26), P(33, a+26)]) for a in (0, 90, 180, 270)), BLUE)])
    save('camp-sign', 100, 100, [fill(triangles(6, 32), BOARD)])


def frame():
    """A heavy and a fine rule, and a tick at each line of the grid."""
    save('frame-edge', 400, 100, [fill(rect(-.5, 0, 401, 100), WHITE), fill(rect(-3, 31, 406, 7.5), BOARD), fill(rect(-3, 48, 406, 3.4), BOARD), fill(rect(-1.8, 66, 3.6, 34) + rect(398.2, 66, 3.6, 34), BOARD)])
    corner = [fill(rect(0, 0, 100, 100), WHITE), fill('M31 31H100.5V38.5H38.5V100.5H31Z', BOARD), fill('M48 48H100.5V51.4H51.4V100.5H48Z', BOARD)]
    save('frame-corner', 100, 100, corner + [fill(rect(66, 66, 14, 14), BLUE)])
    save('frame-corner-lines', 100, 100, corner + [line(rect(66, 66, 14, 14), BOARD, 3.4)])


def draw():
    ground()
    marks()
    signs()
    frame()
