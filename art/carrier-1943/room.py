"""The cover, 400 x 300: an operations room at night, plotters with their rakes about the lamp-lit table."""
from lib import *
from colours import C
import plot, things
W, H = 400, 300
AIRCRAFT = '#e6d8b4', '#2f7f84'    # bombers on their discs, fighters on theirs
R = dict(wall='#26393a', wall2='#1d2c2e', wall3='#31494a', glow='#e8c878', night='#141f21', skin='#e2b48c', skin2='#b98563',
    blouse='#e9e6d8', blouse2='#b9bfb6', navy='#2b4258', navy2='#1c2d3e', hair='#5b3a22', hair2='#8a5a2c', lamp='#2f6b5c', line='#141c1d')
NEAR, FAR, TOP, FOOT = 316, 176, 172, 254


def at(u, v):
    """A place of the table, both from 0 to 1, seen from in front of it."""
    q = FAR/NEAR
    s = 1/((1-v)/q+v)
    return 200+(u-.5)*NEAR*s, TOP+(s-q)/(1-q)*(FOOT-TOP)


def flat(pts): return [at(x/plot.S, y/plot.S) for x, y in pts]


def round_at(u, v, r, p=None, lift=0):
    """A circle that lies on the table."""
    pts = [at(u+r*math.sin(k*math.pi/4), v-r*math.cos(k*math.pi/4)) for k in range(8)]
    return (Path(1) if p is None else p).smooth([(x, y-lift) for x, y in pts], closed=True)


def sleeve(pts, widths, c):
    """An arm from shoulder to wrist as one shape, its outline open at the shoulder."""
    left, right = [], []
    for i, (x, y) in enumerate(pts):
        a, b = pts[max(i-1, 0)], pts[min(i+1, len(pts)-1)]
        l = math.hypot(b[0]-a[0], b[1]-a[1])
        nx, ny = -(b[1]-a[1])/l*widths[i]/2, (b[0]-a[0])/l*widths[i]/2
        left.append((x+nx, y+ny))
        right.append((x-nx, y-ny))
    around = Path(1).smooth(left + right[::-1], t=1/9)
    return fill(around, c) + line(around, R['line'], .9, stroke_linejoin='round')


def grip(x, y, turn, wrist, flip=1, s=1):
    """A hand that holds a stick, which runs towards turn: four fingers across it, the thumb along it; wrist is where the arm comes from."""
    c = R
    x0, y0 = wrist
    l = math.hypot(x0, y0-3)/3.3
    (a, b), (d, e) = [(x0-k*(y0-3)/l, y0+k*x0/l) for k in (1, -1)]
    o = both(Path(1).M(-6.4, 0).Q(-7.2, 2, a, b).L(d, e).C(d+5, e+.6, 7.4, 6, 6.4, 0).Z(), c['skin'], c['line'], .7)
    f = Path(1)
    for k in (-4.8, -1.6, 1.6, 4.8): f.M(k-1.6, -3.4).C(k-1.6, -5.8, k+1.6, -5.8, k+1.6, -3.4).L(k+1.6, 1.6).C(k+1.6, 3.4, k-1.6, 3.4, k-1.6, 1.6).Z()
    o += both(f, c['skin'], c['line'], .7)
    o += both(Path(1).M(4, 5.4).C(6, 2.4, 8.6, .4, 11, -.4).C(13, -.8, 13.4, 1.6, 11.8, 2.4).C(9, 3.8, 8, 6, 5.6, 7.6).Z(), c['skin'], c['line'], .7)
    return g(o, f'translate({n(x)} {n(y)}) rotate({turn}) scale({n(s*flip, 2)} {s})')


