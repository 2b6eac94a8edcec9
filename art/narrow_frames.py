"""The frames of boards that have less than 5.5 mm for one, of all worlds: an edge that repeats along the sides, and the upper left
corner. 100 units are the frame's width; each has one motif in two colours, and nothing finer than 0.25 mm."""
from card_frames import fill, line, rect, svg

EDGE, CORNER = 104, 100


def draw_both(edge, corner, length=EDGE):
    """Writes both drawings, each a list of parts."""
    svg("frame-edge-narrow", length, 100, edge)
    svg("frame-corner-narrow", CORNER, 100, corner)


def edge_ground(color, length=EDGE):
    """The ground of an edge; it goes a little under its neighbours."""
    return fill(rect(-.5, 0, length + 1, 100), color)


def corner_ground(color):
    """The ground of a corner; it goes a little under the edges beside it."""
    return fill(rect(0, 0, 100.5, 100.5), color)


def heartwood():
    """Lozenges let into the wood; in the corner a star of four petals."""
    wood, inlay = "#7d5836", "#f5e9cc"
    draw_both([edge_ground(wood), fill("M52 16l43 34-43 34-43-34z", inlay)],
        [corner_ground(wood), fill("M50 12q6 32 38 38-32 6-38 38-6-32-38-38 32-6 38-38z", inlay)])


def jorvik():
    """Two bands that cross over and under; in the corner a shield with its boss."""
    red, gold = "#8f2c1f", "#e6c173"
    over = "M-3 15.5H0C52 15.5 64 67.5 104 67.5H107V84.5H104C52 84.5 40 32.5 0 32.5H-3z"
    under = ("M-3 67.5H0C10.8 67.5 19.6 63.7 27.6 58.2L45.7 67.7C33.7 77 19.8 84.5 0 84.5H-3z"
        "M107 32.5H104C93.2 32.5 84.4 36.3 76.4 41.8L58.3 32.3C70.3 23 84.2 15.5 104 15.5H107z")
    rim = "M50 11a39 39 0 0 0 0 78 39 39 0 0 0 0-78z"
    hollow = "m0 14a25 25 0 0 1 0 50 25 25 0 0 1 0-50z"
    boss = "m0 13a12 12 0 0 0 0 24 12 12 0 0 0 0-24z"
    draw_both([edge_ground(red), fill(over + under, gold)], [corner_ground(red), fill(rim + hollow + boss, gold)])


def longships():
    """A curling wave; in the corner a rose of four points."""
    paper, sea = "#eef2e6", "#2f6f8c"
    wave = "M-3 101v-26h3c34 0 34-57 66-57 26 0 33 32 11 35-14 1-17-14-6-16-13 2-18 38 34 38h3v26z"
    rose = "M50 6l10 34 34 10-34 10-10 34-10-34-34-10 34-10z"
    draw_both([fill(rect(0, 0, EDGE, 100), paper), fill(wave, sea)],
        [corner_ground(paper), fill(rose, sea)])


def ravens():
    """Firs; in the corner a paw."""
    air, near = "#dde6ea", "#2f5a4e"
    fir = "M52 10l27 40h-13l23 38h-31v13h-12v-13h-31l23-38h-13z"
    pad = "M50 42c14 0 26 12 26 26 0 9-7 14-14 12q-12-4-24 0c-7 2-14-3-14-12 0-14 12-26 26-26z"
    toes = "".join(f"M{x} {y}m-10 0a10 10 0 1 0 20 0 10 10 0 1 0-20 0" for x, y in ((22, 40), (50, 24), (78, 40)))
    draw_both([edge_ground(air), fill(fir, near)], [corner_ground(air), fill(pad, near), fill(toes, near)])


def ringforts():
    """A post of the palisade and the beam across it; in the corner a wheel of four spokes."""
    post, ink = "#e4c68d", "#4a3b2c"
    outline = f'fill="{post}" stroke="{ink}" stroke-width="10"'
    draw_both([f'<path d="M8 104v-68l44-28 44 28v68z" {outline} stroke-linejoin="round"/>', line("M-3 72h110", ink, 12)],
        [f'<circle cx="50" cy="50" r="38" {outline}/>', line("M50 28v44M28 50h44", ink, 12)])


def romanesque():
    """A zigzag as on an arch; in the corner a lozenge within a lozenge."""
    red, cream = "#b8402a", "#f6e8c8"
    zigzag = "M-.5 70.5L52 18l52.5 52.5v30L52 48-.5 100.5z"
    lozenges = "M50 8l42 42-42 42-42-42zm0 20l-22 22 22 22 22-22zm0 10l12 12-12 12-12-12z"
    draw_both([edge_ground(red), fill(zigzag, cream)],
        [corner_ground(red), fill(lozenges, cream, ' fill-rule="evenodd"')])


def plain():
    """A line with a stroke where squares meet; in the corner it turns."""
    white, ink = "#ffffff", "#333333"
    length = 400
    draw_both([edge_ground(white, length),
            fill("M-3 34h406v14h-406zM-5 66h10v34h-10zM395 66h10v34h-10z", ink)],
        [fill(rect(0, 0, 100, 100), white), fill("M34 34h66.5v14h-52.5v52.5h-14z", ink)], length)


def draw(world):
    """Draws a world's edge and corner."""
    {"heartwood": heartwood, "jorvik": jorvik, "longships": longships, "ravens-and-wolves": ravens, "ringforts": ringforts,
        "romanesque": romanesque, "plain": plain}[world]()
