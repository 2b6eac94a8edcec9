"""The scribe's tools: a pen, rows of dots, spirals, ribbons that interlace; and the colours of the book."""
import math
import re
from common import mix, number, write

# Vellum, inks and the few pigments of an Irish scriptorium.
VELLUM, BUFF, PALE = "#f1e4c6", "#e0ca9b", "#faf2de"
INK, BROWN = "#413127", "#6d4a30"
# Ink that fills a form: another shade, so that in line art lines of ink aren't taken for gaps in such a form.
SOLID = "#403228"
RED, DEEP, ROSE = "#b83c22", "#85281a", "#e3a488"
GOLD, OCHRE, STRAW = "#e4b23c", "#b97a26", "#f3d88f"
GREEN, PINE, MIST = "#4a8573", "#2d5a50", "#b4cfc0"

# Broad lines in this are forms: the tail of a cat, ribbons where ink is saved.
FUR = "#fbf5e6"

ALL = "M-12-12h124v124h-124z"


def n(value, digits=1):
    return number(value, digits)


def rect(x, y, w, h):
    return f"M{n(x)} {n(y)}h{n(w)}v{n(h)}h{n(-w)}z"


def circ(x, y, r, digits=1):
    return f"M{n(x - r, digits)} {n(y, digits)}a{n(r, digits)} {n(r, digits)} 0 1 0 {n(2 * r, digits)} 0a{n(r, digits)} {n(r, digits)} 0 1 0 {n(-2 * r, digits)} 0z"


def poly(points, closed=True, digits=1):
    return "M" + "L".join(f"{n(x, digits)} {n(y, digits)}" for x, y in points) + ("Z" if closed else "")


def form(points, closed=True):
    """A smooth outline through points "x y, x y"; at a point with a ! it has a corner."""
    at = [(float(x), float(y.rstrip("!")), y.endswith("!")) for x, y in (point.split() for point in points.split(","))]
    last = len(at)
    step = lambda a, b: ((b[0] - a[0]) / 6, (b[1] - a[1]) / 6)
    d = f"M{n(at[0][0])} {n(at[0][1])}"
    for k in range(last if closed else last - 1):
        before, one, two, after = (at[(k + i) % last] if closed else at[min(max(k + i, 0), last - 1)] for i in (-1, 0, 1, 2))
        u = step(one, two) if one[2] else step(before, two)
        v = step(one, two) if two[2] else step(one, after)
        d += f"C{n(one[0] + u[0])} {n(one[1] + u[1])} {n(two[0] - v[0])} {n(two[1] - v[1])} {n(two[0])} {n(two[1])}"
    return d + ("Z" if closed else "")


def pol(x, y, r, angle):
    """The point at a distance and an angle: 0 is up, clockwise."""
    a = math.radians(angle)
    return x + r * math.sin(a), y - r * math.cos(a)


class Page:
    """A drawing: what is done last lies on top."""

    def __init__(self, w=100, h=100):
        self.w, self.h, self.parts = w, h, []

    def fill(self, color, d, more=""):
        color = SOLID if color == INK else color
        self.parts.append(f'<path fill="{color}" d="{d}"{more}/>')
        return self

    def line(self, color, width, d, more="", cap=True):
        ends = ' stroke-linecap="round" stroke-linejoin="round"' if cap else ""
        self.parts.append(f'<path fill="none" stroke="{color}" stroke-width="{n(width, 2)}"{ends}{more} d="{d}"/>')
        return self

    def pen(self, color, ink, width, d):
        """A form filled with a pigment within a line of ink."""
        self.parts.append(f'<path fill="{color}" stroke="{ink}" stroke-width="{n(width, 2)}" stroke-linejoin="round" d="{d}"/>')
        return self

    def dots(self, color, size, step, d):
        """A row of dots along a path, as Irish scribes set them about their letters."""
        self.parts.append(f'<path fill="none" stroke="{color}" stroke-width="{n(size, 2)}" stroke-linecap="round" stroke-dasharray="0 {n(step, 2)}" d="{d}"/>')
        return self

    def put(self, other, x=0, y=0, scale=1, turn=0, flip=False):
        """Another drawing, laid into this one."""
        how = f"translate({n(x)} {n(y)})" if x or y else ""
        how += f" rotate({n(turn)})" if turn else ""
        how += f" scale({n(-scale, 3)} {n(scale, 3)})" if flip else f" scale({n(scale, 3)})" if scale != 1 else ""
        inner = "\n".join(other.parts)
        self.parts.append(f'<g transform="{how.strip()}">{inner}</g>' if how else inner)
        return self

    def turn(self, angle):
        """All that is drawn so far, turned about the middle."""
        self.parts = [f'<g transform="rotate({n(angle)} {n(self.w / 2)} {n(self.h / 2)})">' + "\n".join(self.parts) + "</g>"]
        return self

    def grow(self, scale, first=2):
        """All but the first parts, larger about the middle: a device upon its disc."""
        x, y = self.w / 2 * (1 - scale), self.h / 2 * (1 - scale)
        inner = "\n".join(self.parts[first:])
        self.parts[first:] = [f'<g transform="translate({n(x)} {n(y)}) scale({n(scale, 2)})">{inner}</g>']
        return self

    def text(self):
        view = f"0 0 {n(self.w)} {n(self.h)}"
        return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{view}">\n' + "\n".join(self.parts) + "\n</svg>\n"

    def save(self, name):
        write(name + ".svg", self.text())


