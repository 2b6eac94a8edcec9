"""What is let into the hide, for each size of board: the sun in its middle, the night in its corners.

25 units to a square."""
import figures as fig
from lib import *

# Of each size of board the stars in its corners: on crossings of lines, clear of marked corners.
STARS = {7: (), 9: ((25, 25, .19), (50, 25, .115), (25, 50, .115)), 11: ((50, 25, .15), (25, 50, .15)),
    13: ((50, 50, .19), (75, 25, .115), (25, 75, .115)), 15: ((50, 50, .19), (75, 50, .115), (50, 75, .115)),
    17: ((50, 50, .19), (75, 50, .115), (50, 75, .115)), 19: ((75, 75, .19), (100, 50, .13), (50, 100, .13))}
# In shares of half a board's side: the edge of the sun about the king's fort, how far its rays and the night reach.
EDGE, REACH, NIGHT, RAYS = .338, .775, .604, 16
# Of the skins: their ground, their hem, their cut edge, the thread along it; of the rays: ground and edge.
GOLD, GREY = ("#f0d59c", "#e6c47f", "#b9934c", "#fbefcd"), ("#e5e6e0", "#d5dbd9", "#8799a3", "#f4f6f2")
PALE = ("#f4e1b2", "#d8b877")
HEM, CUT, THREAD = 4.2, 1.1, ' stroke-dasharray="2.6 2.2"'


class Hide:
    """A hide of so many squares each way."""

    def __init__(self, size):
        self.size, self.side = size, 25 * size
        self.middle = self.side / 2
        self.edge, self.reach, self.night = (round(share * self.middle, 1) for share in (EDGE, REACH, NIGHT))
        # Of each corner: where it is, and which way it turns.
        turns = ((0, 0, 0), (1, 0, 90), (1, 1, 180), (0, 1, 270))
        self.corners = [(x * self.side, y * self.side, a) for x, y, a in turns]

    def hair(self, color_hide, color_grey):
        """Hair in short strokes, from the spine outwards and down: the left half, and its mirror image."""
        hide, grey = "", ""
        for n in range(round(1.6 * self.size ** 2)):
            # Places that keep clear of each other (the R2 sequence).
            x, y = self.middle * ((.5 + n * .7548776662) % 1), self.side * ((.5 + n * .5698402910) % 1)
            lean, long = x / self.middle - 1, 2.6 + 1.6 * chance(61, n)
            stroke = f"M{f(x)} {f(y)}q{f(lean * long * .2)} {f(long * .6)} {f(lean * long)} {f(long)}"
            away = min(math.dist((x, y), corner[:2]) for corner in self.corners)
            # None lies across a hem.
            if away < self.night - HEM - 3:
                grey += stroke
            elif away > self.night + 2:
                hide += stroke
        half = line(hide, color_hide, .4) + line(grey, color_grey, .4)
        return [f'<defs><g id="h">{half}</g></defs><use href="#h"/>',
            f'<use href="#h" transform="matrix(-1 0 0 1 {f(self.side)} 0)"/>']

    def sun(self, half=11):
        """The round skin and its rays in one piece: wide wedges that stand on the edge, all reach equally far."""
        step, d, r = 360 / RAYS, "", f(self.edge)
        for a in (step * n for n in range(RAYS)):
            foot, tip, other = (point(at(radius, a + turn, self.middle, self.middle))
                for radius, turn in ((self.edge, -half), (self.reach, 0), (self.edge, half)))
            d += f"A{r} {r} 0 0 1 {foot}L{tip}L{other}" if d else f"M{foot}L{tip}L{other}"
        return d + f"A{r} {r} 0 0 1 {point(at(self.edge, -half, self.middle, self.middle))}Z"

    def arcs(self, inwards=0):
        """The edges of the skins in the corners, or lines along them."""
        r = self.night - inwards
        return "".join(f"M{point(at(r, a, x, y))}A{f(r)} {f(r)} 0 0 1 {point(at(r, a + 90, x, y))}"
            for x, y, a in self.corners)

    def nights(self):
        """A quarter of a round skin in each corner."""
        r = self.night
        return "".join(f"M{point((x, y))}L{point(at(r, a, x, y))}A{f(r)} {f(r)} 0 0 1 {point(at(r, a + 90, x, y))}Z"
            for x, y, a in self.corners)

    def stars(self, color, hole):
        """Stars of tin thread."""
        corner = "".join(moved('<use href="#s"/>', *place) for place in STARS[self.size])
        if not corner:
            return []
        return ['<defs><g id="s">' + "".join(fig.tin_star(color, hole)) + f'</g><g id="c">{corner}</g></defs>',
            *(f'<use href="#c" transform="translate({f(x)} {f(y)}) rotate({a})"/>' for x, y, a in self.corners)]


def painting(hide):
    """A sun of pale skins, let into the hide about the king's fort; at the corners the night, in grey ones."""
    way_round = lambda inwards: disc(hide.middle, hide.middle, hide.edge - inwards)
    b = [fill(rect(0, 0, hide.side, hide.side), HIDE), fill(hide.nights(), GREY[0])]
    b += [fill(hide.sun(), PALE[0], f' stroke="{PALE[1]}" stroke-width=".7" stroke-linejoin="round"'),
        fill(way_round(0), GOLD[0])]
    b += hide.hair("#e6d6b8", "#c6d0d3")
    # A darker hem along the cut, a running stitch upon it.
    for way, (_, hem, cut, thread) in ((hide.arcs, GREY), (way_round, GOLD)):
        b += [line(way(HEM / 2), hem, HEM, ""), line(way(0), cut, CUT, ""), line(way(HEM / 2), thread, .8, THREAD)]
    svg(f"map-{hide.size}", hide.side, hide.side, [*b, *hide.stars("#a9b9c2", GREY[0])])


def painting_in_lines(hide, ink, paper):
    """The same skins in lines."""
    m = hide.middle
    svg(f"map-{hide.size}-lines", hide.side, hide.side, [line(hide.arcs() + hide.sun() + disc(m, m, hide.edge), ink, .6,
        ' stroke-linejoin="round"'), line(hide.arcs(HEM / 2) + disc(m, m, hide.edge - HEM / 2), ink, .45, THREAD),
        *hide.stars(ink, paper)])


def draw():
    for size in STARS:
        painting(Hide(size))
        painting_in_lines(Hide(size), "#a4a4a4", "#ffffff")
