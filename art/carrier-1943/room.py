"""The cover, 400 x 300: an operations room at night. All light falls on the table; two people
before it turn their backs to us, and a rake has moved a counter."""
from lib import *
from colours import C
import people, plot
W, H = 400, 300
AIRCRAFT = '#e6d8b4', '#2f7f84'    # bombers on their discs, fighters on theirs
R = dict(wall='#233536', wall2='#1b2a2b', wall3='#31494a', glow='#9a6f34', night='#141f21', lamp='#2f6b5c',
    lamp2='#3f8672', line='#10181a')
NEAR, FAR, TOP, FOOT = 284, 184, 112, 258


def at(u, v):
    """A place of the table, both from 0 to 1, seen from in front of it and from above."""
    q = FAR/NEAR
    s = 1/((1-v)/q+v)
    return 200+(u-.5)*NEAR*s, TOP+(s-q)/(1-q)*(FOOT-TOP)


def flat(pts): return [at(x/plot.S, y/plot.S) for x, y in pts]


def round_at(u, v, r, p=None, lift=0):
    """A circle that lies on the table."""
    pts = [at(u+r*math.sin(k*math.pi/4), v-r*math.cos(k*math.pi/4)) for k in range(8)]
    return (Path(1) if p is None else p).smooth([(x, y-lift) for x, y in pts], closed=True)


def clock(x, y, r):
    """A clock of such rooms: sectors of five minutes in three colours."""
    o = circ(x, y, r+2.4, R['line']) + circ(x, y, r, C['wall'])
    for k in range(12):
        col = (C['red'], C['yel'], C['blue'])[k % 3]
        o += fill(Path(2).M(*polar(x, y, r*.5, k*30+15)).L(*polar(x, y, r*.98, k*30)).L(*polar(x, y, r*.98,
            k*30+30)).Z(), col)
    o += line(Path(2).M(x, y).L(*polar(x, y, r*.5, 128)).M(x, y).L(*polar(x, y, r*.8, 210)), R['line'], 2.2,
        stroke_linecap='round')
    return o + circ(x, y, 2, R['line'])


HEADS = dict(    # and shoulders, of those who watch; (0, 0) is on the rail
    cap=[[(-24, 4, 0), (-22, -8), (-13, -15), (-4, -18, 0), (6, -18, 0), (16, -14), (24, -5), (34, 0), (34, 4, 0)],
        [(-6, -15, 0), (-7, -26), (0, -32), (8, -30), (10.6, -24), (10, -18), (6, -13, 0)], [(-8, -27, 0), (-11, -32),
            (0, -39), (13, -35), (11.6, -30), (18, -27, 0), (9, -27.6)]],
    bare=[[(-30, 4, 0), (-26, -3), (-17, -12), (-7, -15, 0), (4, -15, 0), (13, -12), (17, -4), (18, 4, 0)],
        [(-7, -12, 0), (-11.6, -20), (-9, -28), (-1, -31), (6, -28), (7, -20), (4, -12, 0)], people.limb((-22, 0, 4.4),
            (-21, -12, 3.6), (-13, -19, 3))],
    hair=[[(-20, 4, 0), (-18, -8), (-11, -13), (-4, -16, 0), (5, -16, 0), (12, -13), (19, -6), (22, 4, 0)],
        [(-5, -13, 0), (-10, -18), (-13, -24), (-10, -31), (0, -34), (8, -31), (9, -23), (8, -17), (5, -13, 0)]])


def gallery():
    """Beyond the room, lit from behind: a window, three who watch, a rail before them."""
    o = rect(70, 50, 260, 46, R['line']) + rect(73, 53, 254, 43, R['glow'])
    for x in (157, 243): o += rect(x-1.6, 53, 3.2, 43, R['line'])
    for who, x, flip in (('cap', 98, 1), ('hair', 132, -1), ('bare', 283, 1)):
        o += ''.join(fill(people.contour([(x+flip*q[0], 93+q[1], *q[2:]) for q in part]),
            R['line']) for part in HEADS[who])
    return o + rect(62, 94, 276, 3.4, C['brass']) + rect(62, 97.4, 276, 16, R['wall3'])


def readiness():
    """On the wall: which squadrons are ready."""
    o = rect(343, 36, 36, 50, R['night'])
    for k in range(4):
        for j in range(3): o += circ(351+j*10, 44+k*11.4, 3, ('#a3402f', '#a9893a', '#56786a',
            R['wall3'])[(k*5+j*3+k*j) % 4])
    return o


