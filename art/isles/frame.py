"""The frame of the board: a great band between two peerie ones; in the corners a star."""
from charts import BAND, LOZENGE, SEEDS, SMALL_BAND, STAR, WAVE
from lib import CREAM, FAWN, INDIGO, LICHEN, MADDER, MOORIT, cells_of, charted, knit, path, rect, svg

S = 5.2    # a stitch
TOP = 4    # a rim; the outermost millimetre is plain without it

# Colours of the wool: rim, peerie ground, peerie, then ground and pattern of the great band from its edges to its
# middle, and the ground and pattern of the inner peerie band.
WOOL = dict(rim=MOORIT, outer=INDIGO, seeds=CREAM, ground=(CREAM, "#eedcae", LICHEN), pattern=(INDIGO, INDIGO, MADDER),
    narrow=MADDER, inner=MOORIT, wave=FAWN, star=(CREAM, INDIGO, MADDER, LICHEN))


def repeat(chart, width):
    return ["".join(line[i % len(line)] for i in range(width)) for line in chart]


def rows_of(cells, rows):
    return {(c, r) for c, r in cells if r in rows}


def last(cells):
    """What reaches the last column of a repeat, once more before its first: the ground of each drawing covers that column."""
    found, more = set(), {(c, r) for c, r in cells if c == 15}
    while more:
        found |= more
        more = {(c + x, r + y) for c, r in more for x, y in ((1, 0), (-1, 0), (0, 1), (0, -1))} & cells - found
    return {(c - 16, r) for c, r in found}


def edge(wool):
    width = 16 * S
    b = [path(rect(-1, 0, width + 2, TOP + 1.5), wool["rim"]),
        path(knit({(c, r) for c in range(-1, 17) for r in range(5)}, 0, TOP, S), wool["outer"]),
        path(knit({(c, r + 1) for c, r in cells_of(repeat(SEEDS, 16))}, 0, TOP, S), wool["seeds"]),
        path(knit(last({(c, r + 1) for c, r in cells_of(repeat(SEEDS, 16))}), 0, TOP, S), wool["seeds"])]
    y = TOP + 4 * S
    for rows, shade in (((0, 1, 2, 3, 4, 5, 6, 7, 8, 9), 0), ((2, 3, 4, 5, 6), 1), ((3, 4, 5), 2), ((3, 4, 5), 2)):    # the brightest twice, so that no seam shows
        b.append(path(knit({(c, r) for c in range(-1, 17) for r in rows}, 0, y, S), wool["ground"][shade]))
    band = cells_of(BAND)
    for rows, shade in (((0, 1, 7, 8), 0), ((2, 6), 1), ((3, 4, 5), 2)):
        if shade == 1 and wool["pattern"][0] == wool["pattern"][1]:
            continue
        if shade == 0 and wool["pattern"][0] == wool["pattern"][1]:
            rows = (0, 1, 2, 6, 7, 8)
        b.append(path(knit(rows_of(band, rows), 0, y, S), wool["pattern"][shade]))
        if last(rows_of(band, rows)):
            b.append(path(knit(last(rows_of(band, rows)), 0, y, S), wool["pattern"][shade]))
    y += 9 * S + 0
    b.append(path(knit({(c, r) for c in range(-1, 17) for r in range(5)}, 0, y, S), wool["inner"]))
    b.append(path(knit({(c, r + 1) for c, r in cells_of(repeat(WAVE, 16))}, 0, y, S), wool["wave"]))
    b.append(path(knit(last({(c, r + 1) for c, r in cells_of(repeat(WAVE, 16))}), 0, y, S), wool["wave"]))
    b.append(path(rect(-1, 97.8, width + 2, 2.2), wool["rim"]))
    return width, b


def corner(wool):
    ground, points, middle, gold = wool["star"]
    w = 4.5
    b = [path(rect(0, 0, 100, 100), wool["rim"]), path(rect(4, 4, 96, 96), wool["outer"]),
        path(knit({(c, r) for c in range(21) for r in range(20)}, 4.6, 6, w), ground)]
    star = cells_of(STAR, "xo")
    b.append(path(knit({(c + 1, r + .5) for c, r in star}, 4.6, 5, w), points))
    inner = {(c + 1, r + .5) for c, r in star if abs(c - 9) + abs(r - 9) < 7}
    b.append(path(knit(inner, 4.6, 5, w), middle))
    dots = {(c, r + .5) for c, r in ((3, 2), (2, 3), (3, 3), (4, 3), (3, 4))}
    dots |= {(20 - c, r) for c, r in dots}
    dots |= {(c, 19 - r) for c, r in dots}
    b.append(path(knit(dots, 4.6, 5, w), middle))
    return b


def narrow(wool):
    """O and X for a frame of 4 mm, a lozenge in its corner."""
    s, y = 18, 7
    light, points, bright, gold = wool["star"]
    width, rim = 12 * s, wool["narrow"]
    ground = {(c, r) for c in range(-1, 12) for r in range(5)}
    edge_parts = [path(rect(-1, 0, width + 1, 100), rim), path(knit(ground, 0, y, s), light),
        *charted(SMALL_BAND, {"x": points, "o": gold, "+": bright}, 0, y, s)]
    corner_parts = [path(rect(0, 0, 100, 100), rim), path(rect(y, y, 94, 94), light),
        *charted(LOZENGE, {"x": points, "o": bright}, 9, 8, 17)]
    return width, edge_parts, corner_parts


def all_of(name, wool):
    width, parts = edge(wool)
    svg(f"frame-edge{name}", width, 100, parts)
    svg(f"frame-corner{name}", 100, 100, corner(wool))
    width, parts, corner_parts = narrow(wool)
    svg(f"frame-edge-narrow{name}", width, 100, parts)
    svg(f"frame-corner-narrow{name}", 100, 100, corner_parts)


def draw():
    all_of("", WOOL)
