"""The discs: swords on dark, kite shields on light, the king's head; backs and the signs for diagrams."""
from lib import *


# ---------- swords ----------
def pommel(kind):
    """Around the top of the grip; y grows towards the pommel's end."""
    if kind == 'lobes3':
        return ('M-8 15.2C-9.6 12-7 9.2-4.6 10.4C-4.6 9.6-2.6 9.2 0 9.2C2.6 9.2 4.6 9.6 4.6 10.4C7 9.2 9.6 12 8 '
            '15.2C5.4 16.6 4.4 16.4 3.8 15.6C3.6 19.4-3.6 19.4-3.8 15.6C-4.4 16.4-5.4 16.6-8 15.2Z')
    if kind == 'lobes5':
        return ('M-9.5 13.6C-10.4 10.6-8 9-6.2 9.6H6.2C8 9 10.4 10.6 9.5 13.6C8.8 15.4 7 15.4 6.2 14.6'
            'C6 17.8 3.4 18 2.6 16.6C2 20-2 20-2.6 16.6C-3.4 18-6 17.8-6.2 14.6C-7 15.4-8.8 15.4-9.5 13.6Z')
    if kind == 'nut':
        return 'M-9 12.8C-7 9-3 9.2 0 9.2C3 9.2 7 9 9 12.8C7 17.6 3 17.4 0 17.4C-3 17.4-7 17.6-9 12.8Z'
    return circ(0, 14.6, 5.6)


def sword(kind='lobes3', guard='flat', L=52, w=5.0, hilt=GOLD, blade=CREAM, line=SEPIA):
    s = Svg()
    s.f(blade, f'M{-w} 0L{n(-w*.62)} {-L+9}Q{n(-w*.4)} {-L+3} 0 {-L}Q{n(w*.4)} {-L+3} {n(w*.62)} {-L+9}L{w} 0Z')
    s.f(line, f'M-1.1 -3L-.6 {-L+13}L0 {-L+11}L.6 {-L+13}L1.1 -3Z')
    s.f(hilt, rect(-2.7, 2, 5.4, 9)).f(line, 'M-2.7 4.2h5.4v1.1h-5.4zM-2.7 6.8h5.4v1.1h-5.4z')
    g = {'flat': 'M-15-2.4H15V2.4H-15Z', 'down': 'M-15-5.4C-10-2.8 10-2.8 15-5.4L16-1C10 3 -10 3-16-1Z',
        'knob': 'M-12.5-2.1H12.5V2.1H-12.5Z' + circ(-13.5, 0, 3.2)+circ(13.5, 0, 3.2),
        'taper': 'M-16-1.2L-3-3H3L16-1.2V1.6L3 3H-3L-16 1.6Z'}[guard]
    s.f(hilt, g).f(hilt, pommel(kind))
    if kind == 'disc': s.f(line, circ(0, 14.6, 2.3))
    elif kind == 'nut': s.f(line, 'M-4.5 12.4h9v1.2h-9z')
    else:
        s.f(line, 'M-4.9 11.2L-3.9 15.2L-3 15.2L-3.7 11.2ZM4.9 11.2L3.9 15.2L3 15.2L3.7 11.2Z')
    return s


def dark_ground(field):
    s = Svg()
    s.f(INK, rect(-12, -12, 124, 124))
    s.f(field[0], circ(50, 50, 42.5))
    for col, p in field[1:]: s.f(col, p)
    s.f(OCHRE, ''.join(sector(50, 50, 43, 45.4, a, a+9) for a in range(0, 360, 18)))
    return s


def chord(y):    # half width of the field's circle at height y
    return math.sqrt(max(0, 42.5**2-(y-50)**2))


def bar(y0, y1):
    a, b = chord(y0), chord(y1)
    return (f'M{n(50-a)} {n(y0)}A42.5 42.5 0 0 {"0"} {n(50-b)} {n(y1)}L{n(50+b)} {n(y1)}A42.5 42.5 0 0 '
        f'0 {n(50+a)} {n(y0)}Z')




