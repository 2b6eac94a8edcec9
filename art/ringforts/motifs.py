"""What stands on the land as an engraver would cut it, seen from above; each motif writes into given pens."""
from lib import *

# colours of the board
LAND = '#efe6cb'
MEADOW = '#dfe0b9'
HEATH = '#e7d6cb'
PEAT = '#ddc79b'
STRAW = '#ecd999'
WOOD = '#cdd2a6'
WATER = '#c3d8cf'
WATER2 = '#b3cdc5'
SAND = '#f4ead0'
BANK = '#dccb98'
BANK2 = '#cbb67e'
INK = '#77644d'    # lines of the land are a step lighter than those of the forts, so that the grid and the squares read first
INK2 = '#99866a'
FORT = '#4a3b2c'    # lines of forts
FORT2 = '#7c674d'
PALE = '#a8926f'
WLINE = '#5d8480'
WLINE2 = '#84a8a1'
HEATHER = '#936678'
GREEN = '#66703f'
CROWN = '#b4be86'
SHADE = '#99a06e'
ROOF = '#e0bd78'
ROOF2 = '#c69a58'
HULL = '#c9985a'
CLOTH = '#fbf5e3'
RED = '#a4472a'
PLANK = '#d8b47c'
CAMP = '#e8d2a4'
# the same inks for what crayons have no use for: hachures, stipple, thatch
CUT = '#78654e'
CUT2 = '#9a876b'
TREE = '#68654a'    # around crowns


def smooth(a, b, v):
    t = min(1, max(0, (v-a)/(b-a)))
    return t*t*(3-2*t)


def crown(fill, line, shade, x, y, r, rnd, d=1):
    """a tree from above: a scalloped crown, hatched away from the light"""
    n = 5
    ph = rnd.uniform(0, tau)
    at = lambda k, q: (x+r*q*cos(ph+tau*k/n), y+r*q*sin(ph+tau*k/n))
    for pen in ((fill,) if line is fill else (fill, line)):
        pen.m(*at(0, .86))
        for k in range(n): pen.c(at(k+.04, 1.42), at(k+.96, 1.42), at(k+1, .86))
        pen.z()
    for k in (.45,): shade.line(x+r*k*1.05, y+r*k*.1, x+r*k*.1, y+r*k*1.05)




