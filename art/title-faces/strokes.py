"""Letters of straight strokes: their skeletons, and how a chisel and a knife cut them.

A skeleton is a list of lines through corners, in a square of 700 units a letter high. A line that ends in `+` at a point is free there; others
end on another line."""

import pathops
import pyclipper

from cut import points

# Lines of each letter: corners (x, y); ends are free unless a corner stands in `JOINED`, after the lines.
F, J = True, False    # free, joined

SKELETONS = {
    # letter: [(corners, is the start free, is the end free), …]; a line that ends where it began is closed
    "A": [([(0, 0), (200, 700)], F, J), ([(400, 0), (200, 700)], F, J), ([(110, 700), (290, 700)], F, F), ([(62, 250), (338, 250)], J, J)],
    "B": [([(0, 0), (0, 700)], J, J), ([(0, 700), (170, 700), (270, 540), (150, 370), (0, 370)], J, J), ([(150, 370), (300, 190), (180, 0), (0, 0)], J, J)],
    "C": [([(350, 690), (190, 700), (20, 500), (20, 200), (190, 0), (350, 10)], F, F)],
    "D": [([(0, 0), (0, 700)], J, J), ([(0, 700), (170, 700), (360, 480), (360, 220), (170, 0), (0, 0)], J, J)],
    "E": [([(0, 0), (0, 700)], J, J), ([(0, 700), (300, 700)], J, F), ([(0, 360), (230, 360)], J, F), ([(0, 0), (310, 0)], J, F)],
    "F": [([(0, 0), (0, 700)], F, J), ([(0, 700), (300, 700)], J, F), ([(0, 350), (230, 350)], J, F)],
    "G": [([(350, 690), (190, 700), (20, 500), (20, 200), (190, 0), (350, 0), (350, 300)], F, J), ([(230, 300), (400, 300)], F, F)],
    "H": [([(0, 0), (0, 700)], F, F), ([(380, 0), (380, 700)], F, F), ([(0, 420), (380, 300)], J, J)],
    "I": [([(0, 0), (0, 700)], F, F)],
    "J": [([(190, 700), (190, 150), (90, 0), (-20, 50)], F, J)],
    "K": [([(0, 0), (0, 700)], F, F), ([(310, 700), (0, 330)], F, J), ([(100, 430), (340, 0)], J, F)],
    "L": [([(0, 0), (0, 700)], J, F), ([(0, 0), (300, 0)], J, F)],
    "M": [([(0, 0), (50, 700)], F, J), ([(50, 700), (260, 190), (470, 700)], J, J), ([(470, 700), (520, 0)], J, F)],
    "N": [([(0, 0), (0, 700)], F, J), ([(0, 700), (390, 0)], J, J), ([(390, 0), (390, 700)], J, F)],
    "O": [([(220, 720), (0, 350), (220, -20), (440, 350), (220, 720)], J, J)],
    "P": [([(0, 0), (0, 700)], F, J), ([(0, 700), (170, 700), (300, 510), (170, 320), (0, 320)], J, J)],
    "Q": [([(220, 720), (0, 350), (220, -20), (440, 350), (220, 720)], J, J), ([(230, 190), (410, -90)], J, J)],
    "R": [([(0, 0), (0, 700)], F, J), ([(0, 700), (170, 700), (290, 520), (170, 340), (0, 340)], J, J), ([(140, 340), (340, 0)], J, F)],
    "S": [([(310, 640), (170, 710), (20, 530), (310, 190), (150, -10), (0, 70)], F, F)],
    "T": [([(190, 0), (190, 640)], F, J), ([(0, 700), (380, 700)], F, F)],
    "U": [([(0, 700), (0, 220), (190, 0), (380, 220), (380, 700)], F, F)],
    "V": [([(0, 700), (200, 0), (400, 700)], F, F)],
    "W": [([(0, 700), (150, 0), (300, 600)], F, J), ([(300, 600), (450, 0), (600, 700)], J, F)],
    "X": [([(0, 700), (380, 0)], F, F), ([(380, 700), (0, 0)], F, F)],
    "Y": [([(0, 700), (190, 330), (380, 700)], F, F), ([(190, 330), (190, 0)], J, F)],
    "Z": [([(20, 700), (340, 700), (0, 0), (350, 0)], F, F)],
    "Þ": [([(0, 0), (0, 700)], F, F), ([(0, 570), (140, 570), (270, 370), (140, 170), (0, 170)], J, J)],
    "Æ": [([(0, 0), (250, 700)], F, J), ([(310, 0), (310, 700)], J, J), ([(240, 700), (570, 700)], J, F), ([(310, 360), (520, 360)], J, F),
          ([(310, 0), (590, 0)], J, F), ([(90, 250), (310, 250)], J, J)],
    "Œ": [([(310, 700), (170, 700), (0, 480), (0, 220), (170, 0), (310, 0)], J, J), ([(310, 0), (310, 700)], J, J), ([(310, 700), (570, 700)], J, F),
          ([(310, 360), (520, 360)], J, F), ([(310, 0), (590, 0)], J, F)],
    "0": [([(150, 700), (0, 480), (0, 220), (150, 0), (300, 220), (300, 480), (150, 700)], J, J)],
    "1": [([(0, 560), (120, 700), (120, 0)], J, F)],
    "2": [([(0, 570), (150, 710), (290, 530), (0, 0), (310, 0)], J, F)],
    "3": [([(20, 700), (290, 700), (120, 420), (290, 200), (150, -10), (0, 80)], F, J)],
    "4": [([(240, 0), (240, 700), (0, 210), (350, 210)], F, F)],
    "5": [([(290, 700), (50, 700), (30, 400), (180, 440), (300, 220), (150, -10), (0, 70)], F, J)],
    "6": [([(270, 710), (110, 560), (0, 230), (150, -10), (300, 200), (170, 400), (15, 280)], J, J)],
    "7": [([(0, 700), (310, 700), (90, 0)], F, F)],
    "8": [([(150, 380), (20, 550), (150, 710), (280, 550), (150, 380)], J, J), ([(150, 380), (0, 190), (150, -10), (300, 190), (150, 380)], J, J)],
    "9": [([(30, -10), (190, 140), (300, 470), (150, 710), (0, 500), (130, 300), (285, 420)], J, J)],
    "&": [([(400, 330), (200, 0), (0, 160), (240, 550), (150, 710), (50, 560), (400, 0)], J, J)],
    "(": [([(120, 760), (0, 500), (0, 200), (120, -60)], J, J)],
    "?": [([(0, 580), (130, 710), (260, 540), (120, 380), (120, 210)], J, J)],
    "!": [([(0, 700), (0, 210)], F, J)],
    "-": [([(0, 300), (190, 300)], J, J)],
    "–": [([(0, 300), (330, 300)], J, J)],
    "/": [([(0, -40), (260, 740)], J, J)],
    "+": [([(0, 330), (300, 330)], J, J), ([(150, 480), (150, 180)], J, J)],
    "×": [([(20, 450), (240, 210)], J, J), ([(240, 450), (20, 210)], J, J)],
    "'": [([(0, 720), (0, 540)], J, J)],
    "´": [([(0, 780), (110, 890)], J, J)],
    "ˆ": [([(0, 780), (110, 890), (220, 780)], J, J)],
    "˜": [([(0, 790), (90, 860), (170, 790), (260, 860)], J, J)],
    "˚": [([(100, 750), (0, 850), (100, 950), (200, 850), (100, 750)], J, J)],
    "¸": [([(60, 0), (90, -90), (0, -170)], J, J)],
    "˛": [([(40, 0), (0, -110), (100, -170)], J, J)],
}
BARS = {"Ð": ("D", [(-90, 360), (170, 360)]), "Đ": ("D", [(-90, 360), (170, 360)]), "Ł": ("L", [(-90, 260), (190, 440)]),
        "Ø": ("O", [(-50, 150), (490, 550)])}


