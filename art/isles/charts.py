"""Charts of knitted patterns, as a knitter writes them: a letter for each stitch."""
from lib import four, mirrored

# The O and the X of the great band; together 16 stitches wide, 9 rows high.
O = four(["...xx", "..xx.", ".xx..", "xx..x", "x..xx"])
X = four(["x...", "xx..", ".xx.", "..xx", "...x"])
BAND = [o + x for o, x in zip(O, X)]
# Peerie patterns: small ones, between the great bands.
SEEDS = ["..x.", ".xxx", "..x."]
WAVE = ["x...", ".x.x", "..x."]
DIAMONDS = ["..x..x", ".xxx..", "xxxxx.", ".xxx..", "..x..x"]
# A band of two colours, 7 rows high, for a narrow frame; and its corner.
LITTLE_BAND = [a + b for a, b in zip(four(["...x", "..xx", ".xx.", "xx.x"]), four(["x..", "xx.", ".xx", "..x"]))]
LITTLE_STAR = four(["xx.x", "xx..", "..xx", "x.xx"])
# The eight-pointed star, 19 stitches wide.
STAR = four([
    ".....x....",
    ".....xx...",
    ".....xxx..",
    ".....xxxx.",
    ".....xxxx.",
    "xxxxx.xxx.",
    ".xxxxx.xx.",
    "..xxxxx.x.",
    "...xxxxx..",
    "..........",
])
# A small star, 13 wide.
STAR_SMALL = four([
    "...x...",
    "...xx..",
    "...xxx.",
    "xxx.xx.",
    ".xxx.x.",
    "..xxx..",
    ".......",
])
