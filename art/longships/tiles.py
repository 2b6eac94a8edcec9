"""Squares for boards of other sizes, marks, signs, and what is scattered on the sea."""
from lib import *
import chart
from chart import SEA


def calm(c):
    o = ('<radialGradient id="c" gradientUnits="userSpaceOnUse" cx="50" cy="50" r="47">'
        f'<stop offset="0" stop-color="{c["calm"]}" stop-opacity=".42"/>'
        f'<stop offset=".66" stop-color="{c["calm"]}" stop-opacity=".36"/>'
        f'<stop offset="1" stop-color="{c["calm"]}" stop-opacity="0"/></radialGradient>')
    return svg(100, 100, o+'<circle cx="50" cy="50" r="47" fill="url(#c)"/>')


def crests(rnd, c, rows, keep=34, dens=.75):
    a, b = Path(), Path()
    for y in rows:
        x = rnd.uniform(0, 8)
        while x < 96:
            l = rnd.uniform(17, 24)
            if x+l > 100: break
            m = x+l/2
            d = math.hypot(m-50, y-50)
            if d > keep and rnd.random() < dens:
                yy = y+rnd.uniform(-1.5, 1.5)
                a.crescent(x, yy, x+l, yy+rnd.uniform(-1, 1), 4.6, 1.7)
                if d > 44: a.crescent(x+l*.25, yy+3.4, x+l*.88, yy+3.2, 2.6, 1.2)
            elif rnd.random() < .72: b.crescent(x, y, x+l*.9, y+rnd.uniform(-1, 1), 3.4, 1.25)
            x += l+rnd.uniform(2, 9)
    return fill(b, c['wave2']) + fill(a, c['wave'])


def ground(c, i):
    rnd = random.Random(300+i)
    o = rect(0, 0, 100, 100, c['sea'])
    # a pale swathe that runs on from square to square, however they are turned
    k = (7, -6, 4, -8, 5, -4)[i % 6]
    s = Path().M(-.5, 34).L(0, 34).C(30, 34-k, 66, 34+k, 100, 34).L(100.5, 34, 100.5, 66, 100, 66).C(70, 66+k, 34,
        66-k, 0, 66).L(-.5, 66).Z()
    o += fill(s, c['band2'])
    return svg(100, 100, o + crests(rnd, c, (7, 21, 35, 50, 64, 78, 92), 38, (.86, .7, .55)[i % 3]))


def camp(c, i):
    """Dark skerries: where the pirates lie in wait."""
    rnd = random.Random(330+i)
    o = rect(0, 0, 100, 100, c['camp'])
    o += crests(rnd, {**c, 'wave2': mix(c['camp'], c['wave'], .35)}, (10, 30, 70, 90), 40, .5)
    sk, hi = Path(), Path()
    spots = [(12, 13), (88, 12), (13, 88), (88, 87), (50, 6), (94, 50), (50, 95), (6, 52)]
    rnd.shuffle(spots)
    for x, y in spots[:3]:
        r = rnd.uniform(4.5, 7.5)
        sk.smooth(chart.ellipse_pts(x, y, r, r*.62, rnd.uniform(-30, 30), 7, rnd), closed=True)
        hi.M(x-r*.5, y-r*.1).Q(x, y-r*.5, x+r*.4, y-r*.2)
    o += (f'<path d="{sk}" fill="none" stroke="{c["shoal"]}" stroke-width="6"/>' + both(sk, c['rock'], c['line'], 1.5)
        + line(hi, c['line'], 1, stroke_linecap='round'))
    return svg(100, 100, o)


def town(c, i):
    """Sheltered water: pale, with moorings."""
    rnd = random.Random(360+i)
    o = rect(0, 0, 100, 100, c['town'])
    p = Path()
    for y in (14, 86) if i % 2 else (12, 50, 88):
        for x in (10, 90):
            p.M(x-7, y).Q(x-3.5, y-4, x, y).Q(x+3.5, y+4, x+7, y)
    o += line(p, c['wave2'], 1.4, stroke_linecap='round')
    b = Path()
    for x, y in ((8, 8), (92, 92)) if i % 2 else ((92, 8), (8, 92)): b.dot(x, y, 3.2)
    o += both(b, c['roof2'], c['line'], 1.2)
    return svg(100, 100, o)