def hand(x, y, turn, flip=1, pointing=False):
    """A hand seen from its back, its fingers towards us, the thumb to the right: laid on the table, or with one finger out."""
    c = R
    fingers = ((-4.7, .6, 16, 6, 2.7), (-1.7, 2.4, 6, 8.2, 2.9), (1.5, 2.7, -3, 8.8, 3), (4.6, 1.6, -13, 7.8, 2.9), (6.2, -3.6, -46, 7.4, 3.2))
    if pointing: fingers = ((-4.7, 1, 8, 2.4, 3), (-1.7, 2, 2, 3, 3.1), (1.5, 2.4, -2, 3.2, 3.2), (4.7, 1.8, -5, 11.6, 3), (6.4, -4, -30, 7.4, 3.2))
    p = Path(1).M(-4.4, -9)
    for bx, by, a, l, w in fingers:
        si, co = math.sin(math.radians(a)), math.cos(math.radians(a))
        place = lambda side, along: (bx+side*w/2*co-along*si, by+side*w/2*si+along*co)
        p.L(*place(-1, 0), *place(-.94, l-w*.5)).C(*place(-.9, l+w*.2), *place(.9, l+w*.2), *place(.94, l-w*.5)).L(*place(1, .4))
    o = both(p.L(4.8, -9).Z(), c['skin'], c['line'], .7)
    if pointing:    # the three that are bent: their second joints
        o += both(Path(1).M(-6, 3.4).C(-6, 6, -3.2, 6.2, -3, 4.6).C(-2.8, 7, .2, 7, .2, 5.2).C(.4, 7.2, 3.2, 7, 3.2, 4.6).L(3.2, 2.2).C(0, 1.2, -4, .8, -6, 3.4).Z(), c['skin2'], c['line'], .7)
    return g(o, f'translate({n(x)} {n(y)}) rotate({turn}) scale({flip} 1)')


def cuff(x, y, turn, w):
    """The end of his sleeve, where the hand comes out towards turn: white linen, and a gold ring above it."""
    o = both(Path(1).poly([(-w, -3), (w, -3), (w*.9, 1.6), (-w*.9, 1.6)]), R['blouse'], R['line'], .7)
    return g(o + fill(Path(1).poly([(-w-1.1, -6.6), (w+1.1, -6.6), (w+.8, -5), (-w-.8, -5)]), C['brass2']), f'translate({n(x)} {n(y)}) rotate({turn})')


def woman(hair, coat, coat2, skirt, roll, nod):
    """From the side, looking right; the middle of the head is at 0, 0, and she is cut off by the table."""
    L = R['line']
    o = both(Path(1).M(-21, 62).C(-28, 84, -30, 110, -30, 130).L(24, 130).C(22, 104, 18, 80, 13, 62).Z(), skirt, L, .8)
    o += both(Path(1).M(-5, 5).L(-7, 17, 5, 19, 4, 9).Z(), R['skin2'], L, .7)
    o += both(Path(1).M(-8, 14.6).C(-17, 17, -23, 22, -24.4, 32).C(-25.6, 44, -22, 54, -21.6, 64).C(-10, 67.4, 4, 67, 13.4, 63).C(12.6, 54,
        17.4, 44, 16, 33).C(15, 24, 10, 18, 4.6, 15.4).L(-1, 17.4).Z(), coat, L, .9)
    o += fill(Path(1).M(7, 18.4).C(13, 24, 14.6, 30, 15, 35).C(15.8, 44, 12, 54, 12.6, 62.6).L(6, 64.6).C(7, 52, 10.6, 42, 8.6, 32).Z(), coat2)
    o += both(Path(1).M(-8, 14.4).C(-2, 19.6, 4, 21.4, 8.4, 24).L(6.6, 15.8, 3.6, 13).L(1, 17).Z(), R['blouse'], L, .7)
    o += fill(Path(1).M(5, 19.6).L(8.2, 20.6, 11, 36, 8, 39, 5.6, 35.4).Z(), R['navy2'])
    # face: light from the right and above; her eyes on the table
    body, o = o, ''
    face = Path(1).M(-3, -10).L(6.8, -8.6).C(8.4, -6.4, 8.4, -4, 8, -2.4).C(9.4, -.4, 10.4, 1, 11, 2.3).C(10.8, 3.2, 9.6, 3.4, 8.8, 3.5).L(9.4,
        5.1, 8.6, 6, 9.2, 7.1, 8.3, 8.2).C(8.6, 10.4, 6.8, 11.6, 4.6, 11.3).C(1.6, 10.8, -1.6, 9, -3.4, 6.4).Z()
    o += both(face, R['skin'], L, .8) + fill(Path(1).M(-3, -4).L(0, -3, 1.6, 5, 5.2, 11.2).C(1.6, 10.8, -1.6, 9, -3.4, 6.4).Z(), R['skin2'])
    o += line(Path(1).M(4.2, -4.6).Q(6.2, -5.6, 8.2, -4.5), L, .9, stroke_linecap='round')
    o += both(Path(1).M(3.2, -1).Q(5.2, -3.2, 8, -2.2).Q(8, -.6, 7.4, .7).Q(5, 1.1, 3.2, -1).Z(), '#fdfaf0', L, .6) + circ(6.7, -.5, 1.2, L)
    o += line(Path(1).M(2.6, -.9).Q(5, -3.5, 8.4, -2.2), L, 1, stroke_linecap='round') + line(Path(1).M(7, 6).L(9, 6.1), '#a33a30', 1.5, stroke_linecap='round')
    h = Path(1).M(7.6, -8).C(8, -13, 2, -16.4, -4, -15).C(-12, -14.4, -15.4, -8, -14, -1)
    h.C(-16.4, 4, -14, 11, -8.6, 11.6).C(-4.4, 12, -2.6, 8.6, -3.4, 5).C(-1.4, 2, -.6, -1, 0, -4).C(2.4, -5, 6.2, -6, 7.6, -8).Z()
    if not roll:
        h = Path(1).M(7.4, -7.6).C(8.4, -13, 2.4, -16, -3, -15).C(-11, -14.4, -14.4, -8, -12.4, -1).C(-12, 2, -8, 4.6, -3.6, 4).C(-1, 1, -1, -2,
            0, -4.4).C(2.4, -5, 6.2, -5.6, 7.4, -7.6).Z()
        o += both(Path(1).circle(-13.4, 3, 5.4), hair, L, .8)
    o += both(h, hair, L, .8) + line(Path(1).M(3.6, -12).C(-2, -13, -8, -11, -10, -5).M(-11.4, 3).Q(-10, 8, -6.4, 8.4), mix(hair, '#f0c070', .45), 1.1, stroke_linecap='round')
    # headphones
    o += line(Path(1).M(-1.6, -15).C(-4.4, -11, -5, -6, -4, -2), R['line'], 2) + circ(-3.4, .6, 4, R['line']) + circ(-3.4, .6, 2, R['navy'])
    return body + g(o, f'rotate({nod} -2 10)')


