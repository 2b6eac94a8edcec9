"""The pages: vignette, tailpieces, initial, the back of the board, the base of the box."""
import figures as fig
import weave
from lib import *
from pieces import king_disc
from squares import fort


def band(x, y, long, size, upright=False):
    """A small woven band: red between blue, with lozenges."""
    high = 7 * size
    count = round(long / (12 * size))
    step = long / count
    d = ""
    for n in range(count):
        c = step * (n + .5)
        for half, off in ((2.5, 0), (1.5, 1), (.5, 2)):
            d += rect(c - half * size, (3 - off) * size, 2 * half * size, (1 + 2 * off) * size)
    parts = [fill(rect(0, -.5 * size, long, high + size), BLUE), fill(rect(0, .5 * size, long, high - size), RED),
        fill(d, YELLOW2)]
    turn = f"translate({f(x)} {f(y)})" + (f" rotate(90) translate(0 {f(-high)})" if upright else "")
    return f'<g transform="{turn}">{"".join(parts)}</g>'


def twinflower(x, y, s, flip=False, stem="#5f7440", pale="#e9a7ac", deep="#b8506a"):
    """Linnaea borealis: two bells on one forked stem."""
    bell = lambda sx: moved([fill("M0 0C-5 3 -9 14 -10 24L-5 20L0 26L5 20L10 24C9 14 5 3 0 0Z", pale),
        fill("M0 0C-1.5 8 -2 16 -1 24.8L0 26L5 20L10 24C9 14 5 3 0 0Z", deep)], sx * 24, -18, 1, -sx * 14)
    leaves = "M0 44C-10 34 -22 34 -28 42C-20 50 -8 50 0 44ZM0 44C10 34 22 34 28 42C20 50 8 50 0 44Z"
    return moved([line("M0 48C2 20 -2 2 0 -18C-4 -32 -18 -34 -24 -18M0 -18C4 -32 18 -34 24 -18", stem, 3), bell(-1),
        bell(1), fill(leaves, stem)], x, y, s, 0, flip)


def tailpieces():
    b = [line("M40 82C90 70 130 88 180 76S250 72 264 78", "#5f7440", 2.4)]
    for x, s in ((84, .7), (150, .92), (216, .7)):
        b.append(twinflower(x, 46 if s > .9 else 52, s))
    for x, y, t in ((56, 74, -20), (122, 76, 160), (180, 72, 10), (238, 70, 170), (264, 76, 10)):
        b.append(moved([fill("M0 0C6 -9 18 -9 24 0C18 8 6 8 0 0Z", "#6f8348")], x, y, .8, t))
    svg("tailpiece-1", 300, 100, b)
    svg("tailpiece-2", 300, 100, [line("M66 60Q130 72 192 73", ALDER, 2), moved(fig.reindeer(ALDER), 84, 52, .82),
        moved(fig.pulk(ALDER, "#ffffff"), 226, 60, .74),
        line("M20 92H280", ALDER, 2.2)])
    svg("tailpiece-3", 300, 100, [fill("M114 62A36 36 0 0 1 186 62Z", YELLOW), fill([poly([at(41, a - 4, 150, 62),
        at(58 if n % 2 else 51, a, 150, 62), at(41, a + 4, 150, 62)])
        for n, a in enumerate(range(187, 360, 12))], YELLOW), fill("M30 62L70 40L92 56L112 44L140 62L176 50L204 58"
        "L232 36L272 62Z", "#7b6480"), line("M24 64H276M48 72H252M78 80H222M112 88H188", "#5d7e94", 2.4)])
    # A knife: handle and sheath of antler, hung on a woven band.
    handle = [fill("M58 40C74 34 104 36 122 40V60C104 64 74 66 58 60C52 54 52 46 58 40Z", ANTLER),
        fill("M58 60C52 54 52 46 58 40L66 38V62Z", ALDER2), fill(rect(112, 39, 8, 22), RED),
        line("M58 40C74 34 104 36 122 40V60C104 64 74 66 58 60C52 54 52 46 58 40Z", ALDER2, 2)]
    sheath = [fill("M122 36H190C222 38 248 50 262 78C266 88 256 90 248 86C232 76 214 68 190 66H122Z", ANTLER),
        line("M122 36H190C222 38 248 50 262 78C266 88 256 90 248 86C232 76 214 68 190 66H122Z", ALDER2, 2),
        fill(rect(122, 36, 34, 30), RED2), fill(rect(126, 36, 4, 30) + rect(148, 36, 4, 30), YELLOW2),
        *[moved(fig.tin_star(ALDER, ANTLER), x, y, s) for x, y, s in ((178, 51, .26), (208, 58, .2), (232, 69, .16))]]
    svg("tailpiece-4", 300, 100, [line("M150 36C150 12 190 8 204 26", RED, 6), line("M150 36C150 12 190 8 204 26",
        YELLOW2, 1.8, ' stroke-dasharray="4 4"'), *handle, *sheath])


