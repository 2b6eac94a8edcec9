"""The painter's tools: points, paths, cuts of compasses and knife, and the colours of the hall."""
import math
import re

from common import chance as rnd, mix, number, write
from shorter import shorten

# Darkest first: char of the hearth, red-brown oak, then gold, embers, bone and iron.
CHAR, OAK, OAK2, OAK3 = "#40302a", "#5f3123", "#7d4224", "#a8632f"
GOLD, GOLD_LIT, GOLD_DARK = "#e7ae43", "#fbe08f", "#b3741f"
EMBER, EMBER_LIT, EMBER_DARK, FIRE = "#cf4a1c", "#f2892c", "#8f2a14", "#ffd05c"
BONE, BONE2, BONE3 = "#f8ebcd", "#e8d3a4", "#c4a468"
IRON, IRON_LIT, IRON_DARK = "#92989a", "#ccd1cf", "#5b5f60"


def f(value, digits=1):
    return number(value, digits)


def polar(r, angle, cx=50, cy=50):
    """The point at a distance and an angle from a middle; 0 is to the right, 90 is down."""
    a = math.radians(angle)
    return cx + r * math.cos(a), cy + r * math.sin(a)


def pt(point):
    return f"{f(point[0])} {f(point[1])}"


def poly(points, close=True):
    return "M" + "L".join(pt(p) for p in points) + ("Z" if close else "")


def circle(cx, cy, r, back=False):
    s = 1 if back else 0
    return f"M{f(cx - r)} {f(cy)}a{f(r)} {f(r)} 0 1 {s} {f(2 * r)} 0a{f(r)} {f(r)} 0 1 {s} {f(-2 * r)} 0z"


def ring(cx, cy, inner, outer):
    return circle(cx, cy, outer) + circle(cx, cy, inner, True)


def rect(x, y, w, h):
    return f"M{f(x)} {f(y)}h{f(w)}v{f(h)}h{f(-w)}z"


def fill(d, color, more=""):
    d = d if isinstance(d, str) else "".join(d)
    return f'<path d="{d}" fill="{color}"{" " + more if more else ""}/>'


def line(d, color, width, more=""):
    d = d if isinstance(d, str) else "".join(d)
    return f'<path d="{d}" fill="none" stroke="{color}" stroke-width="{f(width, 2)}"{" " + more if more else ""}/>'


ROUND = 'stroke-linecap="round"'


# What was drawn elsewhere so far, to be written once where a drawing has it several times.
_moved = {}


def at(x, y, scale, body, turn=0, flip=False):
    """Drawn elsewhere: moved, turned, mirrored, scaled."""
    steps = f"translate({f(x)} {f(y)})"
    if turn:
        steps += f" rotate({f(turn)})"
    if scale != 1 or flip:
        steps += f" scale({f(-scale if flip else scale, 3)} {f(scale, 3)})" if flip else f" scale({f(scale, 3)})"
    body = body if isinstance(body, str) else "".join(body)
    _moved[body] = True
    return f'<g transform="{steps}">{body}</g>'


def laid(x, y, wide, high, body):
    """Drawn elsewhere: moved, and made as wide and as high as something that lies before us."""
    _moved[body] = True
    return f'<g transform="translate({f(x)} {f(y)}) scale({f(wide, 2)} {f(high, 2)})">{body}</g>'


def lens(p, q, width, half=None):
    """A petal from p to q with its half width; half 1: only what is left of the way, -1: only what is right."""
    length = math.hypot(q[0] - p[0], q[1] - p[1])
    r = f((length * length / 4 + width * width) / (2 * width))
    if half is None:
        return f"M{pt(p)}A{r} {r} 0 0 1 {pt(q)}A{r} {r} 0 0 1 {pt(p)}Z"
    return f"M{pt(p)}A{r} {r} 0 0 {1 if half == 1 else 0} {pt(q)}Z"


def shaded_half(p, q):
    """Which half of a cut lies in the shade: the light comes from the upper left, and a cut is hollow."""
    return 1 if (q[1] - p[1]) * -.6 + (q[0] - p[0]) * .8 > 0 else -1


class Cuts:
    """Cuts with two sides, each lit as it lies; drawn as one path for each tone."""

    def __init__(self):
        self.dark, self.mid, self.light = [], [], []

    def petal(self, p, q, width):
        side = shaded_half(p, q)
        self.dark.append(lens(p, q, width, side))
        self.light.append(lens(p, q, width, -side))
        return self

    def kite(self, p, q, share, width):
        """A pointed cut from p to q, widest at a share of its length."""
        ux, uy = q[0] - p[0], q[1] - p[1]
        length = math.hypot(ux, uy)
        nx, ny = uy / length * width, -ux / length * width
        mx, my = p[0] + ux * share, p[1] + uy * share
        side = shaded_half(p, q)
        self.dark.append(poly([p, (mx + side * nx, my + side * ny), q]))
        self.light.append(poly([p, (mx - side * nx, my - side * ny), q]))
        return self

    def draw(self, dark, mid, light):
        return [fill(d, color) for d, color in ((self.light, light), (self.mid, mid), (self.dark, dark)) if d]


def spline(points, close=False):
    """A smooth line through points (Catmull-Rom)."""
    n = len(points)
    get = (lambda i: points[i % n]) if close else (lambda i: points[max(0, min(n - 1, i))])
    out = "M" + pt(points[0])
    for i in range(n if close else n - 1):
        a, b, c, d = get(i - 1), get(i), get(i + 1), get(i + 2)
        out += f"C{pt((b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6))} " \
               f"{pt((c[0] - (d[0] - b[0]) / 6, c[1] - (d[1] - b[1]) / 6))} {pt(c)}"
    return out + ("Z" if close else "")


def taper(points, widths):
    """A band along points whose half width changes: neck, tail, tendril."""
    left, right = [], []
    for i, (x, y) in enumerate(points):
        ax, ay = points[max(0, i - 1)]
        bx, by = points[min(len(points) - 1, i + 1)]
        length = math.hypot(bx - ax, by - ay) or 1
        nx, ny = -(by - ay) / length, (bx - ax) / length
        left.append((x + nx * widths[i], y + ny * widths[i]))
        right.append((x - nx * widths[i], y - ny * widths[i]))
    return spline(left + right[::-1], True)


def once(text):
    """Writes what a drawing has several times only once, and refers to it."""
    nth = 0
    for body in sorted(_moved, key=len, reverse=True):
        if len(body) > 160 and text.count(f">{body}</g>") > 1:
            nth += 1
            first, rest = text.split(f">{body}</g>", 1)
            rest = re.sub(r'<g transform="([^"]*)">' + re.escape(body) + "</g>", rf'<use href="#u{nth}" transform="\1"/>', rest)
            text = f'{first}><g id="u{nth}">{body}</g></g>{rest}'
    return text


def save(name, width, height, body):
    parts = []

    def flat(part):
        if isinstance(part, str):
            parts.append(part)
        else:
            for p in part:
                flat(p)
    flat(body)
    write(name + ".svg", shorten(f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {f(width)} {f(height)}">\n'
                                 + once("\n".join(parts)) + "\n</svg>\n"))