def officer(x, y, s):
    """From in front, in a peaked cap; arms and hands are drawn after the table."""
    L = R['line']
    o = both(Path(1).M(-11, 14).C(-24, 17, -31, 22, -33, 36).L(-36, 74, 36, 74, 33, 36).C(31, 22, 24, 17, 11, 14).Z(), R['navy'], L, .9)
    o += fill(Path(1).M(-33, 36).L(-36, 74, -24, 74).C(-24, 56, -22, 40, -24, 30).Z().M(33, 36).L(36, 74, 24, 74).C(24, 56, 22, 40, 24, 30).Z(), R['navy2'])
    o += both(Path(1).M(-8, 12).L(0, 40, 8, 12).Z(), R['blouse'], L, .7) + fill(Path(1).M(-2.4, 18).L(2.4, 18, 2.8, 32, 0, 38, -2.8, 32).Z(), L)
    o += both(Path(1).M(-9, 12).L(-14, 20, -10, 24, 0, 42, -3, 46, -18, 26, -14, 14).Z().M(9, 12).L(14, 20, 10, 24, 0, 42, 3, 46, 18, 26, 14, 14).Z(), R['navy2'], L, .6)
    b = Path(1)
    for k in (48, 57, 66): b.circle(-7, k, 1.7).circle(7, k, 1.7)
    o += fill(b, C['brass'])
    body, o = o, both(Path(1).M(-5, 8).L(-6, 15, 0, 19, 6, 15, 5, 8).Z(), R['skin2'], L, .6)
    for k in (-1, 1): o += both(Path(1).M(k*9, -2).C(k*12, -3, k*12, 4, k*8.6, 4.6).Z(), R['skin2'], L, .7)
    o += both(Path(1).M(-9.6, -6).C(-10, 4, -7, 13.6, 0, 14).C(7, 13.6, 10, 4, 9.6, -6).Z(), R['skin'], L, .8)
    o += fill(Path(1).M(-9.5, -6).L(9.5, -6, 9.5, -3, 0, -1.6, -9.5, -3).Z().M(-9.4, -2).C(-9, 5, -7, 10, -3.4, 13).C(-6, 8, -7, 4, -7, -2).Z(), R['skin2'])
    e, i = Path(1), Path(1)
    for k in (-3.9, 3.9):
        e.M(k-2.5, 1.7).Q(k, -1.3, k+2.5, 1.7).Q(k, 3.3, k-2.5, 1.7).Z()
        i.circle(k+.5, 1.8, 1.2)
    o += both(e, '#fdfaf0', L, .7) + fill(i, L)
    o += line(Path(1).M(.2, 2).L(1.5, 6.2, -.8, 6.8).M(-2.8, 10).Q(0, 10.2, 2.8, 10), L, .8, stroke_linecap='round', stroke_linejoin='round')
    o += both(Path(1).M(-10.6, -5.4).C(-6, -2.4, 6, -2.4, 10.6, -5.4).L(10, -9.6, -10, -9.6).Z(), L, L, .5)
    o += both(Path(1).M(-10.4, -9).C(-15, -11, -16.4, -14, -15, -15.6).C(-8, -20.4, 8, -20.4, 15, -15.6).C(16.4, -14, 15, -11, 10.4, -9).C(4, -10.6, -4, -10.6, -10.4, -9).Z(), R['blouse'], L, .8)
    o += fill(Path(1).M(-14, -13.4).C(-8, -11.6, 8, -11.6, 14, -13.4).C(13, -11, 12, -10, 10.4, -9.4).C(4, -10.8, -4, -10.8, -10.4, -9.4).C(-12, -10, -13, -11, -14, -13.4).Z(), R['blouse2'])
    return g(body + g(o, 'translate(0 14) rotate(-5) scale(1.24) translate(0 -14)'), f'translate({x} {y}) scale({s})')


