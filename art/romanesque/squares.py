"""The squares laid in small stones, walled towns, marks and signs."""
from lib import *
from mosaic import mosaic, svg_group
GROUND = ['#f5ecd6', '#eee0c0', '#ead8b2', '#e9cab4', '#d2dccb', '#cbbb9b']    # tones of the floor, joints last


def lat(bg, line, pal_light, r=38):
    """Pale tessellation inside the disc's circle: rings of stones, hardly there."""
    s = ''
    for rr in (13, 26, 38): s += circ(50, 50, rr)
    for i in range(8):
        s += poly([pol(50, 50, 13, i*45+11), pol(50, 50, 26, i*45+11)], False)
    for i in range(16): s += poly([pol(50, 50, 26, i*22.5), pol(50, 50, 38, i*22.5)], False)
    return s


def opp(x, y): return [(x, y), (100-x, y), (100-x, 100-y), (x, 100-y)]


def corners(p):
    """A path for the top left corner, in all four (as groups)."""
    return ['translate(0 0)', 'matrix(-1 0 0 1 100 0)', 'matrix(1 0 0 -1 0 100)', 'matrix(-1 0 0 -1 100 100)']


def four(s, t):
    for m in corners(None): s.g(m, t)


def panel(kind, base, pale, dark, mid, light, acc, joint):
    s = Svg()
    s.f(dark, rect(0, 0, 100, 100))
    s.f(base, rect(2.4, 2.4, 95.2, 95.2))
    if kind == 'circle':
        s.f(mid, rect(5, 5, 90, 90))
        s.s(dark, .9, rect(5, 5, 90, 90))
        t = Svg().f(light, 'M5 5H24L5 24Z').f(dark, 'M9 9H18L9 18Z').f(acc, circ(22.5, 22.5, 4))
        four(s, t)
        s.f(light, circ(50, 50, 46.5))
        s.f(dark, ''.join(sector(50, 50, 41.6, 44.8, a, a+9) for a in range(0, 360, 18)))
        s.s(dark, .9, circ(50, 50, 46.5))
        s.f(pale, circ(50, 50, 40.5))
        s.s(joint, .8, circ(50, 50, 40.5))
    if kind == 'star':
        s.f(mid, rect(5, 5, 90, 90))
        four(s, Svg().f(dark, 'M5 5H20L14 14L5 20Z').f(light, 'M5 5H11L5 11Z').f(acc,
                'M22 5H30L21 19.5L19.5 21L5 30V22L16 16Z'))
        for a in (0, 45):
            q = [pol(50, 50, 62, a+45+i*90) for i in range(4)] if a==0 else [pol(50, 50, 62, a+45+i*90)
                for i in range(4)]
        p1 = rect(11.5, 11.5, 77, 77)
        p2 = poly([(50, -4.4), (104.4, 50), (50, 104.4), (-4.4, 50)])
        s.raw('<clipPath id="c"><path d="M5 5h90v90h-90z"/></clipPath>')
        s.s(dark, 6.4, p1+p2, ' clip-path="url(#c)"', cap='butt').s(light, 4.4, p1+p2, ' clip-path="url(#c)"',
            cap='butt')
        s.f(pale, poly([pol(50, 50, 39/math.cos(math.radians(22.5))-2.4, i*45+22.5) for i in range(8)]))
    if kind == 'quatrefoil':
        s.f(dark, rect(5, 5, 90, 90))
        four(s, Svg().f(acc, circ(14, 14, 6)).f(light, circ(14, 14, 2.6)).f(mid,
                'M5 24L11 30L5 36ZM24 5L30 11L36 5Z'))
        from pieces import octofoil
        q = octofoil(20.5, 4, 24, 0)
        s.s(light, 7, q).s(mid, 4.6, q).s(dark, 1, q).f(pale, q)
    if kind == 'guilloche':
        s.f(base, rect(5, 5, 90, 90))
        s.s(dark, .9, rect(5, 5, 90, 90))
        four(s, Svg().f(mid, 'M5 5H29Q20 20 5 29Z').f(dark, star(13, 13, 6, 2.6, 4, 0)))
        s.f(dark, circ(50, 50, 47))
        k = 12
        for ph, col in ((0, light), (180, mid)):
            p = [pol(50, 50, 42.6+3*math.cos(math.radians(k*a+ph)), a) for a in range(0, 360, 5)]
            s.s(dark, 3.9, poly(p)).s(col, 2.5, poly(p))
        for i in range(0, 2*k, 2):    # every other crossing: the first strand over
            a0 = (i+.5)*360/k/2
            p = [pol(50, 50, 42.6+3*math.cos(math.radians(k*a)), a) for a in (a0-5, a0-2.5, a0, a0+2.5, a0+5)]
            s.s(dark, 3.9, poly(p, False), cap='butt').s(light, 2.5, poly(p, False))
        s.f(pale, circ(50, 50, 38.2))
        s.s(dark, .9, circ(50, 50, 38.2))
    if kind == 'cross':    # stars in the corners, a pale cross with pointed arms between
        s.f(pale, rect(4, 4, 92, 92))
        s.s(dark, .9, rect(4, 4, 92, 92))
        t = Svg().f(mid, 'M4 4H40L28 16V28H16L4 40Z').f(dark, 'M4 4H32L23 13V23H13L4 32Z').f(light,
            'M4 4H21L15.5 9.5V15.5H9.5L4 21Z').f(acc, 'M4 4H12L4 12Z')
        four(s, t)
        s.f(pale, circ(50, 50, 38))
        s.s(mid, 1.2, ''.join(poly([(x, y) for x, y in q]) for q in ([(50, 4), (45, 9), (50, 14), (55, 9)],
                    [(96, 50), (91, 45), (86, 50), (91, 55)], [(50, 96), (45, 91), (50, 86), (55, 91)],
                    [(4, 50), (9, 45), (14, 50), (9, 55)])))
    if kind == 'rays':
        s.f(mid, rect(5, 5, 90, 90))
        s.s(dark, .9, rect(5, 5, 90, 90))
        four(s, Svg().f(dark, 'M5 5H23V23H5Z').f(light, 'M5 5H18V18H5Z').f(acc, 'M11.5 5L18 11.5L11.5 18L5 11.5Z'))
        s.f(light, circ(50, 50, 46.6))
        s.f(dark, ''.join(poly([pol(50, 50, 46.6, a-9), pol(50, 50, 46.6, a+9), pol(50, 50, 39, a)]) for a in range(9,
                    360, 18)))
        s.s(dark, .9, circ(50, 50, 46.6))
        s.f(pale, circ(50, 50, 39))
    if kind == 'octofoil':
        s.f(dark, rect(5, 5, 90, 90))
        four(s, Svg().f(acc, 'M5 5H25L5 25Z').f(light, star(11.6, 11.6, 5.6, 2.4, 4, 0)))
        from pieces import octofoil
        s.f(light, octofoil(33, 8, 15.6, 0))
        s.s(mid, 2, octofoil(33, 8, 14.2, 0))
        s.f(pale, octofoil(31.6, 8, 13, 0))
    if kind == 'knot':    # two interlaced squares with looped corners
        s.f(base, rect(5, 5, 90, 90))
        s.s(dark, .9, rect(5, 5, 90, 90))
        p = 'M16 30V84H70M84 70V16H30M16 30a7 7 0 1 1 14-14M84 70a7 7 0 1 1-14 14'
        loop = 'M18 27V73A9.5 9.5 0 1 0 27 82H73A9.5 9.5 0 1 0 82 73V27A9.5 9.5 0 1 0 73 18H27A9.5 9.5 0 1 0 18 27Z'
        s.s(dark, 7, loop).s(mid, 5, loop).s(light, 1.2, loop)
        for x, y in opp(13, 13): s.f(acc, circ(x, y, 3.4))
        s.f(pale, circ(50, 50, 36))
        s.f(pale, rect(23, 23, 54, 54))
    s.s(joint, .8, lat(0, 0, 0))
    return s


