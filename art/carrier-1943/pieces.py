"""The counters: fighters on ivory within the ticks of a compass, bombers on dark enamel with a bar ahead, the carrier on signal yellow."""
from lib import *
import planes
from planes import mirrored

D = dict(ground='#fdfbf2', rim='#1c4a5c', ring='#f3efdf', wing='#abd0db', wing2='#4a8ca8', body='#c6e0e5', body2='#317493',
    inner='#78b0c4', inner2='#317190', mark='#efbf2f', mark2='#d89f22', glass='#fff6d2', glass2='#e9d083', line='#123542', screw='#123542')
A = dict(ground='#19232a', rim='#10171b', ring='#d5452f', wing='#8e966a', wing2='#6b734f', body='#bfb985', body2='#948e60',
    mark='#d5452f', mark2='#b5382a', glass='#8fb6bd', glass2='#64909a', steel='#b9c6c8', line='#10171b')
K = dict(ground='#f5c836', ground2='#e3a823', rim='#a32c22', ring='#fbe9ae', wake='#fdf5da', swell='#a8701a', first='#f5c836', deck='#64747a', deck2='#48575d', line='#22292c',
    paint='#f7f3e2', hull='#a7b2b1', island='#dfe0d4', plane='#bfe0e2', mark='#d5452f')
# How large each machine is, so that it fits, and where fighters fly; bombers all come straight on.
FIGHTER_SIZES = (.86, .83, .87, .84, .85, .86, .84, .86)
BOMBER_SIZE = .86
FIGHTER_TURNS = (40, 24, 52, 34, 46, 30, 18, 56)


def on_disc(machine, turn, size):
    """A machine in the middle of a counter; light comes from the left, whichever way it flies."""
    return (f'<g transform="translate(50 50) rotate({turn}) scale({size})" stroke-width="{planes.SEAM}" stroke-linejoin="round">'
        f'{machine}</g>')