def watcher(x, y, s, lean):
    """One who stands in the gallery, dark before the light."""
    p = Path(1).circle(0, -2, 5.4).M(-12, 26).C(-12, 12, -9, 6, -3, 5).L(-2.4, 1, 2.4, 1, 3, 5).C(9, 6, 12, 12, 12, 26).Z()
    p.M(-6.4, -4).C(-6, -9, 6, -9, 6.4, -4).L(7.6, -3, -6, -3).Z()
    return f'<path d="{p}" transform="translate({x} {y}) rotate({lean}) scale({s})" fill="{R["night"]}"/>'


def clock(x, y, r):
    """A clock of such rooms: sectors of five minutes in three colours."""
    o = circ(x, y, r+2.6, R['line']) + circ(x, y, r, C['wall'])
    for k in range(12):
        col = (C['red'], C['yel'], C['blue'])[k % 3]
        o += fill(Path(2).M(*polar(x, y, r*.62, k*30+15)).L(*polar(x, y, r*.98, k*30)).L(*polar(x, y, r*.98, k*30+30)).Z(), col)
    o += ring(x, y, r, R['line'], 1.4)
    return o + line(Path(2).M(x, y).L(*polar(x, y, r*.5, 128)).M(x, y).L(*polar(x, y, r*.78, 210)), R['line'], 2.2, stroke_linecap='round') + circ(x, y, 2, R['line'])


def lamp(x, y, s):
    o = line(Path(1).M(x, 0).L(x, y-16*s), R['line'], 1.6)
    o += both(Path(1).M(x-4*s, y-10*s).L(x-3*s, y-18*s, x+3*s, y-18*s, x+4*s, y-10*s).Z(), C['brass'], R['line'], .9)
    o += both(Path(1).M(x-26*s, y+6*s).C(x-24*s, y-6*s, x-12*s, y-11*s, x, y-11*s).C(x+12*s, y-11*s, x+24*s, y-6*s, x+26*s, y+6*s).Z(), R['lamp'], R['line'], 1)
    return o + both(Path(1).M(x-26*s, y+6*s).C(x-12*s, y+11*s, x+12*s, y+11*s, x+26*s, y+6*s).C(x+12*s, y+3*s, x-12*s, y+3*s, x-26*s, y+6*s).Z(), '#fff0b8', R['line'], .8)


