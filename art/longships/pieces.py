"""The discs: ships from abeam, linen against tar; backs and the signs for diagrams."""
import os
from lib import *

KEPT = os.path.join(os.path.dirname(os.path.abspath(__file__)), 'kept')

LEAST = 1.06    # the finest line of a disc: 0.2 mm where it is 19 mm wide


# --- what every ship has; the middle of the disc is 0, 0, and all sail to the right -----------------------------------
class Sail:
    """A square sail full of wind. Its places are (u, v): 0, 0 at the left end of the yard, 1, 1 at the lower right corner."""
    def __init__(self, wide, head, foot, belly, arch=5):
        self.wide, self.head, self.foot, self.belly, self.arch = wide, head, foot, belly, arch

    def at(self, u, v):
        x = (u-.5)*self.wide*(1+.06*v) + self.belly*4*v*(1-v)*(.35+.65*u)
        return x, self.head + (self.foot-self.head)*v - self.arch*4*u*(1-u)*v

    def seam(self, p, u0, v0, u1, v1):
        """On from one place to another, as the cloth bends."""
        (ax, ay), (bx, by), (mx, my) = self.at(u0, v0), self.at(u1, v1), self.at((u0+u1)/2, (v0+v1)/2)
        return p.Q(2*mx-(ax+bx)/2, 2*my-(ay+by)/2, bx, by)

    def patch(self, p, *corners):
        """A closed piece of cloth between corners."""
        p.M(*self.at(*corners[0]))
        for a, b in zip(corners, corners[1:]+corners[:1]): self.seam(p, *a, *b)
        return p.Z()

    def oblong(self, p, u0, v0, u1, v1): return self.patch(p, (u0, v0), (u1, v0), (u1, v1), (u0, v1))


def pattern(s, kind):
    """What is sewn or painted on a sail: closed pieces, and lines."""
    p, q = Path(), Path()
    if kind == 'pales':
        for u in (0, .41, .82): s.oblong(p, u, 0, u+.18, 1)
    elif kind == 'pale': s.oblong(p, .32, 0, .68, 1)
    elif kind == 'sides':
        for u in (0, .76): s.oblong(p, u, 0, u+.24, 1)
    elif kind == 'bars':
        for v in (.2, .6): s.oblong(p, 0, v, 1, v+.2)
    elif kind == 'lattice':
        for k in range(-2, 4):
            for a, b in (((k/4, 0), (k/4+.75, 1)), ((1-k/4, 0), (.25-k/4, 1))):
                q.M(*s.at(*a))
                s.seam(q, *a, *b)
    elif kind == 'checks':
        for i in range(4):
            for j in range(4):
                if (i+j) % 2: s.oblong(p, i/4, j/4, i/4+.25, j/4+.25)
    elif kind == 'sun':
        x, y = s.at(.5, .5)
        p.circle(x, y, 6)
        for i in range(12):
            q.M(*polar(x, y, 8, i*30)).L(*polar(x, y, 12.5 if i % 2 else 11, i*30))
    elif kind == 'chevron':
        zigzag = [(i/4, .62 if i % 2 else .28) for i in range(5)]
        s.patch(p, *zigzag, *[(u, v+.22) for u, v in zigzag[::-1]])
    elif kind == 'lozenges':
        for u in (.2, .5, .8): s.patch(p, (u, .18), (u+.13, .5), (u, .82), (u-.13, .5))
    elif kind == 'lozenge': s.patch(p, (.54, .12), (.82, .5), (.54, .88), (.26, .5))
    elif kind == 'roundel': p.circle(*s.at(.5, .5), 12.5)
    elif kind == 'saltire':
        for a, b in ((0, 1), (1, 0)):
            way = .22 if b else -.22
            s.patch(p, (a-way/2, 0), (a+way/2, 0), (b+way/2, 1), (b-way/2, 1))
    elif kind == 'half': s.oblong(p, .5, 0, 1, 1)
    elif kind == 'fess': s.oblong(p, 0, .36, 1, .64)
    elif kind == 'quarter': s.oblong(s.oblong(p, .5, 0, 1, .5) and p, 0, .5, .5, 1)
    elif kind == 'bends':
        for u in (-.5, 0, .5): s.patch(p, (u, 0), (u+.25, 0), (u+.75, 1), (u+.5, 1))
    elif kind == 'star': p.poly([polar(*s.at(.5, .48), 13.6 if j % 2 == 0 else 5.7, j*45) for j in range(8)])
    return p, q


