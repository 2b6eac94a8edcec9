"""The colours of Lapland, and short ways to write paths."""
import math

from common import mix, number, write

# Hide and wool.
HIDE, HIDE2, WASH = "#f0e4cd", "#e9dabd", "#e0c6a2"
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


def chance(a, b=0, c=0):
    """A number in [0, 1) from three integers, always the same."""
    x = (a * 0x9E3779B1 ^ b * 0x85EBCA77 ^ c * 0xC2B2AE3D) & 0xFFFFFFFF
    x ^= x >> 15
    x = x * 0x2C1B3C6D & 0xFFFFFFFF
    x ^= x >> 12
    x = x * 0x297A2D39 & 0xFFFFFFFF
    x ^= x >> 15
    return x / 2.0**32


def smooth(points):
    """A soft curve past the middles between points, from the first to the last."""
    d = "M" + point(points[0])
    for n in range(1, len(points) - 1):
        last = n == len(points) - 2
        end = points[n + 1] if last else [(points[n][k] + points[n + 1][k]) / 2 for k in (0, 1)]
        d += f"Q{point(points[n])} {point(end)}"
    return d