def cone(x, y, spread, foot, name):
    """Light below a lamp, in three cones one within the other that fade out before they end."""
    o = (f'<linearGradient id="{name}" gradientUnits="userSpaceOnUse" x1="0" y1="{y}" x2="0" y2="{foot}">'
        '<stop offset="0" stop-color="#ffe9a8" stop-opacity=".26"/>'
        '<stop offset="1" stop-color="#ffe9a8" stop-opacity="0"/></linearGradient>')
    for k in (1, .7, .42):
        o += (f'<path d="M{n(x-24)} {y}L{n(x-24-spread*k)} {foot}H{n(x+24+spread*k)}L{n(x+24)} {y}Z" '
            f'fill="url(#{name})"/>')
    return o


LAYOUT = ('...AAA...', '....A....', '....D....', 'A...D...A', 'AADD.DDAA', 'A...D...A', '....D....', '....A....', '...AAA...')


def pool(u, name):
    """Where a lamp's light falls on the chart."""
    x, y = at(u, .45)
    return (f'<radialGradient id="{name}"><stop offset="0" stop-color="#fffdf0" stop-opacity=".85"/>'
        '<stop offset="1" stop-color="#fffdf0" stop-opacity="0"/></radialGradient>'
        f'<ellipse cx="{n(x)}" cy="{n(y)}" rx="92" ry="44" fill="url(#{name})"/>')


def silhouette(p, u, v, bomber):
    """An aircraft on its disc: bombers, with four engines before their wings, fly at the carrier, fighters, blunt and with
    one propeller, away from her."""
    turn = round(math.atan2(u-.5, .5-v)/(math.pi/2))*90 + (180 if bomber else 0)
    half = [(.005, -.03), (.006, -.009), (.0105, -.008), (.0105, -.018), (.0175, -.018), (.0175, -.006), (.0215, -.005), (.0215, -.0155), (.0285,
        -.0155), (.0285, -.003), (.035, -.001), (.035, .006), (.006, .01), (.0045, .022), (.014, .022), (.014, .03)] if bomber else [(.006, -.024), (.008,
        -.007), (.026, -.007), (.03, -.001), (.028, .006), (.007, .009), (.0035, .021), (.012, .021), (.012, .03)]
    shapes = [half + [(-x, y) for x, y in half[::-1]]]
    if not bomber: shapes.append([(-.018, -.033), (.018, -.033), (.018, -.0265), (-.018, -.0265)])
    for pts in shapes:
        p.poly([(x, y-2.2) for x, y in (at(u+a*math.cos(q)-b*math.sin(q), v+a*math.sin(q)+b*math.cos(q)) for q in (math.radians(turn),) for a, b in pts)])
    return p