def sail(s, painted, base, edge, spar, dark, lee):
    """The sail on its yard, with what is `painted` on it: pairs of a kind and a colour."""
    cloth = s.oblong(Path(), 0, 0, 1, 1)
    o = f'<clipPath id="s"><path d="{cloth}"/></clipPath>' + fill(cloth, base) + '<g clip-path="url(#s)">'
    for kind, colour in painted:
        p, q = pattern(s, kind)
        o += fill(p, colour) + line(q, colour, 1.9)
    if lee: o += fill(s.oblong(Path(), .84, 0, 1, 1), lee, fill_opacity='.3')
    o += '</g>' + line(cloth, edge, 1.8, stroke_linejoin='round')
    h = s.wide/2+3.5
    yard = Path().M(-h, s.head).L(h, s.head)
    return o + line(yard, dark, 4.2, stroke_linecap='round') + line(yard, spar, 2, stroke_linecap='round')


def rigging(s, stern, rope, spar, dark):
    """Mast and brace, as far as the sail doesn't hide them: where ink is saved it's as clear as glass."""
    mast = Path().M(0, s.head-5).L(0, s.head).M(0, s.at(.5, 1)[1]).L(0, 14)
    return (line(Path().M(*stern).L(-s.wide/2-2, s.head), rope, LEAST) + line(mast, dark, 4, stroke_linecap='round')
        + line(mast, spar, 1.8, stroke_linecap='round'))


def hull(L, top, rail, keel, full):
    """A hull L long whose stems rise to `top`: rail and keel are heights amidships, `full` how square the bilges are."""
    h = L/2
    return Path().M(-h, top).C(-h*1.02, top+(keel-top)*.6, -h*full, keel, -h*.3, keel).L(h*.3, keel).C(h*full, keel, h*1.02,
        top+(keel-top)*.6, h, top).C(h*.9, rail-5, h*.6, rail, h*.2, rail).L(-h*.2, rail).C(-h*.6, rail, -h*.9, rail-5, -h, top).Z()


def strakes(L, top, rail, keel, full, parts):
    """The seams between planks, from stem to stem."""
    p, h = Path(), L/2
    for k in parts:
        y, x = rail+(keel-rail)*k, h*(1-.07*k)
        y0 = top+(keel-top)*.4*k
        p.M(-x, y0).C(-h*.9, y0+(y-y0)*.7, -h*(.6+(full-.6)*k), y, -h*.25, y).L(h*.25, y).C(h*(.6+(full-.6)*k), y, h*.9,
            y0+(y-y0)*.7, x, y0)
    return p


def stem(x, y, side, edge, wood, w, t=1):
    """A post along the end of a hull that ends in a curl towards the middle of the ship; x, y is the hull's tip."""
    q = lambda *v: [z for a, b in zip(v[::2], v[1::2]) for z in (x+side*a*t, y+b*t)]
    p = Path(1).M(*q(-3.6, 17)).C(*q(-.4, 10, 1.6, -6, -.4, -11)).C(*q(-2.2, -15, -9.6, -14.6, -9.6, -9.6)).C(
        *q(-9.6, -6.2, -5, -5.8, -4.9, -8.8))
    return line(p, edge, w+2.8, stroke_linecap='round') + line(p, wood, w, stroke_linecap='round')


