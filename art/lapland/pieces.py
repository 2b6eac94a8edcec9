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
    return [fill(ALL, rim), fill(disc(50, 50, 43.6), BIRCH), around(32, 41, 4.7, thread, 1.3)]


def tarred_disc(thread=TIN):
    """Tarred wood, round its rim a zigzag of tin thread."""
    return [fill(ALL, TAR), line(zigzag(26, 41.2, 45.6), thread, 1.5, ' stroke-linejoin="miter"')]


def open_star(color, hole):
    """The star with wide slits: so large on its disc, a full one would make it too light."""
    return fig.tin_star(color, hole, 12.5, 13.5, 39)


SUMMER = (fig.lavvu, fig.reindeer, fig.boat, fig.birch, fig.njalla, fig.fish, fig.cloudberry, fig.swan)
WINTER = (open_star, fig.moon, fig.spruce, fig.crystal, fig.aurora, fig.fells, fig.flakes, fig.plough)


# Of each figure how large it is, and what of it lies in the middle of the disc: it reaches almost to the rim.
SUMMER_PLACES = ((.67, 0, 15.2), (.74, 3.2, 2.6), (.75, 0, 6.5), (.7, 5, -2), (.6, 1.6, 9), (.74, 1.6, 0), (.69, 0, 6.8),
    (.66, 0, 4.2))
WINTER_PLACES = ((.7, 0, 0), (.6, 1.5, 0), (.6, 0, 5), (.62, 0, 0), (.56, 1.6, 4.4), (.6, 0, 9.4), (.68, 0, -.9), (.78, 0, 3))


def placed(figure, size, x, y):
    """A figure on a disc, its point x y in the middle."""
    return moved(figure, 50 - size * x, 50 - size * y, size)


def men():
    for n, figure in enumerate(SUMMER):
        svg(f"defender-{n + 1}", 100, 100, [*birch_disc(), placed(figure(ALDER, BIRCH), *SUMMER_PLACES[n])])
    for n, figure in enumerate(WINTER):
        svg(f"attacker-{n + 1}", 100, 100, [*tarred_disc(), placed(figure(TIN, TAR), *WINTER_PLACES[n])])


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


def antlers(color, pale):
    """The king's head in few strokes, for squares of 4 mm: his antlers, ears and pale face."""
    half = "M46 56C33 51 24 41 25 21M28 43C21 43 15 38 13 31M25 31C31 30 36 26 37 18"
    return [line(half + "M54 56C67 51 76 41 75 21M72 43C79 43 85 38 87 31M75 31C69 30 64 26 63 18", color, 6),
        fill("M50 49C61 49 66 55 64 62L59 79C57 87 43 87 41 79L36 62C34 55 39 49 50 49ZM37 58C31 54 26 55 23 58"
        "C27 64 32 65 38 64ZM63 58C69 54 74 55 77 58C73 64 68 65 62 64Z", color),
        fill("M50 54C54 54 55 62 57 70C59 78 56 81 50 81C44 81 41 78 43 70C45 62 46 54 50 54Z", pale)]


def symbols():
    """Each is its disc seen small: the same ground and rim, one bold figure on it."""
    svg("king-symbol", 100, 100, [fill(disc(50, 50, 50), RED3), fill(disc(50, 50, 44.5), WHITE),
        fill(disc(50, 50, 41), YELLOW), *antlers(RED3, WHITE)])
    # A lavvu: its poles, its cloth, its door.
    svg("defender-symbol", 100, 100, [fill(disc(50, 50, 50), ALDER2), fill(disc(50, 50, 45.5), BIRCH),
        line("M50 32L39.5 14M50 32L60.5 14", ALDER, 6.5, ""), fill("M46 25H54L84 75Q50 81 16 75Z", ALDER),
        fill("M50 60L56.5 79H43.5Z", BIRCH)])
    petals = [poly([at(4, a), at(20, a - 16), at(36.5, a), at(20, a + 16)]) for a in range(0, 360, 45)]
    tar, tin = "#1a2339", "#8b969d"
    svg("attacker-symbol", 100, 100, [fill(disc(50, 50, 50), tar),
        line(zigzag(18, 41.5, 46), tin, 2.2, ' stroke-linejoin="miter"'), fill(petals, tin)])
    svg("knight-symbol", 100, 100, [fill(disc(50, 50, 50), ALDER2), fill(disc(50, 50, 45), "#dc9c2a"),
        fill(disc(50, 50, 40.5), ALDER2), fill(disc(50, 50, 37.5), BIRCH),
        moved(fig.skier(ALDER, BIRCH), 50, 49, .62)])
    svg("commander-symbol", 100, 100, [fill(disc(50, 50, 50), TAR), ring(50, 50, 41.5, 46, BLUE2),
        moved(fig.owl(TIN, TAR)[:4], 50, 49, .74)])


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
