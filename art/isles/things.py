"""What stands, flies and floats in the pictures; each from its foot, or middle, at (0, 0), looking to the right."""
from birds import BLACK, BILL
from charts import STAR_SMALL
from lib import *

ROUND = 'stroke-linecap="round" stroke-linejoin="round"'


def puffin(wing="#3a3438"):
    """72 high."""
    return [path("M-13-9L-25 0L-9-3Z", BLACK),
        path("M0-5L-2-1L-4 2.500L1 1.500L4 3L6 1.200L10 1.500L5-2L4-5ZM10-5L9-1L8 2.500L12 1.500L15 3L17 1.200L21 1.500L16-2L14-5Z", "#e2702f"),
        path("M-10-5C-23-16-24-42-9-53C-12-66-2-75 9-74C18-73 23-66 22-59C19-53 24-42 22-26C20-12 14-4 6-3C0-2-6-3-10-5Z", BLACK),
        path("M3-49C12-46 18-48 21-46C25-30 22-12 10-5C3-3-4-5-6-10C-6-24-3-38 3-49Z", WHITE),
        path("M-13-44C-21-33-19-17-10-9C-4-18-2-33-13-44Z", wing),
        path("M20-68C12-72 3-69 2-62C2-55 9-52 15-53C19-54 21-56 22-58Z", "#f1ece0"),
        path("M20-69C28-70 35-64 36-57C31-54 25-53 20-54C18-58 18-65 20-69Z", BILL),
        path("M20-69C22-69.500 24-69.500 26-69C24-64 24-58 26-54C24-53.500 22-53.500 20-54C18-58 18-65 20-69Z", "#5b7184"),
        stroke("M26.500-69C24.500-64 24.500-58 26.500-54", "#f3d272", 1.5), stroke("M31-66.500C29.500-62 29.500-59 31-56", "#9c4a10", 1),
        path(circ(20.500, -54, 1.8), "#efa938"), path(circ(13, -62.500, 2.7), "#c8452b"), path(circ(13, -62.500, 1.8), BLACK), path(circ(13.700, -63.200, .6), "#ffffff")]


def guillemot(turn=False, sitting=False):
    """13 high, on a ledge; one that turns shows its breast, one that sits broods."""
    if sitting:
        return [path("M-6 0C-7-4-3-8 2-7C2-9.500 5-10.500 7-9L10-8.300L7-7.300C7-4 6-1 4 0Z", BLACK), path("M4-5.500C6-4 5.500-1 3.500-.3C2-1.500 2.500-4 4-5.500Z", WHITE)]
    if turn:
        return [path("M-3.500 0C-5-4-4-9-2-10.500C-2-13.500 2-13.500 2-10.500C4-9 5-4 3.500 0Z", BLACK), path("M-2-9.500C-3.300-6-3-2-1.600-.3H1.600C3-2 3.300-6 2-9.500Z", WHITE), path("M-.7-11.500h1.400l-.7 2z", "#77716b")]
    return [path("M-3 0C-5-4-4-9-1-11C0-13.500 3-13.500 4-12.500L7-11.500L4-10.500C5-7 4-2 2 0Z", BLACK), path("M2.500-9.500C4-7 3.500-3 1.500-.5C-.5-2 .5-7 2.500-9.500Z", WHITE)]


def gannet_flying():
    """60 across, wings up."""
    return [path("M-4 0C-8-12-16-22-29-29C-22-29-2-20 6-3Z", WHITE), path("M-29-29C-24-26-20-23-16.500-19.500C-17-22-20-25-19-26C-22-28-26-29-29-29Z", BLACK),
        path("M-1 1C8-9 18-14 33-16C27-13 18-4 8 2Z", "#e7e4da"), path("M33-16C27-15.500 23-14.500 20-13C20-11 19-9 17-6.500C23-10 28-13 33-16Z", BLACK),
        path("M-22 6C-12-2 4-5 15-3C19-3 21-1.500 26 .5C21 1.500 18 2.500 14 3C4 8-10 8-22 6Z", WHITE), path("M8-3.500C13-4 18-3 20-1.500C17 1 13 2.500 9 2.500C11 0 10-2 8-3.500Z", "#e0a94e"),
        path("M19-2.400C23-1.800 26-.5 29 1.500C25 2 21.500 2 18.500 1.800Z", "#cfdadd"), stroke("M19.500 0L28 1.400", "#5c7282", .5), path(circ(16.500, -.8, .9), BLACK)]


