"""The discs: bone and antler turned and cut with rings and dots, black horn cut with straight keys and steps, the dragon on gold."""
from beasts import bull, dragon, harp
from lib import *
from squares import triskele
from weave import circle, rope, triquetra, weave

ALL = rect(-12, -12, 124, 124)
RIM, CUT, DYE = B4, "#7c5630", R2
HORN, PALE, DIM = "#2d323b", "#c6ced8", "#77839a"


def ring_dot(x, y, r, color=DYE, width=1.9, dot=None):
    """What a bow drill with a forked bit leaves: a ring and a point."""
    return line(color, width, circ(x, y, r)) + fill(dot or CUT, circ(x, y, r * .34))


def bone(*inside):
    return [fill(RIM, ALL), fill(B1, circ(50, 50, 44)), line(B3, 1.3, circ(50, 50, 41)), *inside]


def defenders():
    faces = [
        [ring_dot(*P(25.5, 60 * k), 9) for k in range(6)] + [ring_dot(50, 50, 11, CUT, 2.4, DYE)],
        weave([triquetra(50, 55, 37)], 5.4, 1.3, DYE, B1) + [fill(CUT, "".join(circ(*P(33, 60 + 120 * k), 3.4) for k in range(3)) + circ(50, 55, 3.6))],
        triskele(50, 50, 34, DYE, 3.4) + [ring_dot(*P(31, 60 + 120 * k), 5, CUT, 1.7) for k in range(3)],
        weave([rope(50, 50, 27.5, 8, 6, 0, 8), rope(50, 50, 27.5, 8, 6, math.pi, 8)], 4.2, 1.2, DYE, B1, colors=[DYE, CUT]) + [ring_dot(50, 50, 9, DYE, 2.2)],
        [ring_dot(*P(27, 45 + 90 * k), 10.5) for k in range(4)] + [line(CUT, 2.2, arcs_between())] + [ring_dot(50, 50, 7, CUT, 1.9)],
        [fill(DYE, wheel()), ring_dot(50, 50, 6.5, CUT, 2)] + [ring_dot(*P(30, 45 + 90 * k), 5, CUT, 1.7) for k in range(4)],
        [ring_dot(*P(31, 36 * k), 6, CUT if k % 2 else DYE, 1.7) for k in range(10)] + [line(DYE, 2.2, circ(50, 50, 19)), ring_dot(50, 50, 11.5, CUT, 2.2, DYE)],
        weave([loop(0), loop(90)], 5, 1.4, DYE, B1, colors=[DYE, CUT]) + [ring_dot(*P(31, 45 + 90 * k), 4.6, CUT, 1.6) for k in range(4)],
    ]
    for k, face in enumerate(faces): save(f"defender-{k + 1}", 100, 100, bone(*face))


def arcs_between():
    """Four arcs that lead from ring to ring, hollow to the middle."""
    d = ""
    for k in range(4):
        x, y = P(48, 90 * k)
        d += arc(x, y, 22, 90 * k + 180 - 44, 90 * k + 180 + 44)
    return d


def wheel():
    """A cross whose arms widen, within a ring."""
    d = ring(50, 50, 34.5, 37.5)
    for k in range(4):
        a = 90 * k
        d += poly([P(9, a - 20), P(36, a - 17), P(36, a + 17), P(9, a + 20)])
    return d


def loop(turn):
    """A long ring; two of them across each other are one knot."""
    points = []
    for i in range(40):
        a = 2 * math.pi * i / 40
        x, y = 34 * math.cos(a), 15 * math.sin(a)
        points.append((50 + x, 50 + y) if turn == 0 else (50 - y, 50 + x))
    return points + points[:1]


def horn(*inside):
    notch = "".join(poly([P(45.5, 15 * k - 3.6), P(45.5, 15 * k + 3.6), P(41.8, 15 * k + 3.6), P(41.8, 15 * k - 3.6)]) for k in range(24))
    return [fill(HORN, ALL), fill(PALE, notch), *inside]


def mirrored(points):
    """A figure drawn in one quarter, and in the other three as in a mirror."""
    return "".join(poly([(50 + sx * x, 50 + sy * y) for x, y in points], False) for sx in (1, -1) for sy in (1, -1))


