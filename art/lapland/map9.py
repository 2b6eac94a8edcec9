"""What is painted on the hide of nine by nine squares: 25 units to a square, pale as old alder bark."""
import figures as fig
from lib import *


def waves(x, y, count, color):
    return line(f"M{x} {y}" + "q3 -2.500 6 0t6 0" * count, color, 1.2)


def painting(name, wash, hide):
    put = lambda figure, x, y, s, flip=False: moved(figure(wash, hide), x, y, s, 0, flip)
    b = [
        # A herd, going down to the water.
        put(fig.reindeer, 44, 45, .78, True), put(fig.grazing, 84, 82, .36, True), put(fig.reindeer, 25, 12.500, .22, True), put(fig.reindeer, 52, 12, .24, True),
        # Two tents, and the sun.
        put(fig.lavvu, 174, 56, .76), put(fig.lavvu, 208, 44, .42), put(fig.dog, 145, 85, .2), put(fig.njalla, 163, 14, .24), put(fig.sun, 204, 14, .26), put(fig.cloudberry, 206, 82, .2),
        # A lake with a boat and a swan.
        put(fig.boat, 56, 150, .6), put(fig.swan, 22, 194, .38), put(fig.fish, 64, 187, .34, True), put(fig.fish, 38, 213, .22), waves(66, 168, 2, wash), waves(34, 172, 1, wash),
        waves(80, 206, 1, wash), waves(6, 171, 1, wash),
        # A wood of birches; somebody comes on skis.
        put(fig.birch, 205, 152, .46), put(fig.birch, 182, 160, .34), put(fig.skier, 160, 192, .64), put(fig.birch, 209, 205, .36), put(fig.spruce, 190, 212, .2), put(fig.dog, 136, 162, .2)]
    svg(name, 225, 225, b)


def draw():
    painting("map-9", WASH, HIDE)
