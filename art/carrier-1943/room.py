"""The cover, 400 x 300: an operations room at night, plotters with their rakes about the lamp-lit table."""
from lib import *
from colours import C
import people, plot
W, H = 400, 300
AIRCRAFT = '#e6d8b4', '#2f7f84'    # bombers on their discs, fighters on theirs
R = dict(wall='#2f4746', wall2='#253838', wall3='#31494a', glow='#b68a46', night='#141f21', lamp='#2f6b5c', line='#141c1d',
    near='#1b323d', near2='#284653', cloth='#4c727c', coat='#1b2f3b', coat2='#426370', far='#1d3033', far2='#263c3e', rim='#ffdf9a', stick='#d9ad6a', stick2='#a8834c', phone='#5d7478', cap='#f3e9cb', cap2='#b5a988')
SKIN = dict(shade='#744b37', glow='#c98a58', lit='#f3c486', dusk='#9a6545', hair='#6d4630', edge='#3d261e', far='#8d6a4a')
NEAR, FAR, TOP, FOOT = 272, 164, 172, 258


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


def clock(x, y, r):
    """A clock of such rooms: sectors of five minutes in three colours."""
    o = circ(x, y, r+2.6, R['line']) + circ(x, y, r, C['wall'])
    for k in range(12):
        col = (C['red'], C['yel'], C['blue'])[k % 3]
        o += fill(Path(2).M(*polar(x, y, r*.62, k*30+15)).L(*polar(x, y, r*.98, k*30)).L(*polar(x, y, r*.98, k*30+30)).Z(), col)
    o += ring(x, y, r, R['line'], 1.4)
    return o + line(Path(2).M(x, y).L(*polar(x, y, r*.5, 128)).M(x, y).L(*polar(x, y, r*.78, 210)), R['line'], 2.2, stroke_linecap='round') + circ(x, y, 2, R['line'])


def gallery():
    """Beyond the room, lit from behind: a window, a rail before it, a clock above."""
    o = rect(84, 30, 232, 62, R['line']) + rect(87, 33, 226, 58, R['glow'])
    for x in (146, 254): o += rect(x-1.6, 33, 3.2, 58, R['line'])
    rail = Path(1)
    for k in range(30): rail.M(80+k*8.3, 88).L(80+k*8.3, 106)
    o += rect(76, 104, 248, 7, R['wall3']) + line(rail, R['line'], 1.6) + rect(76, 85, 248, 4, C['brass']) + rect(76, 88.4, 248, 1.4, C['brass3'])
    return o + clock(200, 42, 19)


def boards():
    """On the walls, in the dusk beside the light: a map with a track, and the board of readiness."""
    o = rect(20, 34, 50, 66, R['night']) + rect(22, 36, 46, 62, '#3f5552')
    o += fill(Path(1).poly(coast([(46, 36), (41, 45), (33, 49), (34, 58), (27, 63), (22, 70)], random.Random(3), .1, 2, closed=False) + [(22, 36)]), '#5b5f49')
    o += fill(Path(1).poly(coast([(43, 98), (48, 90), (56, 88), (58, 79), (63, 76), (68, 68)], random.Random(4), .1, 2, closed=False) + [(68, 98)]), '#5b5f49')
    o += line(Path(1).M(29, 90).L(40, 80, 47, 64, 60, 55), '#8d3d33', 1.2) + rect(330, 34, 50, 66, R['night'])
    for k in range(5):
        for j in range(4): o += circ(337.2+j*11.9, 41+k*13, 3, ('#8d3d33', '#a08a3e', '#56786a', R['wall3'], R['wall3'])[(k*5+j*3+k*j) % 5])
    return o


def lamp(x, y, s):
    o = line(Path(1).M(x, 0).L(x, y-16*s), R['line'], 1.6)
    o += both(Path(1).M(x-4*s, y-10*s).L(x-3*s, y-18*s, x+3*s, y-18*s, x+4*s, y-10*s).Z(), C['brass'], R['line'], .9)
    o += both(Path(1).M(x-26*s, y+6*s).C(x-24*s, y-6*s, x-12*s, y-11*s, x, y-11*s).C(x+12*s, y-11*s, x+24*s, y-6*s, x+26*s, y+6*s).Z(), R['lamp'], R['line'], 1)
    return o + both(Path(1).M(x-26*s, y+6*s).C(x-12*s, y+11*s, x+12*s, y+11*s, x+26*s, y+6*s).C(x+12*s, y+3*s, x-12*s, y+3*s, x-26*s, y+6*s).Z(), '#fff0b8', R['line'], .8)