CAMP = dict(base='#ead7a8', pale='#eddcb2', dark='#6d5841', mid='#d3a450', light='#f5e8c8', acc='#9c4a2c',
    joint='#dcc591')
TOWN = dict(base='#f3dcc6', pale='#f6e2cf', dark='#a5402b', mid='#dba58a', light='#fbf1e0', acc='#5f8f80',
    joint='#e5c4ad')


def squares():
    for i, k in enumerate(('circle', 'star', 'quatrefoil', 'guilloche', 'cross', 'rays')):
        panel(k, **CAMP).save(f'camp-{i+1}.svg')
    for i, k in enumerate(('octofoil', 'star', 'guilloche', 'circle', 'rays', 'quatrefoil')):
        panel(k, **TOWN).save(f'town-{i+1}.svg')
    for i in range(5):
        s = Svg()
        s.raw(svg_group(1, 1, lambda c, r:True, GROUND, seed=31+i, unit=100))
        s.save(f'ground-{i+1}.svg')
    # the crossings of the grid: lozenges of two marbles; a light veil where the disc stands
    s = Svg()
    s.raw('<defs><radialGradient id="v" cx="50" cy="50" r="46" gradientUnits="userSpaceOnUse">'
        '<stop offset="0" stop-color="#fbf4e2" stop-opacity=".36"/><stop offset=".75" stop-color="#fbf4e2" '
        'stop-opacity=".3"/><stop offset="1" stop-color="#fbf4e2" stop-opacity="0"/></radialGradient></defs>')
    s.raw('<circle cx="50" cy="50" r="46" fill="url(#v)"/>')
    s.f('#a5402b', 'M0 0H10.5L0 10.5ZM100 100H89.5L100 89.5Z').f('#65513b',
        'M100 0V10.5L89.5 0ZM0 100V89.5L10.5 100Z')
    s.save('calm.svg')
    # the same to colour in, so that no square is empty
    s = Svg()
    s.s('#b0b0b0', 1, 'M15 0L0 15M85 100L100 85M100 15L85 0M0 85L15 100')
    s.save('calm-lines.svg')
    throne()
    corner()
    marks()


