"""The colours of Lapland, and short ways to write paths."""
import math
import re

from common import chance, mix, number, write

# Hide and wool.
HIDE, WASH = "#f3e9d6", "#e5c3a2"
BLUE, BLUE2, BLUE3 = "#23395d", "#5f7f9d", "#b9cad4"
RED, RED2, RED3 = "#9d2f20", "#c0472c", "#6a1d14"
YELLOW, YELLOW2, CORN = "#e6aa35", "#f3cf7c", "#f0d394"
WHITE = "#fbf4e2"
# Birch, alder bark, tarred wood, tin, antler.
BIRCH, ALDER, ALDER2 = "#fdf7ea", "#b0432a", "#652215"
TAR, TIN, TIN2 = "#232f4c", "#b9c8d1", "#7f93a8"
ANTLER, ANTLER2 = "#f5ead2", "#cdb58e"
INK, GRID = "#2a2530", "#4d3a30"


def f(value, digits=1):
    return number(value, digits)


def at(radius, angle, cx=50, cy=50):
    """A point on a circle; angle 0 is to the right, 90 down."""
    a = math.radians(angle)
    return (cx + radius * math.cos(a), cy + radius * math.sin(a))


def point(p):
    return f"{f(p[0])} {f(p[1])}"


def poly(points):
    return "M" + "L".join(point(p) for p in points) + "Z"


def rect(x, y, w, h):
    return f"M{f(x)} {f(y)}h{f(w)}v{f(h)}h{f(-w)}z"


def disc(cx, cy, r):
    return f"M{f(cx - r)} {f(cy)}a{f(r)} {f(r)} 0 1 0 {f(2 * r)} 0a{f(r)} {f(r)} 0 1 0 {f(-2 * r)} 0z"


def fill(d, color, more=""):
    d = "".join(d) if isinstance(d, list) else d
    return f'<path d="{d}" fill="{color}"{more}/>'


def ring(cx, cy, inner, outer, color):
    return fill(disc(cx, cy, outer) + disc(cx, cy, inner), color, ' fill-rule="evenodd"')


def line(d, color, width, more=' stroke-linecap="round" stroke-linejoin="round"'):
    d = "".join(d) if isinstance(d, list) else d
    return f'<path d="{d}" fill="none" stroke="{color}" stroke-width="{f(width, 2)}"{more}/>'


def moved(parts, x=0, y=0, scale=1, turn=0, flip=False):
    """Parts, drawn about 0 0, at another place."""
    t = f"translate({f(x)} {f(y)})"
    if turn:
        t += f" rotate({f(turn)})"
    if flip or scale != 1:
        t += f" scale({f(-scale, 3)} {f(scale, 3)})" if flip else f" scale({f(scale, 3)})"
    parts = "".join(parts) if isinstance(parts, list) else parts
    return f'<g transform="{t}">{parts}</g>'


def svg(name, width, height, parts):
    view = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {f(width)} {f(height)}">'
    write(f"{name}.svg", "\n".join([view, *parts, "</svg>"]) + "\n")


def thick(d, color, width):
    """A bow of cubic curves as a form, for inks in which strokes lose themselves."""
    numbers = [float(n) for n in re.findall(r"-?[0-9.]+", d)]
    points = list(zip(numbers[::2], numbers[1::2]))
    middle = []
    for n in range(0, len(points) - 3, 3):
        p = points[n:n + 4]
        for k in range(6 if n + 4 >= len(points) else 5):
            t = k / 5
            weights = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3)
            middle.append(tuple(sum(w * q[axis] for w, q in zip(weights, p)) for axis in (0, 1)))
    sides = ([], [])
    for n, (x, y) in enumerate(middle):
        (x0, y0), (x1, y1) = middle[max(0, n - 1)], middle[min(len(middle) - 1, n + 1)]
        long = math.hypot(x1 - x0, y1 - y0)
        nx, ny = (y0 - y1) / long * width / 2, (x1 - x0) / long * width / 2
        sides[0].append((x + nx, y + ny))
        sides[1].append((x - nx, y - ny))
    return fill(poly(sides[0] + sides[1][::-1]), color)
