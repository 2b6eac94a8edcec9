"""The frame of cards, in millimetres: lozenges cut with the knife, in the corner the board's sun."""
from card_frames import WHITE, corner_ground, disc, fill, ground, rule, svg
from lib import *


def lozenges(step, count, y, half):
    """Lozenges with a ridge: their lit halves, their shaded ones, and the dots between them."""
    lit, shade, dots = '', '', ''
    for n in range(count):
        x = step*(n+.5)
        lit += f'M{f(x-half, 2)} {y}L{f(x, 2)} {f(y-half, 2)}L{f(x+half, 2)} {y}Z'
        shade += f'M{f(x-half, 2)} {y}L{f(x, 2)} {f(y+half, 2)}L{f(x+half, 2)} {y}Z'
    for n in range(count+1): dots += disc(step*n, y, .17)
    return lit, shade, dots


def rays(count, middle, inner, outer, width):
    """Rays of a quarter sun, lit halves and shaded ones, in hundredths of a millimetre."""
    lit, shade = [], []
    for n in range(count):
        a = 90/count*(n+.5)
        near, far = (P(r*100, a, middle*100, middle*100) for r in (inner, outer))
        kite(near, far, .3, width*100, shade, lit)
    return ''.join(lit), ''.join(shade)


def edge_and_corner(name, wood, string, gold, maple, cut, shade, ray, ray2, rim):
    end, middle = 3.9, .78
    lit, dark, dots = lozenges(end/2, 2, 2.08, .68)
    svg('card-edge'+name, end, 3.9, [ground(end, 3.9, wood), rule(end, .78, .2, string),
        fill(lit, cut), fill(dark, shade), fill(dots, gold), rule(end, 3.16, .22, gold), rule(end, 3.68, .22, rim)])
    quarter = lambda r: (f'M{middle} {middle}H{f(middle+r, 2)}'
        f'A{f(r, 2)} {f(r, 2)} 0 0 1 {middle} {f(middle+r, 2)}Z')
    lit, dark = rays(5, middle, 1.5, 3.2, .27)
    small = ' transform="scale(.01)"'
    svg('card-corner'+name, 4.9, 4.9, [corner_ground(4.9, wood, 3.9), fill(quarter(4.1), rim),
        fill(quarter(3.86), gold), fill(quarter(3.62), rim), fill(quarter(3.38), maple),
        fill(lit, ray, small), fill(dark, ray2, small), fill(quarter(1.34), rim), fill(quarter(1.1), gold)])


def draw():
    edge_and_corner('', '#7d5836', M2, A1, M1, M1, '#c7a474', R1, R2, W3)
    edge_and_corner('-low', WHITE, W2, A2, WHITE, '#dccaa8', '#a98a5c', R1, R2, W2)
    dark, mid = '#585858', '#8c8c8c'
    edge_and_corner('-lines', WHITE, dark, dark, WHITE, '#cccccc', mid, WHITE, mid, dark)