CLIP = '<clipPath id="f"><circle cx="50" cy="50" r="42.5"/></clipPath>'


def attackers():
    D = '#37302a'
    G = PINE
    R = '#6e2319'
    faces = []
    # 1: halved, sword upright
    s = dark_ground([D, (G, 'M50 7.5A42.5 42.5 0 0 1 50 92.5Z')])
    s.g('translate(50 71)', sword('lobes3', 'flat', 57))
    faces.append(s)
    # 2: eight rays, two swords crossed, points up
    s = dark_ground([D, (G, ''.join(sector(50, 50, 0, 42.5, a, a+45) for a in range(0, 360, 90)))])
    for a, k in ((35, 'lobes5'), (-35, 'lobes5')):
        s.g(f'translate({50-math.copysign(14,a)} 70) rotate({a})', sword(k, 'taper', 58, 4, GOLD, '#ddceaa'))
    faces.append(s)
    # 3: bars, point down
    s = dark_ground([D, (G, bar(20, 33)+bar(46, 59)+bar(72, 85))])
    s.g('translate(50 29) rotate(180)', sword('nut', 'flat', 57))
    faces.append(s)
    # 4: chevrons, upright
    s = dark_ground([D])
    s.raw(CLIP)
    s.s(R, 8, ''.join(poly([(0, y+36), (50, y), (100, y+36)], False) for y in (2, 24, 46, 68, 90)),
        ' clip-path="url(#f)"')
    s.o[-2:] = [s.o[-2], s.o[-1]]
    s.g('translate(50 71)', sword('disc', 'knob', 57))
    faces.append(s)
    # 5: pair side by side, one up, one down
    s = dark_ground([D, (G, 'M50 7.5L92.5 50L50 92.5L7.5 50Z')])
    s.g('translate(37 67)', sword('lobes5', 'flat', 50, 4, GOLD, '#ddceaa'))
    s.g('translate(63 33) rotate(180)', sword('lobes5', 'flat', 50, 4, GOLD, '#ddceaa'))
    faces.append(s)
    # 6: quartered, point down
    s = dark_ground([G, (D, sector(50, 50, 0, 42.5, 0, 90)+sector(50, 50, 0, 42.5, 180, 270))])
    s.g('translate(50 29) rotate(180)', sword('lobes3', 'down', 57))
    faces.append(s)
    # 7: ring, crossed with points down
    s = dark_ground([D, (R, circ(50, 50, 30)), (D, circ(50, 50, 20))])
    for a in (145, -145):
        s.g(f'translate({50-math.copysign(14,a)} 30) rotate({a})', sword('disc', 'taper', 58, 4, GOLD, '#ddceaa'))
    faces.append(s)
    # 8: slanting halves, sword aslant
    s = dark_ground([G, (D, sector(50, 50, 0, 42.5, 45, 225))])
    s.g('translate(35.5 64.5) rotate(45)', sword('nut', 'down', 57))
    faces.append(s)
    for i, s in enumerate(faces): s.save(f'attacker-{i+1}.svg')
    # commander: three swords fanned within a ring of studs
    s = Svg()
    s.f(INK, rect(-12, -12, 124, 124))
    s.f('#ad7a28', circ(50, 50, 43.4))
    s.f(D, ''.join(circ(*pol(50, 50, 40.9, a), 1.2) for a in range(0, 360, 15)))
    s.f(D, circ(50, 50, 35.3))
    s.f('#5c211a', circ(50, 50, 33.6))
    for a in (-52, 52):
        s.g(f'translate({50-math.copysign(15,a)} 67) rotate({a})', sword('disc', 'flat', 49, 4.2, '#a8762c', '#a08d68'))
    s.f('#b0472c', 'M39 83V26Q50 12 61 26V83Z').f('#5c211a', 'M42 83V27Q50 17 58 27V83Z')
    s.g('translate(50 72)', sword('lobes5', 'down', 56, 4.6))
    s.save('commander.svg')


