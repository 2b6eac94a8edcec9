"""Squares for boards of every size, marks of the rules, where men start, signs of diagrams, and what is scattered on the sea."""
from lib import *
from colours import C
import pieces, planes, plot, things
ROUND = dict(stroke_linecap='round', stroke_linejoin='round')


def calm(c):
    o = ('<radialGradient id="c" gradientUnits="userSpaceOnUse" cx="50" cy="50" r="47">'
        f'<stop offset="0" stop-color="{c["calm"]}" stop-opacity=".5"/><stop offset=".66" stop-color="{c["calm"]}" '
        f'stop-opacity=".42"/><stop offset="1" stop-color="{c["calm"]}" stop-opacity="0"/></radialGradient>')
    return svg(100, 100, o + '<circle cx="50" cy="50" r="47" fill="url(#c)"/>')


def ground(c, i):
    """Chart paper with a pale line of equal depth that runs on from square to square."""
    k = (7, -6, 4, -8)[i]
    d = Path().M(-.5, 14).L(0, 14).C(30, 14-k, 66, 14+k, 100, 14).L(100.5, 14)
    e = Path().M(-.5, 86).L(0, 86).C(30, 86+k, 66, 86-k, 100, 86).L(100.5, 86)
    return svg(100, 100, rect(0, 0, 100, 100, c['sea']) + line(d, c['ring'], 1.1, stroke_dasharray='5 3')
        + line(e, c['ring'], 1.1))


def camp(c, i):
    """Ground that the other side holds: hatched in its corners with a red pencil."""
    p = Path()
    rnd = random.Random(50+i)
    for x, y in ((0, 0), (100, 0), (100, 100), (0, 100)):
        sx, sy = (1 if x == 0 else -1), (1 if y == 0 else -1)
        for k in (9, 16, 23):
            p.M(x+sx*(k+rnd.uniform(-1, 1)), y+sy*2).L(x+sx*2, y+sy*(k+rnd.uniform(-1, 1)))
    return svg(100, 100, rect(0, 0, 100, 100, c['camp']) + line(p, mix(c['red'], c['camp'], .45), 1.5, **ROUND))


def camp_mark(c):
    """Runways in the corners."""
    o = ''
    for x, y, t in ((12, 12, 20), (88, 12, 50), (88, 88, 20), (12, 88, 50)):
        o += line(things.runways(x, y, 8.5, t), c['ink'], 3.2) + line(things.runways(x, y, 8, t), c['wall'], 1.2)
    return svg(100, 100, o)


def camp_edge(c):
    """Strokes of grease within the square, so that the grid stays the strongest line."""
    b = Path()
    for i in range(10): b.poly([(i*10, 3), (i*10+5, 3), (i*10+7.4, 6.2), (i*10+2.4, 6.2)])
    return svg(100, 100, fill(b, c['red']))


def town(c, i):
    """Water that the convoy holds: small ships in two corners."""
    p = Path()
    for x, y in ((13, 13), (87, 87)) if i else ((87, 13), (13, 87)): things.ship(p, x, y, 8, 45 if i else -45)
    return svg(100, 100, rect(0, 0, 100, 100, c['town']) + line(p, mix(c['blue'], c['town'], .3), 1.5, **ROUND))


def town_edge(c):
    return svg(100, 100, line(Path().M(4, 4.6).L(96, 4.6), c['blue'], 2.4, stroke_dasharray='7 3'))


def pennant(x, y, s, c):
    """A signal pennant at its staff."""
    q = lambda *v: [(x+a*s, y+b*s) for a, b in zip(v[::2], v[1::2])]
    o = both(Path(2).poly(q(-20, -38, 40, -18, -20, 4)), c['yel'], c['ink'], 5*s) + fill(Path(2).poly(q(-20, -30, 12, -17, -20, -4)), c['red'])
    return o + line(Path(2).poly(q(-22, -42, -22, 42), False), c['ink'], 8*s, stroke_linecap='round')


def throne(c):
    """The meeting point: a ring of bearings about a pennant."""
    o = rect(0, 0, 100, 100, c['sea']) + rect(5, 5, 90, 90, c['ink']) + rect(7, 7, 86, 86, c['hall'])
    o += circ(50, 50, 40, c['wall'], stroke=c['ink'], stroke_width='1.6')
    t = Path()
    for i in range(36): t.M(*polar(50, 50, 39.4, i*10)).L(*polar(50, 50, 35.6 if i % 3 else 32, i*10))
    o += line(t, c['ink'], 1.3) + ring(50, 50, 27, c['red'], 2.4)
    for x, y in ((13, 13), (87, 13), (13, 87), (87, 87)): o += circ(x, y, 3, c['red'], stroke=c['ink'], stroke_width='1')
    return svg(100, 100, o + pennant(47, 50, .5, c))


