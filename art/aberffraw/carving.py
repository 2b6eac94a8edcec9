"""Straight figures cut in relief: every band is a ridge, every block a low pyramid, one flank in the light and one in the shade."""
from lib import *
from weave import at, who_is_over


def lit(x, y):
    """Whether a flank that faces this way lies in the light, which falls from above, a little from the left."""
    return -.4 * x - .92 * y > 0


class Relief:
    """Flanks in the light and in the shade, as two paths."""

    def __init__(self): self.light, self.shade = "", ""

    def flank(self, points, x, y):
        if lit(x, y): self.light += poly(points)
        else: self.shade += poly(points)
        return self

    def block(self, points):
        """A pyramid over a figure."""
        mx, my = (sum(p[i] for p in points) / len(points) for i in (0, 1))
        for (x, y), (u, v) in zip(points, points[1:] + points[:1]): self.flank([(x, y), (u, v), (mx, my)], (x + u) / 2 - mx, (y + v) / 2 - my)
        return self

    def band(self, points, width, closed=True):
        """A ridge along a line, mitred where it turns."""
        h, count = width / 2, len(points)
        runs = [(u - x, v - y) for (x, y), (u, v) in zip(points, points[1:] + points[:1])]
        normal = [(b / math.hypot(a, b), -a / math.hypot(a, b)) if a or b else (0, 0) for a, b in runs]
        last = count if closed else count - 1
        def mitre(i, side):
            (a, b), (c, d) = normal[i - 1], normal[i % count]
            if not closed and i % count == 0: a, b = c, d
            if not closed and i == count - 1: c, d = a, b
            k = side * h / (1 + a * c + b * d)
            x, y = points[i % count]
            return x + (a + c) * k, y + (b + d) * k
        for i in range(last):
            for side in (1, -1):
                nx, ny = normal[i]
                self.flank([points[i], points[(i + 1) % count], mitre(i + 1 if closed or i + 1 < count else i, side), mitre(i, side)], side * nx, side * ny)
        return self

    def drawn(self, pale, dim, ground):
        """In two tones; on white the light flank is a line about the dark one."""
        return [fill(dim, self.shade), both("none", dim, 1.2, self.light) if pale == ground else fill(pale, self.light)]


def woven(strands, width, gap, pale, dim, ground):
    """Ridges that pass over and under each other by turns; each strand is closed, its first point its last."""
    out = Relief()
    for strand in strands: out.band(strand[:-1], width)
    gaps, over = "", Relief()
    for s, place_ in who_is_over(strands):
        i = int(place_)
        (x0, y0), (x1, y1) = strands[s][i], strands[s][i + 1]
        run, (x, y) = math.hypot(x1 - x0, y1 - y0), at(strands[s], place_)
        tx, ty, h = (x1 - x0) / run, (y1 - y0) / run, width / 2
        here = lambda along, across: (x + tx * along - ty * across, y + ty * along + tx * across)
        gaps += poly([here(-h - gap, -h - gap), here(h + gap, -h - gap), here(h + gap, h + gap), here(-h - gap, h + gap)])
        long = h + gap + .6
        for side in (-1, 1): over.flank([here(-long, 0), here(long, 0), here(long, side * h), here(-long, side * h)], -ty * side, tx * side)
    return out.drawn(pale, dim, ground) + [fill(ground, gaps)] + over.drawn(pale, dim, ground)
