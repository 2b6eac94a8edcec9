"""What the other games of this world wear: a king, a band and cards of their own."""
import cards
import frame
import weave
from lib import *
from pieces import king_disc

CROWN = [
    "........yy........",
    ".......yyyy.......",
    "yy......yy......yy",
    "yyy....yyyy....yyy",
    ".yy...yyyyyy...yy.",
    ".yyy.yyyrryyy.yyy.",
    "..yyyyyrrrryyyyy..",
    "..yyyyyyrryyyyyy..",
    "..yyryyyyyyyyryy..",
    "..yrrryyyyyyrrry..",
    "..yyryyyyyyyyryy..",
    "..yyyyyyyyyyyyyy..",
    "..................",
    "..wwwwwwwwwwwwww..",
    "..wwrwwrwwrwwrww..",
    "..wwwwwwwwwwwwww..",
]


def woven_crown(dark, bright, red):
    """A crown woven in steps, as coarse as a picture on a screen."""
    solid = {"y": bright, "w": WHITE, "r": red}
    size = 3.3
    edge = ["".join("d" if c != "." or near(row, col) else "." for col, c in enumerate(text)) for row,
        text in enumerate(CROWN)]
    return [*weave.cloth(edge, size, {"d": dark}, -9 * size, -8 * size), *weave.cloth(CROWN, size, solid, -9 * size,
        -8 * size)]


def near(row, col):
    """Whether a cell of the crown touches one that is filled."""
    for y in (row - 1, row, row + 1):
        for x in (col - 1, col, col + 1):
            if 0 <= y < len(CROWN) and 0 <= x < len(CROWN[0]) and CROWN[y][x] != ".":
                return True
    return False


def castle(dark, pale, red):
    """A castle on its rock: a keep between two towers, a gate, pennants."""
    def tower(x, w, top, foot):
        teeth = "".join(rect(x - w / 2 - 2 + n * (w + 4) / 5, top - 5, (w + 4) / 5, 6) for n in (0, 2, 4))
        return rect(x - w / 2 - 2, top, w + 4, 6) + teeth + rect(x - w / 2, top + 5, w, foot - top - 5)
    return [line("M0 -26V-45M-24 -12V-28M24 -12V-28", dark, 1.8, ""), fill("M0 -45L13 -40.5L0 -36ZM-24 -28"
        "L-13 -24.5L-24 -21ZM24 -28L35 -24.5L24 -21Z", red),
        fill(tower(0, 18, -22, 24) + tower(-24, 14, -8, 24) + tower(24, 14, -8, 24) + rect(-24, 4, 48, 22), dark),
        fill("M-38 33L-32 24H32L38 33L26 30L12 36L-4 31L-20 36Z", dark),
        fill("M-6 24V12A6 6 0 0 1 6 12V24ZM-2 -10h4v8h-4zM-26 3h4v8h-4zM22 3h4v8h-4zM-14 9h3v6h-3zM11 9h3v6h-3z", pale),
        line("M-6 17H6M-2 8V24M2 8V24", dark, 1.2, "")]


def ship(dark, pale, red):
    """A ship with one square sail, shields along its side."""
    return [line("M0 22V-42", dark, 3), fill("M-25 -34H25C29 -22 28 -6 23 6C10 2 -10 2 -23 6C-28 -6 -29 -22 -25 -34Z",
        pale),
        fill("M-25 -34H-15C-17 -20 -16 -8 -13 3.6C-17 4.2 -20 5 -23 6C-28 -6 -29 -22 -25 -34ZM-5 -34H5"
        "C6 -20 6 -8 4.5 3H-4.5C-6 -8 -6 -20 -5 -34ZM15 -34H25C29 -22 28 -6 23 6C20 5 17 4.2 13 3.6"
        "C16 -8 17 -20 15 -34Z", red),
        line("M-27 -34.5H27", dark, 2.6), line("M-24 5L-34 17M24 5L34 17", dark, 1.3),
        fill("M-44 -2C-50 -4 -51 4 -46 4C-42 10 -38 17 -28 19H28C38 17 42 10 44 0C45 -6 52 -6 51 1C48 4 48 16 40 25"
        "C34 32 24 34 12 34H-12C-24 34 -34 32 -40 25C-47 16 -46 6 -44 -2Z", dark),
        "".join(fill(disc(x, 20, 4.7), pale) + fill(disc(x, 20, 2), red) for x in (-26, -15.6, -5.2, 5.2, 15.6,
        26)),
        line("M-42 40Q-31.5 35 -21 40T0 40T21 40T42 40", dark, 2.2)]


