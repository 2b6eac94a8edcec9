"""The discs: bone and antler turned and cut with rings and dots, black horn cut with straight keys and steps, the dragon on gold."""
from beasts import dragon, harp
from frame import ring_cross
from lib import *
from squares import triskele
from weave import rope, weave

ALL = rect(-12, -12, 124, 124)
BONE = "#fdf7e8"
RIM, CUT, DYE = B4, "#8a6238", R1
# The dyes of the other dresses: sea-blue, and the purple of heather.
SEA, HEATHER = ("#2f7f8c", "#1f6270", "#12404b"), ("#7d5c95", "#5f4178", "#3a264d")
HORN, PALE, DEEP = "#2c1f16", "#c8b18b", "#65503a"


def ring_dots(places, r, width):
    """What a bow drill with a forked bit leaves: rings, each about a point."""
    return [fill(DYE, "".join(ring(x, y, r - width / 2, r + width / 2) for x, y in places)), fill(DYE, "".join(circ(x, y, r * .36) for x, y in places))]


def bone(*inside):
    # turned on a lathe: its face swells a little, away from the light it is darker
    return [fill(RIM, ALL), fill(BONE, circ(50, 50, 43.8)), fill("#f8efda", "M50 93.8A43.8 43.8 0 0 0 81 19A46 46 0 0 1 19 81A43.6 43.6 0 0 0 50 93.8Z"),
        line(B3, 1.2, circ(50, 50, 41)), *inside]


def defenders():
    faces = [
        # one great ring-and-dot
        [line(DYE, 4.8, circ(50, 50, 31)), line(DYE, 3.8, circ(50, 50, 18)), fill(DYE, circ(50, 50, 6.500))],
        ring_dots([P(25, 45 + 90 * k) for k in range(4)], 11.5, 4.2) + [fill(CUT, circ(50, 50, 5))],
        # the curling arms of a plaque from Llyn Cerrig Bach on Anglesey
        triskele(50, 50, 36, DYE, 5.4),
        weave([rope(50, 50, 26, 8.5, 5, 0, 9), rope(50, 50, 26, 8.5, 5, math.pi, 9)], 4.6, 1.5, DYE, BONE) + [fill(DYE, circ(50, 50, 8))],
        ring_dots([P(26, 60 * k) for k in range(6)], 9.4, 3.6) + [fill(CUT, circ(50, 50, 7.5))],
        ring_cross(50, 50, 38, B3, BONE, BONE, DYE),
        weave([turks_head(50, 50, 23, 12.5)], 4.4, 1.4, DYE, BONE),
        weave([loop(0), loop(90)], 5.8, 1.8, DYE, BONE),
    ]
    for k, face in enumerate(faces): save(f"defender-{k + 1}", 100, 100, bone(*face))


def turks_head(cx, cy, mean, swing, turns=3, bights=4, steps=96):
    """One strand that goes round three times with four bights: a roundel of knotwork."""
    points = [P(mean + swing * math.cos(2 * math.pi * bights * i / steps), 360 * turns * i / steps, cx, cy) for i in range(steps)]
    return points + points[:1]


def loop(turn):
    """A long ring; two of them across each other are one knot."""
    points = []
    for i in range(40):
        a = 2 * math.pi * i / 40
        x, y = 34 * math.cos(a), 15 * math.sin(a)
        points.append((50 + x, 50 + y) if turn == 0 else (50 - y, 50 + x))
    return points + points[:1]


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