def dragon_prow(c, edge):
    """Chest, neck and head of a dragon in profile, jaws open, with one ear; it goes on from the bow of a longship."""
    p = Path().M(31, 9).C(34, 3, 34.4, -4, 31, -9.4).C(29, -12.4, 28.4, -14.4, 29.6, -15.4).C(31, -14.4, 33.6, -12.6, 36.6, -12.4)
    p.L(38.2, -14.8).C(36, -15, 34, -16.4, 33, -18).L(38.4, -17.2).C(40.2, -18, 40, -20.4, 38.2, -20.6)
    p.C(35.4, -21, 34, -22.6, 31.6, -24.6).L(27.2, -31.4, 26.4, -26).C(20.6, -22.6, 20.6, -16, 23.4, -10)
    p.C(25.6, -5.4, 26, 0, 23.4, 7).Z()
    fins = Path().poly([(22.6, -23), (17.2, -22.8), (21.4, -17.6)]).poly([(21.4, -16.4), (17.6, -13.4), (24, -10.4)])
    eye = Path().M(28.6, -21.8).Q(31, -22.4, 32.2, -20).Q(29.6, -19.4, 28.6, -21.8).Z()
    return both(fins, c, edge, LEAST) + both(p, c, edge, 1.5) + fill(eye, edge)


def shields(xs, y, sag, r, colours, edge):
    """Shields along a rail, the colours in turn."""
    o = ''
    for k, colour in enumerate(colours):
        d = ''.join(f'M{n(x-r)} {n(y-sag*x*x)}a{r} {r} 0 1 0 {n(2*r)} 0a{r} {r} 0 1 0 {n(-2*r)} 0z'
            for x in xs[k::len(colours)])
        o += both(d, colour, edge, 1.2)
    return o


def sea(y, deep, crest):
    """The sea before a ship: a running swell, and crests on it."""
    p, q = Path().M(-48, y+3), Path()
    for k in range(6):
        p.C(-44+k*16, y+3, -44+k*16, y-2, -40+k*16, y-2).C(-36+k*16, y-2, -36+k*16, y+3, -32+k*16, y+3)
    p.L(48, 48, -48, 48).Z()
    for j, (x, m) in enumerate(((-27, 4), (-20, 3), (-10, 2))):
        for k in range(m): q.crescent(x+k*16-5, y+8+j*6, x+k*16+5, y+8+j*6, 2.6, 1.6)
    return fill(p, deep) + fill(q, crest)


def afloat(ship, left=False):
    """A ship within the rim of its disc, to the left and a little larger for pirates."""
    place = 'translate(50 50)' + (' scale(-1 1)' if left else '')
    r = 44.6 if left else 42.6
    return f'<clipPath id="w"><circle cx="50" cy="50" r="{r}"/></clipPath><g clip-path="url(#w)">{g(ship, place)}</g>'


# --- the pirates: tar-black discs, lean ships with dragon heads and oars ---------------------------------------------
A = dict(ground='#161d24', rim='#1b232b', ringc='#7a582e', sea='#22323f', crest='#5c7f93', wood='#7d4726',
    line='#1f1815', oar='#b88c44', sail='#b02e22', bone='#cfba88', ochre='#c08f36')
# What is painted on their red sails, in few bold forms, for they're seen at 19 mm. No black, which the disc would swallow,
# and no upright stripes, which are the merchant's.
PIRATES = [('bends', 'ochre'), ('chevron', 'bone'), ('bars', 'ochre'), ('lozenge', 'bone'), ('saltire', 'ochre'),
    ('fess', 'bone'), ('quarter', 'ochre'), ('roundel', 'ochre')]


def longship(painted):
    """A longship under sail, her oars out, as large as the disc's ring allows."""
    cloth = Sail(43, -36, 3, 5)
    mast = Path().M(0, -41).L(0, 14)
    s = line(mast, A['line'], 4.4, stroke_linecap='round') + line(mast, A['oar'], 2, stroke_linecap='round')
    s += sail(cloth, painted, A['sail'], A['line'], A['oar'], A['line'], '')
    form = (66, -4, 11, 27, .76)
    body = both(hull(*form), A['wood'], A['line'], 2) + line(strakes(*form, (.12,)), A['oar'], 2.8)
    s += g(body + stem(-32, -6, -1, A['line'], A['oar'], 3.8, 1.1), 'translate(-3.4)')
    s += g(dragon_prow(A['bone'], A['line']), 'translate(-5.6 5) scale(1.15)')
    oars = Path()
    for x in range(-18, 23, 10):
        y = -.004*x*x
        oars.poly([(x-1.6, 20+y), (x+1.7, 20+y), (x-7.3, 37.4+y), (x-11.7, 35.4+y)])    # broader at the blade
    return s + sea(29, A['sea'], A['crest']) + both(oars, A['oar'], A['line'], 1.3)


