"""Charts of knitted patterns, as a knitter writes them: a letter for each stitch."""
from lib import four

# The O and the X of the great band; together 16 stitches wide, 9 rows high.
O = four(["...xx", "..xx.", ".xx..", "xx..x", "x..xx"])
X = four(["x...", "xx..", ".xx.", "..xx", "...x"])
BAND = [o + x for o, x in zip(O, X)]
# Peerie patterns: small ones, between the great bands.
SEEDS = ["..x.", ".xxx", "..x."]
WAVE = ["x...", ".x.x", "..x."]
# O and X once more, five rows high, for a narrow frame: "x" is the O, "o" its middle, "+" the X. The last
# column is left open: the ground of the next drawing is laid over it.
SMALL_BAND = [".xxx..++.++.", "xxoxx..+++..", "xooox...+...", "xxoxx..+++..", ".xxx..++.++."]
LOZENGE = ["..x..", ".xox.", "xooox", ".xox.", "..x.."]


def star(reach, petal):
    """An eight-pointed star: eight whole petals with a seam of one stitch between, joined in the middle."""
    def at(u, v):
        if min(u, v) == 0:
            return "o" if u + v <= petal // 2 else "."
        return "x" if min(u, v) < petal and 1 <= abs(u - v) <= reach - petal + 1 else "."
    return four(["".join(at(reach - c, reach - r) for c in range(reach + 1)) for r in range(reach + 1)])


# 19 and 13 stitches wide; "x" are the petals, "o" is the cross that joins them.
STAR = star(9, 5)
STAR_SMALL = star(6, 4)
