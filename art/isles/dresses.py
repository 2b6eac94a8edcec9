"""What the other games of the isles wear: frame, corner, throne, king, box and cards in wool of their own."""
import birds
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


def kings():
    return {
        "ardri": pieces.royal(place(0, -1, 1, parts=[*birds.ram_front(), *crown(50, 27, .78, 0)]), felt="#4a7aa6", rim=NIGHT, stitch="#e8bd5c", edge="#223248"),
        "scottish": pieces.royal(place(-1, 3, 1, parts=[*birds.erne("#a8762f", "#4d331b"), *crown(52, 31, .9, 3)]), felt="#c3a3cc", rim=THISTLE, stitch="#eadcea", edge="#3f2a4c"),
        "magpie": pieces.royal(place(2, 2, 1, parts=[*birds.magpie(), *crown(63, 25, .62, 8)]), felt="#5b95c8", rim=WHITE, stitch=COAL, edge=COAL),
    }


def draw():
    for name, wool in WOOL.items():
        frame.all_of(f"-{name}", wool)
    for name, disc in kings().items():
        svg(f"king-{name}", 100, 100, disc)
    disc = kings()
    squares.throne("-ardri", LICHEN, NIGHT, CREAM)
    squares.throne("-scottish", HEATHER, THISTLE, "#f4ecf2")
    squares.throne("-magpie", "#a9cbe2", COAL, WHITE)
    squares.corner("-ardri", "#f0dca6", LICHEN, NIGHT)
    squares.corner("-magpie", WHITE, "#a9cbe2", COAL)
    pages.box_face("-ardri", disc["ardri"], NIGHT, NIGHT, LICHEN)
    pages.box_face("-scottish", disc["scottish"], THISTLE, FOREST, THISTLE)
    pages.box_face("-magpie", disc["magpie"], COAL, COAL, SHINE)
    pages.cards("-ardri", NIGHT, LICHEN, LICHEN, NIGHT)
    pages.cards("-scottish", THISTLE, "#eadcea", FOREST, THISTLE)
    pages.cards("-magpie", COAL, WHITE, SHINE, COAL, WHITE)
    pages.medallion("-ardri", CREAM, NIGHT, LICHEN)
    pages.medallion("-scottish", THISTLE, "#eadcea", FOREST)
    pages.medallion("-magpie", COAL, WHITE, SHINE)