def attackers(suffix="", HORN=HORN, PALE=PALE):
    lozenge = lambda r, x=50, y=50: poly([(x, y - r), (x + r, y), (x, y + r), (x - r, y)])
    pen = 3.8
    stepped = lambda r: poly([(50 + sx * x, 50 + sy * y) for sx, sy, row in ((1, -1, 0), (1, 1, 1), (-1, 1, 0), (-1, -1, 1)) for x, y in (
        [(r * .16, r), (r * .16, r * .72), (r * .44, r * .72), (r * .44, r * .44), (r * .72, r * .44), (r * .72, r * .16), (r, r * .16)][::1 if row == 0 else -1])])
    faces = [
        # two squares, one on its corner, over and under each other
        weave([square(31, 0), square(31, 45)], 4.2, 1.6, PALE, HORN) + [fill(PALE, lozenge(7))],
        [line(PALE, pen, stepped(36)), fill(PALE, stepped(13))],
        # five rows of zigzag
        [line(PALE, 3.3, "".join(poly([(50 + 7 * k, y + (3 if k % 2 else -3)) for k in range(-reach, reach + 1)], False) for y, reach in (
            (26, 3), (38, 5), (50, 5), (62, 5), (74, 3))))],
        # a chequer of lozenges
        [fill(PALE, "".join(lozenge(7.4, 50 + 17 * i + (8.500 if j % 2 else 0), 50 + 8.500 * j) for j in range(-4, 5) for i in range(-3, 4)
            if math.hypot(17 * i + (8.500 if j % 2 else 0), 8.500 * j) < 30 and j % 2 == 0))],
        # two long boxes across each other
        weave([box(34, 13), box(13, 34)], 4.2, 1.6, PALE, HORN) + [fill(PALE, rect(46, 46, 8, 8))],
        [line(PALE, 3.3, lozenge(37) + lozenge(24.500)), fill(PALE, lozenge(9)), fill(PALE, "".join(poly([(50 + sx * x, 50 + sy * y) for x, y in ((24, 24), (31, 21), (21, 31))])
            for sx in (-1, 1) for sy in (-1, 1)))],
        # chevrons that press in from four sides
        [line(PALE, pen, "".join(poly([(50 + c * x - s * y, 50 + s * x + c * y) for x, y in row], False) for c, s in ((1, 0), (0, 1), (-1, 0), (0, -1))
            for row in (((-21, -29), (0, -8), (21, -29)), ((-11, -33), (0, -22), (11, -33)))))],
        # two lozenges side by side, linked
        weave([square(25, 0, -12), square(25, 0, 12)], 4.2, 1.6, PALE, HORN) + [fill(PALE, lozenge(4.5) + lozenge(5, 27) + lozenge(5, 73))],
    ]
    for k, face in enumerate(faces): save(f"attacker-{k + 1}{suffix}", 100, 100, horn(*face, ground=HORN, pale=PALE))


def gold(dye, deep, *inside):
    """The king's plate: gold, beaten from within, its rim in the set's own colour."""
    dots = "".join(circ(*P(44.1, 15 * k), 1.2) for k in range(24))
    return [fill(deep, ALL), fill(G2, circ(50, 50, 46.6)), fill(dye, ring(50, 50, 42, 46.2)), fill(G1, dots), fill(G1, circ(50, 50, 41)),
        *inside]


def crowned_face():
    """The king from the front, as wide as his plate; Gerald of Wales saw that men here kept only the moustache."""
    dye, deep = HEATHER[1], HEATHER[2]
    return [
        fill(deep, "M-25 -10C-31 6 -30 22 -24 33C-17 36 -14 32 -15 26L15 26C14 32 17 36 24 33C30 22 31 6 25 -10Z"),
        fill("#fbf3e0", "M-18 -14H18C21 2 19 17 14 25C10 33 5 37 0 37C-5 37 -10 33 -14 25C-19 17 -21 2 -18 -14Z"), fill("#e6d0a8", "M6 -14H18C21 2 19 17 14 25C10 33 5 37 0 37C8 28 13 8 6 -14Z"),
        fill(deep, "M-14 0Q-9 -5 -4 0Q-9 3.500 -14 0ZM14 0Q9 -5 4 0Q9 3.500 14 0Z"), soft(deep, 1.9, "M-15 -6C-12 -9.500 -7 -9.500 -3.500 -6.500L-2.500 9C-4 12 -2 13.500 0 13.500C2 13.500 4 12 2.500 9L3.500 -6.500C7 -9.500 12 -9.500 15 -6"),
        fill(dye, "M0 16C-5 14.500 -9 18 -13 19C-16 19.500 -18 18 -18.500 16C-20 22 -15 25.500 -10 24.500C-5 23.500 -2 21 0 19.500C2 21 5 23.500 10 24.500C15 25.500 20 22 18.500 16C18 18 16 19.500 13 19C9 18 5 14.500 0 16Z"),
        soft(deep, 1.6, "M-4 27.500Q0 29 4 27.500"),
        fill(dye, "M-27 -12L-31 -32L-19 -23L-11 -38L0 -24L11 -38L19 -23L31 -32L27 -12Q0 -19 -27 -12Z"), line(G1, 2, "M-26 -16.500Q0 -23.500 26 -16.500"),
        fill(G1, circ(-11, -29, 2) + circ(11, -29, 2) + circ(0, -25.500, 2))]