def anchor(x, y, s, c, w):
    p = Path(2)
    q = lambda a, b: (x+a*s, y+b*s)
    p.M(*q(0, -26)).L(*q(0, 30)).M(*q(-15, -17)).L(*q(15, -17)).M(*q(-27, 12)).C(*q(-24, 25), *q(-12, 31),
        *q(0, 31)).C(*q(12, 31), *q(24, 25), *q(27, 12))
    o = line(p, c, w, stroke_linecap='round') + ring(*q(0, -32), 5.4*s, c, w*.8)
    f = Path(2).poly([q(-34, 17), q(-26, 4), q(-20, 18)]).poly([q(34, 17), q(26, 4), q(20, 18)])
    return o + fill(f, c)


def throne(c):
    """The anchorage: a basin within a ring of piles, an anchor on its sandy bed."""
    o = rect(0, 0, 100, 100, c['sea']) + rect(5, 5, 90, 90, c['line']) + rect(7, 7, 86, 86, c['hall'])
    p, d = Path(), Path()
    for i in range(15):
        for a, b in ((10, 10+i*80/14), (90, 10+i*80/14), (10+i*80/14, 10), (10+i*80/14, 90)):
            d.M(a, b).L(a+.1, b)
    o += rect(12.6, 12.6, 74.8, 74.8, c['line']) + rect(14, 14, 72, 72, c['basin'])
    o += line(d, c['line'], 4.6, stroke_linecap='round') + line(d, c['roof2'], 3, stroke_linecap='round')
    o += anchor(50, 50, .86, c['mark'], 3.6)
    return svg(100, 100, o)


def corner(c):
    """A haven: land in the corner, a mole, a beacon."""
    rnd = random.Random(9)
    o = rect(0, 0, 100, 100, c['sea'])
    sh = chart.coast([(-14, -14), (106, -14), (94, 6), (80, 14), (60, 12), (44, 18), (26, 26), (17, 46), (13, 62),
            (15, 80), (6, 95), (-14, 108)], rnd, .16, 2)
    P = Path().poly(sh)
    o += f'<defs><path id="h" d="{P}"/></defs>'
    for w, col in ((34, c['shoal']), (27, c['wave']), (25, c['shoal']), (18, c['wave']), (15.6, c['shoal2']),
        (9, c['line']), (6.4, c['shoal2'])):
        o += f'<use href="#h" fill="none" stroke="{col}" stroke-width="{w}" stroke-linejoin="round"/>'
    o += f'<use href="#h" fill="{c["land"]}" stroke="{c["line"]}" stroke-width="2.2" stroke-linejoin="round"/>'
    m = Path().M(78, 12).C(92, 34, 92, 70, 80, 86)
    o += line(m, c['line'], 7.5, stroke_linecap='round') + line(m, c['land2'], 5, stroke_linecap='round')
    m = Path().M(14, 80).C(34, 92, 52, 94, 64, 91)
    o += line(m, c['line'], 7.5, stroke_linecap='round') + line(m, c['land2'], 5, stroke_linecap='round')
    d = Path()
    for x, y in ((34, 8), (38, 12), (70, 5), (76, 7), (28, 20), (5, 40), (9, 45), (4, 78), (7, 84), (82, 4),
        (23, 37)):
        d.M(x, y).L(x+.1, y)
    o += line(d, c['hatch'], 1.6, stroke_linecap='round')
    t = Path().M(9, 37).L(11, 19, 21, 19, 23, 37).Z()
    f = Path().M(8, 19).Q(6, 11, 16, 3).Q(26, 11, 24, 19).Z()
    o += both(t, c['wall'], c['ink'], 1.5) + both(f, c['roof2'], c['ink'], 1.5)
    R, W = Path(), Path()
    chart.house(46, 12, 20, c, R, W, None)
    chart.house(11, 66, 15, c, R, W, None)
    o += both(W, c['wall'], c['ink'], 1.1) + both(R, c['roof'], c['ink'], 1.2)
    return svg(100, 100, o)


