"""The discs: bone and antler turned and cut with rings and dots, black horn cut with straight keys and steps, the dragon on gold."""
from beasts import coiled, curl, dragon_head, harp
from carving import Relief, woven
from frame import ring_cross
from lib import *
from squares import triskele
from weave import piece, triquetra, who_is_over

ALL = rect(-12, -12, 124, 124)
BONE = "#fdf7e8"
RIM, CUT, DYE = B4, "#8a6238", R1
# The dyes of the other dresses: sea-blue, and the purple of heather.
SEA, HEATHER = ("#2f7f8c", "#1f6270", "#12404b"), ("#7d5c95", "#5f4178", "#3a264d")
HORN, PALE, DIM, DEEP = "#2c1f16", "#bfa57c", "#684f32", "#65503a"


def bone(*inside):
    # turned on a lathe: its face swells a little, away from the light it is darker
    return [fill(RIM, ALL), fill(BONE, circ(50, 50, 43.8)), fill("#f8efda", "M50 93.8A43.8 43.8 0 0 0 81 19A46 46 0 0 1 19 81A43.6 43.6 0 0 0 50 93.8Z"),
        line(B3, 1.2, circ(50, 50, 41)), *inside]


def curve(strand):
    """A closed strand as curves through every fourth of its points and through the one midway."""
    x, y = (round(v, 1) for v in strand[0])
    d = f"M{pt((x, y))}q"
    for k in range(0, len(strand) - 1, 4):
        (mx, my), (u, v) = strand[k + 2], strand[(k + 4) % (len(strand) - 1)]
        u, v = round(u, 1), round(v, 1)
        for a in (2 * mx - (x + u) / 2 - x, 2 * my - (y + v) / 2 - y, u - x, v - y):
            a = n(a)
            d += a if a.startswith("-") or d.endswith("q") else " " + a
        x, y = u, v
    return d + "z"


def knot(width, *strands):
    """Closed strands laid over and under: solid, with a dark edge."""
    gap, core = 1.7, width - 2.1
    over = who_is_over(strands)
    short, long = ("".join(piece(strands[s], p, half, True) for s, p in over) for half in (width * .5 + gap, width * .5 + 1.5 * gap))
    return [f'<defs><path id="s" d="{"".join(curve(s) for s in strands)}"/><path id="o" d="{short}"/></defs><g fill="none"><use href="#s" stroke="{R3}" stroke-width="{n(width)}"/>'
        f'<use href="#s" stroke="{DYE}" stroke-width="{n(core)}"/><use href="#o" stroke="{BONE}" stroke-width="{n(width + 2 * gap)}"/><use href="#o" stroke="{R3}" stroke-width="{n(width)}"/></g>', line(DYE, core, long)]


def wave(mean, swing, bights, turns, steps=96):
    """One strand that goes round so many times and swings out so often: a roundel of knotwork."""
    points = [P(mean + swing * math.cos(2 * math.pi * bights * i / steps), 360 * turns * i / steps) for i in range(steps)]
    return points + points[:1]


def oval(wide, high, cx=50, cy=50, steps=48):
    points = [(cx + wide * math.cos(2 * math.pi * i / steps), cy + high * math.sin(2 * math.pi * i / steps)) for i in range(steps)]
    return points + points[:1]


def coils():
    """A line that coils at both ends, as an S."""
    half = [P(5 + 13.5 * k / 10, 90 + 45 * (k - 10), 31.5, 50) for k in range(11)]
    return smooth(half[:-1] + [(100 - x, 100 - y) for x, y in half[-2::-1]])


def defenders():
    faces = [
        # a ring of one strand about a drilled dot
        knot(6.4, wave(26.5, 8, 5, 2, 120)) + [fill(DYE, circ(50, 50, 6))],
        # the three-cornered knot
        knot(8.5, triquetra(50, 54.5, 37, 0, 24)),
        # the curling arms of a plaque from Llyn Cerrig Bach on Anglesey
        triskele(50, 50, 37, R3, 7.7) + triskele(50, 50, 37, DYE, 5.6),
        # two coils of one line, drilled beside it
        [soft(R3, 7.7, coils()), soft(DYE, 5.6, coils()), both(DYE, R3, 1.2, circ(50, 21, 5) + circ(50, 79, 5))],
        # three rings, none of which can be taken from the others
        knot(6.5, *(oval(21, 21, *P(13, 120 * k)) for k in range(3))),
        ring_cross(50, 50, 38, DYE, BONE, BONE, BONE),
        knot(6, wave(23.5, 12, 4, 3, 120)),
        knot(8, oval(34, 15), oval(15, 34)),
    ]
    for k, face in enumerate(faces): save(f"defender-{k + 1}", 100, 100, bone(*face))


