"""The board of one slab of yew: pointed tongues of grain that run through all squares."""
from lib import *

# Paler than the planks of other boards: a slab of this size would drink a lot of ink.
SLAB, BAND, DEEP, FINE, STRONG = "#f5dcb6", "#f9e7ca", "#f0cf9f", "#e6c191", "#d6a671"


def tongue(w, nth, side):
    """One line of the grain from the left end on, above (-1) or below (1) the heart of the tree; it ends at its tip."""
    half, tip = w * (.022 + .052 * nth + .012 * noise(7, nth)), w * (.16 + .17 * nth)
    points = []
    for i in range(8):
        x = min(tip, w * 1.02) * (1 - (1 - i / 7) ** 1.7)
        heart = w * (.56 + .03 * math.sin(2.4 * x / w + .4))
        wave = .006 * w * math.sin(5 * x / w + nth * 1.3 + side)
        points.append((x if i else -2, heart + side * half * math.sqrt(max(0, 1 - x / tip)) + wave * (1 - i / 7 if tip < w else 1)))
    return points


def slab(size):
    """A painting for a board of so many squares a side, 25 units to a square."""
    w = 25 * size
    count = 13
    lines = {(nth, side): tongue(w, nth, side) for nth in range(count) for side in (-1, 1)}

    def between(inner, outer):
        """The wood between two lines of the grain, above and below the heart."""
        if inner == 0:
            return [curve(lines[outer, -1]) + "L" + curve(lines[outer, 1][::-1])[1:] + "Z"]
        return [curve(lines[outer, side]) + "L" + curve(lines[inner, side][::-1])[1:] + "Z" for side in (-1, 1)]

    parts = [fill(rect(-1, -1, w + 2, w + 2), SLAB)]
    parts += [fill(between(1, 2) + between(5, 7) + between(10, 12), BAND), fill(between(3, 4) + between(8, 9), DEEP)]
    strong = [curve(points) for (nth, _), points in lines.items() if nth % 4 == 3]
    fine = [curve(points) for (nth, _), points in lines.items() if nth % 4 != 3]
    parts += [stroke(fine, FINE, .4), stroke(strong, STRONG, .5)]
    # Polish: a broad sheen from the upper left to the lower right.
    parts.append('<linearGradient id="s" x1="0" y1="0" x2="1" y2="1"><stop offset=".12" stop-color="#fff3e0" stop-opacity="0"/>'
        '<stop offset=".36" stop-color="#fff3e0" stop-opacity=".45"/><stop offset=".5" stop-color="#fff3e0" stop-opacity=".04"/>'
        '<stop offset=".66" stop-color="#fff3e0" stop-opacity=".38"/><stop offset=".86" stop-color="#fff3e0" stop-opacity="0"/></linearGradient>')
    parts.append(fill(rect(-1, -1, w + 2, w + 2), "url(#s)"))
    return w, [clipped("w", rect(-1, -1, w + 2, w + 2), parts)]


def draw():
    for size in (7,):
        w, parts = slab(size)
        save(f"slab-{size}", w, w, parts)