def tuft(p, x, y, r, rnd, n=3):
    for k in range(n):
        a = -pi/2+(k-(n-1)/2)*.55+rnd.uniform(-.1, .1)
        l = r*(1 if k == n//2 else .8)
        p.line(x+(k-(n-1)/2)*r*.22, y, x+(k-(n-1)/2)*r*.22+cos(a)*l, y+sin(a)*l)


def barrow(fill, line, wed, x, y, r, rnd):
    """a burial mound: a pale top, hachures running down, heavier away from the light"""
    fill.circle(x, y, r*1.05)
    n = int(10+r*3)
    for i in range(n):
        a = tau*i/n+rnd.uniform(-.06, .06)
        sh = .5+.5*cos(a-pi/4)
        r0 = r*(.5-.12*sh+rnd.uniform(-.05, .05))
        wed.wedge(x+r0*cos(a), y+r0*sin(a), a, r*(.5+.2*sh), .26+.36*sh)


def hachures(wed, pts, side, ln, step, w, rnd, gate=None, jit=.25):
    """wedges along a line, down its `side` (1 or -1)"""
    P = resample(pts, step)
    for (x, y), (tx, ty) in zip(P, tangents(P)):
        l = ln*(1+rnd.uniform(-jit, jit))
        if gate:
            g = gate(x, y)
            if g <= .05: continue
            l *= .4+.6*g
        a = atan2(tx*side, -ty*side)+rnd.uniform(-.08, .08)
        wed.wedge(x, y, a, l, w)


def longhouse(f, f2, line, fine, x, y, L, W, ang, rnd=None, posts=True):
    N = 6 if L > 4.5 else 4
    """bow-sided, straight gables, ridge, thatch strokes on the shaded side; external raking posts as ticks"""
    ca, sa = cos(ang), sin(ang)
    T = lambda u, v: (x+u*ca-v*sa, y+u*sa+v*ca)
    e = W*.62
    def side(s, k=1):
        return [T(-L/2+L*i/N, s*(e/2+(W/2-e/2)*(1-((i-N/2)/(N/2))**2))*k) for i in range(N+1)]
    top, bot = side(-1), side(1)
    f.poly(top+bot[::-1], True)
    f2.poly([T(-L/2, 0)]+[T(L/2, 0)]+bot[::-1], True)
    line.poly(top+bot[::-1], True)
    a, b = T(-L/2, 0), T(L/2, 0)
    line.line(*a, *b)
    n = max(4, int(L/1.1))
    for i in range(1, n):
        u = -L/2+L*i/n
        hw = e/2+(W/2-e/2)*(1-(2*u/L)**2)
        p, q = T(u, .12*W), T(u, hw*.86)
        fine.line(*p, *q)
    if posts:
        n = max(4, int(L/2.2))
        for i in range(1, n):
            u = -L/2+L*i/n
            hw = e/2+(W/2-e/2)*(1-(2*u/L)**2)
            for s in (-1, 1):
                p = T(u, s*(hw+.32))
                fine.line(*p, *T(u, s*(hw+.75)))


def tent(f, f2, line, fine, x, y, L, W, ang):
    """a ridge tent like those of Oseberg: cloth over a pole, gable boards crossing"""
    ca, sa = cos(ang), sin(ang)
    T = lambda u, v: (x+u*ca-v*sa, y+u*sa+v*ca)
    f.poly([T(-L/2, -W/2), T(L/2, -W/2), T(L/2, W/2), T(-L/2, W/2)], True)
    f2.poly([T(-L/2, 0), T(L/2, 0), T(L/2, W/2), T(-L/2, W/2)], True)
    line.poly([T(-L/2, -W/2), T(L/2, -W/2), T(L/2, W/2), T(-L/2, W/2)], True)
    line.line(*T(-L/2-.7, 0), *T(L/2+.7, 0))
    for s in (-1, 1):
        u = s*L/2
        line.line(*T(u+s*.5, -W*.1), *T(u-s*.2, W*.62))
        line.line(*T(u+s*.5, W*.1), *T(u-s*.2, -W*.62))
    n = max(3, int(L/1.5))
    for i in range(1, n): fine.line(*T(-L/2+L*i/n, .14*W), *T(-L/2+L*i/n, W*.46))


def ship(f, f2, line, fine, x, y, L, W, ang, oars=7, sail=None, wake=None, beached=False):
    """a longship from above: hull, keel, thwarts, oars; under sail with a striped sail across"""
    ca, sa = cos(ang), sin(ang)
    T = lambda u, v: (x+u*ca-v*sa, y+u*sa+v*ca)
    def side(s, k=1): return [T(-L/2+L*i/8, s*k*W/2*(1-abs((i-4)/4)**2.2)) for i in range(9)]
    H = side(-1)+side(1)[::-1][1:-1]
    f.poly(H, True)
    line.poly(H, True)
    f2.poly(side(-1, .62)[1:8]+side(1, .62)[1:8][::-1], True)
    fine.line(*T(-L*.4, 0), *T(L*.4, 0))
    for i in range(oars):
        u = -L*.3+L*.6*i/max(1, oars-1)
        hw = W/2*(1-abs(2*u/L)**2.2)
        fine.line(*T(u, -hw*.62), *T(u, hw*.62))
        if not beached and oars and not sail:
            for s in (-1, 1): fine.line(*T(u, s*hw), *T(u-L*.03, s*(hw+W*.72)))
    # stems curl
    line.line(*T(L/2, 0), *T(L/2+.9, 0))
    line.line(*T(-L/2, 0), *T(-L/2-.9, 0))
    if sail:
        sf, ss = sail
        yw = W*1.15
        A = [T(.2, -yw), T(.9+W*.2, -yw*.5), T(1.3+W*.3, 0), T(.9+W*.2, yw*.5), T(.2, yw), T(-.6, yw*.5), T(-.4, 0),
            T(-.6, -yw*.5)]
        sf.poly(A, True)
        line.poly(A, True)
        for k in (-.66, -.22, .22, .66):
            v0, v1 = yw*(k-.11), yw*(k+.11)
            b = .9+W*.2
            ss.poly([T(-.3, v0), T(b*.95*(1-abs(k)*.35), v0), T(b*.95*(1-abs(k)*.35), v1), T(-.3, v1)], True)
    if wake:
        for s in (-1, 1):
            wake.spline([T(L*.42, s*W*.9), T(0, s*W*1.35), T(-L*.55, s*W*1.5), T(-L*.8, s*W*2.1)])