def anchor(x, y, s, c, w):
    p = Path(2)
    q = lambda a, b: (x+a*s, y+b*s)
    p.M(*q(0, -26)).L(*q(0, 30)).M(*q(-15, -17)).L(*q(15, -17)).M(*q(-27, 12)).C(*q(-24, 25), *q(-12, 31), *q(0, 31)).C(*q(12, 31),
        *q(24, 25), *q(27, 12))
    return line(p, c, w, stroke_linecap='round') + ring(*q(0, -32), 5.4*s, c, w*.8) + fill(Path(2).poly([q(-34, 17), q(-26, 4),
        q(-20, 18)]).poly([q(34, 17), q(26, 4), q(20, 18)]), c)


def corner(c):
    """A port: land in the corner, runways on it, an anchor in deep water that points to the middle of the board."""
    sh = coast([(-14, -14), (106, -14), (90, 4), (66, 9), (48, 20), (34, 28), (22, 46), (10, 62), (5, 92), (-14, 106)], random.Random(5), .16, 2)
    P = Path().poly(sh)
    o = rect(0, 0, 100, 100, c['sea']) + rect(4, 4, 92, 92, c['hall']) + f'<defs><path id="h" d="{P}"/></defs>'
    for w, col in ((25, 'water'), (23, 'shallow'), (12, 'water'), (10, 'shallow')):
        o += f'<use href="#h" fill="none" stroke="{c[col]}" stroke-width="{w}" stroke-linejoin="round"/>'
    o += f'<use href="#h" fill="{c["land2"]}" stroke="{c["line"]}" stroke-width="2.4"/>'
    o += line(things.runways(20, 18, 10, 20), c['ink'], 4) + line(things.runways(20, 18, 9, 20), c['wall'], 1.6)
    return svg(100, 100, o + g(anchor(0, 2, .76, c['red'], 5), 'translate(58 58) rotate(-45)') + rect(3, 3, 94, 94, 'none', stroke=c['ink'], stroke_width='2'))


def escape(c):
    """Four arrows of blue grease that point out."""
    p = Path()
    for a in (0, 90, 180, 270):
        x, y = polar(50, 50, 46, a)
        things.arrow(p, x, y, 12, a, .9)
    return svg(100, 100, line(p, c['blue'], 3.4, **ROUND) + ring(50, 50, 28, c['blue'], 1.8, stroke_dasharray='6 3'))


def starts(c):
    """Where men begin: contacts in red grease, fighters in blue, and the carrier's place within a ring of bearings."""
    red = things.loop(things.cross(Path(1), 50, 50, 12), 50, 50, 23)
    blue = things.loop(Path(1), 50, 50, 23)
    blue.M(50, 37).L(50, 62).M(38, 50).Q(50, 44, 62, 50).M(45, 61).Q(50, 58, 55, 61)
    o = {'start-attacker': line(red, mix(c['red'], c['sea'], .36), 3, **ROUND), 'start-defender': line(blue, mix(c['blue'], c['sea'], .36), 3, **ROUND)}
    k = circ(50, 50, 43, c['wall']) + things.bearings(50, 50, 43, c, c['ink'], 1.1, 3) + circ(50, 50, 40.4, c['yel'], stroke=c['red'], stroke_width='2.4')
    pale = dict(pieces.K, line='#3a4448', deck='#9aa8aa', deck2='#7c8b8f')    # the piece stands out on it
    ship = both(planes.mirrored(pieces.FOAM[:4] + [(28, 44, 14, 54, 0, 54)]), c['wall'], c['brass3'], 1.4) + planes.carrier(pale, 1.5)
    o['start-king'] = k + g(ship, 'translate(50 50) rotate(45) scale(.66)')
    return {name: svg(100, 100, body) for name, body in o.items()}


def signs(c):
    o = {'throne-sign': rect(0, 0, 100, 100, c['hall']) + pennant(50, 50, 1, c)}
    o['corner-sign'] = (fill(Path().M(0, 0).L(100, 0).C(72, 20, 20, 22, 0, 100).Z(), c['land2'])
        + line(Path().M(100, 0).C(72, 20, 20, 22, 0, 100), c['line'], 6) + anchor(58, 56, .9, c['red'], 8))
    p = Path()
    for a in (0, 90, 180, 270): things.arrow(p, *polar(50, 50, 44, a), 24, a, .9)
    o['escape-sign'] = line(p, c['blue'], 9, **ROUND)
    o['camp-sign'] = line(things.runways(50, 52, 42, 35), c['ink'], 9)
    return {name: svg(100, 100, body) for name, body in o.items()}


