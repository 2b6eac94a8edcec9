"""The board of one slab of yew: grain that runs through all squares, cream sapwood along two edges, pin knots."""
from lib import *


def slab(size):
    """A painting for a board of so many squares a side, 25 units to a square."""
    w = 25 * size
    parts = [fill(rect(-1, -1, w + 2, w + 2), YEW)]
    # The heart of the tree lies above the middle: the grain bows round it.
    def height(x, level):
        t = x / w
        bow = .5 * math.sin(2.6 * t + .5) + .22 * math.sin(6.3 * t + 1.1 + level * 1.7)
        pull = (level - .42) * 1.04
        return w * (.42 + pull + bow * .075 * (1 - abs(pull)))
    knots = [(.858, .714, 2)]

    def row(level):
        points = []
        count = 6
        for i in range(count + 1):
            x = w * (-.02 + 1.04 * i / count)
            y = height(x, level)
            for kx, ky, _ in knots:
                dx, dy = (x - kx * w) / 16, y - ky * w
                push = 5.2 * math.exp(-dx * dx) * math.exp(-abs(dy) / 16)
                y += push if dy > 0 else -push
            points.append((x, y))
        return points
    # Bands of lighter and deeper wood, then fine lines.
    for n, (low, high, color) in enumerate(((.13, .22, YEW_LIGHT), (.29, .34, "#eab988"), (.46, .56, YEW_LIGHT), (.64, .68, "#eab988"),
            (.74, .83, YEW_LIGHT))):
        parts.append(fill(curve(row(low)) + "L" + curve(row(high)[::-1])[1:] + "Z", color))
    fine, strong = [], []
    level = -.02
    k = 0
    while level < 1.04:
        (strong if k % 4 == 1 else fine).append(curve(row(level)))
        level += .017 + .02 * noise(size, k)
        k += 1
    parts += [stroke(fine, "#e0b079", .3), stroke(strong, "#d39a63", .36)]
    for level, down in ((.045, False), (.955, True)):
        edge = row(level)
        end = w + 2 if down else -2
        parts.append(fill(curve(edge) + f"L{f(w + 4)} {f(end)}H-4Z", SAP))
        parts.append(stroke(curve(edge), "#dca872", .7))
        parts.append(stroke([curve(row(level + (.018 if down else -.018)))], "#e6cb9c", .35))
    for kx, ky, seed in knots:
        x, y = kx * w, ky * w
        parts.append(fill([f"M{f(x + r * 2.1 - 2 * r * 2.1)} {f(y)}Q{f(x)} {f(y - r * 1.5)} {f(x + 2.1 * r)} {f(y)}Q{f(x)} {f(y + r * 1.5)} "
            f"{f(x - 2.1 * r)} {f(y)}Z" for r in (2.6,)], "#d8a068"))
        pins = [(x + 5 * (noise(seed, i) - .5), y + 2.4 * (noise(seed, i, 1) - .5), .45 + .4 * noise(seed, i, 2)) for i in range(5)]
        parts.append(fill([disc(*pin) for pin in pins], "#a8703f"))
    # Polish: a broad sheen from the upper left to the lower right.
    parts.append('<linearGradient id="s" x1="0" y1="0" x2="1" y2="1"><stop offset=".12" stop-color="#fff3e0" stop-opacity="0"/>'
        '<stop offset=".36" stop-color="#fff3e0" stop-opacity=".45"/><stop offset=".5" stop-color="#fff3e0" stop-opacity=".04"/>'
        '<stop offset=".66" stop-color="#fff3e0" stop-opacity=".38"/><stop offset=".86" stop-color="#fff3e0" stop-opacity="0"/></linearGradient>')
    parts.append(fill(rect(-1, -1, w + 2, w + 2), "url(#s)"))
    holes = [(25 * x + 12.5, 25 * y + 12.5) for x in range(size) for y in range(size)]
    parts.append(fill([disc(x, y, 1.6) for x, y in holes], LIP))
    parts.append(fill([disc(x, y, 1.15) for x, y in holes], HOLE))
    return w, parts


def draw():
    for size in (7,):
        w, parts = slab(size)
        save(f"slab-{size}", w, w, parts)