# ---------- shields ----------
KITE = 'M50 10.5C66 10.5 77 19 77 34.5C77 55 64 75.5 50 91C36 75.5 23 55 23 34.5C23 19 34 10.5 50 10.5Z'
KCLIP = f'<clipPath id="k"><path d="{KITE}"/></clipPath>'
K = ' clip-path="url(#k)"'


def kite_field(i, s):
    """The painted fields of the kite shields."""
    V, O, G, C = VERM, '#ecc97c', VERD, WHITE
    # every part begins at a point on the shield: the program asks there what lies beneath it
    if i == 0:
        s.f(V, KITE).f(C, ''.join(poly([(50, y-16), (80, y), (80, y+9), (50, y-7), (20, y+9), (20, y)])
                for y in (34, 53, 72, 91)), K)
    if i == 1:
        s.f(C, KITE).f(V, 'M50 12L90 12V100H50Z', K).f(O,
            ''.join(circ(*p, 4.6) for p in ((36, 26), (33, 44), (39, 61))), K).f(C,
            ''.join(circ(*p, 4.6) for p in ((64, 26), (67, 44), (61, 61))), K)
    if i == 2:
        s.f(O, KITE).f(V, ''.join(poly([(50, 40)]+[pol(50, 40, 51, a+k*15) for k in (0, 1, 2)]) for a in range(0, 360,
                    60)), K)
    if i == 3:
        s.f(C, KITE).f(V, ''.join(f'M50 {y}H90V{y+9.5}H10V{y}Z' for y in (10, 30, 50, 70)), K)
    if i == 4:    # waves
        s.f(O, KITE)
        for k, y in enumerate(range(14, 92, 13)):
            s.s(V if k%2==0 else C, 6.4, f'M50 {y}q4.5 -5 9 0t9 0t9 0t9 0M50 {y}q-4.5 5 -9 0t-9 0t-9 0t-9 0', K,
                cap='butt')
    if i == 5:    # lozenges
        s.f(V, KITE)
        c0 = []
        for r in range(6):
            for c in range(-1, 4):
                x = 50+(c-1)*20+(10 if r%2 else 0)
                y = 14+r*15
                c0.append((abs(x-50)+abs(y-44), x, y))
        s.f(O, ''.join(poly([(x, y-11), (x+7.4, y), (x, y+11), (x-7.4, y)]) for _, x, y in sorted(c0)), K)
    if i == 6:    # scales
        s.f(C, KITE)
        c0 = []
        for r in range(8):
            for c in range(5):
                x = 50+(c-2)*14+(7 if r%2 else 0)
                y = 6+r*11
                c0.append((abs(x-50)+abs(y-44), x, y))
        s.f(V, ''.join(f'M{n(x-7)} {y}A7 8 0 0 0 {n(x+7)} {y}Z' for _, x, y in sorted(c0)), K)
    if i == 7:    # wavy piles
        s.f(O, KITE)
        p = ('M34 42C40 54 40 64 50 91L14 91V0H34C42 16 26 26 34 42ZM66 42C60 54 60 64 50 91L86 91V0H66'
            'C58 16 74 26 66 42Z')
        s.f(V, p, K).s(WHITE, 1.6, p, K)


def kite(i, rim=VERM, boss=True):
    s = Svg()
    s.raw(KCLIP)
    kite_field(i, s)
    s.s(INK, 3.2, KITE)
    if boss: s.c(WHITE, 50, 38, 7.6, INK, 2.2).c('#ecc97c', 50, 38, 3.8)
    return s


def light_ground():
    s = Svg()
    s.f('#841f12', rect(-12, -12, 124, 124))
    s.f(WHITE, circ(50, 50, 43.2))
    s.s(OCHRE, 1.3, circ(50, 50, 40.8))
    return s


