"""What other games of this world wear: Berserk's blood and fangs, Norse America's vine and vane, the great board's winter."""
import frame
import pages
import squares
from frame import shield
from heads import BLOOD, RED
from lib import *
from pieces import ember_boss, king, king_figure, light_disc, rosettes

# Of each frame: its ground, its metal, that metal lit, the groove in it, and a spark of colour.
BERSERK = (BLOOD, "#ecd6a6", "#fff2d4", "#8f2a2c", "#d8453a")
VINLAND = ("#23525a", "#dcb75c", "#f7e3a0", "#2f6b66", "#86bd8f")
WINTER = ("#2f4560", "#cdd8de", "#f6fafa", "#4d6c8a", "#8db4d2")


def ground(name, veil, share, marks):
    """A veil over the planks and the light of the fire on them, so that the grain still runs on from square to square."""
    save(name, 100, 100, [fill(rect(-.1, -.1, 100.2, 100.2), veil, f'opacity="{share}"'), *marks])


# ---------- Berserk
def fangs():
    """Edges for Berserk: shields of a wall, each bitten; in a narrow frame two rows of fangs."""
    dark, metal, lit, groove, spark = BERSERK
    parts = [fill(rect(-.5, 0, 126, 100), dark), fill(rect(-3, 3, 131, 3.6) + rect(-3, 93.4, 131, 3.6), metal)]
    for k, (x, pair) in enumerate(((0, (metal, RED)), (62.5, ("#43302c", metal)), (125, (metal, RED)))):
        parts += shield(x, 50, 31, (dark, metal, lit, dark, spark), pair)
        bite = [(x + 3, 14), (x + 6, 24), (x + 11, 20), (x + 14, 30), (x + 19, 25), (x + 22, 34), (x + 30, 32), (x + 38, 22), (x + 24, 12)]
        parts.append(fill(poly(bite), dark))
    save("berserk-frame-edge", 125, 100, [f'<clipPath id="e"><path d="{rect(-.5, 0, 126, 100)}"/></clipPath><g clip-path="url(#e)">', *parts, "</g>"])
    frame.corner("berserk-frame-corner", BERSERK, (RED, "#ecd6a6"))
    frame.medallion("berserk-frame-medallion", BERSERK)
    teeth = [poly([(3 + 50 * k, 12), (47 + 50 * k, 12), (25 + 50 * k, 62)]) for k in range(2)] + [poly([(28 + 50 * k, 88), (72 + 50 * k, 88), (50 + 50 * k, 38)]) for k in range(-1, 2)]
    save("berserk-frame-edge-narrow", 100, 100, [f'<clipPath id="e"><path d="{rect(-.5, 0, 101, 100)}"/></clipPath>', fill(rect(-.5, 0, 101, 100), dark), fill(teeth, metal, 'clip-path="url(#e)"')])
    save("berserk-frame-corner-narrow", 100, 100, [fill(rect(0, 0, 100.5, 100.5), dark), fill("M14 14H86L50 50ZM14 14V86L50 50Z", metal)])


def berserk():
    claws = [f"M{x} {y}C{x + 5} {y + 7} {x + 8} {y + 14} {x + 8} {y + 22}C{x + 4} {y + 16} {x + 1} {y + 9} {x} {y}Z" for x, y in ((5, 4), (12, 3), (19, 4))]
    ground("berserk-ground-1", "#fbe3d8", .4, [])
    ground("berserk-ground-2", "#fadfd2", .4, [])
    ground("berserk-ground-3", "#fbe3d8", .4, [fill(claws, "#dba08a")])
    squares.towns("berserk-", ("#fdf2dc", "#fcf0d8"), "#f4e3c4", "#d0786c")
    squares.edges("berserk-", BLOOD, "#f3dca8")
    squares.hearth("berserk-throne", "#fbeacb", "#7c1f22", "#e3a873", ("#e8703a", "#d9572c", "#f08c42", "#c9402a"), "#ffab4a", "#ffdf9c")
    squares.field("berserk-corner", "#7c1f22", "#ecd6a6", [squares.paw("#f3dca8", "#fff6e0")])
    king("berserk-king", BLOOD, "#ebb54f", "#4a332c", "#5e3a31", king_figure(robe="#b3202a", robe_dark="#8c1a20"))
    fangs()


# ---------- Norse America
def leaf(x, y, size, turn, color, vein):
    """A leaf of the vine, five lobes."""
    d = "M0 14C-10 18-18 12-16 4C-26 2-26-10-17-13C-18-22-8-26-3-20C-2-28 2-28 3-20C8-26 18-22 17-13C26-10 26 2 16 4C18 12 10 18 0 14Z"
    return at(x, y, size, fill(d, color) + line("M0 14V-14M0 6L-14-6M0 6L14-6", vein, 2.2, ROUND), turn=turn)


def grapes(x, y, r, color, lit):
    spots = [(0, 0), (-1.8, 0), (1.8, 0), (-.9, 1.6), (.9, 1.6), (0, 3.2)]
    return [fill([circle(x + r * a, y + r * b, r) for a, b in spots], color), fill([circle(x + r * a - r * .3, y + r * b - r * .3, r * .36) for a, b in spots], lit)]