def fleur(x, b, h, k):
    """A point of a crown: a stem with a middle leaf and two that curl down to the sides."""
    q = lambda u, v: f'{n(x+u*k)} {n(b-h*v)}'
    return (f'M{q(-3.6,0)}L{q(-1.6,.42)}C{q(-5,.36)} {q(-7.4,.3)} {q(-8.6,.42)}'
        f'C{q(-10.4,.6)} {q(-8,.76)} {q(-5.8,.66)}C{q(-5,.62)} {q(-4.4,.56)} {q(-3,.58)}'
        f'C{q(-4.6,.78)} {q(-2.6,.9)} {q(0,1)}C{q(2.6,.9)} {q(4.6,.78)} {q(3,.58)}'
        f'C{q(4.4,.56)} {q(5,.62)} {q(5.8,.66)}C{q(8,.76)} {q(10.4,.6)} {q(8.6,.42)}'
        f'C{q(7.4,.3)} {q(5,.36)} {q(1.6,.42)}L{q(3.6,0)}Z')


def throne():
    from pieces import crown, octofoil
    s = Svg()
    s.f('#5c3a2a', rect(0, 0, 100, 100))
    s.f(GOLD, rect(2.5, 2.5, 95, 95))
    s.f('#5c3a2a', rect(5.5, 5.5, 89, 89))
    # border of triangles in vermilion and cream
    p = ''
    q = ''
    k = 10
    st = 89/k
    for i in range(k):
        a = 5.5+i*st
        p += poly([(a, 5.5), (a+st, 5.5), (a+st/2, 12)])+poly([(a, 94.5), (a+st, 94.5), (a+st/2, 88)])+poly([(5.5, a),
                (5.5, a+st), (12, a+st/2)])+poly([(94.5, a), (94.5, a+st), (88, a+st/2)])
    s.f('#f6e6c2', rect(5.5, 5.5, 89, 89)).f(VERM, p).s('#5c3a2a', .9, rect(12.4, 12.4, 75.2, 75.2)).f(VERM,
        rect(12.4, 12.4, 75.2, 75.2))
    for x, y in opp(19, 19):
        s.f(GOLD, star(x, y, 6, 2.6, 4, 0))
        s.f(VERD, circ(x, y, 2))
    s.f(GOLD, octofoil(25, 8, 13.4, 0))
    s.f('#f7e8c4', octofoil(25, 8, 11, 0))
    s.s('#e2c994', .8, circ(50, 50, 20)+circ(50, 50, 29)+circ(50, 50, 11)
        +''.join(poly([pol(50, 50, 11 if i%2 else 20, i*15), pol(50, 50, 34, i*15)], False) for i in range(24)))
    # the crown, laid in stones: a circlet, three fleury points, gems
    band = 'M28.5 60Q50 66 71.5 60L70 71Q50 77 30 71Z'
    fle = fleur
    L = '#7a4a26'
    O = '#d9a23e'
    s.fs(O, L, 1.1, fle(33.4, 62, 22, .78)+fle(66.6, 62, 22, .78)+fle(50, 64, 31, 1.02)).fs(O, L, 1.1, band)
    s.s('#f4dc9c', .8, 'M38 63.2L37.4 73M44 64.3L43.8 74M56 64.3L56.2 74M62 63.2L62.6 73M29.6 66Q50 71.8 70.4 66',
        cap='butt')
    s.fs(VERM, L, .8, poly([(50, 64), (54.6, 69), (50, 74), (45.4, 69)])).fs('#5f8f80', L, .8, circ(37.6, 67.6, 2.6)
        +circ(62.4, 67.6, 2.6))
    s.save('throne.svg')


