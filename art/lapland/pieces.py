"""The discs: alder-red figures of summer on birch, tin-white ones of the night on tarred wood, the king; signs and backs."""
import figures as fig
from lib import *

ALL = rect(-12, -12, 124, 124)


def around(count, r, length, color, width):
    """Short stitches along a circle."""
    half = math.degrees(length / 2 / r)
    d = "".join("M%sA%s %s 0 0 1 %s" % (point(at(r, 360 / count * n - half)), f(r), f(r), point(at(r,
        360 / count * n + half))) for n in range(count))
    return line(d, color, width, "")


def zigzag(count, inner, outer):
    return poly([at(outer if n % 2 == 0 else inner, 180 / count * n - 90) for n in range(2 * count)])


def birch_disc(rim=ALDER2, thread=ALDER):
    """Birch with a rim of bark, sewn with root fibre."""
    return [fill(ALL, rim), fill(disc(50, 50, 43.6), BIRCH), around(32, 40.0, 4.6, thread, 1.4)]


def tarred_disc(thread=TIN):
    """Tarred wood, round its rim a zigzag of tin thread."""
    return [fill(ALL, TAR), line(zigzag(26, 39.6, 44.6), thread, 1.5, ' stroke-linejoin="miter"')]


SUMMER = (fig.lavvu, fig.reindeer, fig.boat, fig.birch, fig.njalla, fig.fish, fig.cloudberry, fig.swan)
WINTER = (fig.tin_star, fig.moon, fig.spruce, fig.crystal, fig.aurora, fig.fells, fig.flakes, fig.plough)


# How large each figure is: those that cover much of the disc are smaller, so that the sides stay apart in lightness.
SUMMER_SIZES = (.58, .58, .66, .64, .6, .68, .62, .6)
WINTER_SIZES = (.64, .56, .56, .58, .58, .56, .68, .66)


def men():
    for n, figure in enumerate(SUMMER):
        svg(f"defender-{n + 1}", 100, 100, [*birch_disc(), moved(figure(ALDER, BIRCH), 50, 50, SUMMER_SIZES[n])])
    for n, figure in enumerate(WINTER):
        svg(f"attacker-{n + 1}", 100, 100, [*tarred_disc(), moved(figure(TIN, TAR), 50, 50, WINTER_SIZES[n])])


def head(color, pale, mid):
    """A reindeer's head from the front, its antlers a crown; about 0 0, within 50 each way."""
    half = ("M3 4C6 -6 16 -9 22 -16C30 -25 31 -36 24 -47L20 -48C25 -37 24 -28 18 -21C16 -28 15 -34 11 -41L7.5 -40"
        "C11 -33 12 -26 12 -17"
        "C8 -13 4 -9 1 -2ZM24 -19C33 -21 38 -29 39 -39L43 -38C43 -27 38 -18 26 -14C20 -9 12 -6 8 2ZM29 -25"
        "C35 -24 41 -20 46 -22L47 -18C41 -16 34 -19 28 -21Z")
    brow = "M4 4C6 0 10 -2 12 -7L15 -5C14 2 10 6 7 8Z"
    ear = "M13 8C22 2 30 2 36 6C33 14 25 17 14 15Z"
    both = lambda d, c: fill(d, c) + f'<g transform="scale(-1 1)">{fill(d, c)}</g>'
    face = "M0 0C10 0 16 5 16 13C16 21 12 27 11.5 34C11 43 7 48 0 48C-7 48 -11 43 -11.5 34C-12 27 -16 21 -16 13C-16 5 -10 0 0 0Z"
    return [both(half, color), both(brow, color), both(ear, color), both("M19 9C24 6 28 6 31 8C28 11.5 24 12 19 12Z",
        mid), fill(face, color),
        fill("M0 4C3 4 4.5 9 4.5 15C4.5 23 8 28 8.5 35C9 42 6 45.5 0 45.5C-6 45.5 -9 42 -8.5 35"
        "C-8 28 -4.5 23 -4.5 15C-4.5 9 -3 4 0 4Z", pale),
        both("M8 15.5C9 13.5 12 13.5 13.5 15.5C12.5 18 9.5 18 8 15.5Z", pale),
        both("M2.2 37.5C4.5 35.5 6.5 36.5 6.3 38.5C5.5 40.5 3.5 40 2.2 37.5Z", color),
        line("M0 40V43", color, 1.6)]


