"""The frame of cards, in millimetres: two rows of chips about a ribbon, each lit from one side; in the corner a rosette."""
from card_frames import WHITE, corner_ground, disc, fill, ground, poly, rule, svg
from lib import *


def cuts(step, count):
    """Lit and shaded halves of the chips along an edge: a row from above, and between them one from below."""
    light, dark = [], []
    for n in range(count+1):
        for x, base, tip in ((step*n, 1.26, 2.1), (step*(n-.5), 2.98, 2.14))[n == count:]:
            left, right, point = (x+.1, base), (x+step-.1, base), (x+step/2, tip)
            middle = (x+step/2, base+(tip-base)*.25)
            light.append(poly([left, middle, point]))
            dark.append(poly([right, middle, point])+poly([left, right, middle]))
    return ''.join(light), ''.join(dark)


def petals(count, inner, outer, width):
    """Lit and shaded halves of a rosette's petals about the corner's middle; outlines in hundredths of a millimetre."""
    light, dark = [], []
    for n in range(count):
        a = 360/count*(n+.5)
        chip(P(inner*100, a, 250, 250), P(outer*100, a, 250, 250), width*100, dark, light)
    return ''.join(light), ''.join(dark)


def edge_and_corner(name, wood, string, gold, maple, lit, shade, petal, petal2, rim):
    step, count = 1.4, 2
    light, dark = cuts(step, count)
    end = step*count
    svg('card-edge'+name, end, 3.9, [ground(end, 3.9, wood), rule(end, .78, .22, string), fill(light, lit),
        fill(dark, shade), rule(end, 3.3, .22, gold), rule(end, 3.68, .22, rim)])
    light, dark = petals(8, .2, 1.42, .26)
    small = ' transform="scale(.01)"'
    svg('card-corner'+name, 4.9, 4.9, [corner_ground(4.9, wood, 3.9),
        fill('M.78 .78H4.9V1H1V4.9H.78Z', string),
        fill('M3.3 4.95V3.3H4.95V3.52H3.52V4.95Z', gold), fill('M3.68 4.95V3.68H4.95V3.9H3.9V4.95Z', rim),
        fill(disc(2.45, 2.45, 2.05), rim), fill(disc(2.45, 2.45, 1.83), gold), fill(disc(2.45, 2.45, 1.6), maple),
        '<g transform="translate(-.05 -.05)">', fill(light, petal, small), fill(dark, petal2, small), '</g>',
        fill(disc(2.45, 2.45, .42), rim), fill(disc(2.45, 2.45, .26), gold)])


def draw():
    edge_and_corner('', '#7d5836', M2, A1, M1, M1, '#c7a474', R1, R3, W3)
    edge_and_corner('-low', WHITE, W2, A2, WHITE, '#b99d76', '#d9c6a8', R1, R2, W2)
    edge_and_corner('-lines', WHITE, '#585858', '#585858', WHITE, WHITE, '#8c8c8c', WHITE, '#8c8c8c', '#585858')
