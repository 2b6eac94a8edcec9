"""The strip above the story: three puffins on their ledge, each about its own business, and a boat in the evening sun far off."""
import cover
import things
from birds import BLACK
from charts import SEEDS
from lib import *
from things import ROUND

W, H = 600, 100
# a stitch of the sky
SW, SH = 6, 4
# The bill's own orange: no dress of another game dyes it.
ORANGE, SLATE, FACE = "#e97b20", "#42576b", "#f1ece0"
SILVER, BACK = "#e3ecec", "#34566e"
SHADE = "#d9d3c6"


def head():
    """A head that looks to the right, its chin at (0, 0): cap, face, bill in bands, a round eye with a dark line behind."""
    return [path("M-17 8C-22-6-20-26-4-30C10-32 21-25 23-14L20 2C16 10-6 14-17 8Z", BLACK),
        path("M22-20C12-27-4-23-7-12C-8-1 2 6 13 4C19 3 22 0 23-4Z", FACE),
        *place(21, -10, parts=[
            path("M0-13C14-15 26-6 30 7C22 11 10 13 0 12C-4 3-4-6 0-13Z", ORANGE),
            path("M0-13C3-14 6-14 9-13C6-5 6 4 9 12C6 12.500 3 12.300 0 12C-4 3-4-6 0-13Z", SLATE),
            stroke("M10-12.800C7-5 7 4 10 11.800", "#f3d272", 2.2), stroke("M18-8.500C15.500-2 16 5 18.500 10M24-3.500C22.500 1 23 5 24.500 8.500", "#9c4a10", 1.4),
            path(circ(.5, 11.500, 2.8), "#efa938")]),
        stroke("M4-9C0-8-3-5-4-.500", BLACK, 1.8, ROUND), path(circ(9, -11, 5), "#d2492b"),
        path(circ(9, -11, 3.8), BLACK), path(circ(10.400, -12.500, 1.5), "#ffffff")]


def sand_eel(x, y, long, turn):
    """A silver fish that hangs by its middle: the half that is seen, its head below."""
    return place(x, y, 1, turn, parts=[path(f"M-2-2C-3 {f(long * .4)}-3 {f(long * .7)} 0 {f(long)}C3 {f(long * .7)} 3 {f(long * .4)} 2-2Z", SILVER),
        path(f"M.4-2C.6 {f(long * .4)} .8 {f(long * .7)} 0 {f(long)}C3 {f(long * .7)} 3 {f(long * .4)} 2-2Z", BACK)])


def fisher():
    """The largest, with its catch across its bill; it looks to the right, and stands in the grass: its toes are at (0, 17)."""
    eels = [part for x, y, long, turn in ((27, -73, 24, 18), (33, -73, 32, 9), (39, -73, 35, 0), (45, -74, 31, -9), (50, -75, 24, -18)) for part in sand_eel(x, y, long, turn)]
    return [path("M-4 8L-9 15L-1 14L4 18L8 14L14 15L9 8ZM16 7L13 15L20 13L26 17L29 13L36 14L28 6Z", ORANGE),
        path("M-26-8L-43 9L-16 8Z", BLACK),
        path("M-22 5C-43-14-42-44-24-60C-18-66-16-68-14-74H24C25-66 26-62 30-56C45-38 46-8 29 6C15 14-8 14-22 5Z", BLACK),
        path("M-2-56C10-50 22-51 31-55C44-38 45-8 28 6C19 11 8 12-1 10C-16-8-14-38-2-56Z", WHITE),
        path("M-2-56C-14-38-16-8-1 10L10 11C-6-8-5-38 4-53Z", SHADE),
        path("M-26-46C-36-28-34-10-20 2C-12-6-14-28-26-46Z", "#4a444b"),
        stroke("M-23-36C-28-22-27-12-20-5", "#857c80", 1.3, 'stroke-dasharray="4 3"'),
        *eels, *place(4, -72, 1, parts=head()),
        stroke("M24-74.500C34-74 44-73.500 53-75.500", "#9c4a10", 1.5, ROUND),
        path("M-20 20L-16 11L-13 16L-10 10L-7 16L-2 13L1 20ZM9 20L13 13L17 17L22 10L25 16L31 12L33 20Z", "#7d9160")]


def wing():
    """A spread wing from its shoulder at (0, 0) to the right: it sinks below the head's height and rises again to its tip."""
    return [path("M-7-8C6-12 20 0 33-3C46-6 56-17 71-22C72-14 67-7 59-3C60 3 55 8 47 8C46 14 40 18 33 16C30 21 24 23 17 20"
        "C11 22 3 22-5 18Z", BLACK),
        path("M57-4C54 2 50 4 44 5C42 10 38 12 31 11C28 15 23 17 16 14C10 15 4 14-3 10L-3 3C12 7 36 7 57-4Z", "#5d565c"),
        stroke("M2-3C16 4 34 5 60-11", "#a79ea2", 1.4, 'stroke-dasharray="4 3"')]


# A webbed foot, from above it, with three toes.
FOOT = "M-2.500-9L2.500-9L3-1L10 9Q5.500 8.500 4.500 12Q2 9.500 0 13Q-2 9.500-4.500 12Q-5.500 8.500-10 9L-3-1Z"