def horn(*inside, ground=HORN, pale=PALE):
    notch = "".join(poly([P(45, 15 * k - 3), P(45, 15 * k + 3), P(42.2, 15 * k + 3), P(42.2, 15 * k - 3)]) for k in range(24))
    if ground == HORN:
        return [fill(HORN, ALL), fill("#38291d", "M50 11A39 39 0 0 0 22 77A41 41 0 0 1 77 22A39 39 0 0 0 50 11Z"), fill(DEEP, notch), *inside]
    # Where ink is saved, a rim three times as broad as the defenders' and the notches as its teeth.
    return [fill(pale, ALL), fill(ground, circ(50, 50, 43.2)), group(place(2, 2, .96), fill(pale, notch)), *inside]


def square(r, turn, dx=0):
    return [P(r, turn + 90 * k, 50 + dx) for k in range(4)] + [P(r, turn, 50 + dx)]


def box(a, b):
    return [(50 - a, 50 - b), (50 + a, 50 - b), (50 + a, 50 + b), (50 - a, 50 + b), (50 - a, 50 - b)]


def attackers(suffix="", HORN=HORN, PALE=PALE, DIM=DIM):
    lozenge = lambda r, x=50, y=50: [(x, y - r), (x + r, y), (x, y + r), (x - r, y)]
    about = lambda points: [(50 + x, 50 + y) for x, y in points]
    turned = lambda points: [[(50 + c * x - s * y, 50 + s * x + c * y) for x, y in points] for c, s in ((1, 0), (0, 1), (-1, 0), (0, -1))]
    steps = [p for row in turned([(-11, -36), (11, -36), (11, -23.5), (23.5, -23.5), (23.5, -11)]) for p in row]
    carved = lambda relief: relief.drawn(PALE, DIM, HORN)
    zigzags, chevrons, blocks = Relief(), Relief(), Relief()
    for y, reach in ((30, 2), (50, 3), (70, 2)): zigzags.band([(50 + 11 * k, y + (6 if k % 2 else -6)) for k in range(-reach, reach + 1)], 8, False)
    for row in turned([(-22, -32), (0, -10), (22, -32)]): chevrons.band(row, 8, False)
    for row in turned([(-9, -37), (9, -37), (0, -28)]): chevrons.block(row)
    for x, y in ((0, -20), (20, 0), (0, 20), (-20, 0)): blocks.block(lozenge(17, 50 + x, 50 + y))
    faces = [
        carved(Relief().band(lozenge(33), 8.4).block(lozenge(13))),
        carved(Relief().band(steps, 7).block(lozenge(12))),
        carved(zigzags),
        carved(blocks),
        # a square key, from the rim in
        carved(Relief().band(about([(-25, 25), (-25, -25), (25, -25), (25, 25), (-8.5, 25), (-8.5, -8.5), (8.5, -8.5), (8.5, 12)]), 8.5, False)),
        # two squares on their corners, linked
        woven([square(27, 0, -11), square(27, 0, 11)], 8, 1.6, PALE, DIM, HORN) + carved(Relief().block(lozenge(7))),
        carved(chevrons),
        # two long boxes across each other
        woven([box(33, 13), box(13, 33)], 7.5, 1.6, PALE, DIM, HORN) + carved(Relief().block(about([(-6, -6), (6, -6), (6, 6), (-6, 6)]))),
    ]
    for k, face in enumerate(faces): save(f"attacker-{k + 1}{suffix}", 100, 100, horn(*face, ground=HORN, pale=DIM if suffix else PALE))


def gold(dye, deep, *inside):
    """The king's plate: gold, beaten from within, its rim in the set's own colour."""
    dots = "".join(circ(*P(44.1, 22.5 * k), 1.4) for k in range(16))
    return [fill(deep, ALL), fill(G2, circ(50, 50, 46.6)), fill(dye, ring(50, 50, 42, 46.2)), fill(G1, dots), fill(G1, circ(50, 50, 41)),
        *inside]


