"""Interlace: strands given as points; where two cross, one lies over, and over and under take turns along each strand."""
from lib import *


class Strand:
    """A ribbon along points, closed or with two loose ends; in a colour, with a line along its middle if wanted."""

    def __init__(self, points, color, width, middle=None, closed=False, middle_width=None):
        self.points = points + [points[0]] if closed else points
        self.color, self.width, self.closed = color, width, closed
        self.middle, self.middle_width = middle, middle_width or width * .2
        self.length = [0]
        for a, b in zip(self.points, self.points[1:]):
            self.length.append(self.length[-1] + math.hypot(b[0] - a[0], b[1] - a[1]))

    def at(self, s):
        """The point at a length along the strand."""
        total = self.length[-1]
        s = s % total if self.closed else min(max(s, 0), total)
        low, high = 0, len(self.length) - 1
        while high - low > 1:
            half = (low + high) // 2
            low, high = (half, high) if self.length[half] <= s else (low, half)
        part = (s - self.length[low]) / ((self.length[high] - self.length[low]) or 1)
        a, b = self.points[low], self.points[high]
        return a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part

    def piece(self, start, end):
        """The strand between two lengths, as a path with its corners."""
        total = self.length[-1]
        inner = []
        for turn in (-1, 0, 1) if self.closed else (0,):
            inner += [(s + turn * total, p) for s, p in zip(self.length, self.points) if start < s + turn * total < end]
        points = [self.at(start)] + [p for _, p in sorted(inner)] + [self.at(end)]
        return line([p for i, p in enumerate(points) if i == 0 or math.dist(p, points[i - 1]) > .3])

    def whole(self):
        return line(self.points[:-1]) + "Z" if self.closed else line(self.points)


def crossing(p, q, r, t):
    """Where the segments p-q and r-t cross: shares along both, or nothing."""
    d = (q[0] - p[0]) * (t[1] - r[1]) - (q[1] - p[1]) * (t[0] - r[0])
    if abs(d) < 1e-9:
        return None
    u = ((r[0] - p[0]) * (t[1] - r[1]) - (r[1] - p[1]) * (t[0] - r[0])) / d
    v = ((r[0] - p[0]) * (q[1] - p[1]) - (r[1] - p[1]) * (q[0] - p[0])) / d
    return (u, v) if 0 <= u < 1 and 0 <= v < 1 else None


def crossings(strands):
    """All crossings as ((strand, length), (strand, length))."""
    found = []
    for i, a in enumerate(strands):
        for j in range(i, len(strands)):
            b = strands[j]
            for m in range(len(a.points) - 1):
                for n in range(m + 2 if i == j else 0, len(b.points) - 1):
                    hit = crossing(a.points[m], a.points[m + 1], b.points[n], b.points[n + 1])
                    if hit and not (i == j and a.closed and m == 0 and n == len(b.points) - 2):
                        found.append(((i, a.length[m] + hit[0] * (a.length[m + 1] - a.length[m])),
                            (j, b.length[n] + hit[1] * (b.length[n + 1] - b.length[n]))))
    return found


def slant(a, s, b, t):
    """The sine of the angle in which two strands cross: a slanting crossing is longer."""
    p, q, r, u = a.at(s - .8), a.at(s + .8), b.at(t - .8), b.at(t + .8)
    v, w = (q[0] - p[0], q[1] - p[1]), (u[0] - r[0], u[1] - r[1])
    sine = abs(v[0] * w[1] - v[1] * w[0]) / ((math.hypot(*v) * math.hypot(*w)) or 1)
    return min(1, max(.62, sine))


def weave(strands, edge, gap, first_over=True, over=1.0):
    """The parts of a drawing: ribbons with edges in a colour, `gap` wide. `over` lengthens the pieces that lie over."""
    found = crossings(strands)
    visits = {i: sorted((s, k, side) for k, pair in enumerate(found) for side, (strand, s) in enumerate(pair) if strand == i)
        for i in range(len(strands))}
    upper = {}
    # Over and under in turns, from one crossing to all that hang together with it.
    for start in range(len(found)):
        if start in upper:
            continue
        upper[start] = 0 if first_over else 1
        todo = [start]
        while todo:
            k = todo.pop()
            for side in (0, 1):
                strand, s = found[k][side]
                order = visits[strand]
                here = next(n for n, v in enumerate(order) if v[1] == k and v[2] == side)
                for step in (-1, 1):
                    n = here + step
                    if not strands[strand].closed and not 0 <= n < len(order):
                        continue
                    _, other, its = order[n % len(order)]
                    if other not in upper:
                        upper[other] = its if upper[k] != side else 1 - its
                        todo.append(other)
    parts = []
    for color in dict.fromkeys((s.color, s.width, s.middle, s.middle_width) for s in strands):
        same = [s for s in strands if (s.color, s.width, s.middle, s.middle_width) == color]
        parts.append((same, [s.whole() for s in same]))
    out = []
    join = ' stroke-linejoin="round"'
    for same, paths in parts:
        out.append(stroke(paths, edge, same[0].width + 2 * gap, join))
    for same, paths in parts:
        out.append(stroke(paths, same[0].color, same[0].width, join))
        if same[0].middle:
            out.append(stroke(paths, same[0].middle, same[0].middle_width, join))
    for same, _ in parts:
        under, top = [], []
        for k, pair in enumerate(found):
            strand, s = pair[upper[k]]
            other = strands[pair[1 - upper[k]][0]]
            if strands[strand] in same:
                half = (other.width / 2 + gap) * over / slant(strands[strand], s, other, pair[1 - upper[k]][1])
                under.append(strands[strand].piece(s - half * .96, s + half * .96))
                top.append(strands[strand].piece(s - half - .9, s + half + .9))
        if top:
            out.append(stroke(under, edge, same[0].width + 2 * gap, join))
            out.append(stroke(top, same[0].color, same[0].width, join))
            if same[0].middle:
                out.append(stroke(top, same[0].middle, same[0].middle_width, join))
    return out


def circle_points(x, y, r, count=40, start=0):
    return [polar(r, start + 360 * i / count, x, y) for i in range(count)]