def table():
    P = lambda *uv: Path(1).poly([at(u, v) for u, v in uv])
    e = .055
    box = lambda q: ((-q, -q), (1+q, -q), (1+q, 1+q), (-q, 1+q))
    (x0, y0), (x1, y1) = at(-e, 1+e), at(1+e, 1+e)
    o = both(Path(1).poly([(x0, y0), (x1, y1), (x1-2, y1+15), (x0+2, y1+15)]), R['wall2'], R['line'], 1)
    o += fill(Path(1).poly([(x0+1, y0+4), (x1-1, y1+4), (x1-1.4, y1+7), (x0+1.4, y1+7)]), C['brass3'])
    o += rect(24, y1+15, W-48, 30, R['night'])
    o += both(P(*box(e)), C['enamel'], R['line'], 1) + fill(P(*box(.036)), C['brass']) + fill(P(*box(.012)), R['line']) + fill(P(*box(0)), '#eadfb8')
    clip = P(*box(0))
    chart = ''
    land = Path(1)
    for s in plot.LANDS + plot.ISLES:
        rnd = random.Random(len(s))
        land.poly(flat(coast(s[1:], rnd, .2, 1, closed=False) + s[:1]) if len(s) > 6 else flat(s))
    chart += f'<path d="{land}" fill="{C["shallow"]}" stroke="{C["shallow"]}" stroke-width="9" stroke-linejoin="round"/>'
    chart += both(land, '#cdbb82', C['line'], .9)
    rings = Path(1)
    for r in (.166, .28, .39): round_at(.5, .5, r, rings)
    chart += line(rings, C['water'], .8)
    chart += pool(.27, 'p1') + pool(.73, 'p2')
    grid = Path(1)
    for k in range(1, 9): grid.M(*at(k/9, 0)).L(*at(k/9, 1)).M(*at(0, k/9)).L(*at(1, k/9))
    chart += line(grid, C['line'], .8) + line(Path(1).poly(flat([(0, 162)] + plot.PINS + [(217, 66)]), close=False), C['red'], 1.2)
    o += f'<clipPath id="t"><path d="{clip}"/></clipPath><g clip-path="url(#t)">{chart}</g>'
    for row, text in enumerate(LAYOUT):
        for kind, foot, top in (('A', '#0f171b', '#2f3b42'), ('D', '#1b4550', '#f4f6ee')):
            low, high, rim = Path(1), Path(1), Path(1)
            for col, who in enumerate(text):
                if who != kind: continue
                u, v = (col+.5)/9, (row+.5)/9
                round_at(u, v, .041, low)
                round_at(u, v, .041, high, 2.2)
                rim = silhouette(rim, u, v, kind == 'A')
            if low: o += both(low, foot, R['line'], .7) + both(high, top, R['line'], .7) + fill(rim, AIRCRAFT[kind == 'D'])
        if row == 4:
            o += both(round_at(.5, .5, .055), '#7c1f17', R['line'], .8) + both(round_at(.5, .5, .055, lift=3), C['red'], R['line'], .8)
            o += fill(round_at(.5, .5, .044, lift=3), '#f2c230') + fill(P((.478, .52), (.478, .482), (.5, .462), (.522, .482), (.522, .52)), R['line'])
    return o


def rake(x0, y0, x1, y1):
    """A stick with a small head, with which markers are pushed."""
    l = math.hypot(x1-x0, y1-y0)/1.4
    a, b = (y1-y0)/l, (x0-x1)/l
    o = both(Path(1).poly([(x0+a, y0+b), (x1+a, y1+b), (x1-a, y1-b), (x0-a, y0-b)]), '#d9ad6a', R['line'], .8)
    return o + both(Path(1).poly([(x1-7, y1+1), (x1+7, y1-2), (x1+8, y1+1.6), (x1-6, y1+4.8)]), '#d9ad6a', R['line'], .8)


