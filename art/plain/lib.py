"""One black, one blue; circles, stars of twelve points, and five letters of one alphabet."""
import math
from common import number as f, write

INK, BLUE = '#191919', '#1d4f8f'
BOARD = '#333333'    # the black of boards, where paper must not curl of ink
PALE = '#bababa'     # backs and other quiet patterns
WHITE, PAPER = '#ffffff', '#fbfbfb'
MID = '#6c6c6c'      # lines of drawings to be coloured in: dark enough to follow, paler than a crayon
SOFT = '#a8a8a8'     # the same on squares


def P(r, a, cx=50, cy=50):
    a = math.radians(a)
    return (cx + r*math.cos(a), cy + r*math.sin(a))


def poly(pts, digits=1):
    """A closed polygon; points relative to the one before, as they are shorter."""
    r = [(round(x, digits), round(y, digits)) for x, y in pts]
    d = 'M%s %s' % (f(r[0][0]), f(r[0][1]))
    last = r[0]
    for p in r[1:]:
        dx, dy = f(p[0]-last[0]), f(p[1]-last[1])
        d += 'h' + dx if dy == '0' else 'v' + dy if dx == '0' else 'l' + dx + ('' if dy.startswith('-') else ' ') + dy
        last = p
    return d + 'z'


def circ(cx, cy, r): return 'M%s %sa%s %s 0 1 0 %s 0a%s %s 0 1 0 %s 0z' % (f(cx-r, 2), f(cy, 2), f(r, 2), f(r, 2), f(2*r, 2), f(r, 2), f(r, 2), f(-2*r, 2))
def rect(x, y, w, h): return 'M%s %sh%sv%sh%sz' % (f(x, 2), f(y, 2), f(w, 2), f(h, 2), f(-w, 2))
def fill(d, col, extra=''): return '<path d="%s" fill="%s"%s/>' % (''.join(d), col, extra)
def line(d, col, w, extra=''): return '<path d="%s" fill="none" stroke="%s" stroke-width="%s"%s/>' % (''.join(d), col, f(w, 2), extra)


def star(r0, r1, n=12, cx=50, cy=50, off=0):
    """A star of n points: r0 the dents, r1 the points, one of these upwards."""
    return poly([P(r1 if i % 2 == 0 else r0, -90 + off + 180*i/n, cx, cy) for i in range(2*n)])


def save(name, w, h, body):
    write(name + '.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %s %s">\n%s\n</svg>\n' % (f(w), f(h), '\n'.join(body)))


# Letters: one alphabet of strokes of even width, their bends cut off by 45 degrees, their ends cut level. Points are in a cap
# height of 40, the middle of the letter at 0, 0.

def bar(x0, y0, x1, y1, w):
    """A stroke with level ends."""
    h = w/2*math.hypot(x1-x0, y1-y0)/abs(y1-y0)     # half its level width
    return turned([(x0-h, y0), (x0+h, y0), (x1+h, y1), (x1-h, y1)])


def turned(pts):
    """The same polygon, always the same way round, so that overlaps stay filled."""
    area = sum(a[0]*b[1]-b[0]*a[1] for a, b in zip(pts, pts[1:]+pts[:1]))
    return pts if area > 0 else pts[::-1]


def letter(name, w):
    """Polygons of a letter of strokes of this width."""
    if name == 'K':
        k, edge, steep = -15 + w/2, -15 + w, 1.08
        h = w/2*math.hypot(1, steep)/steep
        down = lambda x: -20 + (x-edge)*steep     # where the arm that begins at x meets the stem
        arm = turned([(11.4-h, -20), (11.4+h, -20), (edge, down(11.4+h)), (edge, down(11.4-h))])
        return [bar(k, -20, k, 20, w), arm, bar(-1.6, -3.4, 11.4, 20, w)]
    if name == 'A':
        # An arch with its corners cut off, as the D and the C have them.
        k = w*.414
        arch = [(-15, 20), (-15, -8), (-3, -20), (3, -20), (15, -8), (15, 20), (15-w, 20), (15-w, -8+k), (3-k, -20+w),
            (-3+k, -20+w), (-15+w, -8+k), (-15+w, 20)]
        return [turned(arch), turned([(-15+w/2, 2), (15-w/2, 2), (15-w/2, 2+w), (-15+w/2, 2+w)])]
    if name == 'N':
        s = 15 - w/2
        h = w*.62
        return [bar(-s, -20, -s, 20, w), bar(s, -20, s, 20, w), turned([(-15, -20), (-15+w/2+h, -20), (15, 20), (15-w/2-h, 20)])]
    if name == 'D':
        return ring([(-15, -20), (3, -20), (15, -8), (15, 8), (3, 20), (-15, 20)], w)
    if name == 'C':
        return [turned(c_outline(w))]
    raise KeyError(name)


def ring(outer, w):
    """An outline of this width: a polygon, and the hole in it the other way round."""
    return [turned(outer), turned(inset(outer, w))[::-1]]


def inset(pts, w):
    """A convex polygon, each side moved inwards."""
    pts = turned(pts)
    sides = []
    for a, b in zip(pts, pts[1:]+pts[:1]):
        long = math.hypot(b[0]-a[0], b[1]-a[1])
        nx, ny = -(b[1]-a[1])/long*w, (b[0]-a[0])/long*w
        sides.append(((a[0]+nx, a[1]+ny), (b[0]+nx, b[1]+ny)))
    return [meet(s, t) for s, t in zip(sides[-1:]+sides[:-1], sides)]


def meet(s, t):
    (x1, y1), (x2, y2) = s
    (x3, y3), (x4, y4) = t
    d = (x1-x2)*(y3-y4) - (y1-y2)*(x3-x4)
    a, b = x1*y2-y1*x2, x3*y4-y3*x4
    return ((a*(x3-x4)-(x1-x2)*b)/d, (a*(y3-y4)-(y1-y2)*b)/d)


def c_outline(w):
    """C: the D turned round and open, its ends cut with a slant."""
    k = w*.414
    left = [(-4, -20), (-15, -9), (-15, 9), (-4, 20)]
    inner = [(-4+k, 20-w), (-15+w, 9-k), (-15+w, -9+k), (-4+k, -20+w)]
    return [(14.5, -20)] + left + [(14.5, 20), (12, 20-w)] + inner + [(12, -20+w)]


def glyph(name, w, size=1.0, cx=50, cy=50):
    """A letter as the data of a path; size 1 is 40 high."""
    return ''.join(poly([(cx+x*size, cy+y*size) for x, y in pts]) for pts in letter(name, w))