def lamp():
    """A long hood over the table, and the light below it, which fades out before it ends."""
    o = ('<linearGradient id="cone" gradientUnits="userSpaceOnUse" x1="0" y1="40" x2="0" y2="230">'
        '<stop offset="0" stop-color="#ffe9a8" stop-opacity=".42"/><stop offset="1" stop-color="#ffe9a8" stop-opacity=".04"/></linearGradient>'
        '<path d="M124 40H276L348 270H52Z" fill="url(#cone)"/>')
    o += line(Path(1).M(160, 0).L(160, 20).M(240, 0).L(240, 20), R['line'], 2)
    o += both(Path(1).M(118, 38).C(122, 24, 140, 18, 158, 17).L(242, 17).C(260, 18, 278, 24, 282, 38).Z(), R['lamp'],
        R['line'], 1)
    o += fill(Path(1).M(126, 32).C(134, 24, 146, 21, 160, 20.6).L(240, 20.6).C(230, 24, 150, 24, 126, 32).Z(),
        R['lamp2'])
    return o + both(Path(1).M(118, 38).L(282, 38).C(276, 44, 262, 45, 250, 45).L(150, 45).C(138, 45, 124, 44, 118,
        38).Z(), '#fff3c4', R['line'], .9)


# The start, and a move of each side.
LAYOUT = ('...AAA...', '....A....', '......D..', 'A...D...A', 'AADD.DDAA', 'A...DA...', '....D....', '....A....',
    '...AAA...')


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
    o += rect(x0+12, y1+15, x1-x0-24, 30, R['night'])
    o += both(P(*box(e)), C['enamel'], R['line'], 1) + fill(P(*box(.036)), C['brass']) + fill(P(*box(.012)),
        R['line']) + fill(P(*box(0)), '#f1e7c4')
    clip = P(*box(0))
    chart = ''
    land = Path(1)
    isles = plot.ISLES[:2] + plot.ISLES[3:4] + plot.ISLES[5:]    # those that her hand and her sleeve leave free
    for s in plot.LANDS + isles:
        rnd = random.Random(len(s))
        land.poly(flat(coast(s[1:], rnd, .2, 1, closed=False) + s[:1]) if len(s) > 6 else flat(s))
    chart += f'<path d="{land}" fill="{C["shallow"]}" stroke="{C["shallow"]}" stroke-width="9" stroke-linejoin="round"/>'
    chart += both(land, '#cdbb82', C['line'], .9)
    rings = Path(1)
    for r in (.166, .28, .39): round_at(.5, .5, r, rings)
    chart += line(rings, C['water'], .8)
    chart += fill(round_at(.5, .5, plot.CALM/plot.S), '#fffaf0')
    grid = Path(1)
    for k in range(1, 9): grid.M(*at(k/9, 0)).L(*at(k/9, 1)).M(*at(0, k/9)).L(*at(1, k/9))
    chart += line(grid, C['line'], .8) + line(Path(1).poly(flat([(0, 162)] + plot.PINS + [(217, 66)]), close=False), C['red'], 1.2)
    o += f'<clipPath id="t"><path d="{clip}"/></clipPath><g clip-path="url(#t)">{chart}</g>'
    # the light grows less towards the table's edges
    o += ('<radialGradient id="dusk" gradientUnits="userSpaceOnUse" cx="200" cy="180" r="190" gradientTransform="translate(0 72) scale(1 .6)">'
        '<stop offset=".45" stop-color="#8a5a20" stop-opacity="0"/><stop offset="1" stop-color="#5a3a14" stop-opacity=".34"/></radialGradient>'
        f'<path d="{clip}" fill="url(#dusk)"/>')
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
            carrier = Path(1).poly([(x, y-3) for x, y in (at(.5+(a-b)*.7, .5+(a+b)*.7) for a, b in ((-.012, .034), (-.012, -.018), (-.006, -.036), (.006, -.036), (.016, -.006), (.013, .034)))])
            o += both(round_at(.5, .5, .055), '#7c1f17', R['line'], .8) + both(round_at(.5, .5, .055, lift=3), C['red'], R['line'], .8)
            o += fill(round_at(.5, .5, .044, lift=3), '#f2c230') + fill(carrier, R['line'])
    return o


def room(lines=False):
    """The picture; where it becomes lines, walls are pale and people have no rims of light."""
    wall, wall2 = ('#f3e9cb', '#e0d6b8') if lines else (R['wall'], R['wall2'])
    o = rect(0, 0, W, H, wall) + rect(0, 110, W, 190, wall2)
    o += clock(42, 61, 19) + readiness() + gallery() + lamp() + table()
    return o + people.plotter(lines) + people.officer(lines)


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
    write('cover.svg', framed(room()))
    picture = framed(room(True))
    write('cover-low.svg', in_lines(picture, True, rims=AIRCRAFT))
    write('cover-lines.svg', in_lines(picture, False, rims=AIRCRAFT))
