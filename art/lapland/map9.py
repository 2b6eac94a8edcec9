"""What is let into the hide of nine by nine squares, 25 units to a square: the sun in its middle, the night in its corners."""
import figures as fig
from lib import *


# The sun of skins about the king's fort: its middle, the radius of its edge, how far its rays reach, how many they are.
MIDDLE, GOLD, PALE, GREY = 112.5, "#f0d9a8", "#f3e2bb", "#dce1e0"
EDGE, REACH, RAYS = 38, 87, 16
# The night lies in the corners; its stars are sewn on where lines cross. Of each corner: which way it turns.
NIGHT, CORNERS = 68, ((0, 0, 0), (225, 0, 90), (225, 225, 180), (0, 225, 270))
STARS = ((25, 25, .19), (50, 25, .115), (25, 50, .115))


def fur():
    """Hair of the hide and of the grey skins, in short strokes: from the spine, which runs from above to below, outwards and down."""
    hide, grey = "", ""
    for n in range(330):
        # Places that keep clear of each other (the R2 sequence).
        x, y = 225 * (.5 + n * .7548776662 % 1) % 225, 225 * (.5 + n * .5698402910 % 1) % 225
        lean = (x - MIDDLE) / MIDDLE
        long = 2.6 + 1.6 * chance(61, n)
        stroke = f"M{f(x)} {f(y)}q{f(lean * long * .2)} {f(long * .6)} {f(lean * long)} {f(long)}"
        if min(math.dist((x, y), corner[:2]) for corner in CORNERS) < NIGHT:
            grey += stroke
        else:
            hide += stroke
    return [line(hide, "#e6d6b8", .34), line(grey, "#c9d2d4", .34)]


def sun(half=4.8):
    """The round skin and its rays in one piece: every ray stands on the edge and comes to a point, all equally far out."""
    step, d = 360 / RAYS, ""
    for a in (step * n for n in range(RAYS)):
        foot, tip, other = (point(at(r, a + turn, MIDDLE, MIDDLE)) for r, turn in ((EDGE, -half), (REACH, 0), (EDGE, half)))
        d += f"A{EDGE} {EDGE} 0 0 1 {foot}L{tip}L{other}" if d else f"M{foot}L{tip}L{other}"
    return d + f"A{EDGE} {EDGE} 0 0 1 {point(at(EDGE, -half, MIDDLE, MIDDLE))}Z"


def night(x, y, a):
    """A quarter of a round skin in the corner."""
    return f"M{point((x, y))}L{point(at(NIGHT, a, x, y))}A{NIGHT} {NIGHT} 0 0 1 {point(at(NIGHT, a + 90, x, y))}Z"


def seams():
    """Small slanting stitches along the edges of the skins that are let in."""
    d = ""
    for x, y, a in CORNERS:
        for n in range(27):
            turn = a + (n + .5) * 90 / 27
            d += f"M{point(at(NIGHT - 1, turn - .9, x, y))}L{point(at(NIGHT + 1, turn + .9, x, y))}"
    for n in range(72):
        d += f"M{point(at(EDGE - 1, 5 * n - 1.5, MIDDLE, MIDDLE))}L{point(at(EDGE + 1, 5 * n + 1.5, MIDDLE, MIDDLE))}"
    return d


def stars(color, hole):
    """Stars of tin thread."""
    b = []
    for _, _, a in CORNERS:
        b += [moved(moved(fig.tin_star(color, hole), x - MIDDLE, y - MIDDLE, s), MIDDLE, MIDDLE, 1, a) for x, y, s in STARS]
    return b


def painting():
    """A sun of pale skins, let into the hide about the king's fort; at the corners the night, in grey ones."""
    svg("map-9", 225, 225, [fill(rect(0, 0, 225, 225), HIDE), fill([night(*corner) for corner in CORNERS], GREY),
        fill(sun(), PALE), fill(disc(MIDDLE, MIDDLE, EDGE), GOLD), *fur(), line(seams(), "#c2ad8a", .45),
        *stars("#aebcc4", GREY)])


def painting_in_lines(ink, paper):
    """The same skins in lines."""
    svg("map-9-lines", 225, 225, [line([*(night(*corner) for corner in CORNERS), sun()], ink, .45, ' stroke-linejoin="round"'),
        line(seams(), ink, .4), *stars(ink, paper)])


def draw():
    painting()
    painting_in_lines("#a4a4a4", "#ffffff")