def gannet_diving():
    """Straight down, its wings swept back to a spear, 50 high."""
    wing = "M3-16C8-19 12-25 11-31L8-46C7-38 6-32 2-27Z"
    tip = "M11-31L8-46C7.500-40 7-35.500 5.500-32C7.500-33 9-33 11-31Z"
    return [path(wing, WHITE), path(tip, BLACK), *place(0, 0, 1, flip=True, parts=[path(wing, "#e7e4da"), path(tip, BLACK)]),
        path("M0 0C-3.500-5-4.500-12-4-20C-3.500-28-2-34 0-40C2-34 3.500-28 4-20C4.500-12 3.500-5 0 0Z", WHITE),
        path("M-2.900-5C-4-9-4-12-3.500-14C-1.500-12 1.500-12 3.500-14C4-12 4-9 2.900-5Z", "#e0a94e"), path("M-2-4L0 5L2-4Z", "#6f8797")]


def tern_flying(color=WHITE):
    return [path("M-2 0C-6-8-14-14-26-15C-18-10-12-4-6 3Z", color), path("M2 0C6-9 14-16 25-18C18-12 12-4 8 2Z", color),
        path("M-24 7L-14 2C-6-3 6-4 13-2C10 3 0 5-8 4L-26 11Z", color), path("M7-3C11-5 14-3 15-1C12 0 9 0 6-.500Z", BLACK), path("M14.500-2L22 .5L14 .8Z", "#b92f26")]


def jumper(x, y, tone, cap, lean=0):
    """A fisherman to the waist, in a knitted jumper; 22 high."""
    return place(x, y, 1, lean, parts=[path("M-6 2C-7-6-6-11-3-13H3C6-11 7-6 6 2Z", tone),
        stroke("M-6.200-4.500h12.400M-5.500-9h11", CREAM, 1.3, 'stroke-dasharray="1.3 1"'), stroke("M-6.400-6.700h12.800", MADDER, 1.3),
        stroke("M-3-11C-1-6 3-4 8-4", tone, 3.2, ROUND), path(circ(8.500, -4, 1.5), "#d9a982"),
        path(circ(.6, -16.500, 3.7), "#d9a982"), path("M3.800-17L6-15.300L3.800-14.800Z", "#d9a982"), path(circ(2.500, -17, .6), BLACK), path("M-2.800-14.800C-3-12 0-11.500 2.500-12.300C4.500-13 4.500-15 4.300-15.500C2-13.500 0-14-2.800-14.800Z", "#8b5a35"),
        path("M-3.600-17.200C-4-22 3-23.500 4.600-18.200C2-19-1-18.500-3.600-17.200Z", cap), path("M-3.600-17.200C-1-18.700 2-19 4.600-18.200L4.400-16.900C2-17.600-1-17.300-3.400-15.900Z", CREAM)])


def sixareen(sail=MADDER, dark="#7a2619", crew=True):
    """A six-oared boat of Shetland under her one sail; 112 long, 100 high, keel at 0."""
    b = [path("M-2.200-2L-3-92H1L1.800-2Z", "#4a3424")]
    b += [path("M-32-76L36-94C45-72 46-50 40-30C18-24-6-22-26-26C-34-44-36-60-32-76Z", sail),
        path("M15-88.400L36-94C45-72 46-50 40-30C33-28 26-26.500 19-25.500C25-46 25-68 15-88.400Z", PEAT, 'fill-opacity=".28"'),
        stroke("M-15-80C-18-62-17-44-12-24.500M1-84.500C0-64 1-44 5-25", dark, 1), stroke("M-34-75.500L38-94.500", "#4a3424", 2.6, ROUND),
        stroke("M-34.500-54C-12-50 16-52 43.500-60", CREAM, 1.5, 'stroke-dasharray="3 2"'),
        stroke("M40-30L52-22M-26-26L-46-18", "#4a3424", .8)]
    star = cells_of(STAR_SMALL, "xo")
    b.append(path(knit(star, -22, -52, 1.9), CREAM))
    if crew:
        b += jumper(-37, -14, INDIGO, MADDER, -6) + jumper(-14, -10, MOORIT, "#3f5d4c") + jumper(17, -10, "#59707c", MADDER) + jumper(34, -13, INDIGO, LICHEN, 8)
    b += [path("M-58-26C-54-8-36 1-6 2C26 2 48-8 60-30L57-31C48-18 34-11 4-10.500C-28-10.500-46-14-55-27Z", "#8a5c37"),
        path("M-55.500-20C-44-9-24-5 0-5C28-5 46-12 57-24C48-8 26 2-6 2C-36 1-50-8-55.500-20Z", "#5f3d27"),
        stroke("M-53-17C-40-7-20-2.500 2-2.500C26-2.500 42-8 52-17", "#453126", .9), stroke("M-57-25.500C-46-13-28-9.500 2-9.500C34-10 48-18 58.500-30", CREAM, 1.3),
        stroke("M-58-27L-60-32M60-30L62-35", "#5f3d27", 2.4, ROUND),
        stroke("M-54-22L-62-2", "#4a3424", 3, ROUND), stroke("M-55-22L-29-18", "#c79b63", 1.6, ROUND)]
    return b