def room():
    o = rect(0, 0, W, H, R['wall']) + rect(0, 128, W, 172, R['wall2'])
    # the gallery, lit from behind
    o += rect(96, 30, 208, 62, R['line']) + rect(99, 33, 202, 58, R['glow'])
    o += rect(99, 33, 202, 12, mix(R['glow'], R['wall'], .3))
    for x in (148, 252): o += rect(x-1.6, 33, 3.2, 58, R['line'])
    o += watcher(166, 66, 1.15, 3) + watcher(232, 68, 1.1, -4)
    rail = Path(1)
    for k in range(27): rail.M(92+k*8.3, 88).L(92+k*8.3, 106)
    o += rect(88, 104, 224, 7, R['wall3']) + line(rail, R['line'], 1.6) + rect(88, 85, 224, 4, C['brass']) + rect(88, 88.4, 224, 1.4, C['brass3'])
    # the wall map, the board of readiness
    o += rect(18, 40, 58, 74, R['line']) + rect(20.5, 42.5, 53, 69, '#b9c4b2')
    o += fill(Path(1).poly(coast([(46, 42.5), (41, 52), (33, 56), (34, 66), (27, 72), (20.5, 80)], random.Random(3), .1, 2, closed=False) + [(20.5, 42.5)]), '#c9b67c')
    o += fill(Path(1).poly(coast([(44, 111.5), (50, 103), (58, 100), (60, 90), (67, 86), (73.5, 78)], random.Random(4), .1, 2, closed=False) + [(73.5, 111.5)]), '#c9b67c')
    o += line(Path(1).M(28, 103).L(40, 92, 48, 76, 62, 66), C['red'], 1.2)
    for x, y in ((28, 103), (40, 92), (48, 76), (62, 66)): o += circ(x, y, 2, C['yel'], stroke=R['line'], stroke_width='.7')
    o += rect(322, 36, 62, 78, R['line'])
    for k in range(5):
        for j in range(4):
            o += rect(326+j*14, 40+k*14.6, 11.6, 11.4, R['wall3'] if (k*3+j*5) % 7 else C['brass3']) + circ(331.8+j*14, 45.6+k*14.6, 3.2,
                (C['red'], C['yel'], '#7fb08c', R['night'])[(k*5+j*3) % 4])
    o += clock(200, 40, 20)
    # those behind the table, then light, table, arms and rakes
    o += cone(120, 74, 46, 172, 'c1') + cone(280, 74, 46, 172, 'c2')
    o += officer(200, 124, .92)
    o += g(woman(R['hair'], R['blouse'], '#fbf7e8', R['navy'], True, 11), 'translate(84 124) scale(1.36) rotate(3 0 70)')
    o += g(woman(R['hair2'], R['navy'], '#466682', R['navy2'], False, 7), 'translate(318 120) scale(-1.4 1.4)')
    o += table()
    # his arms, elbows out: one hand lies on the table, the other points at the carrier
    o += sleeve([(180, 143), (166, 155), (161.6, 165), (168.6, 175)], (4, 14, 14, 11), R['navy']) + hand(173.6, 184.6, -26) + cuff(169.4, 176.4, -30, 5.4)
    o += sleeve([(220, 143), (237, 151), (245, 161), (235, 171.6)], (4, 14, 14.6, 11), R['navy']) + hand(225.4, 180.6, 46, -1, True) + cuff(233.2, 173.4, 48, 5.4)
    # left: both hands on the stick
    o += sleeve([(102, 163), (110, 180), (129, 187)], (3, 13, 9), R['blouse2'])
    o += rake(96, 160, 172, 214) + grip(139, 190.5, 35.4, (-9, 6), s=.9)
    o += sleeve([(70, 160), (78, 194), (109, 181)], (17, 16, 11), R['blouse']) + grip(118, 175.6, 35.4, (-3, 9), s=1)
    o += sleeve([(299, 161), (292, 178), (274, 183)], (3, 13, 9), R['navy2'])
    o += rake(306, 154, 240, 204) + grip(264, 185.8, -37.2, (-9, 6), -1, .9)
    # her other hand presses the phone to her ear
    o += hand(323.4, 132.4, 176, 1)
    o += sleeve([(336, 158), (322, 178), (310, 177), (319.6, 147)], (17, 17, 15, 11), R['navy'])
    o += sleeve([(319, 150), (321.4, 142.2)], (10.6, 10), R['blouse'])
    return o + lamp(120, 66, .95) + lamp(280, 66, .95)


def framed(o, w=W, h=H):
    """The edge of the table as the picture's frame."""
    f = rect(0, 0, w, h, C['enamel']) + rect(3.6, 3.6, w-7.2, h-7.2, C['brass']) + rect(9.4, 9.4, w-18.8, h-18.8, C['ink'])
    t = Path(1)
    for L, hor, far in ((w, 1, h), (h, 0, w)):
        k = round((L-40)/5)
        for i in range(k+1):
            a, d = 20+i*(L-40)/k, 4.2 if i % 10 == 0 else 3.2 if i % 5 == 0 else 2
            if hor: t.M(a, 9.4).L(a, 9.4-d).M(a, far-9.4).L(a, far-9.4+d)
            else: t.M(9.4, a).L(9.4-d, a).M(far-9.4, a).L(far-9.4+d, a)
    f += line(t, C['ink'], .8)
    f += (f'<clipPath id="cl"><rect x="12" y="12" width="{w-24}" height="{h-24}"/></clipPath>'
        f'<g clip-path="url(#cl)">{o}</g>')
    for x in (8, w-8):
        for y in (8, h-8):
            f += rect(x-7, y-7, 14, 14, C['brass2'], stroke=C['brass3'], stroke_width='1') + circ(x, y, 3.2, C['brass'], stroke=C['brass3'],
                stroke_width='1') + line(Path(1).M(x-1.8, y-1.8).L(x+1.8, y+1.8), C['ink'], 1)
    return svg(w, h, f)


def draw():
    picture = framed(room())
    write('cover.svg', picture)
    write('cover-low.svg', in_lines(picture, True, rims=AIRCRAFT))
    write('cover-lines.svg', in_lines(picture, False, rims=AIRCRAFT))