HEAD_OF_A_KING = ("M-16 -14C-17.5 -9 -18.5 -5 -18 -2C-17.5 0 -17.5 1 -18.5 3L-25.5 12.5C-26 14.5 -24.5 16 -22.5 16L-20 16.5L-21.5 20L-19 22L-20.5 25"
    "C-18 27 -18.5 29 -19.5 31C-20 35.5 -16 38 -11 37L-4 35.5C-2 37.5 -1.5 39 -2 41Q12 45 24 37L22 20V-14Z")
CROWN = "M-19 -12L-24 -34L-11.5 -24L1.5 -40L14.5 -24L27 -34L22 -12Q1.5 -18 -19 -12Z"
MOUSTACHE = "M-22 16.5C-16 14.5 -10 17.5 -7 23C-5.5 26.5 -6 30.5 -9 33C-9.5 27.5 -13 22 -22 21.5Z"


def crowned_head(plain=False):
    """The king in profile, as on a coin; Gerald of Wales saw that men here kept only the moustache."""
    dye, deep = HEATHER[1], HEATHER[2]
    hair = "M1 -14C5 -6 2 2 5 9C8 16 3 22 6 29C8 36 16 40 23 37.5C29 35 30 29 27 25C31 16 28 4 22 -14Z"
    parts = [fill(dye, HEAD_OF_A_KING), fill(deep, hair)]
    if plain: return parts + [fill(G1, "M-16 2L-6 .5L-10 5.5Z" + MOUSTACHE), fill(deep, CROWN), line(G1, 4.4, "M-19.4 -13.6Q1.5 -19.6 22.4 -13.6")]
    return parts + [fill(deep, MOUSTACHE), soft(G1, 1.5, MOUSTACHE[:-1] + "M-16 3C-15 -4 -10 -6 -5 -3.5M-14.5 4C-11 .5 -8 .5 -5 3.5C-8 5.5 -11 6 -14.5 4ZM9 -11C13 -3 10 5 13 12C16 20 11 25 14 31M17 -11C21 -2 18 6 21 14C23 19 20 22 20.5 25" + curl(20.5, 30, 5, 0)),
        fill(G1, circ(-10, 3.3, 1.3)), fill(deep, CROWN), line(G1, 2.2, "M-20 -16Q1.5 -22 23 -16"), fill(G1, poly([(1.5, -30), (5, -25.5), (1.5, -21), (-2, -25.5)]))]


def kings():
    save("king", 100, 100, gold(R2, R3, group("translate(2.2 2.2) scale(.955)", *coiled(R2, R3, G1))))
    save("king-sea", 100, 100, gold(SEA[1], SEA[2], line(G2, 1.2, circ(50, 50, 39.4)), group(place(13.8, 12, .76), *harp(SEA[1], SEA[2], SEA[0], G1))))
    save("king-heather", 100, 100, gold(HEATHER[1], HEATHER[2], line(G2, 1.2, circ(50, 50, 39.4)), group(place(49.5, 51, .9), *crowned_head())))
    # Officers: a horse's head on bone, the mustering horn on black.
    horse = ("M30 82C33 70 43 62 42 53C38 57 32 62 26 62C21 61 18.5 56 20 51C25 44 28 37 33 31C36 26 40 23 45 21L46 12L53 19C67 23 77 36 78 52"
        "C79 64 77 74 72 82Z")
    mane = "M53 19C67 23 77 36 78 52C79 64 77 74 72 82H63C68 70 68 52 61 40C57 33 53 29 48 25Z"
    save("knight", 100, 100, fill(RIM, ALL), fill(BONE, circ(50, 50, 44)), line(DYE, 2.4, circ(50, 50, 40.4)), fill(CUT, horse), fill(DYE, mane),
        soft(BONE, 2, "M58 27C66 33 70 41 71.5 49M64 46C67 53 68 61 67 70M35 71C43 68 49 60 51 51M47 66C47 61.5 53 61.5 53 65.5C53 69 48.5 68.5 49.5 66"),
        fill(BONE, circ(37, 37.5, 2.2) + circ(24.5, 54, 1.5)))
    save("commander", 100, 100, fill(HORN, ALL), line(PALE, 3, circ(50, 50, 41.3)), group(place(6.5, 7, .87), *mustering("#a38c69", DEEP, G2)))
    seen_small = lambda dye, deep, *inside: [fill(G1, circ(50, 50, 46)), *inside, fill(deep, ring(50, 50, 43, 50))]
    save("king-symbol", 100, 100, seen_small(R2, R3, *dragon_head(R2, G1)))
    save("king-symbol-sea", 100, 100, seen_small(*SEA[1:], group("translate(2 3.5) scale(.92)", line(SEA[1], 5.5, "M39.5 28V70M51.5 32V60M63.5 28V46"), soft(SEA[1], 11, "M27 24C23 42 25 62 33 78"),
        soft(SEA[1], 9.5, "M27 24C36 16 42 29 53 29C61 29 67 27 73.5 25.5"), fill(SEA[1], "M71 20L84 24C78 50 58 74 33 86L28 77C48 66 64 46 71 20Z"))))
    save("king-symbol-heather", 100, 100, seen_small(*HEATHER[1:], group(place(49.5, 50, .96), *crowned_head(True))))
    # a disc of each side, seen small: the three-cornered knot, the lozenges
    save("defender-symbol", 100, 100, fill(RIM, circ(50, 50, 50)), fill(BONE, circ(50, 50, 45)), *small_knot())
    lozenge = lambda r: [(50, 50 - r), (50 + r, 50), (50, 50 + r), (50 - r, 50)]
    horn_, pale, dim = "#231912", "#998463", "#533f28"
    save("attacker-symbol", 100, 100, fill(horn_, circ(50, 50, 50)), *Relief().band(lozenge(34), 13).block(lozenge(16)).drawn(pale, dim, horn_))
    save("knight-symbol", 100, 100, fill(RIM, circ(50, 50, 50)), fill(B1, circ(50, 50, 41)), fill(DYE, horse))
    save("commander-symbol", 100, 100, fill(HORN, circ(50, 50, 50)), *mustering(PALE, PALE, G2))