def broch(stone="#8c8478", shade="#6b645c", line="#565048"):
    """Mousa: a tower that curves in towards its top; 64 wide, 46 high."""
    b = [path("M-32 0C-27-12-22-24-22-44C-10-47 10-47 22-44C22-24 27-12 32 0C12 3-12 3-32 0Z", stone),
        path("M8 2.200C12-14 10-30 9-46C14-45.700 18-45 22-44C22-24 27-12 32 0C25 1.200 17 2 8 2.200Z", shade),
        path("M-22-44L-17-46L-14-44.500L-7-47L-2-45.500L6-47L11-45.500L17-46L22-44C8-41.500-8-41.500-22-44Z", line)]
    stones = "".join(f"M{x} {y}h{w}" for x, y, w in ((-26, -6, 7), (-14, -9, 9), (3, -6, 8), (17, -9, 7), (-22, -15, 8), (-8, -18, 7), (6, -15, 9), (16, -19, 6),
        (-20, -24, 7), (-10, -28, 8), (4, -25, 7), (12, -30, 7), (-19, -34, 8), (-6, -37, 7), (7, -36, 9)))
    return b + [stroke(stones, line, 1.3, ROUND), path("M-4 2L-3.500-5H2.500L3 2Z", "#393430"), path("M-6-7H5V-4.800H-6Z", line)]


def thrift(x, y, s=1, pink="#c9758a"):
    """Sea pinks."""
    return place(x, y, s, parts=[stroke("M0 0C-1-6-3-9-4-13M1 0C2-7 4-12 5-18M-1 0C-4-4-8-6-11-8", "#4f6a45", 1.4),
        path(circ(-4, -15, 3.6) + circ(5, -20, 4) + circ(-12, -9.500, 3.2), pink), path(circ(-4.800, -16, 1.5) + circ(4, -21.300, 1.7) + circ(-12.600, -10.300, 1.3), "#e3a5b0")])


def ram(wool="#efe6d2", face="#40322a", horn="#cfa765", edge=None):
    """A ram from its side, its horn in a curl, on pale ground with an edge; 60 long, 50 high."""
    legs = "M-20-14L-21 0H-15.500L-14-12ZM-11-13L-11 0H-6L-5-12ZM9-13L8 0H13.500L14-12ZM17-14L18 0H23L22-14Z"
    bumps = [(-22, -26), (-18, -35), (-8, -39), (3, -39), (13, -37), (20, -31), (22, -23), (18, -16), (8, -13), (-3, -12), (-14, -13), (-22, -18)]
    fleece = "".join(circ(x, y, 7.5) for x, y in bumps) + "M-22-30H20V-14H-20Z"
    return [path(legs, face), *([stroke(fleece, edge, 2)] if edge else []), path(fleece, wool), path("M-14-38H14V-14H-16Z", wool),
        stroke("M-14-30q3-4 6 0M-2-33q3-4 6 0M8-26q3-4 6 0M-12-20q3-4 6 0M0-22q3-4 6 0M-20-24q2-3 4 0", "#c9b896", 1.6, ROUND),
        path("M20-38C24-46 32-48 37-43C42-38 45-33 46-28C45-25 41-24 37-26C31-28 26-26 22-28Z", face),
        path(circ(36, -38, 1.3), CREAM), stroke("M33-44C24-52 13-44 17-34C20-27 29-29 28-36C27.500-40 23-40 23-37", horn, 4.6, ROUND),
        stroke("M27-47l-1 4M19-44l3 3M17-37l4 0M20-31l3-3", "#8a6632", 1)]
