"""Paths cut as a knife and compasses cut them, and the colours of the woods."""
import math
from common import chance as rnd, mix, write
# woods
M1, M2, M3 = '#f5e9cc', '#ead6ac', '#d8bd8a'    # maple
W1, W2, W3 = '#b28c60', '#8f683f', '#69472b'    # walnut
BOG, BOG2 = '#3a332d', '#554a40'    # bog oak
R1, R2, R3 = '#b85a31', '#923d1f', '#642813'    # yew, the red heart
A1, A2 = '#e3a744', '#c17f2a'    # amber
I1 = '#f8eed6'    # walrus ivory
G1, G2, G3 = '#5f8f80', '#3f6b5e', '#a5c3b4'    # green oak


def f(v, d=1):
    s = ('%.*f' % (d, v)).rstrip('0').rstrip('.') if d else '%d' % round(v)
    return '0' if s in ('-0', '') else s


def P(r, a, cx=50, cy=50):
    a = math.radians(a)
    return (cx + r*math.cos(a), cy + r*math.sin(a))


def pt(p): return '%s %s' % (f(p[0]), f(p[1]))
def poly(pts): return 'M' + 'L'.join(pt(p) for p in pts) + 'Z'


def circ(cx, cy, r, rev=False):
    s = 0 if not rev else 1
    return 'M%s %sa%s %s 0 1 %d %s 0a%s %s 0 1 %d %s 0z' % (f(cx-r), f(cy), f(r), f(r), s, f(2*r), f(r), f(r), s,
        f(-2*r))


def ring(cx, cy, r0, r1): return circ(cx, cy, r1) + circ(cx, cy, r0, True)
def rect(x, y, w, hh): return 'M%s %sh%sv%sh%sz' % (f(x), f(y), f(w), f(hh), f(-w))


def lens(p, q, w, half=None):
    """Lens from p to q, half width w; half = 1: the half on the left of p->q, -1: right, None: all."""
    L = math.hypot(q[0]-p[0], q[1]-p[1])
    R = (L*L/4 + w*w)/(2*w)
    d = 'M' + pt(p)
    if half is None:
        return d + 'A%s %s 0 0 1 %sA%s %s 0 0 1 %sZ' % (f(R), f(R), pt(q), f(R), f(R), pt(p))
    return d + 'A%s %s 0 0 %d %sZ' % (f(R), f(R), 1 if half == 1 else 0, pt(q))


LX, LY = -.6, -.8


def lit(p, q):
    """Which half of a V-cut from p to q is in the shade: that on the side of the light (left of p->q is +1)."""
    nx, ny = (q[1]-p[1]), -(q[0]-p[0])    # left of the direction when y is down
    return 1 if nx*LX + ny*LY > 0 else -1


def chip(p, q, w, dark, light):
    """V-cut lens: its two sides appended to lists dark and light."""
    s = lit(p, q)
    dark.append(lens(p, q, w, s))
    light.append(lens(p, q, w, -s))


def kite(tip0, tip1, mid, w, dark, light):
    """Straight-sided facet from tip0 to tip1, widest (w) at share mid."""
    ux, uy = tip1[0]-tip0[0], tip1[1]-tip0[1]
    L = math.hypot(ux, uy)
    nx, ny = uy/L*w, -ux/L*w
    m = (tip0[0]+ux*mid, tip0[1]+uy*mid)
    s = lit(tip0, tip1)
    dark.append(poly([tip0, (m[0]+s*nx, m[1]+s*ny), tip1]))
    light.append(poly([tip0, (m[0]-s*nx, m[1]-s*ny), tip1]))


def path(d, fill, extra=''):
    if isinstance(d, list): d = ''.join(d)
    return '<path d="%s" fill="%s"%s/>' % (d, fill, (' '+extra) if extra else '')


def stroke(d, col, w, extra=''):
    if isinstance(d, list): d = ''.join(d)
    return '<path d="%s" fill="none" stroke="%s" stroke-width="%s"%s/>' % (d, col, f(w, 2), (' '+extra) if extra
        else '')


def save(name, w, h, body):
    if isinstance(body, list): body = '\n'.join(body)
    write(name + '.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %s %s">\n%s\n</svg>\n' % (f(w), f(h),
            body))


def spline(p):
    """Quadratic B-spline through the middles of p's segments, from p[0] to p[-1]."""
    if len(p) < 3:
        return "M%s %sL%s %s" % (f(p[0][0]), f(p[0][1]), f(p[-1][0]), f(p[-1][1]))
    o = ["M%s %s" % (f(p[0][0]), f(p[0][1]))]
    for i in range(1, len(p) - 1):
        e = p[i + 1] if i == len(p) - 2 else ((p[i][0] + p[i + 1][0]) / 2, (p[i][1] + p[i + 1][1]) / 2)
        o.append("Q%s %s %s %s" % (f(p[i][0]), f(p[i][1]), f(e[0]), f(e[1])))
    return "".join(o)
