"""Discs: felt birds within a rim of stitches."""
import birds
from birds import crown
from lib import *

SEA, EARTH = "#eff6f9", "#a77a43"
R_FELT = 41.5    # the felt within the rim


def chain(color, r=45.4, n=26, w=1.7, long=4, half=1.6):
    """Chain stitch along the rim: V in V."""
    d = []
    for i in range(n):
        a = 2 * math.pi * i / n
        turn = lambda u, v: (50 + (r + v) * math.cos(a + u / r), 50 + (r + v) * math.sin(a + u / r))
        d.append("M" + pt(*turn(-long, -half)) + "L" + pt(*turn(0, 0)) + "L" + pt(*turn(-long, half)))
    return stroke(d, color, w, 'stroke-linecap="round" stroke-linejoin="round"')


def blanket(color, n=36, w=1.9):
    """Blanket stitch: a loop along the edge of the felt, and a leg outwards at every stitch."""
    d = []
    for i in range(n):
        a = 2 * math.pi * i / n
        c, s = math.cos(a), math.sin(a)
        d.append(f"M{pt(50 + 42 * c, 50 + 42 * s)}L{pt(50 + 46 * c, 50 + 46 * s)}")
    return stroke(d, color, w, 'stroke-linecap="round"')


def disc(felt, parts, rim, stitch, inner=R_FELT):
    return [path(rect(-12, -12, 124, 124), felt), *parts, path(rect(-13, -13, 126, 126) + circ(50, 50, inner), rim), stitch]


def light(parts, felt=SEA):
    # the rim is plain on both sides of its chain: dark around the disc, and where grey ink ends its own rim
    stitch = chain(WHITE, r=46.3, w=1.5, half=1.3)
    return disc(felt, place(-.5, -3, 1, parts=parts), INDIGO, stitch, 43.1)


def dark(parts, felt=EARTH):
    return disc(felt, place(102.5, -1.5, 1, flip=True, parts=parts), "#373332", blanket("#bb945d"), 37.2)


def royal(parts, felt="#ecca7c", rim=MADDER, stitch="#f1d48f", edge="#642118"):
    """The king's rim: bright wool with crosses, and a dark edge outside."""
    d = []
    for i in range(28):
        a = 2 * math.pi * i / 28
        for s in (-1, 1):
            p = lambda u, v: (50 + (44.6 + v) * math.cos(a + u / 44.6), 50 + (44.6 + v) * math.sin(a + u / 44.6))
            d.append(f"M{pt(*p(-2.2, -1.6 * s))}L{pt(*p(2.2, 1.6 * s))}")
    return [path(rect(-12, -12, 124, 124), felt), *parts, path(rect(-13, -13, 126, 126) + circ(50, 50, 41), rim),
        stroke(d, stitch, 1.3, 'stroke-linecap="round"'), path(rect(-13, -13, 126, 126) + circ(50, 50, 47.6), edge)]


def the_king():
    return royal(place(1, 7, .93, parts=[*birds.puffin(), *crown(50, 32.5, .92, -2)]))


def draw():
    for i, bird in enumerate((birds.gannet, birds.tern, birds.owl, birds.gull, birds.swan, birds.fulmar)):
        svg(f"defender-{i + 1}", 100, 100, light(bird()))
    for i, bird in enumerate((birds.raven, birds.shalder, birds.skarf, birds.bonxie, birds.hoodie, birds.shag, birds.tystie)):
        svg(f"attacker-{i + 1}", 100, 100, dark(bird()))
    svg("king", 100, 100, the_king())
    svg("knight", 100, 100, disc("#f6eed9", place(0, -3, 1, parts=birds.pony()), INDIGO, chain(LICHEN)))
    # a dark felt, unlike the attackers', and a lit head
    svg("commander", 100, 100, disc("#46362b", place(100, -3, 1, flip=True, parts=birds.erne("#856441", "#3a2d25")), "#373332", chain(LICHEN, n=24)))
    backs()


def backs():
    """Knitted all over, without a middle."""
    def back(name, chart, ground, color, w):
        n = int(132 / w) + 2
        wide = ["".join(chart[r % len(chart)][c % len(chart[0])] for c in range(n)) for r in range(n)]
        svg(name, 100, 100, [path(rect(-17, -17, 134, 134), ground), path(knit(cells_of(wide), -17, -17, w), color)])
    back("back-defender", ["..x.", ".x.x", "..x.", "....", "x...", ".x.x"], INDIGO, SKY, 8.3)
    back("back-attacker", ["x...", ".x.x", "..x.", "...."], "#373332", "#b08a5c", 8.3)
    back("back-king", ["..x...", ".xxx..", "xx.xx.", ".xxx..", "..x...", ".....x"], MADDER, LICHEN, 7)