def king_disc(rim, thread, field, glow):
    """A gold sun within a rim sewn with tin thread."""
    rays = [poly([at(17, 15 * n - 5.5), at(39, 15 * n - 2), at(39, 15 * n + 2), at(17,
        15 * n + 5.5)]) for n in range(24)]
    return [fill(ALL, rim), line(zigzag(32, 42.4, 46.4), thread, 1.2, ' stroke-linejoin="miter"'), fill(disc(50, 50,
        40.6), thread),
        fill(disc(50, 50, 39.2), field), fill(rays, glow), fill(disc(50, 50, 19), glow)]


def king():
    svg("king", 100, 100, [*king_disc(RED3, WHITE, YELLOW, YELLOW2), moved(head(RED3, WHITE, RED2), 50, 51, .76)])


def officers():
    # The gold is deeper than the king's: it must be seen apart from birch where there is no hue.
    gold = [fill(ALL, ALDER2), fill(disc(50, 50, 43.6), "#dc9c2a"), fill(disc(50, 50, 39.4), ALDER2), fill(disc(50, 50,
        38), BIRCH)]
    svg("knight", 100, 100, [*gold, moved(fig.skier(ALDER, BIRCH), 50, 50, .55)])
    tin = [fill(ALL, TAR), ring(50, 50, 40.2, 44.6, BLUE2), fill(disc(50, 50, 37.5), TAR)]
    svg("commander", 100, 100, [*tin, moved(fig.owl(TIN, TAR), 50, 49, .59)])


def antlers(color):
    """The king's head in few strokes, for squares of 4 mm."""
    half = "M46 58C33 53 26 42 27 22M29 44C22 43 16 39 14 32M27 31C33 30 37 26 38 19"
    return [line(half + "M54 58C67 53 74 42 73 22M71 44C78 43 84 39 86 32M73 31C67 30 63 26 62 19", color, 6.4),
        fill("M50 52C60 52 64 57 62 64L57 79C55 85 45 85 43 79L38 64C36 57 40 52 50 52ZM38 60C32 56 27 57 24 60"
        "C28 66 33 67 39 66ZM62 60C68 56 73 57 76 60C72 66 67 67 61 66Z", color)]


def symbols():
    svg("king-symbol", 100, 100, [fill(disc(50, 50, 50), RED3), fill(disc(50, 50, 43), YELLOW), *antlers(RED3)])
    svg("defender-symbol", 100, 100, [fill(disc(50, 50, 50), ALDER2), fill(disc(50, 50, 42), BIRCH),
        line("M50 34L39 20M50 34L46 18M50 34L54 18M50 34L61 20", ALDER, 3.2), fill("M50 29L82 67Q50 74 18 67Z",
        ALDER), fill("M50 48L39.5 70.5Q50 71.5 60.5 70.5Z", BIRCH)])
    svg("attacker-symbol", 100, 100, [fill(disc(50, 50, 50), TAR), fill(poly([at(36 if n % 2 == 0 else 12,
        22.5 * n - 90) for n in range(16)]), TIN)])
    svg("knight-symbol", 100, 100, [fill(disc(50, 50, 50), ALDER2), fill(disc(50, 50, 42), BIRCH),
        moved(fig.skier(ALDER, BIRCH), 50, 49, .66)])
    svg("commander-symbol", 100, 100, [fill(disc(50, 50, 50), TAR), moved(fig.owl(TIN, TAR)[:4], 50, 49, .84)])


def backs():
    big = rect(-16, -16, 132, 132)
    tents = "".join(poly([(x, y), (x + 5, y + 9), (x - 5, y + 9)]) for row in range(10) for col in range(10)
        for x, y in [(-10 + 14 * col + 7 * (row % 2), -13 + 13.5 * row)] if x < 112 and y < 108)
    svg("back-defender", 100, 100, [fill(big, BIRCH), fill(tents, ALDER)])
    rows = "".join("M-16 %s" % f(-12 + 12 * n) + "l6 -7l6 7" * 11 for n in range(11))
    svg("back-attacker", 100, 100, [fill(big, TAR), line(rows, TIN, 1.6, "")])
    suns = "".join(poly([at(7.2 if k % 2 == 0 else 2.8, 30 * k, x, y) for k in range(12)])
        for row in range(9) for col in range(8)
        for x, y in [(-8 + 17.5 * col + 8.75 * (row % 2), -7 + 15 * row)] if x < 114 and y < 114)
    svg("back-king", 100, 100, [fill(big, RED3), fill(suns, YELLOW)])


def draw():
    men()
    king()
    officers()
    symbols()
    backs()
