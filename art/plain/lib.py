"""One black, one blue; circles, stars of twelve points, and five letters cut with straight strokes."""
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


# Letters. Each stroke is a bar that is a little broader at its ends than in its middle, as a knife leaves it; ends are cut level.
# Points are in a cap height of 40, the middle of the letter at 0, 0.

def bar(x0, y0, x1, y1, w, waist=.82):
    """A stroke with level ends and a waist."""
    dx, dy = x1-x0, y1-y0
    long = math.hypot(dx, dy)
    h = w/2*long/abs(dy)     # half its level width
    m = h*waist
    mx, my = (x0+x1)/2, (y0+y1)/2
    return turned([(x0-h, y0), (x0+h, y0), (mx+m, my), (x1+h, y1), (x1-h, y1), (mx-m, my)])


def turned(pts):
    """The same polygon, always the same way round, so that overlaps stay filled."""
    area = sum(a[0]*b[1]-b[0]*a[1] for a, b in zip(pts, pts[1:]+pts[:1]))
    return pts if area > 0 else pts[::-1]


def letter(name, w):
    """Polygons of a letter of strokes of this width."""
    if name == 'K':
        k = -14 + w/2
        return [bar(k, -20, k, 20, w), bar(14, -20, k+w*.45, 3.4, w), turned([(-5, -2), (-.6+w*.25, -6), (19, 20), (19-w*1.28, 20)])]
    if name == 'A':
        # The bar is broken, as on coins and stones of the time.
        c = w*.52
        bars = [bar(0, -20, -15.5, 20, w), bar(0, -20, 15.5, 20, w)]
        bend = turned([(-9, 3.2), (-9, 3.2+c*1.2), (0, 11.4+c*1.2), (9, 3.2+c*1.2), (9, 3.2), (0, 11.4)])
        return bars + [bend]
    if name == 'N':
        s = 15 - w/2
        return [bar(-s, -20, -s, 20, w), bar(s, -20, s, 20, w), turned([(-s-w/2, -20), (-s+w*.62, -20), (s+w/2, 20), (s-w*.62, 20)])]
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
