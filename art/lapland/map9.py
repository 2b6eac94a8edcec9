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


# One scene to a quarter: the herd, the tents under the sun, the lake, the wood. Of each figure: its middle, size, turned or not.
# No square on which men start cuts through one: a large one fills four squares that are free, a small one a square.
SCENES = ((fig.reindeer, 50, 50.5, .46, True), (fig.grazing, 87, 87, .2), (fig.grazing, 37.5, 87, .2, True),
    (fig.lavvu, 175, 52, .46), (fig.sun, 187.5, 12.5, .24), (fig.lavvu, 187.5, 89, .21), (fig.dog, 137.5, 88, .2),
    (fig.boat, 50, 172, .46), (fig.fish, 37.5, 212.5, .2, True), (fig.fish, 87.5, 137.5, .2),
    (fig.birch, 175.5, 175, .44), (fig.skier, 212.5, 187.5, .22), (fig.spruce, 162.5, 213, .2),
    (fig.spruce, 187.5, 213, .2), (fig.spruce, 212.5, 213, .2))

# Only where all is in lines: one more figure for every other square, so that there is something to be coloured in.
# Of each: column and row, counted from 0, whether it is turned.
MORE = ((fig.birch, 0, 0), (fig.cloudberry, 1, 0), (fig.birch, 2, 0), (fig.cloudberry, 0, 1), (fig.reindeer, 3, 1),
    (fig.grazing, 0, 2, True), (fig.cloudberry, 3, 2), (fig.birch, 2, 3),
    (fig.njalla, 6, 0), (fig.birch, 8, 0), (fig.njalla, 5, 1), (fig.lavvu, 8, 1), (fig.cloudberry, 5, 2),
    (fig.reindeer, 8, 2), (fig.pulk, 6, 3),
    (fig.swan, 1, 5, True), (fig.swan, 2, 5), (fig.fish, 0, 6, True), (fig.swan, 3, 6), (fig.boat, 0, 7),
    (fig.fish, 3, 7), (fig.cloudberry, 0, 8), (fig.fish, 2, 8),
    (fig.spruce, 5, 5), (fig.birch, 6, 5), (fig.spruce, 7, 5), (fig.pulk, 5, 6), (fig.spruce, 8, 6), (fig.dog, 5, 7))


def painting():
    """Pale figures on the hide."""
    put = lambda figure, x, y, s, flip=False: moved(figure(WASH2, HIDE), x, y, s, 0, flip)
    svg("map-9", 225, 225, [fill(rect(0, 0, 225, 225), HIDE), fur(), *[put(*scene) for scene in SCENES],
        waves(32, 194, 3, WASH2)])


def painting_in_lines(wash, hide):
    """The same figures in lines, and more of them."""
    def put(figure, x, y, s, flip=False):
        return moved(outlined(figure, wash, hide, .3 / s, f"{figure.__name__}{f(x)}"), x, y, s, 0, flip)
    # Small figures are drawn once each, then used again.
    small, more = {}, ""
    for figure, column, row, *flip in MORE:
        name = figure.__name__
        small[name] = f'<g id="{name}">{"".join(outlined(figure, wash, hide, 1.5, "o-" + name))}</g>'
        more += moved(f'<use href="#{name}"/>', 12.5 + 25 * column, 12.5 + 25 * row, .2, 0, *flip)
    svg("map-9-lines", 225, 225, ["<defs>", *small.values(), "</defs>", *[put(*scene) for scene in SCENES],
        waves(32, 194, 3, wash), more])


def draw():
    painting()
    painting_in_lines("#a4a4a4", "#ffffff")
