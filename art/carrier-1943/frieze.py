"""The frieze above the story: the carrier before the low sun, her convoy in one line, fighters that meet bombers, and no shore; the ends of the
convoy far away at both sides."""
from lib import *
from colours import C
from room import framed
DARK = '#25302e'    # kept dark in all inks: see theme.toml
SHIP, SHIP2, LIT = '#47555a', '#77868a', '#b4bfbc'
W, H, SEA = 600, 100, 73
SHIPS = (118, True), (486, False)


def at(o, x, y, s=1, flip=1, turn=0):
    return g(o, f'translate({n(x)} {n(y)}) rotate({n(turn)}) scale({n(s*flip, 2)} {n(s, 2)})')


def flight_deck():
    """The carrier from the side, 196 long, her bow to the right and her water line at 0; painted in slanting fields."""
    o = fill(Path(1).M(-90, -13).L(-84, 3, 84, 3).C(91, -2, 94, -7, 98, -13).Z(), SHIP)
    o += fill(Path(1).M(-62, -13).L(-38, -13, -54, 3, -76, 3).Z().M(6, -13).L(30, -13, 16, 3, -10, 3).Z().M(66, -13).L(98, -13).C(94, -7, 91, -2,
        84, 3).L(54, 3).Z(), SHIP2)
    o += fill(Path(1).M(-38, -13).L(-28, -13, -44, 3, -54, 3).Z().M(30, -13).L(38, -13, 24, 3, 16, 3).Z(), LIT)
    dark = Path(1).M(-99, -13).L(101, -13, 98, -17.6, -97, -17.6).Z()
    for x in (-82, -71, -60, -49, -8, 3, 44, 55): dark.M(x, -12).L(x+6, -12, x+6, -8.4, x, -8.4).Z()
    # the island: bridge, funnel, mast with the turning frame
    dark.M(6, -17).L(6, -26, 12, -26, 12, -34, 21, -34, 21, -29, 27, -29, 28, -34, 34, -34, 35, -29, 42, -29, 42, -17).Z()
    o += fill(dark, DARK) + fill(Path(1).M(13.6, -31.8).L(19.6, -31.8, 19.6, -29.6, 13.6, -29.6).Z().M(8, -23.8).L(16, -23.8, 16, -21.8, 8, -21.8).Z(), LIT)
    o += line(Path(1).M(16.5, -33).L(16.5, -52).M(9.5, -42).L(23.5, -42).M(16.5, -50).L(92, -17.4).M(16.5, -50).L(-84, -17.4), DARK, .9)
    o += both(Path(1).M(11.4, -56.6).L(21.6, -56.6, 21.6, -50.6, 11.4, -50.6).Z().M(11.4, -53.6).L(21.6, -53.6).M(16.5, -56.6).L(16.5, -50.6), 'none', DARK, 1.1)
    for x in (-81, -59, -37): o += at(fill(parked(), DARK), x, -17.4, .4)
    return o + fill(Path(1).M(10, -41.4).L(-2, -40, 10, -35.6).Z(), C['red'])


def parked():
    """An aircraft on the deck, its tail down."""
    p = Path(1).M(-22, -4).L(-26, -15, -18, -16, -13, -8).L(-2, -12).C(2, -18, 9, -18, 12, -14).L(23, -14).C(26, -13, 26, -5, 23, -4).L(-20, -1).Z()
    return p.M(8, -5).L(12, -5, 13, 1, 9, 1).Z().M(26, -20).L(28.6, -20, 28.6, 1, 26, 1).Z()