def tarred(ship):
    o = circ(50, 50, 74, A['rim']) + circ(50, 50, 46.4, A['ringc']) + circ(50, 50, 45, A['ground'])
    return svg(100, 100, o + afloat(ship, True))


def attacker(i):
    kind, paint = PIRATES[i]
    return tarred(longship([(kind, A[paint])]))


# --- the escorts: linen discs, small round traders --------------------------------------------------------------------
D = dict(ground='#fdf8ea', rim='#1d4a66', rope='#f4ead2', sea='#dbeaec', crest='#8fb5c6', wood='#dcab70', wood2='#e8bf85',
    line='#49331f', sail='#fffaf0', blue='#2f6f93', ochre='#d79a35')
ESCORTS = [('pales', 'blue'), ('lattice', 'blue'), ('sun', 'ochre'), ('bars', 'blue'), ('lozenges', 'ochre'), ('pale', 'blue'),
    ('chevron', 'ochre'), ('checks', 'blue')]


def trader(base, painted, shielded=()):
    """A small round trader with curled stems and a steering oar; a guardship has shields at her rail."""
    cloth = Sail(47, -33, 5, 7)
    s = rigging(cloth, (-32, -2), D['line'], D['wood2'], D['line'])
    s += sail(cloth, painted, base, D['line'], D['wood2'], D['line'], '#4d7f9c')
    oar = Path().M(-20, 10).L(-29, 30)
    form = (66, -7, 10, 27, .84)
    s += both(hull(*form), D['wood'], D['line'], 2) + line(strakes(*form, (.34, .68)), D['line'], 1.3)
    s += stem(-32.6, -6, -1, D['line'], D['wood2'], 2.8) + stem(32.6, -6, 1, D['line'], D['wood2'], 2.8)
    if shielded: s += shields(range(-20, 21, 8), 10.6, .009, 3.9, shielded, D['line'])
    s += line(oar, D['line'], 4.4, stroke_linecap='round') + line(oar, D['wood2'], 1.9, stroke_linecap='round')
    return s + sea(24, D['sea'], D['crest'])


def linen(ship):
    o = circ(50, 50, 74, D['rim']) + ring(50, 50, 46.9, D['rope'], 2) + circ(50, 50, 43.6, D['ground'])
    return svg(100, 100, o + afloat(ship))


def defender(i):
    kind, paint = ESCORTS[i]
    return linen(trader(D['sail'], [(kind, D[paint])]))


# --- the merchant: a knarr on gold -----------------------------------------------------------------------------------
K = dict(ground='#f0c257', rim='#7c1f17', bead='#f6d98a', sea='#cd8f2c', crest='#fbe3a0', wood='#a4632d', wood2='#c98540',
    line='#4e3120', sail='#fff6df', red='#b02e22', bale='#f1e2b8')


def cargo():
    """Barrels and bales above the rail."""
    o = ''
    for x in (-24, -15.4):
        o += both(Path().M(x-4, 12).L(x-4, 3).Q(x, .6, x+4, 3).L(x+4, 12).Z(), K['wood2'], K['line'], 1.4)
        o += line(Path().M(x-4, 6.4).L(x+4, 6.4), K['line'], LEAST)
    o += both(Path().M(5, 12).C(5, 4, 8, .6, 12.4, .6).C(17, .6, 20, 4, 20, 12).Z(), K['bale'], K['line'], 1.4)
    o += line(Path().M(9.6, 1.6).Q(8.4, 6, 8.6, 12).M(15.4, 1.6).Q(16.6, 6, 16.4, 12), K['red'], 1.4)
    return o + both(Path().M(22, 12).L(22, 3.4).L(29, 3.4).L(29, 10).Z(), K['red'], K['line'], 1.4)