def vine():
    """Edges for Norse America: a vine with leaves and grapes."""
    dark, gold, lit, groove, green = VINLAND
    wave = spline([(x, 50 + 19 * math.cos(2 * math.pi * x / 200)) for x in range(-20, 221, 10)])
    parts = [fill(rect(-.5, 0, 201, 100), dark), fill(rect(-3, 3, 206, 3.6) + rect(-3, 93.4, 206, 3.6), gold), line(wave, gold, 6)]
    for x in (0, 100, 200):
        up = x == 100
        parts.append(line(f"M{x - 34} {50 + (5 if up else -5) * -1}C{x - 20} {40 if not up else 60} {x - 8} {44 if not up else 56} {x} {34 if not up else 66}", gold, 4, ROUND))
    parts += [leaf(0, 34, 1, 180, green, dark), leaf(200, 34, 1, 180, green, dark), *grapes(100, 54, 8, "#e9d9b0", "#fff6dc")]
    parts += [leaf(52, 22, .62, 150, green, dark), leaf(148, 22, .62, 210, green, dark), leaf(50, 78, .56, 20, green, dark), leaf(150, 78, .56, -20, green, dark)]
    save("norse-frame-edge", 200, 100, [f'<clipPath id="e"><path d="{rect(-.5, 0, 201, 100)}"/></clipPath><g clip-path="url(#e)">', *parts, "</g>"])
    frame.corner("norse-frame-corner", VINLAND, ("#2f7f6a", BONE))
    frame.medallion("norse-frame-medallion", (*VINLAND[:4], EMBER))
    w = 120
    stem = spline([(x, 50 + 15 * math.cos(2 * math.pi * x / w)) for x in range(-20, w + 21, 10)])
    leaves = [lens((8, 56), (44, 22), 9), lens((w / 2 + 8, 44), (w / 2 + 44, 78), 9), lens((w + 8, 56), (w + 44, 22), 9), lens((8 - w / 2, 44), (44 - w / 2, 78), 9)]
    save("norse-frame-edge-narrow", w, 100, [f'<clipPath id="e"><path d="{rect(-.5, 0, w + 1, 100)}"/></clipPath><g clip-path="url(#e)">', fill(rect(-.5, 0, w + 1, 100), dark), line(stem, gold, 9), fill(leaves, gold), "</g>"])
    save("norse-frame-corner-narrow", 100, 100, [fill(rect(0, 0, 100.5, 100.5), dark), fill([lens(polar(4, a), polar(40, a), 11) for a in range(45, 405, 90)], gold)])


def vinland_corner():
    """A leaf of the new land, large, its tip towards the middle of the board."""
    d = ("M-2.500 40L-2.500 15C-11 21-20 21-25 16L-21 9C-28 7-33 1-34-6L-24-7C-26-14-25-20-22-25L-11-17C-9.500-26-5-33 0-39C5-33 9.500-26 11-17L22-25"
         "C25-20 26-14 24-7L34-6C33 1 28 7 21 9L25 16C20 21 11 21 2.500 15L2.500 40Z")
    veins = line("M0 15V-24M0 10L-17 12M0 10L17 12M0 2L-22-4M0 2L22-4", "#23525a", 2.6, ROUND)
    squares.field("norse-corner", "#23525a", "#e2b84e", [at(50, 50, .95, [fill(d, "#f0cc6a"), veins], turn=135)])


def ship():
    """The king's ship: gilded, her sail full, a crown in it."""
    sail = "M24 56C30 46 30 30 25 19C40 23 62 23 77 19C72 30 72 46 78 56C62 60 40 60 24 56Z"
    stripes = "M36 58C40 46 40 32 36 21.500C40 22.200 43 22.500 46 22.600C48 34 48 48 46 59Z M66 58C62 46 62 32 66 21.500C62 22.200 59 22.500 56 22.600C54 34 54 48 56 59Z"
    return [fill(rect(48.8, 11, 3, 56), "#7c4a24"), fill("M51.500 11L66 13.500L51.500 18Z", GOLD_LIT), fill(sail, "#fdf0d0"), fill(stripes, "#d9702c"),
            fill("M36.500 49L33.500 31L42.500 38.500L50.500 27L58.500 38.500L67.500 31L64.500 49Z", "#fdf0d0"), fill("M38.500 47L36.400 34.500L43.500 40.500L50.500 31L57.500 40.500L64.600 34.500L62.500 47Z", GOLD_DARK),
            # The hull, her stem a dragon.
            fill("M12 66C10 58 12 50 8 45C4 46 4 41 8 40C14 38 19 42 19 49C19 56 20 62 26 66H74C80 62 81 54 81 46C84 43 88 44 90 47C86 48 87 54 87 58C86 72 76 82 62 83H36C22 82 14 76 12 66Z", GOLD),
            fill("M14 70C22 78 30 80 38 80H62C72 79 80 74 85 66C83 76 74 82 62 83H36C24 82 16 77 14 70Z", GOLD_DARK), line("M19 68C26 74 32 75 38 75H62C70 74.500 77 72 82 66", "#7c4a24", 1.6, ROUND),
            fill([circle(x, 68, 4) for x in (32, 41, 50, 59, 68)], "#a8331a"), fill([circle(x, 68, 1.5) for x in (32, 41, 50, 59, 68)], GOLD_LIT), fill(circle(11.5, 44, 1.2), "#5f3123"),
            fill("M0 82C8 78 14 86 22 82S38 78 46 82S62 86 70 82S86 78 100 82V100H0Z", "#8cc0ae"), fill("M0 88C8 84 14 92 22 88S38 84 46 88S62 92 70 88S86 84 100 88V100H0Z", "#3f8a82")]


