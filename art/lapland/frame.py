"""The frame: a woven band, plates of antler at its corners and in its middles; and a small one for narrow margins."""
import figures as fig
import weave
from lib import *

COLORS = {"b": BLUE, "r": RED, "y": YELLOW, "w": WHITE}


def band(name, pattern, colors):
    """Selvedges in two colours about a pattern of 12 rows: 20 rows of 5 in all."""
    rows = pattern()
    wide = len(rows[0])
    whole = ["b" * wide] * 2 + ["y" * wide] + ["r" * wide] + rows + ["r" * wide] + ["y" * wide] + ["b" * wide] * 2
    length = 5 * wide
    # A ground of one piece, so that no hair of light shows between the runs.
    body = [fill(rect(-.5, 0, length + 1, 100), colors["r"]), fill(rect(-.5, 0, length + 1, 10) + rect(-.5, 90,
        length + 1, 10), colors["b"]),
        fill(rect(-.5, 10, length + 1, 5) + rect(-.5, 85, length + 1, 5), colors["y"])]
    inner = [row.replace("r", ".") for row in rows]
    svg(name, length, 100, [*body, *weave.cloth(inner, 5, colors, 0, 20)])


def diamond(cx, cy, steps, size):
    """The edge of a diamond that goes in steps."""
    quarter = []
    for n in range(steps + 1):
        quarter += [((n + .5) * size, -(steps - n + .5) * size), ((n + .5) * size, -(steps - n - .5) * size)]
    quarter = quarter[:-1]
    whole = []
    for turn in range(4):
        for qx, qy in quarter:
            for _ in range(turn):
                qx, qy = -qy, qx
            whole.append((cx + qx, cy + qy))
    return poly(whole)


def band_in_lines(name, edge, bright, warm, cool, long=120):
    """The band in lines, without its dark grounds: large diamonds with small ones in them, and half ones between."""
    parts = [fill(rect(-.5, 0, long + 1, 100), "#ffffff"), line(f"M-.5 6H{long + .5}M-.5 94H{long + .5}", edge, 3, ""),
        line(f"M-.5 14H{long + .5}M-.5 86H{long + .5}", edge, 2, "")]
    for x, steps, color in ((0, 2, cool), (long, 2, cool), (long / 2, 4, bright)):
        parts.append(fill(diamond(x, 50, steps, 7), color, f' stroke="{edge}" stroke-width="2.4"'))
    parts.append(fill(diamond(long / 2, 50, 2, 7), warm, f' stroke="{edge}" stroke-width="2.4"'))
    svg(name, long, 100, parts)


def plate(x, y, half, cut, red, more=()):
    """A square plate of antler, engraved and rubbed with red."""
    return [fill(rect(x - half, y - half, 2 * half, 2 * half), ANTLER),
        line(rect(x - half * .8, y - half * .8, half * 1.6, half * 1.6), cut, 2.4, ""), *more]


def antler_star(x, y, r, color):
    petals = [poly([at(r * .12, a, x, y), at(r * .58, a - 22.5, x, y), at(r, a, x, y), at(r * .58, a + 22.5, x,
        y)]) for a in range(0, 360, 45)]
    slits = [poly([at(r * .4, a, x, y), at(r * .6, a - 8, x, y), at(r * .82, a, x, y), at(r * .6, a + 8, x,
        y)]) for a in range(0, 360, 45)]
    return [fill(petals, color), fill(slits, ANTLER)]


def corner(name, colors):
    ground = [fill(rect(0, 0, 100.5, 100.5), colors["b"]), fill(rect(10, 10, 90.5, 90.5), colors["y"]), fill(rect(15,
        15, 85.5, 85.5), colors["b"])]
    svg(name, 100, 100, [*ground, *plate(57, 57, 38, ALDER2, colors["r"], antler_star(57, 57, 28, colors["r"]))])


def medallion(name, colors):
    """A round plate of antler with a sun, sewn to the band: it looks the same from every side of the board."""
    w = 128
    svg(name, w, 100, [fill(disc(64, 50, 49), colors["b"]), fill(disc(64, 50, 46), ANTLER), ring(64, 50, 38.5, 41,
        ALDER2),
        moved(fig.sun(colors["r"], None, 12, 20, 46), 64, 50, .74), fill(disc(64, 50, 9), ANTLER)])


def narrow(suffix, colors):
    """One row of stepped diamonds in two colours."""
    steps = "M4 50V40H16V28H28V16H64V28H76V40H88V60H76V72H64V84H28V72H16V60H4Z"
    svg("frame-edge-narrow" + suffix, 92, 100, [fill(rect(-.5, 0, 93, 100), colors["r"]), fill(steps, colors["y"])])
    svg("frame-corner-narrow" + suffix, 100, 100, [fill(rect(0, 0, 100.5, 100.5), colors["r"]),
        fill(poly([at(42 if n % 2 == 0 else 18, 45 * n - 90) for n in range(8)]), colors["y"])])


def whole(suffix, pattern, colors):
    band("frame-edge" + suffix, pattern, colors)
    corner("frame-corner" + suffix, colors)
    medallion("frame-medallion" + suffix, colors)
    narrow(suffix, colors)


def draw():
    whole("", weave.diamonds, COLORS)
    band_in_lines("frame-edge-low", RED2, "#ffffff", YELLOW2, "#a9bccb")
    band_in_lines("frame-edge-lines", "#585858", "#ffffff", "#ffffff", "#ffffff")
    for name, ink in (("low", RED2), ("lines", "#585858")):
        svg("frame-corner-" + name, 100, 100, [fill(rect(0, 0, 100, 100), "#ffffff"), line(rect(16, 16, 80, 80), ink, 3,
            ""), line("M6 100V6H100", ink, 3, ""),
            fill(poly([at(36 if n % 2 == 0 else 15, 22.5 * n - 90, 56, 56) for n in range(16)]), "#ffffff",
            f' stroke="{ink}" stroke-width="2.4"')])
