"""Colours of the set, paths, and a noise of its own, a hash of whole numbers."""
import math
from common import mix, number, write

# Yew: the heart, its grain, the cream sapwood; peg holes.
YEW, YEW_LIGHT, YEW_DEEP, GRAIN, SAP = "#eec692", "#f3d4a8", "#cf8f58", "#cb8a54", "#faeed2"
HOLE, LIP = "#7a4426", "#f3d2a2"
# Bronze and gold, and their dark side.
GOLD, GOLD_LIGHT, BRONZE, BROWN = "#dfb04f", "#f5dd98", "#a8702a", "#5e3a1c"
# Enamels.
GREEN, GREEN_LIGHT, RED, RED_DARK, BLUE, BLUE_LIGHT = "#24533f", "#5f9678", "#a92b1f", "#76201a", "#2c568a", "#8fb0cf"
CREAM, WHITE = "#fcf6e6", "#fffdf4"
# Greens that look alike and are told apart where ink is saved: fields, the gaps of plaits in them, the rims of studs.
FIELD, GAP, RIM = "#245340", "#2d343b", "#1c4836"
BLUE_FIELD, RED_FIELD = "#274a78", "#84261d"
# Niello on silver: the ravens. The darkest that doesn't flake at folds (C+M+Y below 240 %).
NIELLO, SILVER, SILVER_LIGHT = "#34333b", "#8a979d", "#ccd5d6"
# A raven's body, the line about it, its cut feathers.
RAVEN, RAVEN_LINE, CUT = "#33323a", "#35343c", "#8e9aa1"
# The silver they lie on: three colours, by the middle one of which inks know it; the broad rim about it, and its beads.
SHEET_LIGHT, SHEET, SHEET_DEEP, BAND, BEAD = "#a3acb0", "#8b969b", "#748087", "#34333a", "#737f85"
# Ravens of pictures, and the pupils of all: they stay black where ink is saved.
PAINTED = "#33333b"


def f(value, digits=1):
    return number(value, digits)


def pt(p):
    return f(p[0]) + " " + f(p[1])


def polar(radius, angle, x=50, y=50):
    """A point at an angle in degrees: 0 is up, then clockwise."""
    a = math.radians(angle)
    return x + radius * math.sin(a), y - radius * math.cos(a)


def line(points):
    return "M" + "L".join(pt(p) for p in points)


def poly(points):
    return line(points) + "Z"


def disc(x, y, r):
    return f"M{f(x - r)} {f(y)}a{f(r)} {f(r)} 0 1 0 {f(2 * r)} 0a{f(r)} {f(r)} 0 1 0 {f(-2 * r)} 0z"


def ring(x, y, outer, inner):
    """A ring to be filled: the inner circle runs the other way round."""
    return disc(x, y, outer) + (f"M{f(x - inner)} {f(y)}a{f(inner)} {f(inner)} 0 1 1 {f(2 * inner)} 0"
        f"a{f(inner)} {f(inner)} 0 1 1 {f(-2 * inner)} 0z")


def rect(x, y, w, h):
    return f"M{f(x)} {f(y)}h{f(w)}v{f(h)}h{f(-w)}z"


def curve(points, closed=False):
    """A smooth curve through all points (Catmull-Rom as cubics)."""
    n = len(points)
    at = (lambda i: points[i % n]) if closed else (lambda i: points[min(max(i, 0), n - 1)])
    out = "M" + pt(points[0])
    for i in range(n if closed else n - 1):
        p0, p1, p2, p3 = at(i - 1), at(i), at(i + 1), at(i + 2)
        c1 = p1[0] + (p2[0] - p0[0]) / 6, p1[1] + (p2[1] - p0[1]) / 6
        c2 = p2[0] - (p3[0] - p1[0]) / 6, p2[1] - (p3[1] - p1[1]) / 6
        out += f"C{pt(c1)} {pt(c2)} {pt(p2)}"
    return out + ("Z" if closed else "")


def fill(d, color, more=""):
    d = "".join(d) if isinstance(d, list) else d
    return f'<path d="{d}" fill="{color}"{more}/>'


def stroke(d, color, width, more=""):
    d = "".join(d) if isinstance(d, list) else d
    return f'<path d="{d}" fill="none" stroke="{color}" stroke-width="{f(width, 2)}"{more}/>'


ROUND = ' stroke-linecap="round" stroke-linejoin="round"'


def group(transform, parts):
    return f'<g transform="{transform}">' + "".join(parts) + "</g>"


def place(x, y, scale, parts, turn=0, flip=False):
    """Parts drawn about (0, 0), put at a place; turned, or mirrored left to right."""
    rotate = f" rotate({f(turn)})" if turn else ""
    size = f"{f(-scale, 3)} {f(scale, 3)}" if flip else f(scale, 3)
    return group(f"translate({f(x)} {f(y)}){rotate} scale({size})", parts)


def clipped(name, d, parts):
    return f'<clipPath id="{name}"><path d="{d}"/></clipPath><g clip-path="url(#{name})">' + "".join(parts) + "</g>"


def save(name, width, height, parts):
    body = "\n".join(parts)
    write(name + ".svg", f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {f(width)} {f(height)}">\n{body}\n</svg>\n')


def noise(*keys):
    """A number in [0, 1) from whole numbers, always the same."""
    h = 2166136261
    for key in keys:
        h ^= int(key) & 0xffffffff
        h = h * 16777619 & 0xffffffff
        h ^= h >> 15
        h = h * 2246822519 & 0xffffffff
    h ^= h >> 13
    h = h * 3266489917 & 0xffffffff
    return (h ^ h >> 16) / 2.0**32
