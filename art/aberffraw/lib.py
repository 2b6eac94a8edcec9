"""Colours of slate, bone and dye; paths, drawings, and a noise that is the same every time."""
import math
import re

from common import mix, number as n, write

# Slate, from the pale cleft face to the dark of a wet edge; purple slate of the Penrhyn beds.
S1, S2, S3, S4, S5 = "#ccd4dc", "#b9c2cc", "#7d8997", "#454e5b", "#2c323b"
P1, P2, P3 = "#b4abc0", "#a49bb3", "#5a4f6b"
# Bone of a sea beast, stag's antler.
B1, B2, B3, B4 = "#f7efdc", "#e6d6b3", "#b58a50", "#58391a"
# Red of the madder, gold.
R1, R2, R3 = "#b93b2e", "#9a2a22", "#6a1f17"
G1, G2, G3 = "#f0cd73", "#d9a83f", "#9c6f1e"


def P(r, a, cx=50, cy=50):
    """A point at the radius r; 0 is up, clockwise."""
    a = math.radians(a)
    return cx + r * math.sin(a), cy - r * math.cos(a)


def pt(p, d=1):
    return f"{n(p[0], d)} {n(p[1], d)}"


def poly(points, close=True, d=1):
    """A polygon; the digits are few, and each step is from the rounded point before."""
    q = [(round(x, d), round(y, d)) for x, y in points]
    out = f"M{n(q[0][0], d)} {n(q[0][1], d)}"
    for i, ((px, py), (x, y)) in enumerate(zip(q, q[1:])):
        t, u = n(x - px, d), n(y - py, d)
        out += ("l" if i == 0 else "" if t.startswith("-") else " ") + t + (u if u.startswith("-") else " " + u)
    return out + ("z" if close else "")


def circ(x, y, r, d=1):
    return f"M{n(x - r, d)} {n(y, d)}a{n(r, d)} {n(r, d)} 0 1 0 {n(2 * r, d)} 0a{n(r, d)} {n(r, d)} 0 1 0 {n(-2 * r, d)} 0z"


def rect(x, y, w, h, d=1):
    return f"M{n(x, d)} {n(y, d)}h{n(w, d)}v{n(h, d)}h{n(-w, d)}z"


def ring(cx, cy, r0, r1):
    """A ring as a fill: its hole turns the other way."""
    return (circ(cx, cy, r1) + f"M{n(cx - r0)} {n(cy)}a{n(r0)} {n(r0)} 0 1 1 {n(2 * r0)} 0"
        f"a{n(r0)} {n(r0)} 0 1 1 {n(-2 * r0)} 0z")


def arc(cx, cy, r, a0, a1):
    """An open arc from angle a0 to a1, clockwise."""
    return f"M{pt(P(r, a0, cx, cy))}A{n(r)} {n(r)} 0 {1 if a1 - a0 > 180 else 0} 1 {pt(P(r, a1, cx, cy))}"


def smooth(points, close=False):
    """Quadratic curves through the middles of the segments."""
    mid = lambda a, b: ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)
    if close:
        count = len(points)
        return "M" + pt(mid(points[-1], points[0])) + "".join(
            f"Q{pt(points[i])} {pt(mid(points[i], points[(i + 1) % count]))}" for i in range(count)) + "Z"
    out = "M" + pt(points[0])
    for i in range(1, len(points) - 1):
        end = points[i + 1] if i == len(points) - 2 else mid(points[i], points[i + 1])
        out += f"Q{pt(points[i])} {pt(end)}"
    return out


def through(points, steps=8):
    """Points of a smooth line through points of any count of numbers."""
    out = []
    for i in range(len(points) - 1):
        a, b, c, d = (points[max(0, min(len(points) - 1, i + k))] for k in (-1, 0, 1, 2))
        out += [tuple(.5 * (2 * q + (r - p_) * t + (2 * p_ - 5 * q + 4 * r - u) * t * t + (3 * q - p_ - 3 * r + u) * t ** 3) for p_, q, r, u in zip(a, b, c, d))
            for t in (s / steps for s in range(steps))]
    return out + [points[-1]]


def limb(points, widths, steps=4):
    """A tapering limb along a line through the points, as wide at each as is said."""
    line_ = []
    count = len(points)
    for i in range(count - 1):
        a, b, c, d = (points[max(0, min(count - 1, i + k))] for k in (-1, 0, 1, 2))
        for s in range(steps + (i == count - 2)):
            t = s / steps
            spot = [.5 * (2 * q + (r - p_) * t + (2 * p_ - 5 * q + 4 * r - u) * t * t + (3 * q - p_ - 3 * r + u) * t ** 3)
                for p_, q, r, u in zip(a, b, c, d)]
            line_.append((*spot, widths[i] + (widths[i + 1] - widths[i]) * t))
    left, right = [], []
    for k, (x, y, w) in enumerate(line_):
        (x0, y0, _), (x1, y1, _) = line_[max(0, k - 1)], line_[min(len(line_) - 1, k + 1)]
        run = math.hypot(x1 - x0, y1 - y0) or 1
        nx, ny = (y1 - y0) / run * w / 2, (x0 - x1) / run * w / 2
        left.append((x + nx, y + ny))
        right.append((x - nx, y - ny))
    return poly(left + right[::-1])


def noise(*keys):
    """0 to 1, the same always: a hash of whole numbers."""
    h = 2166136261
    for key in keys:
        h = ((h ^ (int(key) & 0xffffffff)) * 16777619) & 0xffffffff
        h = ((h ^ h >> 15) * 2246822519) & 0xffffffff
    h = ((h ^ h >> 13) * 3266489917) & 0xffffffff
    return (h ^ h >> 16) / 4294967296


def fill(color, d, more=""):
    return f'<path d="{d}" fill="{color}"{more}/>' if d else ""


def line(color, width, d, more=""):
    return f'<path d="{d}" fill="none" stroke="{color}" stroke-width="{n(width, 2)}"{more}/>' if d else ""


def soft(color, width, d, more=""):
    """A line with round ends and joints."""
    return line(color, width, d, ' stroke-linecap="round" stroke-linejoin="round"' + more)


def both(color, edge, width, d, more=""):
    return f'<path d="{d}" fill="{color}" stroke="{edge}" stroke-width="{n(width, 2)}" stroke-linejoin="round"{more}/>'


def group(transform, *parts):
    return f'<g transform="{transform}">' + "".join(parts) + "</g>"


def place(x, y, scale=1, turn=0, flip=False):
    """A transform: to (x, y), turned, at a scale, perhaps mirrored."""
    out = f"translate({n(x, 2)} {n(y, 2)})"
    if turn: out += f" rotate({n(turn)})"
    if flip: return out + f" scale({n(-scale, 3)} {n(scale, 3)})"
    return out + (f" scale({n(scale, 3)})" if scale != 1 else "")


def save(name, w, h, *parts):
    flat = [part for group_ in parts for part in (group_ if isinstance(group_, list) else [group_]) if part]
    text = "\n".join([f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {n(w)} {n(h)}">', *flat, "</svg>"]) + "\n"
    # in paths a minus needs no space before it
    write(f"{name}.svg", re.sub(r' d="[^"]*"', lambda d: d[0].replace(" -", "-"), text))
