"""The beast of the corners: a ribbon in an S that holds its own tail, a spiral on shoulder and hip, its crest two tendrils, as on stones
and caskets from about the year 1000."""
from lib import *


def ribbon(spots):
    """A band through points that have a half width each."""
    return taper([spot[:2] for spot in spots], [spot[2] for spot in spots])


def spiral(cx, cy, r, start, turns, wide):
    """A line that winds inwards from a distance and an angle, thinner towards its end."""
    n = int(8 * abs(turns))
    spots = [polar(r * (1 - .8 * k / n), start + 360 * turns * k / n, cx, cy) for k in range(n + 1)]
    return taper(spots, [wide * (1 - .3 * k / n) for k in range(n + 1)])


def beast():
    """Its forms from the lowest to the uppermost: (form, which colour); a gap is the field about a form that lies over others."""
    body = ribbon([(62, 28.5, 7), (70, 33, 8), (74, 43, 9), (67, 52.5, 8.8), (54, 57.5, 8), (38, 61, 7.8), (26, 67, 7.8), (21, 76, 8), (28, 83.5, 7), (44, 85.5, 5.6), (60, 83.5, 4.6), (76, 80.5, 4.3),
                   (86, 74, 3.8), (88, 66, 3.2), (84, 60.5, 2.8), (79, 62, 2.4), (78.5, 66, 3), (81, 68, 2.4)])
    thigh = ribbon([(69, 48, 7), (67, 59, 5.2), (62, 68, 3.8), (61, 79, 3.4)])
    paw = "M57.500 76H64.500C67 80 68.500 85 67 91.500L63.500 87L60.500 92L57.500 87L53 90C53 85 55 80 57.500 76Z"
    about_paw = "M57.500 79C55 82 53 86 53 90L57.500 87L60.500 91L63.500 87L67 91C68.500 86 67 82 64.500 79"
    crest = ribbon([(40, 14, 3.6), (54, 13, 3.6), (68, 11.5, 3.4), (80, 12.5, 3.2), (87, 19.500, 3), (86.500, 28, 2.6), (80.500, 29, 2.4), (78.500, 25, 3), (80.500, 22.500, 2.4)])
    lock = ribbon([(46, 14, 3.4), (57, 17, 3.6), (63, 26, 3.6), (62, 37, 3.4), (55, 45, 2.8), (46, 47.500, 1.6), (41, 46.500, .6)])
    upper = "M45 11.500C40 9 34 10 30 14C27 17.500 24 20 21 19.500C17.500 19 16.500 15 19.500 13.500C13 8.500 8.500 13 10 19C11.500 25 16 28 22 27.500C26 27 29 27 33 29C38 32 42 35 48 34C55 33 58 27 56 21C54 15 50 13 45 11.500Z"
    jaw = "M48 33C42 37.500 36 38.500 29 36.500C24 35 18 34 15 37.500C11.500 42 15 47.500 19 46C22 45 21 42.500 23 42.500C29 45.500 36 46 42 42.500C46 40 50 37 52 33Z"
    eye = "M25.500 22C30 13.500 40 12.500 47 19.500C40 25.500 32 26 25.500 22Z"
    fang = poly([(17.5, 27), (21.5, 34), (24.5, 27.3)]) + poly([(27.5, 27.3), (30.5, 32.5), (33.5, 29.2)])
    beads = [circle(x, y, 1.5) for x, y in ((60, 55.5), (54, 57.5), (48, 59), (42, 60.2), (36, 61.7))]
    whorls = [spiral(73, 43.5, 5.6, 100, 1.5, 1.3), spiral(25, 75, 6.2, 290, -1.5, 1.3)]
    return [(thigh, "body"), (body, "body"), (about_paw, "gap"), (paw, "body"), *[(whorl, "dark") for whorl in whorls], (beads, "dark"), (crest, "gap"), (crest, "body"), (lock, "gap"), (lock, "body"),
            (jaw, "gap"), (jaw, "body"), (upper, "gap"), (upper, "body"), (fang, "fang"), (eye, "dark"), (circle(37, 19, 2.2), "lit")]