def defenders():
    for i in range(8):
        s = light_ground()
        s.g('translate(50 50) scale(.88) translate(-50 -49.4)', kite(i, boss=True))
        s.save(f'defender-{i+1}.svg')
    # knight: kite shield before two banners/lances within a ring of studs
    s = Svg()
    s.f('#841f12', rect(-12, -12, 124, 124))
    s.f(WHITE, circ(50, 50, 43.4))
    s.f('#f5dfa8', circ(50, 50, 42.6))
    s.f(DEEP, ''.join(circ(*pol(50, 50, 40, a), 1.6) for a in range(0, 360, 15)))
    s.f(WHITE, circ(50, 50, 37.4))
    s.s(INK, 2.2, 'M24 80L76 20M76 80L24 20')
    for m in ('', 'matrix(-1 0 0 1 100 0)'):
        t = Svg()
        t.fs(VERM, INK, 1.6, 'M73 23L60 13.5L52 20.5L57 24L53 31L60 29.5L66 33Z')
        s.g(m or 'translate(0 0)', t)
    s.g('translate(50 53) scale(.66) translate(-50 -50)', kite(6))
    s.save('knight.svg')


# ---------- king ----------
def crown(s, y, h=14, w=17, gold=GOLD, line=INK, gem=VERM, sw=1.6):
    """A circlet with three fleury points: band from y-6 to y, points to y-6-h."""
    b = y-6
    from squares import fleur as fl
    fleur = lambda x, hh, k: fl(x, b+1, hh, k*.78)
    s.fs(gold, line, sw, fleur(50-w+4.2, h*.82, 1) + fleur(50+w-4.2, h*.82, 1))
    s.fs(gold, line, sw, fleur(50, h, 1.15))
    s.fs(gold, line, sw, f'M{n(50-w)} {n(b-.6)}Q50 {n(b+3)} {n(50+w)} {n(b-.6)}L{n(50+w-.6)} {n(y)}'
        f'Q50 {n(y+4.2)} {n(50-w+.6)} {n(y)}Z')
    s.f(gem, poly([(50, b+1.6), (53.2, b+4.8), (50, b+8), (46.8, b+4.8)]))
    s.f(VERD, circ(50-w*.58, y-2.6, 1.7)+circ(50+w*.58, y-2.6, 1.7))


def head(s, beard=True, line=INK, hair='#5a4530'):
    """A crowned head en face, as carved on a capital; about 22..78 wide, 12..90 high."""
    skin = '#f6e3c0'
    # hair: hanging locks that end in curls
    lock = ('M35 32C29 36 27 44 27.5 52C28 60 24 64 25 69.5C26 74.5 32.5 74.5 33.4 70C34 66.8 30.6 65.8 30.2 68.4'
        'C31.6 62 35 56 36.5 48Z')
    t = Svg()
    t.fs(hair, line, 1.1, lock)
    t.s(GOLD, 1.1, 'M33.5 37C30 43 31 52 30.4 57C30 61 28 65 28.2 69M36 40C33.6 46 34 52 33 57')
    s.raw(f'<g id="l">{t.body()}</g><use href="#l" transform="matrix(-1 0 0 1 100 0)"/>')
    # beard in strands
    if beard:
        s.fs(hair, line, 1.1,
            'M35 52C34 66 36.5 76 41 80.5C41.5 83.5 45 83 45.2 81.4C46 85 49 85.4 50 83C51 85.4 54 85 54.8 '
            '81.4C55 83 58.5 83.5 59 80.5C63.5 76 66 66 65 52Z')
    s.f(skin, 'M35 33C33.6 50 36.5 60 42 65C45 67.6 55 67.6 58 65C63.5 60 66.4 50 65 33Z')
    if beard:
        s.f(hair, 'M34.8 50C37 57 41 57.5 44 57.4C47 57.4 49 58.4 50 59.8C51 58.4 53 57.4 56 57.4C59 57.5 63 57 '
            '65.2 50C66.5 62 62.5 70 58 73H42C37.5 70 33.5 62 34.8 50Z')
        s.f('#a63a24', 'M46 62.2Q50 60.2 54 62.2Q50 65.6 46 62.2Z')
        s.s(GOLD, 1.1, 'M38.6 60C39.6 68 41 74 43 79M44 68C44.6 73 45.6 77 47 80.6M50 69V81M56 68C55.4 73 54.4 77 53 '
            '80.6M61.4 60C60.4 68 59 74 57 79')
        s.s(GOLD, 1.1, 'M40.5 59.6Q46 58.4 48.6 60.6M59.5 59.6Q54 58.4 51.4 60.6')
    # brows and nose in one line, wide open eyes with drilled pupils
    s.s(line, 1.7, 'M36.6 41.4Q41.5 37 47.2 40.8L46.6 52.4Q50 56.2 53.4 52.4L52.8 40.8Q58.5 37 63.4 41.4')
    for x in (41.6, 58.4):
        s.fs(WHITE, line, 1.2, f'M{x-5} 45.4Q{x} 40.4 {x+5} 45.4Q{x} 49.2 {x-5} 45.4Z')
        s.c(line, x, 45, 2.1)