def initial():
    b = [fill(rect(0, 0, 100, 100), BLUE), fill(rect(3, 3, 94, 94), RED), fill(rect(14, 14, 72, 72), HIDE)]
    lozenges = ""
    for n in range(7):
        c = 14.5 + 71 / 6 * n
        for y in (8.5, 91.5):
            lozenges += rect(c - 4, y - 1, 8, 2) + rect(c - 2.4, y - 2.4, 4.8, 4.8) + rect(c - .9, y - 3.8, 1.8, 7.6)
            if 0 < n < 6:
                lozenges += rect(y - 4, c - 1, 8, 2) + rect(y - 2.4, c - 2.4, 4.8, 4.8) + rect(y - .9, c - 3.8, 1.8,
                    7.6)
    b += [fill(lozenges, YELLOW2), line(rect(14, 14, 72, 72), YELLOW, 2, ""), moved(fig.tin_star("#e6d1ab", HIDE), 50,
        50, .66)]
    svg("initial", 100, 100, b)


def emblem(cx, cy, r):
    """The sun in a ring of tin thread; whose disc shows it differs from game to game, so no king is on it."""
    rays = [poly([at(19, 22.5 * n - 8, 0, 0), at(37 if n % 2 == 0 else 31, 22.5 * n, 0, 0), at(19, 22.5 * n + 8, 0,
        0)]) for n in range(16)]
    return moved([moved(king_disc(RED3, WHITE, YELLOW, YELLOW)[1:], -50, -50), fill(rays, RED3), fill(disc(0, 0,
        15.5), RED3), fill(disc(0, 0, 12), YELLOW2)], cx, cy, r / 46.4)


def vignette():
    """The midnight sun with a reindeer before it, between twinflowers."""
    b = [fill(disc(150, 92, 88), RED3), moved(king_disc(RED3, WHITE, YELLOW, YELLOW2)[1:], 58.5, .5, 1.83)]
    b += [fill("M87.5 127C110 118 134 134 160 127S196 122 212.5 127A71.7 71.7 0 0 1 87.5 127Z", RED3),
        moved(fig.reindeer(RED3), 150, 78, 1)]
    for sx in (-1, 1):
        b.append(twinflower(150 + sx * 119, 136, .7, sx < 0))
        b.append(moved(fig.tin_star(BLUE, "#ffffff"), 150 + sx * 119, 54, .3))
    svg("vignette", 300, 200, b)


def ring_of(figures, r, s, color, hole, turn=0):
    step = 360 / len(figures)
    return [moved(figure(color, hole), *at(r, step * n - 90 + turn, 200, 200), s) for n, figure in enumerate(figures)]


def board_back():
    """All figures about the sun: summer close to it, the night outside."""
    from pieces import SUMMER, WINTER
    b = [fill(rect(0, 0, 400, 400), HIDE), fill(disc(200, 200, 188), TAR), line(zigzag_at(200, 200, 60, 172, 182), TIN,
        2.4, ""),
        fill(disc(200, 200, 124), HIDE), ring(200, 200, 119, 124, RED), ring(200, 200, 110, 114, YELLOW)]
    b += ring_of(WINTER, 147, .42, TIN, TAR, 22.5) + ring_of(SUMMER, 84, .42, ALDER, HIDE) + [fill(disc(200, 200, 49),
        RED3), emblem(200, 200, 47)]
    for x, y in ((30, 30), (370, 30), (370, 370), (30, 370)):
        b.append(moved(fig.tin_star(RED2, HIDE), x, y, .5))
    svg("board-back", 400, 400, b)


def zigzag_at(cx, cy, count, inner, outer):
    return poly([at(outer if n % 2 == 0 else inner, 180 / count * n - 90, cx, cy) for n in range(2 * count)])


def box_face():
    """Hide laced into a woven frame; upon it the sun, a fort about it."""
    b = [fill(rect(0, 0, 400, 400), HIDE)]
    pale = lambda figure, x, y, s, flip=False: moved(figure(WASH, HIDE), x, y, s, 0, flip)
    b += [pale(fig.reindeer, 200, 58, .5), pale(fig.lavvu, 342, 200, .5), pale(fig.boat, 200, 342, .56), pale(fig.birch,
        58, 200, .5)]
    b += [*fort(200, 200, 3.05), fill(disc(200, 200, 74), RED3), emblem(200, 200, 71)]
    b += [band(0, 8, 400, 2), band(0, 378, 400, 2), band(8, 0, 400, 2, True), band(378, 0, 400, 2, True)]
    for x, y in ((15, 15), (385, 15), (385, 385), (15, 385)):
        b += [fill(rect(x - 14, y - 14, 28, 28), ANTLER), line(rect(x - 11.5, y - 11.5, 23, 23), ALDER2, 1.4, ""),
            moved(fig.tin_star(RED, ANTLER), x, y, .2)]
    svg("box-face", 400, 400, b)


def draw():
    vignette()
    tailpieces()
    initial()
    board_back()
    box_face()