def isle(c, rnd, w, h):
    pts = [(w/2+math.cos(k*.7)*w*.32*rnd.uniform(.7, 1.15), h/2+math.sin(k*.7)*h*.27*rnd.uniform(.7, 1.15)) for k in range(9)]
    shore = coast(pts, rnd, .24, 3)
    P = Path().poly(shore)
    o = f'<defs><path id="i" d="{P}"/></defs>'
    for ww, col in ((40, 'water'), (38, 'shallow'), (21, 'water'), (19, 'shallow')):
        o += f'<use href="#i" fill="none" stroke="{c[col]}" stroke-width="{ww}" stroke-linejoin="round"/>'
    o += f'<use href="#i" fill="{c["land"]}"/><clipPath id="j"><path d="{P}"/></clipPath>'
    o += (f'<g clip-path="url(#j)"><use href="#i" fill="none" stroke="{c["hatch"]}" stroke-width="36"/>'
        f'<use href="#i" fill="none" stroke="{c["land2"]}" stroke-width="34"/>{line(plot.hachures([shore], rnd, 300, 4), c["hatch"], 1.1)}</g>')
    return svg(w, h, o + f'<use href="#i" fill="none" stroke="{c["line"]}" stroke-width="2.6"/>')


def scattered(c):
    o = {'isle-2x1': isle(c, random.Random(31), 200, 100), 'isle-2x2': isle(c, random.Random(33), 200, 200)}
    o['rings-3x3'] = svg(300, 300, ''.join(ring(150, 150, r, c['ring'], 2) for r in (50, 80, 110))
        + things.bearings(150, 150, 132, c, c['water'], 1.4, 5, 6, 3) + g(things.convoy(0, 0, c), 'translate(150 150) scale(4.4)'))
    o['rings-2x2'] = svg(200, 200, ring(100, 100, 38, c['ring'], 2) + ring(100, 100, 62, c['ring'], 2)
        + things.bearings(100, 100, 84, c, c['water'], 1.6, 5, 10, 3) + g(things.convoy(0, 0, c), 'translate(100 100) scale(4)'))
    p = Path(1).smooth([(8, 66), (60, 50), (130, 52), (178, 34)])
    things.arrow(p, 178, 34, 17, 62)
    o['track-2x1'] = svg(200, 100, line(p, c['blue'], 3, **ROUND) + g(things.pin(0, 0, 1, c, c['yel'], c['wall']), 'translate(100 51) scale(4)'))
    rnd = random.Random(3)
    for i in range(2):
        pts = [(50+math.cos(k*.6)*(42, 34)[i]*rnd.uniform(.85, 1.1), 50+math.sin(k*.6)*(17, 22)[i]*rnd.uniform(.85, 1.1)) for k in range(10)]
        d = Path()
        for k in range(22):
            q = math.sqrt((k+.5)/22)
            d.M(50+(30, 24)[i]*q*math.cos(k*2.4), 50+(11, 15)[i]*q*math.sin(k*2.4)).L(50.1+(30, 24)[i]*q*math.cos(k*2.4), 50+(11, 15)[i]*q*math.sin(k*2.4))
        A = Path().smooth(pts, closed=True)
        o[f'shoal-{i+1}'] = svg(100, 100, fill(A, c['shallow']) + line(A, c['hatch'], 2.4, stroke_dasharray='2.6 4.6') + line(d, c['hatch'], 2.6, stroke_linecap='round'))
    o['contact'] = svg(100, 100, line(things.loop(things.cross(Path(1), 50, 50, 20), 50, 50, 35), c['red'], 5, **ROUND))
    o['marker'] = svg(100, 100, g(things.pin(0, 0, 1, c, c['red'], c['wall']), 'translate(42 64) scale(10)'))
    for i, t in enumerate(('70', '120', '45', '90')):
        d = Path()
        number(d, t, 50, 50, 30)
        o[f'sounding-{i+1}'] = svg(100, 100, line(d, c['num'], 4.2, **ROUND))
    return o


def draw(c=C):
    one = {'calm': calm(c), 'throne': throne(c), 'corner': corner(c), 'escape': escape(c), 'camp-mark': camp_mark(c),
        'camp-edge': camp_edge(c), 'town-edge': town_edge(c)}
    many = {f'sea-{i+1}': ground(c, i) for i in range(4)} | {f'camp-{i+1}': camp(c, i) for i in range(4)} | {f'town-{i+1}': town(c, i) for i in range(2)}
    for name, text in (one | many | starts(c) | signs(c) | scattered(c)).items(): write(name + '.svg', text)
