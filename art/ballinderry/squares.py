"""The squares: peg holes in yew, rings where men start, the ringed middle, the quarter rings of the corners."""
from lib import *
from motifs import triskele
from wood import SLAB
from weave import Strand, weave

FULL = rect(-.6, -.6, 101.2, 101.2)


def hole(x=50, y=50, r=4.6, dark=HOLE, lip=LIP):
    """A peg hole: quiet, a dark round with a light lip below."""
    return [fill(disc(x, y, r + 1.8), lip), fill(disc(x, y, r), dark), fill(disc(x + .7, y + .9, r * .62), mix(dark, "#ffffff", .18))]


def plaited():
    """Two ribbons of enamel, woven in a ring that is a little wider than a piece: here the king's men start."""
    two = []
    for way, color in ((1, FIELD), (-1, CREAM)):
        points = [polar(43.2 + way * 2.3 * math.cos(math.radians(14 * a)), a) for a in range(0, 360, 4)]
        two.append(Strand(points, color, 2.4, closed=True))
    return weave(two, BROWN, 1.1)


def stepped():
    """A ring cut into the wood and filled with niello, with teeth in steps: here the ravens start."""
    teeth = []
    for i in range(18):
        # Outwards to the ring: radius, and half the width in degrees.
        right = [(41.2, 2.5), (43.4, 2.5), (43.4, 6.6), (46.4, 6.6)]
        teeth.append(poly([polar(r, 20 * i + a) for r, a in right] + [polar(r, 20 * i - a) for r, a in right[::-1]]))
    return [stroke(disc(50, 50, 46.3), NIELLO, 1.4), fill(teeth, NIELLO), stroke(disc(50, 50, 39.2), NIELLO, 1.2)]


def starts():
    """One drawing in three files: all starting places of a side are alike."""
    for nth in (1, 2, 3):
        save(f"town-{nth}", 100, 100, plaited() + hole())
        save(f"camp-{nth}", 100, 100, stepped() + hole())
    save("ground", 100, 100, hole())


def throne():
    """The ringed middle: gold wires about green enamel with a plait, a light middle."""
    parts = [fill(FULL, SLAB), fill(rect(3, 3, 94, 94) + "M5 5v90h90v-90z", BROWN)]
    for i in range(4):
        x, y = polar(56.5, 45 + 90 * i)
        parts += [fill(disc(x, y, r), color) for r, color in ((7, BROWN), (6, GOLD), (3.8, RED), (1.4, GOLD_LIGHT))]
    parts += [fill(disc(50, 50, 45), BROWN), fill(disc(50, 50, 43.8), GOLD), fill(disc(50, 50, 40.6), BROWN), fill(disc(50, 50, 39.6), FIELD)]
    two = []
    for sign in (1, -1):
        points = [polar(33.4 + sign * 3.7 * math.cos(math.radians(6 * a)), a) for a in range(0, 360, 8)]
        two.append(Strand(points, GOLD if sign > 0 else CREAM, 2.6, closed=True))
    parts += weave(two, GAP, 1)
    parts += [fill(disc(50, 50, 27.4), BROWN), fill(disc(50, 50, 26.4), GOLD), fill(disc(50, 50, 23.6), BROWN),
        fill(disc(50, 50, 22.6), SAP), stroke(disc(50, 50, 14), RED, 2.2)]
    save("throne", 100, 100, parts + hole())
    save("throne-sign", 100, 100, [fill(disc(50, 50, 44), GREEN), fill(disc(50, 50, 33), GOLD), fill(disc(50, 50, 26), CREAM),
        stroke(disc(50, 50, 14), RED, 6)])


def quarter(outer, inner):
    return (f"M0 {f(inner)}V{f(outer)}A{f(outer)} {f(outer)} 0 0 0 {f(outer)} 0H{f(inner)}A{f(inner)} {f(inner)} 0 0 1 0 {f(inner)}Z"
        if inner else f"M0 0V{f(outer)}A{f(outer)} {f(outer)} 0 0 0 {f(outer)} 0Z")


def corner(name="corner", field=FIELD, between=GAP, inner=RED):
    """Quarter rings about the outermost angle, as on the board from the crannog; the hole lies within them."""
    parts = [fill(quarter(99, 0), BROWN), fill(quarter(98, 0), GOLD), fill(quarter(95.4, 0), BROWN),
        fill(quarter(94.6, 0), field)]
    # A plait of two ribbons runs along the ring.
    two = []
    for sign in (1, -1):
        points = [polar(88.6 + sign * 3.2 * math.cos(math.radians(14 * a)), 90 + a, 0, 0) for a in range(-6, 97, 3)]
        two.append(Strand(points, GOLD if sign > 0 else CREAM, 2.6, closed=False))
    parts.append(clipped("q", quarter(94.6, 82.6), weave(two, between, 1)))
    parts += [fill(quarter(82.6, 0), BROWN), fill(quarter(81.8, 0), GOLD), fill(quarter(79.4, 0), BROWN), fill(quarter(78.6, 0), SAP)]
    parts += [fill(quarter(27, 0), inner), fill(quarter(29.4, 27), GOLD), fill(quarter(30.4, 29.4), BROWN)]
    parts += triskele(11.3, 11.3, 10.4, GOLD_LIGHT, 3, 315, 1, .17)
    save(name, 100, 100, parts + hole())


def corner_sign(name="corner-sign", ring=GREEN, inner=RED):
    rings = (92, ring), (68, GOLD), (58, CREAM), (32, inner)
    save(name, 100, 100, [fill(FULL, "#faeede")] + [fill(quarter(r, 0), color) for r, color in rings])


def draw():
    starts()
    throne()
    corner()
    corner_sign()