def corner():
    """A walled town seen flat, as in books of the time: towers at the corners, gates lying outwards on four sides;
    pale in the middle."""
    s = Svg()
    D = '#4d4236'
    s.f('#9db9a8', rect(0, 0, 100, 100))
    s.f('#dfe4d0', ''.join(circ(x, y, 1.5) for x in range(4, 100, 8) for y in (3.4, 96.6))
        +''.join(circ(x, y, 1.5) for y in range(4, 100, 8) for x in (3.4, 96.6)))
    t = Svg()
    # one wall with its gate, top side, standing outwards
    t.fs('#f0dfbb', D, 1, 'M22 22V14H26V10.5H30V14H34V10.5H38V14H62V10.5H66V14H70V10.5H74V14H78V22Z')
    t.s('#cdb890', .8, 'M26 18H39M61 18H74M30 14V18M70 14V18M34 18V22M66 18V22', cap='butt')
    t.fs('#e9c98d', D, 1, 'M40 22V11H38.6V7.6H61.4V11H60V22Z')
    t.fs('#b8402a', D, 1, 'M38 7.8L50 -.6L62 7.8Z')
    t.f(D, 'M45 22V17A5 5 0 0 1 55 17V22Z').f('#b8402a', 'M47 22V17.4A3 3 0 0 1 53 17.4V22Z')
    for a in (0, 90, 180, 270): s.g(f'rotate({a} 50 50)', t)
    s.fs('#f4ecd4', D, 1.2, rect(22, 22, 56, 56))
    s.s('#dccfae', .8, ''.join(f'M22 {y}H78' for y in range(29, 78, 7))+''.join(f'M{22+x} {y}v7' for j,
            y in enumerate(range(22, 78, 7)) for x in range(4+(j%2)*4, 56, 8)), cap='butt')
    t = Svg()    # tower, pointing to the corner
    t.fs('#f0dfbb', D, 1, 'M-8 10V-6H-9.4V-10H9.4V-6H8V10Z').fs('#a93a26', D, 1, 'M-10.4 -10L0 -24L10.4 -10Z').f(D,
        'M-2.2 2V-2.6A2.2 2.2 0 0 1 2.2 -2.6V2Z').s('#cdb890', .8, 'M-8 4.5H8M-8 -1H-4M4 -1H8', cap='butt').c(GOLD, 0,
        -24, 2, D, .8)
    for i, (x, y) in enumerate(opp(21, 21)): s.g(f'translate({x} {y}) rotate({-45+90*i})', t)
    s.save('corner.svg')


def marks():
    L = [(0, 0), (0, 0)]
    s = Svg()
    t = Svg().fs('#b8402a', '#fff6e0', 1.4, 'M6 6H26L19 13L27 21L21 27L13 19L6 26Z')
    four(s, t)
    s.save('escape.svg')
    s.save('escape-sign.svg')
    s = Svg()
    t = Svg().fs('#65513b', '#f5e8c8', 1.2, 'M5 5H31V11.5H11.5V31H5Z')
    four(s, t)
    s.save('camp-mark.svg')
    # edges: a low wall of chevrons along camp and town
    def edge(a, b, d):
        s = Svg()
        s.f(d, rect(0, -2.6, 100, 5.2))
        s.f(a, ''.join(poly([(x, -1.9), (x+5, -1.9), (x+7.5, 0), (x+5, 1.9), (x, 1.9), (x+2.5, 0)]) for x in range(0,
                    100, 10)))
        return s

    s = Svg()
    s.f('#fff8e6', rect(0, 0, 100, 100)).f(VERM, rect(6, 6, 88, 88)).f('#fff3d4', rect(14, 14, 72, 72))
    s.g('translate(50 50) scale(.66) translate(-50 -51)',
        Svg().f(VERM, 'M20 74L14 34C26 30 30 40 34 48C34 36 42 24 50 16C58 24 66 36 66 48C70 40 74 30 86 34L80 74Z'
            +rect(20, 79, 60, 9)))
    s.save('throne-sign.svg')
    s = Svg()
    s.f('#b7cdbd', rect(0, 0, 100, 100))
    s.f('#2c5047', rect(22, 22, 56, 56)).f('#f4ecd4', rect(32, 32, 36, 36))
    s.f('#a93a26', ''.join(circ(x, y, 16) for x, y in opp(22, 22)))
    s.f('#f4ecd4', ''.join(circ(x, y, 6) for x, y in opp(22, 22)))
    s.save('corner-sign.svg')
    s = Svg()
    t = Svg().f('#b58a45', 'M4 4H30V12H12V30H4Z')
    four(s, t)
    s.save('camp-sign.svg')


def draw(): squares()