def king():
    o = circ(50, 50, 74, K['rim'])
    b = Path()
    for i in range(32):
        x, y = polar(50, 50, 46.6, i*11.25)
        b.M(x, y).L(x+.1, y)
    o += line(b, K['bead'], 2.3, stroke_linecap='round') + circ(50, 50, 43.6, K['line']) + circ(50, 50, 42.8,
        K['crest']) + circ(50, 50, 41.2, K['ground'])
    cloth = Sail(47, -30.5, 2, 7)
    s = cargo() + rigging(cloth, (-34, -2), K['line'], K['wood2'], K['line'])
    s += sail(cloth, [('pales', K['red'])], K['sail'], K['line'], K['wood2'], K['line'], '#b06a2a')
    s += both(Path().M(.6, -40).L(12, -39, 8.6, -37, 12, -35, .6, -34.4).Z(), K['red'], K['line'], LEAST)    # a vane
    form = (70, -7, 10, 30, .88)
    s += both(hull(*form), K['wood'], K['line'], 2) + line(strakes(*form, (.26, .52, .76)), K['line'], 1.3)
    s += line(strakes(*form, (.09,)), K['bead'], 1.7)
    s += stem(-34.4, -6, -1, K['line'], K['wood2'], 3.6, 1.06) + stem(34.4, -6, 1, K['line'], K['wood2'], 3.6, 1.06)
    oar = Path().M(-22, 9).L(-31, 33)
    s += line(oar, K['line'], 5, stroke_linecap='round') + line(oar, K['wood2'], 2.4, stroke_linecap='round')
    return svg(100, 100, o + afloat(s + sea(27, K['sea'], K['crest'])))


def backs():
    out = {}
    # waves in scales for the escorts, oar blades in chevrons for the pirates, a net of rope for the merchant
    rows = lambda xs: f'<defs><g id="r">{xs}</g></defs>'
    q = Path()
    for i in range(-2, 10):
        for r in (8, 4.4):
            x = i*16-6
            q.M(x-r, 0).Q(x, -r*1.7, x+r, 0)
    o = rows(line(q, '#e9dfc4', 1.25, stroke_linecap='round')) + ''.join(
        f'<use href="#r" x="{8 if j % 2 else 0}" y="{j*10-8}"/>' for j in range(-1, 14))
    out['back-defender'] = svg(100, 100, rect(-16, -16, 132, 132, D['rim']) + o)
    q, b = Path(), Path()
    q.M(-26, 0)
    for i in range(-1, 8):
        x = i*20-6
        q.L(x+10, 7, x+20, 0)
    for i in range(-1, 7): b.M(i*20+4, 0).L(i*20+4.1, 0)
    o = rows(line(q, '#a8332a', 2.4)) + ''.join(f'<use href="#r" y="{j*10-12}"/>' for j in range(-1, 14))
    o += (f'<defs><g id="d">{line(b, "#d9c59a", 3.2, stroke_linecap="round")}</g></defs>'
        + ''.join(f'<use href="#d" y="{j*20+2}"/>' for j in range(-1, 7)))
    out['back-attacker'] = svg(100, 100, rect(-16, -16, 132, 132, A['ground']) + o)
    q, b = Path(), Path()
    for i in range(-8, 16):
        q.M(i*14-16, -16).L(i*14+116, 116).M(i*14-16, 116).L(i*14+116, -16)
    for j in range(-2, 18):
        for i in range(-2, 10):
            b.M(i*14-16+(7 if j % 2 else 0), j*7-16).L(i*14-15.9+(7 if j % 2 else 0), j*7-16)
    out['back-king'] = svg(100, 100, rect(-16, -16, 132, 132, K['rim']) + line(q, '#e8b64c', 1.3)
        + line(b, '#f6d98a', 4.4, stroke_linecap='round'))
    return out


def small_ship(form, wood, cloth, painted, edge, w):
    """A ship in a few bold forms: sail, hull, what is between them."""
    wide, head, foot, (long, top, rail, keel, full) = form
    s = Sail(wide, head, foot, 7)
    o = line(Path().M(0, head).L(0, rail), edge, 6) + fill(s.oblong(Path(), 0, 0, 1, 1), cloth)
    for kind, colour in painted: o += fill(pattern(s, kind)[0], colour)
    o += line(s.oblong(Path(), 0, 0, 1, 1), edge, w, stroke_linejoin='round')
    return o + both(hull(long, top, rail, keel, full), wood, edge, w)


