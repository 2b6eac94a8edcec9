"""What the other games of the isles wear: frame, corner, throne, king, box, cards and a cover of their own."""
import birds
import cover
import frame
import pages
import pieces
import squares
from birds import crown
from lib import *

NIGHT, THISTLE, HEATHER, FOREST, SHINE, COAL = "#1f3654", "#6b4878", "#c8aacb", "#3f5a3c", "#2f6da6", "#373331"

WOOL = {
    "ardri": dict(rim=NIGHT, outer=LICHEN, seeds=NIGHT, ground=(NIGHT, "#2e4f74", "#43698c"), pattern=(CREAM, LICHEN, LICHEN),
        narrow=NIGHT, inner=NIGHT, wave=LICHEN, star=(NIGHT, LICHEN, CREAM, LICHEN)),
    "scottish": dict(rim=THISTLE, outer=FOREST, seeds=CREAM, ground=(CREAM, "#e6d6e6", HEATHER), pattern=(THISTLE, THISTLE, FOREST),
        narrow=THISTLE, inner=THISTLE, wave="#eadcea", star=(CREAM, THISTLE, FOREST, HEATHER)),
    "magpie": dict(rim=COAL, outer=WHITE, seeds=COAL, ground=(WHITE, "#dbe6ee", "#a9cbe2"), pattern=(COAL, COAL, SHINE),
        narrow=COAL, inner=COAL, wave=WHITE, star=(WHITE, COAL, SHINE, SHINE)),
}


# Covers: a night with a gold moon, an evening in August, a winter morning.
LIGHTS = {
    "ardri": dict(cover.JUNE, bands=((0, "#14233d"), (5, "#1a2f4f"), (10, "#1f3b5f"), (15, "#25496c"), (20, "#2c5877"), (25, "#366a80"), (29, "#457d87"),
        (33, "#578f8d"), (37, "#6f9f92"), (40, "#88ab95"), (42, "#a3b89a")), seeds="#37557c", stars="#e0b04a", wave="#4f7f95", band="#4a8090",
        low=("#85b09d", "#b9cba6"), sun=("#e0b04a", "#f7e3a4"), at=(236, 112, 36), who="ram", tint=("#14233d", .5), sail=LICHEN, dark="#8a6420",
        felt={"#f0d79a": "#c9b878"}),
    "scottish": dict(cover.JUNE, bands=((0, "#3b2850"), (5, "#503663"), (10, "#6b4878"), (15, "#875f8e"), (20, "#a479a2"), (25, "#bf95b1"), (29, "#d5b0bb"),
        (33, "#e6c6bb"), (37, "#efd0a6"), (40, "#f0bb86"), (42, "#e8a070")), seeds="#7a5a92", stars="#ead9ea", wave="#d9bfd4", band="#a67fa5",
        low=("#d99a86", "#fbe6c4"), who="eagle", tint=("#5c3c69", .3), sail=THISTLE, dark="#45294f",
        felt={"#7d9160": "#8d6597", "#657a4c": "#704b7c", "#6f8456": "#8d6597", "#71825f": "#7f6691", "#5d6f50": "#66507a", "#c2cc9a": "#d9b8dc",
        "#b4c08c": "#d9b8dc", "#a9b489": "#cdb0d4"}),
    "magpie": dict(cover.JUNE, bands=((0, "#4b6478"), (5, "#5f7a8d"), (10, "#7690a1"), (15, "#8fa6b4"), (20, "#a7bac4"), (25, "#bccbd1"), (29, "#cfd9db"),
        (33, "#dfe5e3"), (37, "#eae9df"), (40, "#f1e8cf"), (42, "#efdcb4")), seeds="#8ba2b2", stars="#ffffff", wave="#dce6ea", band="#a3b8c4",
        low=("#cdd8da", "#ffffff"), sun=("#f7e2a4", "#fff6d8"), who="magpie", tint=("#7d909c", .3), sail=SHINE, dark="#1d4a74",
        felt={"#7d9160": "#f4f6f5", "#657a4c": "#dbe4e8", "#6f8456": "#f4f6f5", "#71825f": "#eef2f2", "#5d6f50": "#cfdade", "#c2cc9a": "#a9bcc6",
        "#b4c08c": "#a9bcc6", "#a9b489": "#b7c7cf"}),
}


def kings():
    return {
        "ardri": pieces.royal(place(0, -1, 1, parts=[*birds.ram_front(), *crown(50, 27, .78, 0)]), felt="#4a7aa6", rim=NIGHT, stitch="#e8bd5c", edge="#223248"),
        "scottish": pieces.royal(place(-1, 3, 1, parts=[*birds.erne("#a8762f", "#4d331b"), *crown(52, 31, .9, 3)]), felt="#c3a3cc", rim=THISTLE, stitch="#eadcea", edge="#3f2a4c"),
        "magpie": pieces.royal(place(2, 2, 1, parts=[*birds.magpie(), *crown(63, 25, .62, 8)]), felt="#5b95c8", rim=WHITE, stitch=COAL, edge=COAL),
    }


def draw():
    for name, wool in WOOL.items():
        frame.all_of(f"-{name}", wool)
        cover.picture(f"cover-{name}", str, False, wool["rim"], CREAM, PEAT, LIGHTS[name])
    for name, disc in kings().items():
        svg(f"king-{name}", 100, 100, disc)
    disc = kings()
    squares.throne("-ardri", LICHEN, NIGHT, CREAM)
    squares.throne("-scottish", HEATHER, THISTLE, "#f4ecf2")
    squares.throne("-magpie", "#a9cbe2", COAL, WHITE)
    squares.corner("-ardri", "#f0dca6", LICHEN, NIGHT, "#a8482c")
    squares.corner("-magpie", WHITE, "#a9cbe2", COAL, SHINE)
    pages.box_face("-ardri", disc["ardri"], NIGHT, NIGHT, LICHEN)
    pages.box_face("-scottish", disc["scottish"], THISTLE, FOREST, THISTLE)
    pages.box_face("-magpie", disc["magpie"], COAL, COAL, SHINE)
    for name, line in (("ardri", LICHEN), ("scottish", FOREST), ("magpie", SHINE)):
        pages.cards(f"-{name}", WOOL[name], line)
    pages.medallion("-ardri", CREAM, NIGHT, LICHEN)
    pages.medallion("-scottish", THISTLE, "#eadcea", FOREST)
    pages.medallion("-magpie", COAL, WHITE, SHINE)