def lander():
    """It lands and looks to the right: wings spread below its head, feet forward; the middle of its body is at (0, 0)."""
    return [*place(-13, -5, 1, 8, True, parts=wing()), *place(13, -5, 1, -2, parts=wing()),
        path("M-12 16L-24 33L-2 28Z", BLACK),
        *place(-2, 33, 1, -12, parts=[path(FOOT, "#cf5f17")]), *place(17, 30, 1, -38, parts=[path(FOOT, ORANGE)]),
        path("M-14-30C-24-12-22 18-2 29C18 28 25 4 18-16C16-22 15-26 14-32Z", BLACK),
        path("M-6-17C-15 0-12 22-1 27C16 25 22 6 16-14C10-20 2-21-6-17Z", WHITE),
        path("M10-18C14 0 12 18-1 27C16 25 22 6 16-14Z", SHADE),
        *place(-1, -29, .86, 8, parts=head())]


def thief():
    """It turns its back, looks away to the right, and has a fish that isn't its own; 72 high, its feet at (0, 0)."""
    return [path("M-9-5L-14 1L-8 0L-5 2.500L-2 0L-3-5ZM4-5L3 0L6 2.500L9 0L15 1L10-5Z", ORANGE),
        path("M-16-8C-26-26-20-46-11-53H11C20-46 25-26 17-8C8 0-8 0-16-8Z", BLACK),
        path("M15-44C23-36 23-18 16-8C13-6 11-5 9-4C16-16 18-30 15-44Z", WHITE),
        path("M-3-6L1-6L5 5L-6 5Z", BLACK),
        path("M-14-46C-22-34-19-16-6-5C0-20-3-36-14-46ZM12-46C19-34 16-16 3-5C-1-20 2-36 12-46Z", "#4a444b"),
        stroke("M-14-42C-18-32-16-20-9-11M12-42C15-32 14-20 7-11", "#857c80", 1.2, 'stroke-dasharray="4 3"'),
        *sand_eel(30, -53, 19, -6), *place(0, -54, .8, parts=head()), stroke("M17-57C25-56 32-55.500 39-57", "#9c4a10", 1.3, ROUND)]


def knitted_sky(plain):
    b = [path(rect(0, 0, W, 74), "#577f9a")]
    b += [notches(color, 0, SH * row, SW, SH, W // SW, 74 - SH * row) for row, color in
        ((4, "#7fa3b8"), (8, "#9dbbc5"), (11, "#d9dfd2"), (14, "#f0d08c"), (16, "#e8ae62"))]
    if not plain:
        seeds = ["".join(line[i % len(line)] for i in range(W // SW)) for line in SEEDS]
        b.append(path(knit(cells_of(seeds), 0, 4, SW, SH), "#9fbccb"))
    sun = lambda r: {(c, row) for c in range(W // SW) for row in range(20) if ((c + .5) * SW - 117) ** 2 + ((row + .5) * SH - 66) ** 2 < r * r}
    return b + [path(knit(sun(50), 0, 0, SW, SH), "#f3b94f"), path(knit(sun(37), 0, 0, SW, SH), "#fbe7ae")]


def wave(y, color):
    return path(f"M-40 {y}" + "q14-4 28 0t28 0" * 13 + "V100H-40Z", color)


def shore(plain=False):
    """Far off the sun, the boat and the broch; near, the ledge of the puffins."""
    b = [*knitted_sky(plain), path(rect(0, 68, W, 32), "#8fadb0"), path("M66 68H168L152 76H84Z", "#f7dc9a")]
    b += [path("M-4 60C14 56 30 58 44 63C54 66 62 68 68 70H-4Z", "#71825f"), path("M-4 68H72L66 73H-4Z", "#5b5148"), *place(20, 61, .4, parts=things.broch())]
    b += [wave(77, "#6d95a1"), *place(128, 80, .5, parts=things.sixareen(crew=False)), wave(84, "#4c7a8d"), wave(92, "#365f79"),
        stroke("M-40 96.500" + "q14-4 28 0t28 0" * 13, "#93b6bf", 1.1, 'stroke-dasharray="4 4"')]
    # the ledge
    b += [path("M300 104C306 94 322 90 344 88C380 84 420 84 460 80C510 74 560 76 606 70V104Z", "#6d4032"),
        path("M304 98C312 90 326 87 346 85C384 81 420 82 460 77C510 71 560 73 606 67V86C560 92 500 90 450 95C400 98 350 96 304 98Z", "#7d9160"),
        stroke("M330 92C360 88 420 88 462 83C512 77 560 79 606 73", "#c2cc9a", 1.2, 'stroke-dasharray="5 3"')]
    b += place(536, 83, .87, parts=thief())
    b += place(436, 82, .7, flip=True, parts=fisher())
    b += place(270, 55, .86, -8, parts=lander())
    for x, y, s in ((336, 97, .6), (500, 98, .85), (586, 97, .7)):
        b += cover.one("thrift", x, y, s)
    return b


def story_head(name="", ink=str, plain=False, rim=MOORIT, thread=CREAM):
    herd = ['<g id="thrift">', *map(ink, cover.HERD["thrift"]), "</g>"]
    frame = [path(rect(0, 0, W, H) + "M4 4V96H596V4Z", rim), stroke("M2 2H598V98H2Z", thread, 1, 'stroke-dasharray="5 3"')]
    svg(f"story-head{name}", W, H, [cover.group(ink), "<defs>", *herd, "</defs>", '<clipPath id="s"><path d="M2 2H598V98H2Z"/></clipPath>', '<g clip-path="url(#s)">',
        *map(ink, shore(plain)), "</g>", "</g>", *frame])


def draw():
    story_head()
    story_head("-low", cover.pale, True, "#ffffff", MOORIT)
    story_head("-lines", cover.coloured_in, True, "#ffffff", "#6c6c6c")
