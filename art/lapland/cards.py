"""The frame of cards: a woven band and, in its corners, a plate of antler. Units are millimetres."""
import weave
from lib import *

# How far the ground reaches beyond a card's edge: its bleed.
OUT = 5
SMALL = ["...ww...", "..wyyw..", ".wyrryw.", "..wyyw..", "...ww..."]


def edge_and_corner(suffix, ground, string, light, warm, ribbon, out=OUT):
    """A red band between ribbons, as on the board; both lie between threads, and the rim beyond the cut is a ribbon, too."""
    colors = {"w": light, "y": warm, "r": ground}
    length = 2.72
    across = lambda y0, y1: f"M-.05 {f(y0, 2)}H{f(length + .05, 2)}V{f(y1, 2)}H-.05Z"
    svg("card-edge" + suffix, length, 3.9, [fill(across(-out, 3.9), ribbon), fill(across(.8, 3.0), ground),
        small(f"M-.05 .9H{f(length + .05, 2)}M-.05 3H{f(length + .05, 2)}", string, .22),
        moved(weave.cloth(SMALL, 3, colors), .34, 1.29, .085)])
    precise = "M" + "L".join(f"{f(x, 2)} {f(y, 2)}" for x, y in (at(1.3 if n % 2 == 0 else .5, 22.5 * n - 90, 2.35,
        2.35) for n in range(16))) + "Z"
    svg("card-corner" + suffix, 4.9, 4.9, [fill(f"M-{out} -{out}H4.95V3.9H3.9V4.95H-{out}Z", ribbon),
        fill("M.8 .8H3.9V3.9H.8Z", light), fill(precise, ground if ground != "#ffffff" else string)])


def small(d, color, width):
    return line(d, color, width, "")


def draw():
    edge_and_corner("", RED, YELLOW, WHITE, YELLOW2, BLUE)
    edge_and_corner("-low", "#ffffff", RED2, "#f6dfa8", YELLOW, "#ffffff", 0)
    edge_and_corner("-lines", "#ffffff", "#5c5c5c", "#d0d0d0", "#ffffff", "#ffffff", 0)
