"""What is painted on the hide of nine by nine squares: 25 units to a square, as it was painted with alder bark."""
import figures as fig
from lib import *


def waves(x, y, count, color):
    return line(f"M{x} {y}" + "q3 -2.5 6 0t6 0" * count, color, .9)


def fur():
    """Hair of the hide, in short strokes: from the spine, which runs from above to below, outwards and down."""
    d = ""
    for n in range(330):
        # Places that keep clear of each other (the R2 sequence).
        x, y = 225 * (.5 + n * .7548776662 % 1) % 225, 225 * (.5 + n * .5698402910 % 1) % 225
        lean = (x - 112.5) / 112.5
        long = 2.6 + 1.6 * chance(61, n)
        d += f"M{f(x)} {f(y)}q{f(lean * long * .2)} {f(long * .6)} {f(lean * long)} {f(long)}"
    return line(d, "#e6d6b8", .34)


def put(figure, x, y, s, flip=False):
    return moved(figure(WASH2, HIDE), x, y, s, 0, flip)


def painting():
    """One scene to a quarter: the herd, the tents under the sun, the lake, the wood.

    No square on which men start cuts through a figure: a large one fills four squares that are free, a small one a square."""
    svg("map-9", 225, 225, [fill(rect(0, 0, 225, 225), HIDE), fur(),
        put(fig.reindeer, 50, 50.5, .46, True), put(fig.grazing, 87, 87, .2), put(fig.grazing, 37.5, 87, .2, True),
        put(fig.lavvu, 175, 52, .46), put(fig.sun, 187.5, 12.5, .24), put(fig.lavvu, 187.5, 89, .21),
        put(fig.dog, 137.5, 88, .2),
        put(fig.boat, 50, 172, .46), waves(32, 194, 3, WASH2), put(fig.fish, 37.5, 212.5, .2, True),
        put(fig.fish, 87.5, 137.5, .2),
        put(fig.birch, 175.5, 175, .44), put(fig.skier, 212.5, 187.5, .22), put(fig.spruce, 162.5, 213, .2),
        put(fig.spruce, 187.5, 213, .2), put(fig.spruce, 212.5, 213, .2)])


def painting_in_lines(wash, hide):
    """More figures, so that on every square there is something to be coloured in."""
    def put(figure, x, y, s, flip=False):
        return moved(outlined(figure, wash, hide, .3 / s, f"{figure.__name__}{x}"), x, y, s, 0, flip)
    b = [
        # A herd, going down to the water.
        put(fig.reindeer, 50, 58, .6, True), put(fig.reindeer, 17, 12.5, .21, True), put(fig.reindeer, 42, 12.5, .19,
        True),
        put(fig.grazing, 86, 86, .22), put(fig.grazing, 12, 60, .2, True),
        # Two tents, and the sun.
        put(fig.lavvu, 176, 62, .68), put(fig.lavvu, 207, 40, .34), put(fig.dog, 139, 87, .2), put(fig.njalla, 163, 13,
        .22), put(fig.sun, 204, 13, .24), put(fig.cloudberry, 137, 61, .2),
        # A lake with a boat and a swan.
        put(fig.boat, 60, 149, .56), put(fig.swan, 22, 192, .36), put(fig.fish, 62, 188, .3, True), put(fig.fish, 38,
        214, .2), waves(66, 167, 2, wash), waves(32, 170, 1, wash),
        waves(82, 207, 1, wash), waves(6, 170, 1, wash),
        # A wood of birches; somebody comes on skis.
        put(fig.birch, 207, 180, .42), put(fig.birch, 184, 156, .36), put(fig.skier, 158, 176, .5), put(fig.spruce, 187,
        211, .24), put(fig.spruce, 207, 213, .18), put(fig.spruce, 163, 213, .2), put(fig.dog, 137, 142, .2)]
    b += [put(fig.cloudberry, 12.5, 37.5, .2), put(fig.birch, 34, 37.5, .2), put(fig.swan, 139, 37, .2),
            put(fig.tin_star, 87.5, 137.5, .2), put(fig.fish, 87.5, 187.5, .2), put(fig.swan, 62.5, 213, .2)]
    svg("map-9-lines", 225, 225, b)


def draw():
    painting()
    painting_in_lines("#a4a4a4", "#ffffff")