def attackers():
    lozenge = lambda r, x=50, y=50: poly([(x, y - r), (x + r, y), (x, y + r), (x - r, y)])
    pen = 3.6
    stepped = lambda r: poly([(50 + sx * x, 50 + sy * y) for sx, sy, row in ((1, -1, 0), (1, 1, 1), (-1, 1, 0), (-1, -1, 1)) for x, y in (
        [(r * .16, r), (r * .16, r * .72), (r * .44, r * .72), (r * .44, r * .44), (r * .72, r * .44), (r * .72, r * .16), (r, r * .16)][::1 if row == 0 else -1])])
    faces = [
        # keys that turn in towards the middle, mirrored
        [line(PALE, pen, mirrored([(0, 33), (0, 5), (25, 5), (25, 24), (8.500, 24), (8.500, 14.500), (16, 14.500)])), ],
        [line(PALE, pen, stepped(36)), fill(PALE, stepped(21)), fill(HORN, lozenge(7))],
        # three rows of zigzag
        [line(PALE, pen, "".join(poly([(x, y + (8 if k % 2 else -4)) for k, x in enumerate(xs)], False) for y, xs in (
            (30, (28, 35.3, 42.6, 50, 57.300, 64.700, 72)), (48, (17, 28, 39, 50, 61, 72, 83)), (66, (28, 35.300, 42.600, 50, 57.300, 64.700, 72))))) ],
        # a chequer of lozenges
        [fill(PALE, "".join(lozenge(8.2, 50 + 17 * i + (8.500 if j % 2 else 0), 50 + 8.500 * j) for j in range(-4, 5) for i in range(-3, 4)
            if math.hypot(17 * i + (8.500 if j % 2 else 0), 8.500 * j) < 30 and j % 2 == 0))],
        # a cross of T's
        [line(PALE, pen, mirrored([(34, 0), (8, 0), (8, 13), (20, 13)]) + mirrored([(0, 34), (0, 25), (17, 25), (17, 20)]))],
        [line(PALE, pen, lozenge(37) + lozenge(24.500)), fill(PALE, lozenge(11)), fill(PALE, "".join(poly([(50 + sx * x, 50 + sy * y) for x, y in ((24, 24), (31, 21), (21, 31))])
            for sx in (-1, 1) for sy in (-1, 1)))],
        # chevrons that press in from four sides
        [line(PALE, pen, "".join(poly([(50 + c * x - s * y, 50 + s * x + c * y) for x, y in row], False) for c, s in ((1, 0), (0, 1), (-1, 0), (0, -1))
            for row in (((-21, -29), (0, -8), (21, -29)), ((-11, -33), (0, -22), (11, -33)))))],
        # nested squares with a saltire
        [line(PALE, pen, rect(25, 25, 50, 50) + rect(35, 35, 30, 30) + "M25 25L35 35M75 25L65 35M75 75L65 65M25 75L35 65"), fill(PALE, rect(44, 44, 12, 12))],
    ]
    for k, face in enumerate(faces): save(f"attacker-{k + 1}", 100, 100, horn(*face))


def gold(dye, deep, *inside):
    """The king's plate: gold, beaten from within, its rim in the set's own colour."""
    dots = "".join(circ(*P(43.3, 11.25 * k), 1.25) for k in range(32))
    return [fill(deep, ALL), fill(G2, circ(50, 50, 46.4)), fill(dye, ring(50, 50, 40.2, 46)), fill(G1, dots), fill(G1, circ(50, 50, 39)),
        *inside]


def kings():
    save("king", 100, 100, gold(R2, R3, line(G2, 1.2, circ(50, 50, 36.6)), group(place(50, 51, .73), group("translate(-51 -46)", *dragon(R2, R3, G1)))))
    # Officers: a horse's head on bone, the mustering horn on black.
    horse = ("M30 82C33 70 43 62 42 53C38 57 32 62 26 62C21 61 18.500 56 20 51C25 44 28 37 33 31C36 26 40 23 45 21L46 12L53 19C67 23 77 36 78 52"
        "C79 64 77 74 72 82Z")
    mane = "M53 19C67 23 77 36 78 52C79 64 77 74 72 82H63C68 70 68 52 61 40C57 33 53 29 48 25Z"
    save("knight", 100, 100, fill(RIM, ALL), fill(B2, circ(50, 50, 44)), line(DYE, 2.6, circ(50, 50, 40.3)), fill(B1, circ(50, 50, 38.5)), fill(CUT, horse), fill(DYE, mane),
        soft(B1, 2, "M58 27C66 33 70 41 71.500 49M64 46C67 53 68 61 67 70M35 71C43 68 49 60 51 51M47 66C47 61.500 53 61.500 53 65.500C53 69 48.500 68.500 49.500 66"),
        fill(B1, circ(37, 37.5, 2.2) + circ(24.5, 54, 1.5)))
    save("commander", 100, 100, fill(HORN, ALL), fill(PALE, ring(50, 50, 42, 45)), *mustering(PALE, DIM, G2))
    save("king-symbol", 100, 100, fill(R3, circ(50, 50, 50)), fill(G1, circ(50, 50, 45)), group(place(49, 53, .83), group("translate(-51 -46)", *dragon(R2, R3, G1, False))))
    save("defender-symbol", 100, 100, fill(RIM, circ(50, 50, 50)), fill(B1, circ(50, 50, 41)), line(DYE, 7, circ(50, 50, 23)), fill(DYE, circ(50, 50, 10)))
    save("attacker-symbol", 100, 100, fill(HORN, circ(50, 50, 50)), line(PALE, 8, "M50 18L82 50L50 82L18 50Z"), fill(PALE, "M50 38L62 50L50 62L38 50Z"))
    save("knight-symbol", 100, 100, fill(RIM, circ(50, 50, 50)), fill(B1, circ(50, 50, 41)), fill(DYE, horse))
    save("commander-symbol", 100, 100, fill(HORN, circ(50, 50, 50)), *mustering(PALE, PALE, G2))


def mustering(pale, dim, band):
    """A blowing horn of an ox, bent upwards, two bands about it."""
    return [fill(pale, "M17 29C15 47 25 66 45 73C58 77 72 74 82 66L77 56C70 61 60 61 52 57C40 51 34 38 36 26Z"),
        fill(dim, "M17 29C15 47 25 66 45 73C58 77 72 74 82 66L80 62C66 69 50 68 38 59C27 51 21 40 21 29Z"),
        fill(band, "M14.500 22.500L38 20L37.500 29.500L15.500 32ZM43 75L49 54L54 56L49 76ZM76.500 52.500L86.500 64L83 69L72.500 57.500Z")]


def backs():
    big = rect(-16, -16, 132, 132)
    rings, dots = "", ""
    for j in range(-1, 8):
        for i in range(-1, 8):
            x, y = -8 + 17 * i + (8.5 if j % 2 else 0) + 8.5, -8 + 15 * j + 6
            if -14 < x < 114 and -14 < y < 114: rings, dots = rings + circ(x, y, 5), dots + circ(x, y, 1.9)
    save("back-defender", 100, 100, fill(B1, big), line(DYE, 1.5, rings), fill(CUT, dots))
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
    kings()
    backs()