def ticks(every, inner, outer, long=0):
    """The ticks of bearings, every so many degrees; every long-th reaches further in."""
    p = Path(1)
    for i in range(360//every):
        p.M(*polar(50, 50, outer, i*every)).L(*polar(50, 50, inner-(1.4 if long and i % long == 0 else 0), i*every))
    return p


def light_counter(c=D):
    """Ivory, with the ticks of a compass in its rim."""
    return circ(50, 50, 74, c['rim']) + line(ticks(15, 45, 47.8), c['ring'], 1.5) + circ(50, 50, 43.3, c['ground'])


def dark_counter(c=A):
    """Dark enamel, with a ring that swells to a bar ahead of the machine."""
    (x, y), (x2, y2) = polar(50, 50, 46.4, -17), polar(50, 50, 46.4, 17)
    bar = f'M{n(x)} {n(y)}A46.4 46.4 0 0 1 {n(x2)} {n(y2)}'
    return circ(50, 50, 74, c['rim']) + circ(50, 50, 45.4, c['ring']) + line(bar, c['ring'], 3.4) + circ(50, 50, 44, c['ground'])


def defender(i):
    machine, turn, size = planes.FIGHTERS[i](D), FIGHTER_TURNS[i], FIGHTER_SIZES[i]
    return svg(100, 100, light_counter() + on_disc(machine, turn, size))


def attacker(i):
    return svg(100, 100, dark_counter() + on_disc(planes.BOMBERS[i](A), 0, BOMBER_SIZE))


FOAM = [(0, -51), (8, -50, 17, -42, 18, -30), (24, -28, 27, -20, 23.6, -11), (30, -7, 31, 3, 25.6, 11), (32, 15, 32.6, 26, 26, 33), (32, 38, 31, 50, 20, 60), (0, 60)]


def king():
    """The carrier on a golden sea that is folded along her course; her bow wave falls back to both sides, within a compass."""
    c = K
    o = circ(50, 50, 74, c['rim']) + line(ticks(10, 45.8, 48.2, 3), c['ring'], 1.25) + circ(50, 50, 43, c['ground'])
    o += fill('M80.4 19.6A43 43 0 0 1 19.6 80.4Z', c['ground2'])
    waves = Path(1)
    for s in (-1, 1): waves.M(s*21, -38).C(s*32, -24, s*40, -10, s*45, 8).M(s*34, -4).C(s*39, 6, s*42, 16, s*43, 26)
    ship = line(waves, c['wake'], 1.8, stroke_linecap='round') + both(mirrored(FOAM), c['wake'], c['swell'], 1.4) + planes.carrier(c)
    o += f'<clipPath id="sea"><circle cx="50" cy="50" r="43"/></clipPath><g clip-path="url(#sea)">{g(ship, "translate(50 50) rotate(45) scale(.92 .87)")}</g>' + ring(50, 50, 43, c['line'], 1.5)
    return svg(100, 100, o)


def lozenge(r, c, edge, w=2.4):
    return both(Path(1).poly([polar(50, 50, r, a) for a in (0, 90, 180, 270)]), c, edge, w)


def officers():
    """Leaders: a machine in the colour of signals on a broad lozenge."""
    gold = dict(D, wing='#fbd655', wing2='#e6ae2f', body='#fdeab0', body2='#cc8f1f', mark='#d5452f', mark2='#a8331f', glass='#215a74', glass2='#123542')
    steel = dict(A, wing='#778a92', wing2='#5d6f77', body='#a5b3b7', body2='#80919a', mark='#f8ecca', mark2='#d9c99c')
    o = {}
    for i, kind in enumerate((2, 7)):
        o[f'knight-{i+1}'] = svg(100, 100, light_counter() + lozenge(43, '#86bdce', D['line']) + on_disc(planes.FIGHTERS[kind](gold), 0, .8))
    for i, kind in enumerate((0, 4)):
        o[f'commander-{i+1}'] = svg(100, 100, dark_counter() + lozenge(43, '#b53a28', A['line']) + on_disc(planes.BOMBERS[kind](steel), 0, .8))
    return o


def backs():
    o = {}
    q = Path()
    for j in range(-1, 9):
        for i in range(-1, 7):
            x, y = i*20+(10 if j % 2 else 0)-6, j*14-6
            q.M(x-6, y+2).L(x, y-4, x+6, y+2)
    o['back-defender'] = svg(100, 100, rect(-16, -16, 132, 132, D['rim']) + line(q, '#dfe9e4', 2,
            stroke_linejoin='round', stroke_linecap='round'))
    q = Path()
    for i in range(-10, 12): q.M(i*12-16, -16).L(i*12+116, 116)
    o['back-attacker'] = svg(100, 100, rect(-16, -16, 132, 132, A['ground']) + line(q, '#4a5860', 3))
    q, b = Path(), Path()
    for j in range(-2, 12):
        b.M(-28.1, j*12-4).L(132, j*12-4)
        q.M(-32, j*12-10).L(132, j*12-10)
    o['back-king'] = svg(100, 100, rect(-16, -16, 132, 132, K['rim']) + line(q, '#f2c230', 1.6, stroke_linecap='round', stroke_dasharray='8 4')
        + line(b, '#fbe9ae', 3, stroke_linecap='round', stroke_dasharray='.1 11.9'))
    return o


def symbols():
    """The counters seen small: their grounds, rims and colours, each ship or machine one bold shape in one tone."""
    disc = lambda c, inner: svg(100, 100, circ(50, 50, 50, c['rim']) + circ(50, 50, 43, c['ground']) + inner)
    hull = [(0, -46), (8, -43, 11, -34, 13, -22), (16, -4), (16, 28), (13, 42), (0, 42)]
    island = Path(1).M(12, -14).L(18, -17, 24, -10, 24, 8, 18, 13, 12, 11).Z()
    o = {'king-symbol': disc(K, g(fill(mirrored(hull), K['line']) + fill(island, K['rim'])
        + f'<path d="M0 -34V-21M0 -12V1M0 10V23" stroke="{K["paint"]}" stroke-width="6.4"/>', 'translate(48.4 49.6) rotate(45) scale(.92)'))}
    fighter = [(0, -42), (6, -42, 9, -39, 9, -32), (9, -18), (34, -17, 47, -12, 47, -3), (46, 6, 28, 9, 8, 10), (5, 25), (20, 27, 22, 38, 8, 39), (0, 40)]
    bomber = [(0, -50), (4, -50, 7, -47, 7, -40), (7, -14), (15, -13), (15, -21), (15, -28, 25, -28, 25, -21), (25, -12), (33, -11), (33, -18), (33, -25,
        43, -25, 43, -18), (43, -10), (52, -9), (52, 1), (7, 5), (5, 30), (18, 31), (18, 41), (0, 41)]
    nose, tips = mirrored([(0, -42), (6, -42, 9, -39, 9, -32), (9, -28), (0, -28)]), Path(1)
    for k in (-1, 1): tips.M(k*43, -10.2).L(k*52, -9, k*52, 1, k*43, 1.8).Z()
    o['defender-symbol'] = disc(D, g(fill(mirrored(fighter), '#22657f') + fill(nose, D['mark']), 'translate(49 52) rotate(40) scale(.82)'))
    o['attacker-symbol'] = disc(dict(rim='#0b1013', ground='#12181d'), g(fill(mirrored(bomber), '#a1977b') + fill(tips, '#a83929'), 'translate(50 53) scale(.86)'))
    def officer(half, plane, back, c, size):
        return disc(c, lozenge(40, back, c['line'], 3) + g(fill(mirrored(half), plane), f'translate(50 50) scale({size})'))
    return dict(o, **{'knight-symbol': officer(fighter, '#fbd451', '#2f7390', D, .64), 'commander-symbol': officer(bomber, '#e9e2cc', A['mark'], A, .58)})


def draw():
    for i in range(8):
        write(f'attacker-{i+1}.svg', attacker(i))
        write(f'defender-{i+1}.svg', defender(i))
    write('king.svg', king())
    for name, text in {**officers(), **backs(), **symbols()}.items(): write(name + '.svg', text)