def spiral(x, y, r, angle, turns=1.5, hand=1):
    """A spiral from its outer end inwards, of half circles that become smaller; it begins at the angle."""
    steps = round(turns * 2)
    px, py = pol(x, y, r, angle)
    d = f"M{n(px)} {n(py)}"
    reach, side = r, angle
    for step in range(steps):
        inner = r * (1 - (step + 1) / (steps + .6))
        side += 180
        qx, qy = pol(x, y, inner, side)
        radius = (reach + inner) / 2
        d += f"A{n(radius)} {n(radius)} 0 0 {1 if hand > 0 else 0} {n(qx)} {n(qy)}"
        reach = inner
    return d


def triskele(x, y, r, turn=0, hand=1):
    """Three spirals that run out of one another about a middle."""
    d = ""
    for third in range(3):
        cx, cy = pol(x, y, r * .53, turn + third * 120)
        d += spiral(cx, cy, r * .43, turn + third * 120 + 180 + 30 * hand, 1.5, hand)
        # the arm that joins a spiral to the middle
        sx, sy = pol(cx, cy, r * .43, turn + third * 120 + 180 + 30 * hand)
        d += f"M{n(sx)} {n(sy)}Q{n(x + (sx - x) * .5)} {n(y + (sy - y) * .5)} {n(x)} {n(y)}"
    return d


def pale(page, share):
    """A picture with paler pigments, its lines as they are; with a share of 1 it is to be coloured in."""
    text = page.text()

    def fill(found):
        color = found[1]
        if color in (SOLID, "none", "#ffffff"):
            return found[0] if color != SOLID or share < 1 else 'fill="#4c4c4c"'
        return f'fill="{mix(color, "#ffffff", share)}"'

    def stroke(found):
        color = found[1]
        if color == FUR:
            return f'stroke="{mix(color, "#ffffff", share)}"'
        return f'stroke="{"#4c4c4c" if color == INK else "#8c8c8c"}"' if share == 1 else found[0]
    return re.sub('stroke="(#[0-9a-f]{6})"', stroke, re.sub('fill="(#[0-9a-f]{6}|none)"', fill, text))


def rope(start, half, turns, high):
    """Two strands that twist about the axis, each half turn so long and each crossing in its middle: the strands, and the stretches
    that lie above. At both ends the strands run on along the axis."""
    strands, above = ["", ""], ["", ""]
    for k in range(turns):
        x, flip = start + k * half, 1 if k % 2 else -1
        for strand, y in ((0, flip * high), (1, -flip * high)):
            strands[strand] += ("" if strands[strand] else f"M{n(x, 2)} {n(y, 2)}") + f"C{n(x + half * .45, 2)} {n(y, 2)} {n(x + half * .55, 2)} {n(-y, 2)} {n(x + half, 2)} {n(-y, 2)}"
        # the strand that falls lies above: the middle of its curve
        at = lambda t: (x + half * (3 * .45 * t * (1 - t) ** 2 + 3 * .55 * t * t * (1 - t) + t ** 3), high * (-1 + 6 * t * t - 4 * t ** 3))
        above[k % 2] += poly([at(t) for t in (.27, .34, .42, .5, .58, .66, .73)], False, 2)
    return strands, above


