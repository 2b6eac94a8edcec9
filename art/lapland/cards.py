"""The frame of cards: a woven band and, in its corners, a plate of antler. Units are millimetres."""
import weave
from lib import *

# How far the ground reaches beyond a card's edge: its bleed.
OUT = 5
SMALL = ["...ww...", "..wyyw..", ".wyrryw.", "..wyyw..", "...ww..."]


# Where the band begins and ends, how high the edge is, and the side of the plates in the corners, about its middle.
UPPER, LOWER, HIGH = .85, 3.05, 3.9
PLATE = 3.1


def edge_and_corner(suffix, ground, string, light, warm, ribbon, out=OUT):
    """A red band between threads and ribbons, as on the board; the rim beyond the cut is a ribbon, too."""
    colors = {"w": light, "y": warm, "r": ground}
    length = 2.72
    across = lambda y0, y1: f"M-.05 {f(y0, 2)}H{f(length + .05, 2)}V{f(y1, 2)}H-.05Z"
    threads = lambda x0, x1: f"M{f(x0, 2)} {f(UPPER + .1, 2)}H{f(x1, 2)}M{f(x0, 2)} {f(LOWER - .05, 2)}H{f(x1, 2)}"
    svg("card-edge" + suffix, length, HIGH, [fill(across(-out, HIGH), ribbon), fill(across(UPPER, LOWER), ground),
        line(threads(-.05, length + .05), string, .25, ""), moved(weave.cloth(SMALL, 3, colors), .34, 1.31, .085)])
    # Both bands run up to the plate, which lies on them.
    middle, half = (UPPER + LOWER) / 2, PLATE / 2
    end = f"M{f(middle, 2)} {f(UPPER, 2)}H{f(HIGH + .05, 2)}V{f(LOWER, 2)}H{f(middle, 2)}Z"
    bands = [fill(end, ground), line(threads(middle, HIGH + .05), string, .25, "")]
    plate = f"M{f(middle - half, 2)} {f(middle - half, 2)}h{PLATE}v{PLATE}h-{PLATE}z"
    star = "M" + "L".join(f"{f(x, 2)} {f(y, 2)}" for x, y in (at(1.3 if n % 2 == 0 else .5, 22.5 * n - 90, middle,
        middle) for n in range(16))) + "Z"
    sign = ground if ground != "#ffffff" else string
    edge = f' stroke="{string}" stroke-width=".25"' if ground == "#ffffff" else ""
    ground_of_all = fill(f"M-{out} -{out}H{HIGH + .05}V{HIGH}H{HIGH}V{HIGH + .05}H-{out}Z", ribbon)
    svg("card-corner" + suffix, HIGH, HIGH, [ground_of_all, *bands,
        f'<g transform="matrix(0 1 1 0 0 0)">{"".join(bands)}</g>', fill(plate, light, edge), fill(star, sign)])


def draw():
    edge_and_corner("", RED, YELLOW, WHITE, YELLOW2, BLUE)
    edge_and_corner("-low", "#ffffff", RED2, "#f6dfa8", YELLOW, "#ffffff", 0)
    edge_and_corner("-lines", "#ffffff", "#5c5c5c", "#d0d0d0", "#ffffff", "#ffffff", 0)
