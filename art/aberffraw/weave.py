"""Strands that go over and under each other: crossings are found and told by turns, so that any closed figure weaves."""
from lib import *


def _cross(a, b, c, d):
    """Where the segment ab meets cd: shares of both, or None."""
    rx, ry, sx, sy = b[0] - a[0], b[1] - a[1], d[0] - c[0], d[1] - c[1]
    det = rx * sy - ry * sx
    if abs(det) < 1e-9: return None
    t = ((c[0] - a[0]) * sy - (c[1] - a[1]) * sx) / det
    u = ((c[0] - a[0]) * ry - (c[1] - a[1]) * rx) / det
    return (t, u) if 0 <= t < 1 and 0 <= u < 1 else None


def crossings(strands):
    """All crossings as pairs of (strand, place along it)."""
    segments = [(s, i) for s, strand in enumerate(strands) for i in range(len(strand) - 1)]
    found = []
    for k, (s, i) in enumerate(segments):
        for r, j in segments[k + 1:]:
            if s == r and (abs(i - j) < 2 or {i, j} == {0, len(strands[s]) - 2}): continue
            hit = _cross(strands[s][i], strands[s][i + 1], strands[r][j], strands[r][j + 1])
            if hit: found.append(((s, i + hit[0]), (r, j + hit[1])))
    return found


def who_is_over(strands, first=True):
    """For each crossing the end that lies above: by turns along each strand."""
    found = crossings(strands)
    along = {}
    for k, pair in enumerate(found):
        for side, (s, at) in enumerate(pair): along.setdefault(s, []).append((at, k, side))
    for row in along.values(): row.sort()
    over, todo = {}, []
    for s in sorted(along):
        if not any(k in over for _, k, _ in along[s]):
            _, k, side = along[s][0]
            over[k] = side if first else 1 - side
        todo.append(s)
    changed = True
    while changed:
        changed = False
        for s in todo:
            row = along[s]
            known = next((i for i, (_, k, _) in enumerate(row) if k in over), None)
            if known is None: continue
            up = over[row[known][1]] == row[known][2]
            for i, (_, k, side) in enumerate(row):
                if k in over: continue
                here = up if (i - known) % 2 == 0 else not up
                over[k] = side if here else 1 - side
                changed = True
    return [(found[k][over[k]]) for k in sorted(over)]


def at(strand, place_):
    i = max(0, min(len(strand) - 2, int(place_)))
    t = place_ - i
    (x, y), (u, v) = strand[i], strand[i + 1]
    return x + (u - x) * t, y + (v - y) * t


def piece(strand, middle, half, closed):
    """A stretch of a strand, half long on each side of its middle, as a line of five points."""
    total = len(strand) - 1
    mean = sum(math.dist(a, b) for a, b in zip(strand, strand[1:])) / total
    step = half / mean / 2
    places = [middle + step * k for k in (-2, -1, 0, 1, 2)]
    if closed: places = [p % total for p in places]
    else: places = [max(0, min(total, p)) for p in places]
    return poly([at(strand, p) for p in places], False)


def weave(strands, width, gap, color, ground, closed=True, first=True, colors=None, edge=None):
    """Strands of a width; under-strands stop a gap before the others. edge: a colour of lines along both sides."""
    colors = colors or [color] * len(strands)
    out = []
    whole = [poly(s[:-1] if closed else s, closed) for s in strands]
    out.append(line(ground, width + 2 * gap, "".join(whole), ' stroke-linejoin="round"'))
    for tone in dict.fromkeys(colors):
        d = "".join(w for w, c in zip(whole, colors) if c == tone)
        if edge: out += [line(edge, width, d, ' stroke-linejoin="round"'), line(tone, width - edge_width(width), d, ' stroke-linejoin="round"')]
        else: out.append(line(tone, width, d, ' stroke-linejoin="round"'))
    over = who_is_over(strands, first)
    half = width * .5 + gap
    gaps = "".join(piece(strands[s], p, half * 1.05, closed) for s, p in over)
    out.append(line(ground, width + 2 * gap, gaps))
    for tone in dict.fromkeys(colors):
        top = lambda more: "".join(piece(strands[s], p, half * 1.45 + .3 + more, closed) for s, p in over if colors[s] == tone)
        # a little longer than its edges, so that no line shows across it where they end
        if edge: out += [line(edge, width, top(0)), line(tone, width - edge_width(width), top(.9))]
        else: out.append(line(tone, width, top(0)))
    return out


def edge_width(width):
    return min(width * .5, max(1.6, width * .28))


def triquetra(cx, cy, r, turn=0, steps=12):
    """The three-cornered knot with tips at the radius r, as one closed strand of three lenses."""
    # Circles about the corners of a triangle, through each other's middles: their lenses end at twice the triangle's height.
    side = r / (2 / math.sqrt(3))
    corner = [P(side / math.sqrt(3), turn + 180 + 120 * k, cx, cy) for k in range(3)]
    points = []
    for k in (0, 2, 1):
        # From one tip to the next: half a circle about a corner.
        c = corner[k]
        a0 = turn + 120 * k - 90
        points += [P(side, a0 + 180 * i / steps, *c) for i in range(steps)]
    return points + points[:1]


def rope(cx, cy, mean, swing, waves, phase=0, steps=10):
    """A strand that swings about a circle; two of them, half a wave apart, make a plait."""
    count = waves * steps
    return [P(mean + swing * math.cos(2 * math.pi * i / steps + phase), 360 * i / count, cx, cy) for i in range(count + 1)]
