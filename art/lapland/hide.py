"""What is let into the hide, for each size of board: the sun in its middle, the night in its corners.

25 units to a square."""
from lib import *

# Of each size of board the star in its corners: how far from both edges its middle lies, and its reach. Clear of marked
# corners, but on boards of 9, whose corners are not marked.
STARS = {7: None, 9: (25, 22), 11: (37.5, 18), 13: (50, 22), 15: (50, 32), 17: (62.5, 33), 19: (62.5, 44)}
# In shares of half a board's side: the edge of the sun about the king's fort, how far its rays and the night reach.
EDGE, REACH, NIGHT, RAYS = .45, .785, .615, 16
# Of the skins: their ground, hem, cut edge, the thread across the hem; of the rays: the sides, their edge, a seam.
GOLD, GREY = ("#ecc06a", "#c9862f", "#9c6422", "#f6d68d"), ("#cfdde6", "#9db8ca", "#64839b", "#f1f6f9")
RAY, SHADE, RAY_EDGE, SEAM = "#f3cd80", "#e0a649", "#bd8843", "#fbefcd"
INNER = "#f5d48c"
# Of the stars: the sides of petals, and what shines between them.
FROST, FROST2, GLINT = "#9bb7ca", "#67879f", "#f4f8fa"
HEM, CUT, THREAD = 5.6, 1, ' stroke-dasharray="2.6 2.2"'
ROUND = ' stroke-linejoin="round"'


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
            elif away > self.night + 2 and math.dist((x, y), (self.middle, self.middle)) > self.edge:
                hide += stroke
        half = line(hide, color_hide, .4) + line(grey, color_grey, .4)
        return [f'<defs><g id="h">{half}</g></defs><use href="#h"/>',
            f'<use href="#h" transform="matrix(-1 0 0 1 {f(self.side)} 0)"/>']

    def ray(self, radius, angle):
        return point(at(radius, angle, self.middle, self.middle))

    def sides(self, way):
        """One side of every ray: wide wedges, foot by foot on the edge, all reach equally far."""
        turns = (360 / RAYS * n for n in range(RAYS))
        return "".join(f"M{self.ray(self.edge - 1, a)}L{self.ray(self.edge - 1, a + way * 180 / RAYS)}"
            f"L{self.ray(self.reach, a)}Z" for a in turns)

    def zigzag(self, inner, outer):
        """As many points as rays, each before a ray."""
        return "M" + "L".join(self.ray(inner if n % 2 else outer, 180 / RAYS * n) for n in range(2 * RAYS)) + "Z"

    def seams(self):
        """A thread from the foot of every ray almost to its tip."""
        far = self.edge + .8 * (self.reach - self.edge)
        turns = (360 / RAYS * n for n in range(RAYS))
        return "".join(f"M{self.ray(self.edge + 3, a)}L{self.ray(far, a)}" for a in turns)

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

    def in_corners(self, parts):
        """The same in every corner."""
        return [f'<defs><g id="c">{"".join(parts)}</g></defs>', *(f'<use href="#c" transform="translate({f(x)} {f(y)})'
            f' rotate({a})"/>' for x, y, a in self.corners)]

    def star(self):
        """Of the petals of the star: one side, the other side, and lozenges between their tips."""
        place, r = STARS[self.size]
        p = lambda radius, a: point(at(radius * r, a, place, place))
        sides = ["".join(f"M{p(.06, a)}L{p(.56, a + way * 20)}L{p(1, a)}Z" for a in range(0, 360, 45))
            for way in (-1, 1)]
        between = "".join(f"M{p(.64, a)}L{p(.78, a - 6)}L{p(.95, a)}L{p(.78, a + 6)}Z" for a in (22.5 + 45 * n for n in
            range(8)))
        return (*sides, between)

    def knots(self):
        """Stitches in the middle of every square of the night that the star leaves bare."""
        d = ""
        place, reach = STARS[self.size] or (-99, 0)
        for x, y in ((12.5 + 25 * n, 12.5 + 25 * k) for n in range(self.size // 2) for k in range(self.size // 2)):
            if math.hypot(x, y) < self.night - 14 and math.dist((x, y), (place, place)) > reach + 7:
                d += "".join("M%sL%s" % (point(at(4, a, x, y)), point(at(4, a + 180, x, y))) for a in (0, 45, 90, 135))
        return d


def painting(hide):
    """A sun of golden skins, let into the hide about the king's fort; at the corners the night, in blue-grey ones."""
    way_round = lambda inwards: disc(hide.middle, hide.middle, hide.edge - inwards)
    b = [fill(rect(0, 0, hide.side, hide.side), HIDE), fill(hide.nights(), GREY[0]), *hide.hair("#e6d6b8", "#b5c9d6")]
    b += [fill(hide.sides(way), color, f' stroke="{RAY_EDGE}" stroke-width=".7"{ROUND}') for way, color in ((1, SHADE),
        (-1, RAY))]
    b += [line(hide.seams(), SEAM, .8, THREAD), fill(way_round(0), GOLD[0]),
        fill(hide.zigzag(.5 * hide.edge, .8 * hide.edge), INNER, f' stroke="{RAY_EDGE}" stroke-width=".5"{ROUND}')]
    # A darker hem along the cut, woven across.
    for way, (_, hem, cut, thread) in ((hide.arcs, GREY), (way_round, GOLD)):
        b += [line(way(HEM / 2), hem, HEM, ""), line(way(0) + way(HEM), cut, CUT, ""),
            line(way(HEM / 2), thread, 2.4, ' stroke-dasharray="1.5 2.5"')]
    corner = [line(hide.knots(), FROST, .8)] if hide.knots() else []
    if STARS[hide.size]:
        light, dark, between = hide.star()
        corner += [fill(light, FROST), fill(dark, FROST2), fill(between, GLINT)]
    svg(f"map-{hide.size}", hide.side, hide.side, [*b, *(hide.in_corners(corner) if corner else ())])


def painting_in_lines(hide, ink):
    """The same skins in lines."""
    round_it = lambda radius: disc(hide.middle, hide.middle, radius)
    corner = hide.knots() + ("".join(hide.star()) if STARS[hide.size] else "")
    svg(f"map-{hide.size}-lines", hide.side, hide.side, [line(hide.arcs() + hide.sides(1) + hide.sides(-1) +
        round_it(hide.edge) + hide.zigzag(.5 * hide.edge, .8 * hide.edge), ink, .6, ROUND), line(hide.arcs(HEM / 2) +
        round_it(hide.edge - HEM / 2), ink, .45, THREAD),
        *(hide.in_corners([line(corner, ink, .5, ROUND)]) if corner else ())])


def draw():
    for size in STARS:
        painting(Hide(size))
        painting_in_lines(Hide(size), "#a4a4a4")