def cone(x, y, spread, foot, name):
    """Light below a lamp, which fades out before it ends."""
    return (f'<linearGradient id="{name}" gradientUnits="userSpaceOnUse" x1="0" y1="{y}" x2="0" y2="{foot}">'
        '<stop offset="0" stop-color="#ffe9a8" stop-opacity=".42"/>'
        '<stop offset="1" stop-color="#ffe9a8" stop-opacity=".06"/></linearGradient>'
        f'<path d="M{n(x-24)} {y}L{n(x-24-spread)} {foot}H{n(x+24+spread)}L{n(x+24)} {y}Z" fill="url(#{name})"/>')


LAYOUT = ('...AAA...', '....A....', '....D....', 'A...D...A', 'AADD.DDAA', 'A...D...A', '...AD....', '....A....', '...AA....')


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
    o += rect(x0+12, y1+15, x1-x0-24, 30, R['night'])
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
            carrier = Path(1).poly([(x, y-3) for x, y in (at(.5+(a-b)*.7, .5+(a+b)*.7) for a, b in ((-.012, .034), (-.012, -.018), (-.006, -.036), (.006, -.036), (.016, -.006), (.013, .034)))])
            o += both(round_at(.5, .5, .055), '#7c1f17', R['line'], .8) + both(round_at(.5, .5, .055, lift=3), C['red'], R['line'], .8)
            o += fill(round_at(.5, .5, .044, lift=3), '#f2c230') + fill(carrier, R['line'])
    return o


def room(lines=False):
    """The picture; where it becomes lines, walls are pale and people have no rims of light."""
    wall, wall2 = ('#f3e9cb', '#e0d6b8') if lines else (R['wall'], R['wall2'])
    o = rect(0, 0, W, H, wall) + rect(0, 150, W, 150, wall2)
    o += boards() + gallery()
    o += cone(148, 64, 70, 190, 'c1') + cone(252, 64, 70, 190, 'c2')
    rim = R['line'] if lines else R['rim']
    # who waits beyond the table, her rake upright
    (x0, y0), (x1, y1) = people.placed(people.WAITING_RAKE, *people.FAR)
    o += people.lit(people.WAITING[:3], R['far'], rim, (.9, -.9), lines) + fill(people.contour(people.WAITING_SKIRT), R['far2']) + fill(people.contour(people.WAITING_COLLAR), R['cap2'])
    for part in people.rake(x0, y0, x1, y1, 0): o += fill(part, R['stick2'])
    o += people.lit(people.WAITING[3:], R['far'] if lines else SKIN['far'], rim, (.7, -.7), lines)
    if not lines: o += fill(people.contour(people.placed(people.HER_LIGHT[1][1], *people.FAR)), SKIN['far'])
    o += table()
    o += people.lit(people.PLOTTER, R['near'], rim, (1.2, -.9), lines) + fill(people.contour(people.SKIRT), R['near2'])
    if not lines: o += people.light(people.HER_LIGHT, people.HERS, SKIN) + ''.join(fill(people.contour(q), R['cloth']) for q in (people.HER_FRONT, people.SKIRT_LIGHT))
    o += fill(people.contour(people.COLLAR), R['cap']) + people.headphones(*people.HERS, False, R['phone'])
    for part in people.rake(*people.STICK, people.SLANT+90): o += both(part, R['stick'], R['line'], .5)
    o += people.arm(people.HER_ARM, R['near'], rim if lines else R['cloth'], -1, -.25, lines)
    o += people.hand(people.HER_HAND, [SKIN[t] for t in ('glow', 'lit', 'lit', 'lit', 'glow')], SKIN['edge'])
    # the coat twice, so that its rim ends at the arm
    if not lines: o += people.lit(people.OFFICER, R['coat'], rim, (-1.2, -.9))
    o += people.arm(people.HIS_FAR_ARM, R['coat'], rim if lines else R['coat2'], 1, .25, lines) + people.hand(people.HIS_FAR_HAND, [SKIN[t] for t in ('glow', 'glow', 'glow', 'lit')], SKIN['edge'])
    o += people.sleeve_rings(245, 191.4, 59, 6) + (people.lit(people.OFFICER, R['coat'], rim, (0, 0), True) if lines else fill(people.contour(people.OFFICER[1]), R['coat']))
    if not lines: o += people.light(people.HIS_LIGHT, people.HIS, SKIN) + fill(people.contour(people.HIS_FRONT), R['coat2'])
    o += fill(people.contour(people.HIS_COLLAR), R['cap'])
    for part, c in ((people.CAP, R['cap']), (people.CAP_SHADE, R['cap2']), (people.BADGE, '#e0b24c')): o += fill(people.contour(people.placed(part, *people.HIS)), c)
    o += people.hand(people.HIS_NEAR_HAND, [SKIN[t] for t in ('glow', 'lit', 'lit', 'glow', 'glow')], SKIN['edge'])
    o += people.arm(people.HIS_NEAR_ARM, R['coat'], rim if lines else R['coat2'], 1, .25, lines) + people.sleeve_rings(312.4, 216, 8, 7)
    return o + lamp(148, 58, .92) + lamp(252, 58, .92)


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
