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
    golden = head(GOLD_LIGHT, GOLD, "#503218", GOLD, "#8a5a1e", RED)
    save("king-head", 100, 100, rim(BLUE_FIELD) + [fill(rays, "#3f6aa0"), place(50, 47, .74, golden)])
    face = [fill("M0-49C-30-49-40-30-36-8C-34 8-40 14-38 24L-18 26L0 54L18 26L38 24C40 14 34 8 36-8C40-30 30-49 0-49Z", GOLD),
        fill("M-22-26H22C24-4 20 12 13 25L0 34L-13 25C-20 12-24-4-22-26Z", GOLD_LIGHT),
        fill("M-20-14L-4-16V4Q0 8 4 4V-16L20-14L19-6L9-7V8Q0 16-9 8V-7L-19-6Z", "#503218")]
    save("king-symbol-head", 100, 100, [fill(disc(50, 50, 50), BLUE_FIELD), stroke(disc(50, 50, 45), GOLD, 3), place(50, 48, .72, face)])


def king_branch():
    """A golden branch with ringing fruit, upright on green."""
    gold = branch(GOLD_LIGHT, GOLD, GOLD, RED)
    save("king-branch", 100, 100, rim(LEAF_GREEN) + [place(50, 50.5, .6, gold)])
    sign = [stroke("M50 84V30", GOLD_LIGHT, 6, ROUND)]
    leaves = [leaf(50, y, 27, side * 52, GOLD_LIGHT, wide=.36) for y in (70, 50) for side in (-1, 1)] + [leaf(50, 40, 28, 0, GOLD_LIGHT, wide=.36)]
    save("king-symbol-branch", 100, 100, [fill(disc(50, 50, 50), LEAF_GREEN), stroke(disc(50, 50, 45), GOLD, 3), *sign, fill(leaves, GOLD_LIGHT),
        fill([disc(x, y, 4.6) for x, y in ((28, 72), (72, 72), (27, 34), (73, 34))], RED)])


def draw():
    frame.whole("-blue", BLUE_FIELD, GAP, GOLD_LIGHT, RED_DARK)
    frame.whole("-red", RED_FIELD, GAP, GREEN_LIGHT, GREEN)
    squares.corner("corner-blue", BLUE_FIELD, GAP, RED)
    squares.corner("corner-red", RED_FIELD, GAP, GREEN)
    king_head()
    king_branch()