def union(*paths):
    """One outline of all, whose corners are straight."""
    def solved(contours):
        clipper = pyclipper.Pyclipper()
        clipper.AddPaths(contours, pyclipper.PT_SUBJECT, True)
        return clipper.Execute(pyclipper.CT_UNION, pyclipper.PFT_NONZERO, pyclipper.PFT_NONZERO)

    whole = []
    for path in paths:
        whole += solved([[(round(x * 8), round(y * 8)) for x, y in points(contour)] for contour in path.contours])
    result = pathops.Path()
    pen = result.getPen()
    for contour in pyclipper.CleanPolygons(solved(whole), 20):
        if len(contour) > 2:
            for n, (x, y) in enumerate(contour):
                (pen.lineTo if n else pen.moveTo)((x / 8, y / 8))
            pen.closePath()
    result.reverse()        # outlines of TrueType run clockwise
    return result


def line(corners, width, wide):
    """A line of one width across; `wide` times that where it stands upright."""
    path = pathops.Path()
    pen = path.getPen()
    is_closed = corners[0] == corners[-1]
    for n, (x, y) in enumerate(corners[:-1] if is_closed else corners):
        (pen.lineTo if n else pen.moveTo)((x / wide, y))
    pen.closePath() if is_closed else pen.endPath()
    path.stroke(width, pathops.LineCap.BUTT_CAP, pathops.LineJoin.MITER_JOIN, 3)
    return path.transform(wide, 0, 0, 1, 0, 0)