def escape(c):
    """Four pennants that point out."""
    p = Path()
    for a in (0, 90, 180, 270):
        t = polar(50, 50, 45, a)
        l = polar(*polar(50, 50, 33, a), 8, a-90)
        r = polar(*polar(50, 50, 33, a), 8, a+90)
        m = polar(50, 50, 37, a)
        p.poly([t, l, m, r])
    return svg(100, 100, both(p, c['roof'], c['line'], 1.4) + ring(50, 50, 27, c['roof'], 2))


def camp_mark(c):
    p = Path()
    rnd = random.Random(4)
    for x, y in ((9, 9), (91, 9), (91, 91), (9, 91)):
        p.smooth(chart.ellipse_pts(x, y, 7, 5, rnd.uniform(-40, 40), 7, rnd), closed=True)
    return svg(100, 100, both(p, c['rock'], c['line'], 1.8))


def camp_edge(c):
    rnd = random.Random(12)
    p = Path()
    x = 4
    while x < 98:
        r = rnd.uniform(2, 3.6)
        p.smooth(chart.ellipse_pts(x, rnd.uniform(-1, 1), r, r*.7, 0, 6, rnd), closed=True)
        x += rnd.uniform(7, 12)
    return svg(100, 100, both(p, c['rock'], c['line'], 1.2))


def town_edge(c):
    d = Path()
    for i in range(11): d.M(i*10, 0).L(i*10+.1, 0)
    return svg(100, 100, line(Path().M(0, 0).L(100, 0), c['line'], 1.3) + line(d, c['line'], 5,
            stroke_linecap='round') + line(d, c['roof2'], 3.2, stroke_linecap='round'))


def signs(c):
    o = {}
    o['throne-sign'] = svg(100, 100, rect(0, 0, 100, 100, c['hall']) + anchor(50, 48, 1.15, c['mark'], 8))
    o['corner-sign'] = svg(100, 100, fill(Path().M(0, 0).L(100, 0).C(72, 20, 20, 22, 0, 100).Z(), c['land2'])
        + line(Path().M(100, 0).C(72, 20, 20, 22, 0, 100), c['line'], 6)
        + both(Path().M(34, 84).L(40, 44, 60, 44, 66, 84).Z(), c['wall'], c['line'], 6)
        + both(Path().M(32, 44).L(50, 16, 68, 44).Z(), c['roof'], c['line'], 6))
    p = Path()
    for a in (0, 90, 180, 270):
        t = polar(50, 50, 46, a)
        l = polar(*polar(50, 50, 26, a), 15, a-90)
        r = polar(*polar(50, 50, 26, a), 15, a+90)
        p.poly([t, l, r])
    o['escape-sign'] = svg(100, 100, fill(p, c['roof']))
    q = Path().M(12, 78).L(30, 44, 44, 60, 60, 30, 88, 78).Z()
    o['camp-sign'] = svg(100, 100, both(q, c['rock'], c['line'], 5))
    return o


def rose_colours(c):
    return dict(line=c['ink'], light=c['rose_l'], dark=c['rose_d'], mid_l=c['mid_l'], mid_d=c['mid_d'], minor_l=c['minor_l'],
        minor_d=c['minor_d'], face=c['face'])