def norse():
    # Birch bark: white, with the dark marks through which it breathes, and here and there the warm layer below laid bare.
    for nth in range(3):
        marks, peel = [], []
        for k in range(7):
            y = (4 + 9 * k if k < 3 else 70 + 8 * (k - 3)) + 4 * rnd(71, nth, k)
            x, length = 2 + 76 * rnd(72, nth, k), 9 + 17 * rnd(73, nth, k)
            marks.append(f"M{f(x)} {f(y)}Q{f(x + length / 2)} {f(y - 3.4)} {f(x + length)} {f(y)}Q{f(x + length / 2)} {f(y + 2.8)} {f(x)} {f(y)}Z")
        for k in range(2):
            y, x = (16 if k else 84) + 5 * rnd(74, nth, k), 4 + 40 * rnd(75, nth, k)
            peel.append(f"M{f(x)} {f(y)}C{f(x + 14)} {f(y - 3)} {f(x + 30)} {f(y + 2.8)} {f(x + 46)} {f(y)}C{f(x + 30)} {f(y + 5)} {f(x + 14)} {f(y + 3)} {f(x)} {f(y)}Z")
        ground(f"norse-ground-{nth + 1}", ("#f4f2ea", "#f7f5ee", "#f1efe6")[nth], .45, [fill(peel, "#e6bf98"), fill(marks, "#a59989")])
    squares.towns("norse-", ("#fbf6e2", "#f9f3dc"), "#eee6c8", "#7fae86")
    squares.edges("norse-", "#23525a", "#f7e3a0")
    squares.hearth("norse-throne", "#faf5e0", "#23525a", "#e2b84e")
    vinland_corner()
    vine()
    for nth, face in enumerate(rosettes(("#2f8a6c", "#93d0a2"), "#4b97b3")[:6]):
        save(f"norse-defender-{nth + 1}", 100, 100, light_disc([*face, *ember_boss(8, "#23525a", "#2f7d9c", "#7fc0d2")], rim="#23525a", face="#fffaec", brass="#ecd27f"))
    king("norse-king", "#23525a", "#ebb54f", "#25626c", "#1f5762", ship())


# ---------- The great board in winter
def winter():
    frost = []
    for x, y, r in ((9, 10, 6), (91, 90, 6), (90, 12, 4)):
        frost += [f"M{pt(polar(r, a, x, y))}L{pt(polar(r, a + 180, x, y))}" for a in (0, 60, 120)]
    for nth, (veil, marks) in enumerate((("#e6eff4", []), ("#eaf2f6", frost[:6]), ("#e3edf3", frost[6:]))):
        ground(f"winter-ground-{nth + 1}", veil, .5, [line(marks, "#b6c8d6", 1.1, ROUND)] if marks else [])
    squares.towns("winter-", ("#f8fafa", "#f5f8f9"), "#e3ebf0", "#8fb0cb")
    squares.edges("winter-", "#2f4560", "#e9f0f3")
    squares.hearth("winter-throne", "#f7fafa", "#2f4560", "#b4c6d3")
    squares.field("winter-corner", "#2f4560", "#cdd8de", squares.crystal("#e9f0f4"))
    frame.edge("winter-frame-edge", WINTER)
    frame.corner("winter-frame-corner", WINTER, ("#f1f5f6", "#3f6c9a"))
    frame.medallion("winter-frame-medallion", (*WINTER[:2], FIRE, WINTER[3], EMBER_LIT))
    frame.narrow("winter-frame", WINTER)
    for nth, face in enumerate(rosettes(("#346ca8", "#a3cdec"), "#93a6b6")[:6]):
        save(f"winter-defender-{nth + 1}", 100, 100, light_disc([*face, *ember_boss(8, "#2f4560", "#23588f", "#8cbce0")], rim="#2f4560", face="#fafbf8", brass="#d9e1e5"))
    king("winter-king", "#2f4560", "#e9c268", "#275688", "#224c7a")


pages.DRESSES += [("-berserk", *BERSERK[:3], "#fdf2dc", RED), ("-norse", *VINLAND[:3], "#fbf6e2", "#2f8a6c"), ("-winter", *WINTER[:3], "#f6fafa", "#346ca8")]


def draw():
    berserk()
    norse()
    winter()