class Knot:
    """Ribbons over a grid of crossings. `wide` and `high` are counted in units of two steps; `flat` and `upright` name the crossings
    (in steps) that are broken, so that ribbons turn back there. A knot that is `round` goes on from its right end at its left."""

    def __init__(self, wide, high, flat=(), upright=(), endless=False):
        self.w, self.h, self.endless = 2 * wide, 2 * high, endless
        self.flat, self.upright = set(flat), set(upright)

    def wall(self, i, j):
        if j in (0, self.h):
            return "flat"
        if not self.endless and i in (0, self.w):
            return "upright"
        i = i % self.w if self.endless else i
        return "flat" if (i, j) in self.flat else "upright" if (i, j) in self.upright else None

    def strands(self):
        """All ribbons, each as its steps: a node, the direction before it and the one after."""
        todo = {(i, j, di, dj) for i in range(self.w + 1) for j in range(self.h + 1) if (i + j) % 2
            for di in (-1, 1) for dj in (-1, 1)}
        found = []
        for start in sorted(todo):
            if start not in todo:
                continue
            i, j, di, dj = start
            strand = []
            while True:
                # From the node (i, j) the ribbon has come with direction (di, dj).
                key = (i % self.w if self.endless else i, j, di, dj)
                if strand and key == first:
                    break
                if not strand:
                    first = key
                kind = self.wall(i, j)
                ei, ej = (di, -dj) if kind == "flat" else (-di, dj) if kind == "upright" else (di, dj)
                if not (0 <= j + ej <= self.h) or not (0 <= j - dj <= self.h) or (not self.endless and not (
                        0 <= i + ei <= self.w and 0 <= i - di <= self.w)):
                    strand = []
                    todo.discard(start)
                    break
                strand.append((key[0], j, di, dj, ei, ej, kind))
                todo.discard((key[0], j, di, dj))
                todo.discard((key[0], j, -ei, -ej))
                if self.endless and key[0] == 0:
                    todo.discard((self.w, j, di, dj))
                    todo.discard((self.w, j, -ei, -ej))
                i, j, di, dj = key[0] + ei, j + ej, ei, ej
                if len(strand) > 4000:
                    raise ValueError("no end")
            if strand:
                found.append(strand)
        return found

    def draw(self, page, x, y, dx, dy, colors, ground, width, gap, ink=None, pen=0, over_edge=False, bend=.42):
        """Draws all ribbons, one step of the grid dx by dy: first what lies below, then what lies above, cut clear by a gap."""
        below, above = {}, {}
        for number_, strand in enumerate(self.strands()):
            color = colors[number_ % len(colors)]
            for i, j, di, dj, ei, ej, kind in strand:
                shifts = (0,)
                if self.endless and i == 0:
                    shifts = (0, self.w)
                for shift in shifts:
                    X, Y = i + shift, j
                    ax, ay, bx, by = X - di / 2, Y - dj / 2, X + ei / 2, Y + ej / 2
                    at = lambda u, v: f"{n(x + u * dx)} {n(y + v * dy)}"
                    if kind:
                        d = f"M{at(ax, ay)}C{at(ax + di * bend, ay + dj * bend)} {at(bx - ei * bend, by - ej * bend)} {at(bx, by)}"
                        below.setdefault(color, []).append(d)
                    else:
                        e = .11
                        d = f"M{at(ax - di * e, ay - dj * e)}L{at(bx + ei * e, by + ej * e)}"
                        up = (di == dj) == (i % 2 == 0)
                        (above if up else below).setdefault(color, []).append(d)
        for group in (below, above):
            if group is above:
                page.line(ground, width + 2 * gap, "".join("".join(group[c]) for c in sorted(group)), cap=False)
            for color in sorted(group):
                d = "".join(group[color])
                if ink:
                    page.line(ink, width, d, cap=False)
                    page.line(color, width - 2 * pen, d, cap=False)
                else:
                    page.line(color, width, d, cap=False)