def octofoil(r, k, rl, turn=22.5):
    """Outline of k lobes: circles of radius rl at distance r."""
    h = 180/k
    half = r*math.sin(math.radians(h))
    dist = r*math.cos(math.radians(h))
    off = math.sqrt(rl*rl-half*half)
    m = [pol(50, 50, dist+off, turn+i*2*h-h) for i in range(k+1)]    # points where neighbouring lobes meet
    s = f'M{n(m[0][0])} {n(m[0][1])}'
    q = [(round(x, 1), round(y, 1)) for x, y in m]
    s += 'a' + ' '.join(f'{n(rl)} {n(rl)} 0 {1 if k == 4 else 0} 1 {n(q[i][0]-q[i-1][0])} {n(q[i][1]-q[i-1][1])}'
        for i in range(1, k+1))
    return s+'z'


def king():
    s = Svg()
    s.f(INK, rect(-12, -12, 124, 124))
    s.f(GOLD, circ(50, 50, 46.4))
    for i in range(8):
        x, y = pol(50, 50, 42.6, i*45)
        s.c(VERD if i%2 else VERM, x, y, 2.2, INK, 1.1)
    s.fs(VERM, INK, 1.4, octofoil(30, 8, 15))
    s.s(GOLD, 1.1, octofoil(29, 8, 13.6))
    # shoulders
    s.f('#7d2015', '')
    s.raw(f'<clipPath id="o"><path d="{octofoil(29,8,13.4)}"/></clipPath>')
    t = Svg()
    t.fs('#f3e2bd', INK, 1.1, 'M16 100C17 84 26 77 38 74L50 80L62 74C74 77 83 84 84 100Z')
    t.fs(VERD, INK, 1.1,
        'M36 74C40 82 46 85 50 85C54 85 60 82 64 74L69 76.5C65 88 57 92.5 50 92.5C43 92.5 35 88 31 76.5Z')
    t.f(GOLD, ''.join(circ(x, y, 1.3) for x, y in ((35.6, 80.4), (40.6, 86), (59.4, 86), (64.4, 80.4))))
    t.s(SEPIA, 1.1, 'M22 92Q26 84 30 82M78 92Q74 84 70 82M27 97Q30 90 33 87M73 97Q70 90 67 87')
    s.g('translate(0 0)" clip-path="url(#o)', t)
    h = Svg()
    head(h)
    crown(h, 35.5, 19, 18.4)
    s.g('translate(50 50) scale(1.02) translate(-50 -47.4)', h)
    s.save('king.svg')


