"""What lies on the table: pins, marks of chinagraph, ships and runways as a plotter draws them, dividers, pencil, rulers."""
from lib import *


def pin(x, y, s, c, col, flag=None):
    """A pin with a round head, and perhaps a paper flag at it."""
    o = line(Path(2).M(x, y).L(x+3.2*s, y+1.9*s), c['pencil'], .34*s, stroke_linecap='round')
    if flag:
        o += both(Path(2).poly([(x, y-.4*s), (x+.3*s, y-5.4*s), (x+5.6*s, y-4*s), (x+.3*s, y-2.6*s)]), flag, c['ink'], .3*s)
    return o + circ(x, y, 1.35*s, col, stroke=c['ink'], stroke_width=n(.32*s, 2)) + circ(x-.4*s, y-.4*s, .36*s, c['wall'])


def cross(p, x, y, r, turn=0):
    """A cross, as of a contact that is lost; the strokes bend a little, as a hand draws them."""
    for a in (45+turn, 135+turn): p.M(*polar(x, y, r, a)).Q(*polar(x, y, r*.08, a+90), *polar(x, y, r, a+180))
    return p


def loop(p, x, y, r):
    """A ring drawn by hand about x, y: round and centred, only the end of the stroke passes its beginning a little outside."""
    return p.smooth([polar(x, y, r*(1.07 if k == 13 else 1.02 if k == 12 else 1), 30+k*30) for k in range(14)])


def arrow(p, x, y, r, turn, wide=.62):
    """The two barbs of an arrow whose tip is at x, y."""
    return p.poly([polar(x, y, r, turn+180-wide*50), (x, y), polar(x, y, r, turn+180+wide*50)], close=False)


def ship(p, x, y, s, a, broad=.36):
    """A ship in plan, 2 s long, its bow towards a."""
    f = lambda along, side: polar(*polar(x, y, along*s, a), side*s, a+90)
    return p.poly([f(1, 0), f(.42, broad), f(-.9, broad*.86), f(-1, 0), f(-.9, -broad*.86), f(.42, -broad)])


def convoy(x, y, c, a=58, s=1.0):
    """Ships in three columns about the carrier, as wooden markers."""
    p = Path(2)
    for i in (-1, 0, 1):
        for j in (-1, 0, 1):
            if i == j == 0: continue
            ship(p, *polar(*polar(x, y, i*3.9*s, a+90), j*5.2*s, a), 1.9*s, a)
    return both(p, c['blue'], c['ink'], .26*s) + both(ship(Path(2), x, y, 2.7*s, a, .42), c['yel'], c['ink'], .34*s)


def runways(x, y, s, turn=20):
    """Three runways that cross in pairs, as on most airfields of the time."""
    p = Path(2)
    for a in (turn, turn+120, turn+240):
        mx, my = polar(x, y, s*.3, a)
        p.M(*polar(mx, my, s, a+90)).L(*polar(mx, my, s, a-90))
    return p


def airfield(x, y, s, c, turn=0):
    """Dark runways on a round of pale ground."""
    return circ(x, y, s*1.34, c['calm'], stroke=c['hatch'], stroke_width='.4') + line(runways(x, y, s, turn), c['ink'], s*.3)


def light(x, y, c):
    """A lighthouse as old charts show it, seen from the side: its foot at x, y, 8 high."""
    q = lambda *v: Path(2).poly([(x+a, y+b) for a, b in zip(v[::2], v[1::2])])
    o = both(q(-1.9, 0, -1.1, -5.6, 1.1, -5.6, 1.9, 0), c['wall'], c['ink'], .5) + fill(q(-1.55, -1.9, -1.28, -3.8, 1.28, -3.8, 1.55, -1.9), c['red'])
    return o + both(q(-.8, -5.6, -.8, -7, 0, -8, .8, -7, .8, -5.6), c['yel'], c['ink'], .5)


def bearings(x, y, r, c, col, w, tick, every=10, long=3):
    """A ring with the ticks of bearings on its outside."""
    t = Path(2)
    for i in range(360//every):
        t.M(*polar(x, y, r, i*every)).L(*polar(x, y, r+tick*(1.8 if i % long == 0 else 1), i*every))
    return ring(x, y, r, col, w) + line(t, col, w)


def dividers(x, y, s, c, turn=0, spread=17):
    """A pair of dividers with round bows, points down, 100 s long."""
    o = ''
    for k in (-1, 1):
        leg = Path(2).M(-3.4, 8).C(-9*k-3.4, 18, -9*k-3.4, 34, -2.6, 44).L(-1, 78, 1, 78, 2.6, 44).C(-9*k+5, 34, -9*k+5, 18, 3.4, 8).Z()
        tip = Path(2).M(-1.6, 76).L(0, 100, 1.6, 76).Z()
        o += g(both(tip, '#b9c2c2', c['ink'], 1.4) + both(leg, c['brass'], c['ink'], 1.8)
            + line(Path(2).M(-1, 46).L(-.2, 74), c['brass2'], 1.3), f'rotate({-k*spread})')
    o += both(Path(2).M(-3, -10).L(3, -10, 3, 2, -3, 2).Z(), c['brass'], c['ink'], 1.6)
    o += circ(0, 6, 8, c['brass'], stroke=c['ink'], stroke_width='1.8') + circ(0, 6, 3.2, c['brass2'], stroke=c['ink'], stroke_width='1.2')
    return g(o, f'translate({n(x)} {n(y)}) rotate({turn}) scale({n(s, 3)})')


def pencil(x, y, s, c, turn=0, col=None):
    """A pencil, 100 s long, its point at x, y, lying to the right."""
    col = col or c['red']
    o = both(Path(2).M(0, 0).L(14, -4.6, 14, 4.6).Z(), '#ecd3a4', c['ink'], 1.4) + fill(Path(2).M(0, 0).L(5.6, -1.9, 5.6, 1.9).Z(), c['ink'])
    o += both(Path(2).M(14, -4.6).L(100, -4.6, 100, 4.6, 14, 4.6).Z(), col, c['ink'], 1.4)
    o += fill(Path(2).M(15, -1.6).L(86, -1.6, 86, .6, 15, .6).Z(), mix(col, '#ffffff', .34))
    o += both(Path(2).M(87, -4.6).L(100, -4.6, 100, 4.6, 87, 4.6).Z(), c['brass'], c['ink'], 1.4)
    return g(o, f'translate({n(x)} {n(y)}) rotate({turn}) scale({n(s, 3)})')


def rulers(x, y, s, c, turn=0):
    """Parallel rulers, 120 s long: two of black wood, joined by two bars of brass."""
    o = ''
    for k in (0, 1):
        o += both(Path(2).M(-60+k*10, -15+k*16).L(60+k*10, -15+k*16, 60+k*10, -3+k*16, -60+k*10, -3+k*16).Z(), '#4d3a2a', c['ink'], 1.4)
        t = Path(2)
        for i in range(23): t.M(-56+k*10+i*5.1, -15+k*28).L(-56+k*10+i*5.1, (-12 if i % 4 else -10.4) if not k else (10.4 if i % 4 else 8.8))
        o += line(t, '#e6d8b4', 1)
    for a in (-38, 34):
        bar = Path(2).M(a, -8).L(a+14, 7)
        o += line(bar, c['ink'], 6, stroke_linecap='round') + line(bar, c['brass'], 3.6, stroke_linecap='round')
        for q, r in ((a, -8), (a+14, 7)): o += circ(q, r, 1.4, c['ink'])
    return g(o, f'translate({n(x)} {n(y)}) rotate({turn}) scale({n(s, 3)})')
