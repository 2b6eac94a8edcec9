"""Round shapes through points, and the colours of a winter wood."""
import math
from common import chance as random, number as f, write

SNOW, SNOW2, SNOW3 = '#f4f7f8', '#e3e9ec', '#c9d4da'    # snow, and its shadows
BLUE, PALE = '#1b4674', '#dbe7f0'    # the ring of light discs, and what is outside it
BONE = '#fbf8ee'    # the ground of light discs
RAVEN, SHEEN = '#262c34', '#7fa3c4'    # feathers, and what shines on them
SLATE, WOLF, FUR = '#19222a', '#b6c1c9', '#71828f'    # dark discs, wolves, the shade of their fur
EYE = '#e8b13a'    # eyes and gold
GOLD, GOLD2 = '#f0c14f', '#dc9a32'    # the bear's ring and his disc
BEAR, BEAR2, BEAR3 = '#7a4520', '#4c2710', '#c08a55'    # his coat, its shade, his muzzle
BARK, PINE, PINE2 = '#6b4a30', '#2f5a4e', '#7fa394'    # wood


def pt(x, y): return f'{f(x)} {f(y)}'


def shape(points, closed=True, at=(0, 0), by=1, flip=False, pull=.33):
    """A round line through points; at a point with a third entry it turns sharply."""
    p = [((-1 if flip else 1)*q[0]*by+at[0], q[1]*by+at[1]) for q in points]
    sharp = [len(q) > 2 for q in points]
    n = len(p)

    def tangent(i):
        if sharp[i]:
            return 0, 0
        a, b = p[i-1] if i or closed else p[i], p[(i+1) % n] if i < n-1 or closed else p[i]
        return b[0]-a[0], b[1]-a[1]

    d = 'M' + pt(*p[0])
    for i in range(n if closed else n-1):
        j = (i+1) % n
        step = math.dist(p[i], p[j])
        ends = []
        for k, sign in ((i, 1), (j, -1)):
            t = tangent(k)
            size = math.hypot(*t)
            scale = sign*step*pull/size if size else 0
            ends.append((p[k][0]+t[0]*scale, p[k][1]+t[1]*scale))
        if sharp[i] and sharp[j]:
            d += 'L' + pt(*p[j])
        else:
            d += 'C' + ' '.join(pt(*q) for q in (*ends, p[j]))
    return d + ('Z' if closed else '')


def mirror(half):
    """A shape's right half, from the top to the foot on the line x = 50, and the same on the left."""
    left = [(100-q[0], *q[1:]) for q in reversed(half) if q[0] != 50]
    return half + left


def circle(x, y, r): return f'M{pt(x-r, y)}a{f(r)} {f(r)} 0 1 0 {f(2*r)} 0a{f(r)} {f(r)} 0 1 0 {f(-2*r)} 0z'
def rect(x, y, w, h): return f'M{pt(x, y)}h{f(w)}v{f(h)}h{f(-w)}z'
def poly(points): return 'M' + 'L'.join(pt(*q) for q in points) + 'Z'
def polar(r, degrees, x=50, y=50): return (x+r*math.cos(math.radians(degrees)), y+r*math.sin(math.radians(degrees)))


def path(d, fill, extra=''):
    return f'<path d="{"".join(d)}" fill="{fill}"{" " if extra else ""}{extra}/>'


def stroke(d, colour, width, extra=''):
    return (f'<path d="{"".join(d)}" fill="none" stroke="{colour}" stroke-width="{f(width, 2)}" '
            f'stroke-linecap="round" stroke-linejoin="round"{" " if extra else ""}{extra}/>')


def placed(x, y, by, body, turn=0):
    """A drawing of 100 units, its middle at x and y; by below 0 in the first place of a pair mirrors it."""
    sx, sy = by if isinstance(by, tuple) else (by, by)
    spin = f' rotate({f(turn)})' if turn else ''
    return (f'<g transform="translate({pt(x, y)}){spin} scale({f(sx, 3)} {f(sy, 3)}) translate(-50 -50)">'
            + ''.join(body) + '</g>')


def save(name, w, h, body):
    write(name + '.svg', f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {f(w)} {f(h)}">\n'
        + '\n'.join(body) + '\n</svg>\n')


