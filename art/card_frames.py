"""The frames of cards of the older worlds: an edge that repeats along the sides, and the upper left corner. Units are millimetres."""
import re

from common import THEMES, number, write

# How far a coloured ground reaches beyond the card's edge: its bleed.
OUT = 5
WHITE = "#ffffff"


def f(value):
    return number(value, 2)


def rect(x, y, w, h):
    return f"M{f(x)} {f(y)}h{f(w)}v{f(h)}h{f(-w)}z"


def disc(x, y, r):
    return f"M{f(x - r)} {f(y)}a{f(r)} {f(r)} 0 1 0 {f(2 * r)} 0a{f(r)} {f(r)} 0 1 0 {f(-2 * r)} 0z"


def poly(points):
    return "M" + "L".join(f"{f(x)} {f(y)}" for x, y in points) + "Z"


def fill(d, color, more=""):
    return f'<path d="{d}" fill="{color}"{more}/>'


def line(d, color, width, more=""):
    return f'<path d="{d}" fill="none" stroke="{color}" stroke-width="{f(width)}"{more}/>'


def rule(length, y, width, color):
    """A line along an edge, y its outer side; it goes a little under the neighbours."""
    return line(f"M-.05 {f(y + width / 2)}H{f(length + .05)}", color, width)


def svg(name, width, height, parts):
    view = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {f(width)} {f(height)}">'
    write(f"{name}.svg", "\n".join([view, *parts, "</svg>"]) + "\n")


def ground(length, depth, color):
    """The ground of an edge: it goes on beyond the card's edge, and a little under its neighbours."""
    out = 0 if color == WHITE else OUT
    return fill(rect(-.05, -out, length + .1, out + depth), color)


def corner_ground(side, color, depth=4):
    """The ground of a corner, as deep as the edges beside it."""
    side += .05
    out = 0 if color == WHITE else -OUT
    return fill(f"M{out} {out}H{f(side)}V{f(depth)}H{f(depth)}V{f(side)}H{out}Z", color)


def of_board(world, name, x, y, scale, keep=lambda part: True):
    """What the frame of a world's board has, as small as a card's frame."""
    text = (THEMES / world / f"{name}.svg").read_text(encoding="utf-8")
    inner = re.sub(r"^<svg[^>]*>|</svg>\s*$", "", text).strip()
    parts = [part for part in inner.split("\n") if keep(part)]
    return [f'<g transform="translate({f(x)} {f(y)}) scale({number(scale, 4)})">', *parts, "</g>"]


def jorvik():
    """The chain of the board's frame, and its whirl."""
    red = "#8f2c1f"
    not_ground = lambda part: f'fill="{red}" d="M' not in part or "a41" in part or "a31" in part or "a13" in part
    edge = of_board("jorvik", "frame-edge", 0, .62, .0335, not_ground)
    svg("card-edge", 136 * .0335, 4, [ground(136 * .0335, 4, red), *edge])
    corner = of_board("jorvik", "frame-corner", .62, .62, .0335, not_ground)
    svg("card-corner", 3.97, 3.97, [corner_ground(3.97, red), *corner])


def ravens():
    """The edge of a wood in snow; in the corner a paw."""
    blue, air, snow, near, far = "#1f5080", "#dde6ea", "#f4f7f8", "#2f5a4e", "#a9c0b7"

    def fir(x, foot, height):
        h = height
        return poly([(x, foot - h), (x + .2 * h, foot - .55 * h), (x + .1 * h, foot - .55 * h), (x + .32 * h, foot - .12 * h),
            (x + .05 * h, foot - .12 * h), (x + .05 * h, foot), (x - .05 * h, foot), (x - .05 * h, foot - .12 * h),
            (x - .32 * h, foot - .12 * h), (x - .1 * h, foot - .55 * h), (x - .2 * h, foot - .55 * h)])
    length = 4.6
    svg("card-edge", length, 3.9, [ground(length, 3.9, air), fill(fir(3.85, 3.4, 1.9), far),
        fill(fir(.95, 3.5, 2.6) + fir(2.5, 3.5, 2.1), near),
        fill(f"M-.05 3.15Q{f(length / 4)} 3.35 {f(length / 2)} 3.15T{f(length + .05)} 3.15V3.9H-.05Z", snow),
        rule(length, 3.6, .3, blue)])
    pads = "".join(disc(x, y, .42) for x, y in ((1.15, 2.65), (1.2, 1.75), (1.9, 1.15), (2.8, 1.15)))
    svg("card-corner", 4.7, 4.7, [corner_ground(4.7, air, 3.9), fill(f"{pads}M1.85 2.1C2.4 1.7 3.1 1.9 3.3 2.5"
        "C3.5 3 3.2 3.2 2.95 3.3C2.75 3.4 2.7 3.75 2.4 3.75C1.9 3.75 1.4 2.7 1.85 2.1Z", near),
        fill("M3.6 4.7V3.6H4.7V3.9H3.9V4.7Z", blue)])


def ringforts():
    """The palisade of the board's frame, and its wheel."""
    edge = of_board("ringforts", "frame-edge", 0, .55, .0345)
    svg("card-edge", 180 * .0345, 4, edge)
    svg("card-corner", 4.9, 4.9, of_board("ringforts", "frame-corner", .15, .15, .0475))


def romanesque():
    """A zigzag as on an arch; in the corner a tile with a star."""
    gold, red, cream, dark = "#d19a3f", "#b8321d", "#f6e8c8", "#43382d"
    step, count = 1.35, 2
    length = step * count
    high = range(-1, 2 * count + 2)
    outer = [(step * (nth / 2), 1 if nth % 2 else 2.1) for nth in high]
    inner = [(step * (nth / 2), 2.15 if nth % 2 else 3.25) for nth in reversed(high)]
    svg("card-edge", length, 4, [ground(length, 4, gold), fill(rect(-.05, .72, length + .1, 2.81), dark),
        fill(rect(-.05, .95, length + .1, 2.35), cream), fill(poly(outer + inner), red)])
    x = 2.45
    star = poly([(x, .95), (x + .42, x - .42), (3.95, x), (x + .42, x + .42),
        (x, 3.95), (x - .42, x + .42), (.95, x), (x - .42, x - .42)])
    svg("card-corner", 4.9, 4.9, [corner_ground(4.9, gold), fill(rect(.55, .55, 3.8, 3.8), dark),
        fill(rect(.8, .8, 3.3, 3.3), cream), fill(star, red), fill(disc(x, x, .34), gold),
        fill(rect(4.35, .72, .55, 2.81) + rect(.72, 4.35, 2.81, .55), dark)])


def plain():
    """Two lines; in the corner a square of the king's."""
    ink, blue = "#191919", "#1d4f8f"
    svg("card-edge", 10, 3, [rule(10, 1.3, .2, ink), rule(10, 2.1, .45, ink)])
    svg("card-corner", 4.9, 4.9, [fill("M1.3 4.9V1.3H4.9V1.5H1.5V4.9Z", ink), fill("M2.1 4.9V2.1H4.9V2.55H2.55V4.9Z", ink),
        fill(rect(3.15, 3.15, 1, 1), blue)])


def draw(world):
    """Draws a world's edge and corner."""
    {"jorvik": jorvik, "ravens-and-wolves": ravens,
        "ringforts": ringforts, "romanesque": romanesque, "plain": plain}[world]()