def small_knot(width=9):
    """The three-cornered knot of a defender without its fine edges, each gap as broad as can be seen on a fingernail."""
    strand = triquetra(50, 55, 36, 0, 20)
    over = who_is_over([strand])
    short, long = ("".join(piece(strand, p, half, True) for _, p in over) for half in (10.8, 12.6))
    return [line(DYE, width, curve(strand)), line(BONE, width + 5.2, short), line(DYE, width, long)]


def mustering(pale, dim, band):
    """A blowing horn of an ox, bent upwards, bands about it and a strap to carry it by."""
    return [line(G3, 3, "M35 23C50 14 76 24 79.5 56"), fill(pale, "M17 29C15 47 25 66 45 73C58 77 72 74 82 66L77 56C70 61 60 61 52 57C40 51 34 38 36 26Z"),
        # Its shadow is one broad stroke: it stays dark where ink is saved.
        line(dim, 8, "M20.5 28.5C19.5 44 29 62.5 46.5 69C58 72.5 70 70.5 80 63"),
        fill(band, "M14.5 22.5L38 20L37.5 29.5L15.5 32ZM43 75L49 54L54 56L49 76ZM76.5 52.5L86.5 64L83 69L72.5 57.5ZM19 53L34 44L37 48.5L22 58.5Z")]


def backs():
    big = rect(-16, -16, 132, 132)
    rings, dots = "", ""
    for j in range(-1, 7):
        for i in range(-1, 7):
            x, y = 4 + 20 * i + (10 if j % 2 else 0), 2 + 18 * j
            if -14 < x < 114 and -14 < y < 114: rings, dots = rings + circ(x, y, 6), dots + circ(x, y, 2.2)
    save("back-defender", 100, 100, fill(B1, big), line(CUT, 1.6, rings), fill(CUT, dots))
    d = ""
    for j in range(9):
        y = -14 + 15.2 * j
        d += poly([(-18 + 8 * k, y + (6 if k % 2 else 0)) for k in range(18)], False)
    save("back-attacker", 100, 100, fill(HORN, big), line(PALE, 2.4, d))
    lozenges = "".join(poly([(x, y - 6.5), (x + 6.5, y), (x, y + 6.5), (x - 6.5, y)]) for j in range(-1, 10) for i in range(-1, 10)
        for x, y in [(2 + 15 * i + (7.5 if j % 2 else 0), -2 + 13 * j)] if -9 < x < 109 and -9 < y < 109)
    save("back-king", 100, 100, fill(R2, big), line(G1, 1.6, lozenges))


def draw():
    defenders()
    attackers()
    # Black without hue: they are printed as they are where only black is asked for, too.
    attackers("-low", "#ffffff", "#ffffff", "#303030")
    kings()
    backs()
