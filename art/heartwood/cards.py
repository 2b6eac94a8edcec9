"""The frame of cards, in millimetres: a band of maple triangles in bog oak, in the corner the board's sun."""
from card_frames import WHITE, corner_ground, fill, ground, rule, svg
from lib import *


def triangles(step, count, base, tip):
    """Triangles that point inwards, each cut along its middle: their lit halves and those in the shade."""
    lit, shade = '', ''
    for n in range(count):
        x = step*(n+.5)
        lit += f'M{f(x-step/2, 3)} {base}H{f(x, 3)}V{tip}Z'
        shade += f'M{f(x+step/2, 3)} {base}H{f(x, 3)}V{tip}Z'
    return lit, shade


def rays(count, middle, inner, outer, width):
    """Rays of a quarter sun, lit halves and shaded ones, in hundredths of a millimetre."""
    lit, shade = [], []
    for n in range(count):
        a = 90/count*(n+.5)
        near, far = (P(r*100, a, middle*100, middle*100) for r in (inner, outer))
        kite(near, far, .3, width*100, shade, lit)
    return ''.join(lit), ''.join(shade)


def edge_and_corner(name, wood, band, string, gold, maple, cut, shade, ray, ray2, rim):
    """A band of triangles let into the wood between two strings; in the corner a quarter of the board's sun."""
    end, middle = 5.2, .78
    lit, dark = triangles(end/2, 2, 1.04, 2.94)
    svg('card-edge'+name, end, 3.9, [ground(end, 3.9, wood), rule(end, .78, .26, string), rule(end, 1.04, 1.94, band),
        fill(lit, cut), fill(dark, shade), rule(end, 2.96, .26, string), rule(end, 3.46, .44, rim)])
    quarter = lambda r: (f'M{middle} {middle}H{f(middle+r, 2)}'
        f'A{f(r, 2)} {f(r, 2)} 0 0 1 {middle} {f(middle+r, 2)}Z')
    lit, dark = rays(5, middle, 1.5, 3.2, .27)
    small = ' transform="scale(.01)"'
    svg('card-corner'+name, 4.9, 4.9, [corner_ground(4.9, wood, 3.9), fill(quarter(4.1), rim),
        fill(quarter(3.86), gold), fill(quarter(3.62), rim), fill(quarter(3.38), maple),
        fill(lit, ray, small), fill(dark, ray2, small), fill(quarter(1.34), rim), fill(quarter(1.1), gold)])


def draw():
    edge_and_corner('', W3, BOG, A1, A1, M1, M1, M3, R1, R2, R2)
    edge_and_corner('-low', WHITE, WHITE, W2, A2, WHITE, '#dccaa8', '#8f6f48', R1, R2, W2)
    dark, mid = '#585858', '#8c8c8c'
    edge_and_corner('-lines', WHITE, WHITE, dark, dark, WHITE, WHITE, mid, WHITE, mid, dark)