def polygon(corners):
    path = pathops.Path()
    pen = path.getPen()
    for n, corner in enumerate(corners):
        (pen.lineTo if n else pen.moveTo)(corner)
    pen.closePath()
    return path


def direction(a, b):
    dx, dy = b[0] - a[0], b[1] - a[1]
    length = (dx * dx + dy * dy) ** .5
    return dx / length, dy / length, length


def shortened(corners, starts_free, ends_free, width):
    """A line whose slanting free ends don't reach beyond the wedges that stand on them."""
    corners = list(corners)
    for is_free, end, before in ((starts_free, 0, 1), (ends_free, -1, -2)):
        dx, dy, _ = direction(corners[before], corners[end])
        if is_free and abs(dy) > .55:
            back = .7 * width * abs(dx)
            corners[end] = (corners[end][0] - dx * back, corners[end][1] - dy * back)
    return corners


def chiselled(lines, width, wide=1.2, serif=0.5, deep=96):
    """Strokes with wedges at their free ends."""
    parts = []
    for corners, starts_free, ends_free in lines:
        parts.append(line(shortened(corners, starts_free, ends_free, width), width, wide))
        for is_free, end, before in ((starts_free, corners[0], corners[1]), (ends_free, corners[-1], corners[-2])):
            if not is_free:
                continue
            dx, dy, _ = direction(before, end)
            half = width * (1 + (wide - 1) * abs(dy)) / 2
            flare = half + width * serif * (0.55 + 0.45 * abs(dy))
            x, y = end
            nx, ny = -dy, dx
            back = (x - dx * deep, y - dy * deep)
            # A level foot or head for what stands upright or slants.
            if abs(dy) > 0.55:
                slide = lambda s: (x + s * flare / max(abs(dy), .8), y)
                a, b = slide(1), slide(-1)
            else:
                a, b = (x + nx * flare, y + ny * flare), (x - nx * flare, y - ny * flare)
            c, d = (back[0] + nx * half, back[1] + ny * half), (back[0] - nx * half, back[1] - ny * half)
            if abs(dy) > 0.55:
                left, right = sorted((c, d))
                parts.append(polygon([min(a, b), max(a, b), right, left]))
            else:
                parts.append(polygon([a, b, d, c]))
    return union(*parts)