def merchant(tanker):
    """A ship of the convoy, 92 long; deep in the water and dark, with her upper works lit from the sun's side."""
    hull = Path(1).M(-45, -13).L(-41, 3, 38, 3).C(43, -2, 46, -8, 48, -17).L(34, -14, 32, -9.6, -28, -9.6, -30, -13).Z()
    works, lit, masts = Path(1), Path(1), Path(1)
    if tanker:
        works.M(-42, -12).L(-42, -19, -24, -19, -24, -9).Z().M(-2, -9).L(-2, -20, 0, -20, 0, -25, 12, -25, 12, -9).Z()
        works.M(-38, -18).L(-38, -30, -31, -30, -31, -18).Z()
        lit.M(-24, -18.2).L(-28, -18.2, -28, -10, -24, -10).Z().M(12, -24.2).L(7, -24.2, 7, -10, 12, -10).Z()
        masts.M(-16, -10).L(-16, -26).M(24, -10).L(24, -32).M(24, -30).L(9, -24)
    else:
        works.M(-11, -9).L(-11, -17, -8, -17, -8, -24, 9, -24, 9, -17, 12, -17, 12, -9).Z().M(-4, -23).L(-4, -34, 3, -34, 3, -23).Z()
        lit.M(9, -23.2).L(5, -23.2, 5, -10, 12, -10, 12, -17, 9, -17).Z()
        masts.M(-25, -9).L(-25, -33).M(25, -9).L(25, -33).M(-25, -29).L(-15, -11).M(-25, -29).L(-36, -14).M(25, -29).L(15, -11).M(25, -29).L(37, -15)
    return line(masts, DARK, 1.5) + fill(hull, DARK) + fill(works, SHIP) + fill(lit, LIT) + line(Path(1).M(-42.4, -3.4).L(45, -3.4), SHIP2, 1.1)


def bomber(four):
    """From ahead, 100 wide, as clean as the ships: two engines and two fins, or four engines and one high fin."""
    r, engines = (4.8, (17.6, 33)) if four else (6.4, (20.5,))
    height = lambda x: 2.6-x*.17    # the wings rise outwards
    p = Path(1).M(-50, -7.4).L(-9, -2, 9, -2, 50, -7.4, 50, -4.4, 9, 5.6, -9, 5.6, -50, -4.4).Z()
    w, y = (14, -15) if four else (18, -8.4)
    p.M(-w, y).L(w, y, w, y+2.6, -w, y+2.6).Z().M(0, -11.6).C(6.6, -11.6, 9.4, -5, 9.4, 0).C(9.4, 7.6, 5, 11, 0, 11).C(-5, 11, -9.4, 7.6,
        -9.4, 0).C(-9.4, -5, -6.6, -11.6, 0, -11.6).Z()
    blades, hubs, fins = Path(1), Path(1), Path(1)
    for x in (k*e for e in engines for k in (-1, 1)):
        y = height(abs(x))
        p.circle(x, y, r)
        hubs.circle(x, y, r*.42)
        for t in (20, 200): blades.M(x, y).L(*polar(x, y, r+4.6, t))
    if four: fins.M(-2.2, -9).L(-1.5, -27, 1.5, -27, 2.2, -9).Z()
    else:
        for x in (-18, 18): fins.M(x-2, 0).L(x-1.6, -15.6, x+1.6, -15.6, x+2, 0).Z()
    o = line(blades, DARK, 2, stroke_linecap='round') + fill(fins, C['red']) + fill(p, DARK) + fill(hubs, C['red'])
    return o + fill(Path(1).M(-5.4, -4.4).C(-4, -9.4, 4, -9.4, 5.4, -4.4).Z().M(-6, -1.4).L(6, -1.4).C(6.4, 5.6, 3, 7.6, 0, 7.6).C(-3, 7.6, -6.4, 5.6, -6, -1.4).Z(), LIT)