def sign(sheet, strip, colour, edge):
    """A ship for a diagram, where she is 4 mm wide: mast, sail with one strip in a colour, hull with curled ends; nothing more."""
    sail = Path().M(26, 19).L(74, 19).C(79, 31, 79, 44, 74, 55).C(58, 50, 42, 50, 26, 55).C(31, 44, 31, 31, 26, 19).Z()
    body = Path().M(10, 50).C(10, 45.5, 16.5, 45, 17, 49.5).C(19, 58, 26, 63, 34, 63).L(66, 63)
    body.C(74, 63, 81, 58, 83, 49.5).C(83.5, 45, 90, 45.5, 90, 50).C(88, 68, 77, 75, 64, 75).L(36, 75).C(23, 75, 12, 68, 10, 50).Z()
    o = line(Path().M(50, 13).L(50, 66), edge, 4.5) + fill(sail, sheet) + fill(strip, colour)
    return o + line(sail, edge, 4.5, stroke_linejoin='round') + fill(body, edge)


def dragon_sign(light, deep):
    """The head of a dragon on a stem that bends along the rim: a whole ship would be too small to be told from a merchant's."""
    p = Path().M(24, 88).C(46, 94, 70, 86, 77, 66).C(81, 52, 74, 41, 63, 41).C(57, 41, 53, 43, 50, 46)  # throat
    p.L(31, 62, 27, 53, 17, 52, 11, 43).C(15, 34, 23, 31, 34, 29).C(40, 25, 47, 23, 54, 24)             # jaws and brow
    p.L(68, 9, 70, 27).C(83, 32, 91, 45, 90, 61).C(87, 84, 68, 98, 47, 97).C(39, 96.5, 31, 93, 24, 88).Z()
    mouth = Path().M(27, 53).L(43, 46.5, 52, 38.5, 39, 43).Z()
    return fill(p, light) + fill(mouth, deep) + circ(51, 32, 4.2, deep)


def symbols():
    """What stands for the discs in diagrams: the same grounds, ships that are told apart by their sails, and a dragon."""
    o = {}
    disc = lambda rim, ground: circ(50, 50, 50, rim) + circ(50, 50, 44, ground)
    half = Path().M(50, 19).L(74, 19).C(79, 31, 79, 44, 74, 55).C(66, 52.5, 58, 51.3, 50, 51.2).Z()
    stripe = Path().M(42, 19).L(58, 19).C(60, 31, 60, 41, 58, 51.7).C(53, 51.1, 47, 51.1, 42, 51.7).C(44, 41, 44, 31, 42, 19).Z()
    for name, c, sheet, strip, colour, edge in (
            ('king', K, K['red'], stripe, K['sail'], K['line']), ('defender', D, D['sail'], half, '#84b9d6', D['rim'])):
        o[f'{name}-symbol'] = disc(c['rim'], c['ground']) + sign(sheet, strip, colour, edge)
    deep = '#101419'
    o['attacker-symbol'] = circ(50, 50, 50, deep) + dragon_sign('#a0936d', deep)
    st = lambda c, e: both(Path().poly([polar(50, 50, 34 if j % 2 == 0 else 14, j*45) for j in range(8)]), c, e, 4)
    o['knight-symbol'] = disc(D['rim'], D['ground']) + st('#b8761a', D['rim'])
    o['commander-symbol'] = circ(50, 50, 50, A['rim']) + st('#e3c891', '#2a333d')
    return {name: svg(100, 100, drawn) for name, drawn in o.items()}


def draw():
    w = lambda f, s: write(f + '.svg', s)
    for i in range(8):
        w(f'attacker-{i+1}', attacker(i))
        w(f'defender-{i+1}', defender(i))
    w('king', king())
    for i in range(2):
        # The officers are ships from above, as they were drawn at first: under sail they looked too much like their men.
        for officer in ('knight', 'commander'):
            w(f'{officer}-{i+1}', open(f'{KEPT}/{officer}-{i+1}.svg', encoding='utf-8').read())
    for k, v in {**backs(), **symbols()}.items(): w(k, v)