# ---------- backs ----------
def backs():
    def zigzag(bg, a, b):
        s = Svg()
        s.f(bg, rect(-16, -16, 132, 132))
        for k, y in enumerate(range(-24, 130, 11)):
            s.s(a if k%2 else b, 3.4, poly([(-18+i*9, y+(0 if i%2 else 9)) for i in range(18)], False), cap='butt')
        return s
    zigzag(INK, '#8a6a38', PINE).save('back-attacker.svg')
    # scales
    s = Svg()
    s.f(WHITE, rect(-16, -16, 132, 132))
    p = q = ''
    for r in range(13):
        x = -24 + (8 if r%2 else 0)
        y = -18 + r*10.6
        p += f'M{x} {n(y)}' + 'a8 8 0 0 0 16 0' * 9
        q += ''.join(f'M{x+8+c*16} {n(y)}l1.9 2.6-1.9 2.6-1.9-2.6z' for c in range(9))
    s.s(VERM, 2, p, cap='butt').f(OCHRE, q)
    s.save('back-defender.svg')
    s = Svg()
    s.f(VERM, rect(-16, -16, 132, 132))
    p = q = ''
    for r in range(7):
        for c in range(7):
            x = -18+c*22.6
            y = -18+r*22.6
            p += circ(x, y, 16)
            q += poly([(x+11.3, y+6.6), (x+16, y+11.3), (x+11.3, y+16), (x+6.6, y+11.3)])
    s.s(GOLD, 2, p).f('#f3d9a2', q)
    s.save('back-king.svg')


# ---------- symbols for diagrams ----------
def symbols():
    s = Svg()
    s.c(INK, 50, 50, 49)
    s.f('#e6d3a4', 'M45 65L46 22L50 8L54 22L55 65ZM29 64H71V71H29ZM46.6 71H53.4V80H46.6ZM39 86C37 78 44 77 46 80H54'
        'C56 77 63 78 61 86C59 89 57 88 56 86C56 94 44 94 44 86C43 88 41 89 39 86Z')
    s.save('attacker-symbol.svg')
    s = Svg()
    s.c('#841f12', 50, 50, 49).c(WHITE, 50, 50, 41.5)
    s.g('translate(50 50) scale(.86) translate(-50 -51)', Svg().fs('#fffaf0', VERM, 6, KITE).f(VERM,
            'M25 42L50 28L75 42L74 52L50 39L26 52Z'))
    s.save('defender-symbol.svg')
    s = Svg()
    s.c(INK, 50, 50, 50).c(GOLD, 50, 50, 44)
    t = Svg()
    t.f(VERM, 'M20 74L14 34C26 30 30 40 34 48C34 36 42 24 50 16C58 24 66 36 66 48C70 40 74 30 86 34L80 74Z')
    t.f(VERM, rect(20, 78, 60, 8))
    s.g('translate(50 50) scale(.84) translate(-50 -51)', t)
    s.save('king-symbol.svg')
    s = Svg()
    s.c(INK, 50, 50, 50).s(GOLD, 5, circ(50, 50, 44))
    for a in (35, -35):
        s.g(f'translate({50-math.copysign(17,a)} 72) rotate({a})', sword('disc', 'flat', 58, 6.4, GOLD, CREAM, CREAM))
    s.save('commander-symbol.svg')
    s = Svg()
    s.c(VERM, 50, 50, 50).c(WHITE, 50, 50, 43).s(VERM, 5, circ(50, 50, 36))
    s.g('translate(50 50) scale(.6) translate(-50 -51)', Svg().s(VERM, 7, 'M14 86L86 14M86 86L14 14').fs(VERM, WHITE,
            5, KITE).f(WHITE, 'M23 36L50 22L77 36V48L50 34L23 48Z'))
    s.save('knight-symbol.svg')


def draw():
    attackers()
    defenders()
    king()
    backs()
    symbols()