def starts(c):
    """What marks the squares from which the sides set out: the king's a rose with a red ring, a defender's a buoy, an attacker's a
    pennant on a float."""
    def shape(d, color): return (f'<path fill="{color}" stroke="{c["line"]}" stroke-width="1.3" stroke-linejoin="round" '
        f'd="{d}"/>')
    def stroke(d, color, width): return (f'<path fill="none" stroke="{color}" stroke-width="{n(width)}" '
        f'stroke-linecap="round" d="{d}"/>')
    red = ring(100, 100, 70, c['rose_d'], 7)
    king = g(rose(100, 100, 92, rose_colours(c), 2, finest=1.7, band=red), 'translate(-8 -8) scale(.58)')
    buoy = shape('M36 69c0-14 5-28 14-28s14 14 14 28c-8 3-20 3-28 0z', '#fbf6e6')
    buoy += '<path fill="#8db8cd" d="M38.2 55.5q11.8 3 23.6 0l1.6 7q-13.4 3.4-26.8 0z"/>' + ring(50, 36, 4.4, c['line'], 2)
    buoy += stroke('M27 73.5q6-4 12 0 6 4 12 0 6-4 12 0 6 4 11 0', c['wave'], 1.5)
    pennant = shape('M41 25c8 4 17-3 31 2l-8 8 6 9c-13-4-20 3-29 0z', '#e3b08f') + stroke('M41 22v44', c['line'], 2.2)
    pennant += shape('M31 69c1-6 4-9 10-9s9 3 10 9c-6 3-14 3-20 0z', c['shoal2'])
    pennant += stroke('M22 73q6-4 12 0 6 4 12 0 6-4 12 0', c['wave'], 1.5)
    return {f'start-{of}': svg(100, 100, o) for of, o in (('king', king), ('defender', buoy), ('attacker', pennant))}


def scatter(c):
    o = {}
    rnd = random.Random(21)
    def aside(inner): return svg(100, 100, g(inner, 'translate(62 68) scale(.34)'))    # in a corner of its square, no man on it
    def shoal(i, a, b):
        A = Path().smooth(chart.ellipse_pts(50, 50, a, b, (-14, 10, 22)[i % 3], 12, rnd), closed=True)
        d = Path()
        for k in range(26):
            t = k*2.39996
            q = math.sqrt((k+.5)/26)
            x, y = 50+a*.78*q*math.cos(t), 50+b*.78*q*math.sin(t)
            d.M(x, y).L(x+.1, y)
        return (fill(A, c['shoal2'])
            + f'<path d="{A}" fill="none" stroke="{c["hatch"]}" stroke-width="2.4" stroke-dasharray="2.6 4.6"/>'
            + line(d, c['hatch'], 2.4, stroke_linecap='round'))
    for i, (a, b) in enumerate(((44, 16), (36, 20), (46, 13))): o[f'shoal-{i+1}'] = aside(shoal(i, a, b))
    for i in range(2):
        sk = Path()
        for x, y, r in ((34, 44, 13), (62, 56, 16), (52, 30, 8)) if i else ((40, 58, 17), (68, 46, 10)):
            sk.smooth(chart.ellipse_pts(x, y, r, r*.66, rnd.uniform(-30, 30), 7, rnd), closed=True)
        o[f'skerry-{i+1}'] = aside(
            f'<path d="{sk}" fill="{c["shoal"]}" stroke="{c["shoal"]}" stroke-width="16"/>'
            + f'<path d="{sk}" fill="none" stroke="{c["wave"]}" stroke-width="9"/>'
            + f'<path d="{sk}" fill="none" stroke="{c["shoal"]}" stroke-width="6"/>' + both(sk, c['land2'], c['line'],
                2.4))
    for i, t in enumerate(('7', '12', '4', '9')):
        p = Path()
        number(p, t, 50, 50, 44)
        o[f'sounding-{i+1}'] = svg(100, 100, line(p, c['num'], 5, stroke_linecap='round', stroke_linejoin='round'))
    o['whale'] = aside(g(chart.whale(c, 0, 0, 1, least=.75), 'translate(43 68) scale(3.2)'))
    A, B, dd = Path(), Path(), Path()
    A.smooth(chart.ellipse_pts(100, 50, 82, 27, -8, 14, rnd), closed=True)
    B.smooth(chart.ellipse_pts(100, 50, 60, 15, -8, 12, rnd), closed=True)
    for k in range(54):
        u = k*2.39996
        q = math.sqrt((k+.5)/54)
        x, y = 100+56*q*math.cos(u), 50+13*q*math.sin(u)-(56*q*math.cos(u))*.14
        dd.M(x, y).L(x+.1, y)
    o['bank-2x1'] = svg(200, 100, fill(A, c['shoal'])
        + f'<path d="{A}" fill="none" stroke="{c["hatch"]}" stroke-width="1.7" stroke-dasharray="2 5"/>'
        + fill(B, c['shoal2']) + line(dd, c['hatch'], 1.8, stroke_linecap='round'))
    o['wind-2x2'] = svg(200, 200, g(chart.cloud(c, 7, -3.4, .92) + chart.windhead(c, 0, 0, -.92, -45, True)
            + chart.cloud(c, 3, -7.4, .5), 'translate(112 92) scale(3.8)'))
    o['isle-3x2'] = svg(300, 200, isle(c, random.Random(37), 300, 200))
    o['isle-2x1'] = svg(200, 100, isle(c, random.Random(31), 200, 100))
    o['isle-2x2'] = svg(200, 200, isle(c, random.Random(33), 200, 200))
    o['rose-2x2'] = svg(200, 200, rose(100, 100, 92, rose_colours(c), 1.2))
    o['serpent-2x1'] = svg(200, 100, g(chart.monster(c, 0, 0, 1, 1, least=.28), 'translate(22 72) scale(2.9)'))
    return o