def emperor(dark, gold, red):
    """A crown with two bows and an orb on top."""
    return [fill("M-32 27H32L37 -6C30 -2 24 -2 19 -5C20 -22 12 -30 3 -31V-36H-3V-31C-12 -30 -20 -22 -19 -5"
        "C-24 -2 -30 -2 -37 -6Z", dark),
        fill("M-28 17L-32 2C-26 4 -18 3 -14 -4C-15 -16 -10 -24 -3 -26V17ZM28 17L32 2C26 4 18 3 14 -4"
        "C15 -16 10 -24 3 -26V17Z", red),
        fill("M-31 19H31V29H-31Z", gold), thick("M-29 19C-32 12 -34 4 -35 -4C-28 1 -18 0 -17 -5C-18 -20 -8 -28 0 -28",
        gold, 3.6), thick("M29 19C32 12 34 4 35 -4C28 1 18 0 17 -5C18 -20 8 -28 0 -28", gold, 3.6),
        fill(rect(-1.8, -28, 3.6, 47), gold), thick("M-13 19C-15 8 -16 2 -16.5 -4", gold, 3.2),
        thick("M13 19C15 8 16 2 16.5 -4", gold, 3.2),
        fill("".join(disc(x, 24, 2.6) for x in (-22, -11, 0, 11, 22)), red), fill("".join(disc(x, y, 2.8) for x,
        y in ((-35, -5), (35, -5), (-10, -24), (10, -24))), WHITE),
        fill(disc(0, -34, 6.4), dark), fill(disc(0, -34, 4.8), gold), line("M0 -40V-49M-4.5 -45.5H4.5", dark, 5,
        ""), line("M0 -38V-48.5M-4 -45.5H4", gold, 2.6, "")]


def linnaea(dark, pale, deep):
    """Linnaea borealis: two bells on one forked stem, leaves at its foot."""
    bell = [fill("M0 -3C-8 2 -13 16 -15 31L-7.5 25.5L0 33L7.5 25.5L15 31C13 16 8 2 0 -3Z", dark),
        fill("M0 0C-6 4 -10 16 -12 26L-7 22L0 29L7 22L12 26C10 16 6 4 0 0Z", pale),
        fill("M0 0C-1 8 -2 18 -1 28L0 29L7 22L12 26C10 16 6 4 0 0Z", deep), fill("M-5 -5H5L6 2C2 4.5 -2 4.5 -6 2Z",
        dark)]
    leaf = "M0 40C8 28 22 26 32 34C26 44 12 48 0 40Z"
    return [thick("M0 -18C-3 -38 -20 -38 -23 -16", dark, 4), thick("M0 -18C3 -38 20 -38 23 -16", dark, 4),
        thick("M0 40C2 18 -1 2 0 -20", dark, 4.6), moved(bell, -23, -15, .98, 10), moved(bell, 23, -15, .98, -10),
        fill(leaf, dark), f'<g transform="scale(-1 1)">{fill(leaf, dark)}</g>',
        line("M4 39C12 36 18 35 24 35M-4 39C-12 36 -18 35 -24 35", pale, 1.4)]


# Of each game: its pattern, the colours of its band (b selvedge, r ground, y and w figures), and the king's disc: rim, thread, field, rays.
DRESSES = {
    "brainking": (weave.crosses, {"b": "#16483f", "r": "#1f6b5e", "y": "#f0c75e", "w": "#e6f2e4"}, ("#154238",
    "#f6e7b4", "#56a68c", "#7cbfa4"),
        lambda: moved(woven_crown("#154238", "#f3cf6a", "#9d2f20"), 50, 50, .98)),
    "historical": (weave.waves, {"b": "#37481f", "r": "#53692f", "y": "#f3c3c4", "w": "#fbf4e2"}, ("#37481f", "#fbf4e2",
    "#a9b968", "#c0cc85"),
        lambda: moved(linnaea("#37481f", "#fbe3df", "#c2476a"), 50, 50, .82)),
    "ashton": (weave.towers, {"b": "#1e3450", "r": "#3a5f84", "y": "#f0c75e", "w": "#f4efe0"}, ("#1e3450", "#f4efe0",
    YELLOW, YELLOW2),
        lambda: moved(castle("#1e3450", YELLOW2, "#9d2f20"), 50, 51, .86)),
    "foteviken": (weave.arrows, {"b": "#463324", "r": "#c4831f", "y": "#463324", "w": "#fbf4e2"}, ("#463324", "#fbf4e2",
    "#8db4b4", "#a9c8c4"),
        lambda: moved(ship("#463324", "#fbf4e2", "#b23a1f"), 50, 52, .74)),
    "imperial": (weave.diamonds, {"b": "#3d2450", "r": "#6b3a78", "y": "#f0c75e", "w": "#f4e6f0"}, ("#462a58",
    "#f3e3a8", "#a883b4", "#bd9cc6"),
        lambda: moved(emperor("#462a58", "#f3cf6a", "#8d2235"), 50, 54, .8)),
}


def draw():
    for name, (pattern, colors, (rim, thread, field, glow), king) in DRESSES.items():
        svg(f"king-{name}", 100, 100, [*king_disc(rim, thread, field, glow), king()])
        frame.band(f"frame-edge-{name}", pattern, colors)
        frame.corner(f"frame-corner-{name}", {**colors, "r": colors["b"]})
        frame.medallion(f"frame-medallion-{name}", {**colors, "r": colors["b"]})
        frame.narrow(f"-{name}", colors)
        cards.edge_and_corner(f"-{name}", colors["r"], colors["w"] if name == "foteviken" else colors["y"], colors["w"],
            colors["y"], colors["b"])