def knifed(lines, width, foot=0.62, level=0.72, slope=0.16):
    """Cuts that are broad at the head and narrower at the foot; free ends are cut aslant."""
    parts = []
    for corners, starts_free, ends_free in lines:
        for n, (a, b) in enumerate(zip(corners, corners[1:])):
            free = [n == 0 and starts_free, n == len(corners) - 2 and ends_free]
            if a[1] < b[1] or (a[1] == b[1] and a[0] > b[0]):
                a, b, free = b, a, free[::-1]          # from the top down, from left to right
            dx, dy, length = direction(a, b)
            upright = abs(dy)
            head = width / 2 * (level + (1 - level) * upright)
            end = head * (foot + (1 - foot) * (1 - upright)) * (1.12 if free[1] and upright < .5 else 1)
            nx, ny = -dy, dx
            # What meets another cut goes on to that one's middle; a free end is aslant.
            past = [0 if free[0] or upright == 1 else head * .4, 0 if free[1] or upright == 1 else end * .4]
            lean = [slope * head if free[0] else 0, slope * end if free[1] else 0]
            at = lambda p, w, e: (p[0] + dx * e + nx * w, p[1] + dy * e + ny * w)
            parts.append(polygon([at(a, head, -past[0] - lean[0]), at(a, -head, -past[0] + lean[0]),
                                  at(b, -end, past[1] - lean[1]), at(b, end, past[1] + lean[1])]))
    return union(*parts)


def dot(x, y, r):
    return polygon([(x - r, y), (x, y - r * 1.1), (x + r, y), (x, y + r * 1.1)])


def placed(corners, half, slant):
    """The corners of a line, such that what lies level at the foot or the head of a letter ends there. `slant`: how much level lines fall to the
    right, for a knife along the grain would split the wood."""
    corners = [list(corner) for corner in corners]
    for a, b in zip(corners, corners[1:]):
        if a[1] == b[1] and a[1] in (0, 700):
            a[1] = b[1] = half * .86 if a[1] == 0 else 700 - half * .86
    if slant and len(corners) == 2 and corners[0][1] == corners[1][1] > half:
        corners[1][1] -= slant * (corners[1][0] - corners[0][0])
    return [tuple(corner) for corner in corners]


def letters(cut, weight, slant=0):
    """All letters, cut, without room beside them."""
    lines = {c: [(placed(corners, weight / 2, slant if c not in "-–+" else 0), *ends) for corners, *ends in drawn]
             for c, drawn in SKELETONS.items()}
    made = {c: cut(drawn, weight * (.66 if c in "´ˆ˜˚¸˛" else 1)) for c, drawn in lines.items()}
    for c, (plain, bar) in BARS.items():
        made[c] = cut(lines[plain] + [(bar, J, J)], weight)
    r = weight * .62
    made["."] = dot(0, r, r)
    made["·"] = dot(0, 330, r)
    made["…"] = union(*(dot(x, r, r) for x in (0, 200, 400)))
    made[":"] = union(dot(0, r, r), dot(0, 420, r))
    made[","] = union(dot(0, r, r), polygon([(r * .2, r * .2), (r, r), (-r * .9, -130)]))
    made[";"] = union(made[","], dot(0, 420, r))
    made["!"] = union(made["!"], dot(0, r, r))
    made["?"] = union(made["?"], dot(120, r, r))
    quote = polygon([(-r, 690), (r * .5, 720), (r, 650), (-r * .7, 500)])
    made["’"] = quote
    made["‘"] = quote.transform(-1, 0, 0, -1, 0, 1220)
    made["‚"] = quote.transform(1, 0, 0, 1, 0, -620)
    for double, single in (("”", "’"), ("“", "‘"), ("„", "‚")):
        made[double] = union(made[single], made[single].transform(1, 0, 0, 1, 2.3 * r, 0))
    made['"'] = union(made["'"], made["'"].transform(1, 0, 0, 1, 130, 0))
    made[")"] = made["("].transform(-1, 0, 0, 1, 120, 0)
    made["—"] = made["–"].transform(1.6, 0, 0, 1, 0, 0)
    made["¨"] = union(dot(0, 840, r), dot(2.7 * r, 840, r))
    made["˙"] = dot(0, 840, r)
    single = made["´"]
    made["˝"] = union(single, single.transform(1, 0, 0, 1, 130, 0))
    made["¯"] = made["-"].transform(1, 0, 0, 1, 0, 530)
    x0, _, x1, _ = made["S"].bounds
    made["ß"] = union(made["S"], made["S"].transform(1, 0, 0, 1, x1 - x0 + 50, 0))
    return made
