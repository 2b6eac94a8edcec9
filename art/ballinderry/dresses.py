"""The dresses of the other games: blue enamel with a golden head for king, red enamel with the golden branch."""
import frame
import squares
from head import head
from lib import *
from motifs import branch, leaf
from pieces import BLEED

LEAF_GREEN = "#2c6049"


def rim(ground):
    beads = [disc(*polar(43.3, 15 * i), 1.7) for i in range(24)]
    return [fill(BLEED, ground), fill(disc(50, 50, 47), GOLD_LIGHT), fill(disc(50, 50, 45.6), GOLD), fill(beads, ground), fill(disc(50, 50, 41), GOLD_LIGHT),
        fill(disc(50, 50, 39.6), ground)]


def king_head():
    """The head from the end of the board, in gold on blue, rays of gold behind it."""
    rays = [poly([polar(18, 15 * i - 5), polar(38.6, 15 * i - 2.6), polar(38.6, 15 * i + 2.6), polar(18, 15 * i + 5)]) for i in range(24)]
    golden = head(GOLD_LIGHT, GOLD, "#503218", GOLD, "#8a5a1e", GREEN)
    save("king-head", 100, 100, rim(BLUE_FIELD) + [fill(rays, "#3f6aa0"), place(50, 47, .74, golden)])
    # Small: locks that curl, a light face with eyes, a dark beard to a point.
    face = [fill("M0-50C-32-50-38-26-35-6C-34 4-40 12-39 20C-38 32-24 34-19 25L0 56L19 25C24 34 38 32 39 20C40 12 34 4 35-6C38-26 32-50 0-50Z", GOLD),
        fill("M-23-27Q0-37 23-27C25-4 20 14 12 22H-12C-20 14-25-4-23-27Z", GOLD_LIGHT),
        fill("M-19 10Q-8 15 0 10Q8 15 19 10C20 28 10 46 0 57C-10 46-20 28-19 10Z", "#8a5a1e"),
        stroke("M-19-14Q-10-21-3-15V4H3V-15Q10-21 19-14", "#503218", 4.6, ROUND), fill(disc(-11, -8, 4) + disc(11, -8, 4), "#503218")]
    save("king-symbol-head", 100, 100, [*small_rim(BLUE_FIELD), place(50, 47, .72, face)])


def small_rim(ground):
    return [fill(disc(50, 50, r), color) for r, color in ((50, ground), (47, GOLD), (41.5, ground))]


def king_branch():
    """A golden branch with ringing fruit, upright on green."""
    gold = branch(GOLD_LIGHT, GOLD, GOLD, RED)
    save("king-branch", 100, 100, rim(LEAF_GREEN) + [place(50, 50.5, .6, gold)])
    pairs = [(y, side) for y in (66, 46) for side in (-1, 1)]
    leaves = [leaf(50, y, 30, side * 55, GOLD_LIGHT, wide=.4) for y, side in pairs] + [leaf(50, 40, 27, 0, GOLD_LIGHT, wide=.4)]
    save("king-symbol-branch", 100, 100, [*small_rim(LEAF_GREEN), stroke("M50 86V30", GOLD_LIGHT, 6, ROUND), fill(leaves, GOLD_LIGHT),
        fill([disc(50 + 20 * side, y + 5, 5.4) for y, side in pairs], RED)])


def draw():
    frame.whole("-blue", BLUE_FIELD, GAP, GOLD_LIGHT, RED_DARK)
    frame.whole("-red", RED_FIELD, GAP, GREEN_LIGHT, GREEN)
    squares.corner("corner-blue", BLUE_FIELD, GAP, RED)
    squares.corner("corner-red", RED_FIELD, GAP, GREEN)
    king_head()
    king_branch()