def isle(c, rnd, w, h):
    big = w > 250
    k = chart.ellipse_pts(w/2, h/2, w*.34, h*.27, rnd.uniform(-15, 15), 9, rnd)
    sh = chart.coast(k, rnd, .2, 2)
    P = Path().poly(sh)
    o = f'<defs><path id="i" d="{P}"/></defs>'
    for ww, col in ((40, c['shoal']), (32, c['wave']), (30.4, c['shoal']), (21, c['wave']), (19.4, c['shoal']),
        (11, c['line']), (9, c['shoal2'])):
        o += f'<use href="#i" fill="none" stroke="{col}" stroke-width="{ww}" stroke-linejoin="round"/>'
    o += f'<use href="#i" fill="{c["land"]}" stroke="{c["line"]}" stroke-width="2.2" stroke-linejoin="round"/>'
    F, H, T, TF = Path(), Path(), Path(), Path()
    chart.hill(w/2-14, h/2+8, 38, 24, c, F, H, rnd)
    chart.hill(w/2+14, h/2+12, 28, 17, c, F, H, rnd)
    if big:
        chart.hill(w/2-62, h/2+2, 40, 26, c, F, H, rnd)
        chart.hill(w/2-36, h/2-14, 34, 22, c, F, H, rnd)
        chart.hill(w/2+52, h/2-8, 36, 22, c, F, H, rnd)
    for dx in (-4, 6, 15): chart.tree(w/2+dx+18, h/2+(-6 if dx == 6 else 0), 12, TF, T)
    R, W = Path(), Path()
    if big:
        for hx, hy, l in ((w/2+34, h/2+26, 20), (w/2+58, h/2+22, 17), (w/2-50, h/2+26, 18)):
            chart.house(hx, hy, l, c, R, W, None)
    return o + both(F, c['hill'], c['hatch'], 1.3) + line(H, c['hatch'], 1, stroke_linecap='round') + both(W,
        c['wall'], c['ink'], 1) + both(R, c['roof'], c['ink'], 1.1) + line(T, c['ink'], 1.2) + both(TF, c['wood'],
        c['ink'], 1)


TC = {**SEA, 'calm': '#eef3ee', 'camp': '#bfd3d9', 'town': '#e6eee4', 'hall': '#f1e2ba', 'basin': '#e6efe9',
    'rock': '#a8aa9c', 'mark': '#5f8ca0'}


def draw(c=TC):
    w = lambda f, s: write(f + '.svg', s)
    w('calm', calm(c))
    w('throne', throne(c))
    w('corner', corner(c))
    w('escape', escape(c))
    w('camp-mark', camp_mark(c))
    w('camp-edge', camp_edge(c))
    w('town-edge', town_edge(c))
    for i in range(6): w(f'sea-{i+1}', ground(c, i))
    for i in range(4): w(f'camp-{i+1}', camp(c, i))
    for i in range(2): w(f'town-{i+1}', town(c, i))
    for k, v in {**signs(c), **starts(c), **scatter(c)}.items(): w(k, v)