def kings():
    save("king", 100, 100, gold(R2, R3, line(G2, 1.2, circ(50, 50, 39.4)), group(place(49.5, 51.5, .76), group("translate(-51 -43)", *dragon(R2, R3, G1)))))
    save("king-sea", 100, 100, gold(SEA[1], SEA[2], line(G2, 1.2, circ(50, 50, 39.4)), group(place(16.5, 15, .7), *harp(SEA[1], SEA[2], SEA[0], G1))))
    save("king-heather", 100, 100, gold(HEATHER[1], HEATHER[2], line(G2, 1.2, circ(50, 50, 39.4)), group(place(50, 53, .95), *crowned_face())))
    # Officers: a horse's head on bone, the mustering horn on black.
    horse = ("M30 82C33 70 43 62 42 53C38 57 32 62 26 62C21 61 18.500 56 20 51C25 44 28 37 33 31C36 26 40 23 45 21L46 12L53 19C67 23 77 36 78 52"
        "C79 64 77 74 72 82Z")
    mane = "M53 19C67 23 77 36 78 52C79 64 77 74 72 82H63C68 70 68 52 61 40C57 33 53 29 48 25Z"
    save("knight", 100, 100, fill(RIM, ALL), fill(BONE, circ(50, 50, 44)), line(DYE, 2.4, circ(50, 50, 40.4)), fill(CUT, horse), fill(DYE, mane),
        soft(BONE, 2, "M58 27C66 33 70 41 71.500 49M64 46C67 53 68 61 67 70M35 71C43 68 49 60 51 51M47 66C47 61.500 53 61.500 53 65.500C53 69 48.500 68.500 49.500 66"),
        fill(BONE, circ(37, 37.5, 2.2) + circ(24.5, 54, 1.5)))
    save("commander", 100, 100, fill(HORN, ALL), line(PALE, 3, circ(50, 50, 41.3)), group(place(6.5, 7, .87), *mustering("#a38c69", DEEP, G2)))
    save("king-symbol", 100, 100, fill(R3, circ(50, 50, 50)), fill(G1, circ(50, 50, 44)), group(place(50, 52, .86), group("translate(-51 -43)", *dragon(R2, R3, G1, False))))
    save("king-symbol-sea", 100, 100, fill(SEA[2], circ(50, 50, 50)), fill(G1, circ(50, 50, 45)), group(place(14, 12, .74), *harp(SEA[1], SEA[2], SEA[1])))
    save("king-symbol-heather", 100, 100, fill(HEATHER[2], circ(50, 50, 50)), fill(G1, circ(50, 50, 45)), group(place(50, 54, 1.02), *crowned_face()))
    # the first disc of each side, seen small: the drilled ring, the lozenges within a notched rim
    save("defender-symbol", 100, 100, fill(RIM, circ(50, 50, 50)), fill(BONE, circ(50, 50, 43)), line(DYE, 8.500, circ(50, 50, 29.500)), fill(DYE, circ(50, 50, 12.500)))
    notches = "".join(poly([P(48, 30 * k - 5), P(48, 30 * k + 5), P(43.5, 30 * k + 5), P(43.5, 30 * k - 5)]) for k in range(12))
    save("attacker-symbol", 100, 100, fill(HORN, circ(50, 50, 50)), fill(DEEP, notches), line(PALE, 8, "M50 14L86 50L50 86L14 50Z"), fill(PALE, "M50 32L68 50L50 68L32 50Z"))
    save("knight-symbol", 100, 100, fill(RIM, circ(50, 50, 50)), fill(B1, circ(50, 50, 41)), fill(DYE, horse))
    save("commander-symbol", 100, 100, fill(HORN, circ(50, 50, 50)), *mustering(PALE, PALE, G2))


def mustering(pale, dim, band):
    """A blowing horn of an ox, bent upwards, bands about it and a strap to carry it by."""
    return [line(G3, 3, "M35 23C50 14 76 24 79.500 56"), fill(pale, "M17 29C15 47 25 66 45 73C58 77 72 74 82 66L77 56C70 61 60 61 52 57C40 51 34 38 36 26Z"),
        # Its shadow is one broad stroke: it stays dark where ink is saved.
        line(dim, 8, "M20.5 28.5C19.5 44 29 62.500 46.500 69C58 72.500 70 70.500 80 63"),
        fill(band, "M14.500 22.500L38 20L37.500 29.500L15.500 32ZM43 75L49 54L54 56L49 76ZM76.500 52.500L86.500 64L83 69L72.500 57.500ZM19 53L34 44L37 48.500L22 58.500Z")]


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
    attackers("-low", "#ffffff", "#303030")
    kings()
    backs()
