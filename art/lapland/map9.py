"""What is painted on the hide of nine by nine squares: 25 units to a square, pale as old alder bark."""
import figures as fig
from lib import *


def waves(x, y, count, color):
    return line(f"M{x} {y}" + "q3 -2.5 6 0t6 0" * count, color, .9)


def painting(name, wash, hide, lines=False):
    """Pale forms, or, where forms are to be coloured in, pale lines."""
    def put(figure, x, y, s, flip=False):
        return moved(outlined(figure, wash, hide, .3 / s, f"{figure.__name__}{x}") if lines else figure(wash, hide), x,
            y, s, 0, flip)
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
    if lines:
        # Squares that stay bare on the hide have something to be coloured in too.
        b += [put(fig.cloudberry, 12.5, 37.5, .2), put(fig.birch, 34, 37.5, .2), put(fig.swan, 139, 37, .2),
            put(fig.tin_star, 87.5, 137.5, .2), put(fig.fish, 87.5, 187.5, .2), put(fig.swan, 62.5, 213, .2)]
    svg(name, 225, 225, b)


def draw():
    painting("map-9", WASH, HIDE)
    painting("map-9-lines", "#a4a4a4", "#ffffff", True)