def fighter():
    """From the side, 52 long, its nose to the right: the carrier's own, in the colours of her men."""
    o = fill(Path(1).M(-24, -1.6).C(-29, -7, -28, -14.6, -23, -15).C(-18, -14, -16, -8, -12, -4.6).L(-4, -6).C(0, -12.6, 8, -12.6, 12, -7.6).L(
        20, -7.6).C(25, -7, 26, -3, 26, 0).C(26, 3.4, 25, 6.8, 20, 7).L(6, 7).C(-6, 6, -16, 3, -24, 1.6).Z(), '#1d4a57')
    o += fill(Path(1).M(-1.6, -6.8).C(1.6, -10.6, 7, -10.6, 9.6, -7.2).Z(), '#fff3c4')
    o += fill(Path(1).M(18, -7.6).L(20, -7.6).C(25, -7, 26, -3, 26, 0).C(26, 3.4, 25, 6.8, 20, 7).L(18, 7).Z(), '#efbf2f')
    o += fill(Path(1).M(-9, 2.4).C(-2, -1, 10, -1, 15, 2).C(11, 6, 0, 5.6, -9, 2.4).Z(), '#93b4b6')
    return o + line(Path(1).M(28, -11).L(28, 11), '#1d4a57', 1.7, stroke_linecap='round')


def water(c):
    """Three tones of sea, each with the same swell, and the bow waves of the ships."""
    o = rect(0, SEA-4, W, H, '#93b4b6')
    for y, col, start in ((SEA+3, '#5f8b8d', 0), (SEA+10, '#3c6d72', -18)):
        p = Path(1).M(start-36, y)
        for k in range(18): p.C(start+k*36-22, y+1, start+k*36-20, y-4, start+k*36-14, y-4).C(start+k*36-9, y-3.4, start+k*36-8, y+1, start+k*36, y)
        o += fill(p.L(W+10, H, -40, H).Z(), col)
    return o


def far_ship(kind):
    """One of the convoy's last, 40 long and seen from afar; all in plain shapes, as she is small."""
    p = Path(1).M(-20, -5).L(-17, 3, 17, 3, 21, -7, 12, -5).Z()
    if kind: p.M(-3, -4).L(5, -4, 5, -13, 3, -13, 3, -18, -1, -18, -1, -13, -3, -13).Z().M(-12, -4).L(-10, -4, -10, -17, -12, -17).Z()
    else: p.M(-15, -4).L(-6, -4, -6, -11, -9, -11, -9, -16, -13, -16, -13, -11, -15, -11).Z().M(5, -4).L(7, -4, 7, -15, 5, -15).Z()
    return p


def story_head(c=C):
    """One line of ships before one line of aircraft; bombers come from both sides, but no side is the other's mirror."""
    o = rect(0, 0, W, H, c['sea'])
    rings = Path(1)
    for r in range(8): rings.circle(300, SEA-4, 53+r*32)
    o += circ(300, SEA-4, 53, '#f6dd94') + circ(300, SEA-4, 45, '#efbf2f') + line(rings, c['ring'], 1.1)
    for x, y, four, turn in ((62, 40, False, 4), (149, 34, True, -3), (466, 32, False, 2), (541, 37, True, -4)): o += at(bomber(four), x, y, .64, 1, turn)
    for x, y, flip, turn in ((226, 46, -1, 6), (397, 36, 1, -11)): o += at(fighter(), x, y, .86, flip, turn)
    for x, kind, s in ((44, 0, .7), (556, 1, .7)): o += at(fill(far_ship(kind), SHIP), x, SEA-4, s)
    o += water(c)
    for x, tanker in SHIPS: o += at(merchant(tanker), x, SEA+5, .86)
    o += at(flight_deck(), 300, SEA+6, .94) + foam()
    o += rect(12.5, 12.5, W-25, H-25, 'none', stroke=DARK, stroke_width='1.2')    # all that inks which save leave of the frame
    return framed(o, W, H)


def foam():
    """White water at bows and along hulls."""
    p = Path(1)
    for x, l in ((SHIPS[0][0], 42), (300, 92), (SHIPS[1][0], 42)):
        p.M(x+l+5, SEA+8).C(x+l+1, SEA+4, x+l-3, SEA+3, x+l-8, SEA+6).C(x+l-30, SEA+8, x-l+16, SEA+6, x-l-8, SEA+8.4).C(x-l+16, SEA+10, x+l-10, SEA+10.4, x+l+5, SEA+8).Z()
    return fill(p, '#e9efe9')


def draw(): write('story-head.svg', story_head())
