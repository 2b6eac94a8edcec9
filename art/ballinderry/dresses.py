"""The dresses of the other games: blue enamel with a golden head for king, red enamel with the golden branch."""
import frame
import squares
from lib import *
from marks import head_symbol, small_rim
from motifs import leaf
from pieces import gilt_rim, golden_head

LEAF_GREEN = "#2c6049"
# Rims of kings, dark enough to stand out from the wood and its rings to all eyes.
BLUE_RIM, LEAF_RIM = "#1b3358", "#183d2e"


def king_head():
    golden_head("king-head", BLUE_RIM, BLUE_FIELD, "#3f6aa0")
    head_symbol("king-symbol-head", BLUE_FIELD, BLUE_FIELD)


def king_branch():
    """A golden branch with ringing fruit, upright on green: few leaves, each with a bright and a dull half."""
    places = [(y, side) for y in (80, 60, 40) for side in (-1, 1)]
    bright = [half_leaf(50, y, 30, side * 52, 1) for y, side in places] + [half_leaf(50, 34, 27, 0, 1)]
    dull = [half_leaf(50, y, 30, side * 52, -1) for y, side in places] + [half_leaf(50, 34, 27, 0, -1)]
    fruit = [(50 + 20 * side, y + 1) for y, side in places]
    save("king-branch", 100, 100, gilt_rim(LEAF_RIM, LEAF_GREEN, None) + [stroke("M50 90V30", GOLD, 4, ROUND), fill(bright, GOLD_LIGHT), fill(dull, GOLD),
        fill([disc(x, y, 5) for x, y in fruit], "#c23a2a"), fill([disc(x - 1.5, y - 1.6, 1.5) for x, y in fruit], GOLD_LIGHT)])
    pairs = [(y, side) for y in (74, 50) for side in (-1, 1)]
    leaves = [leaf(50, y, 38, side * 58, GOLD_LIGHT, wide=.44) for y, side in pairs]
    leaves.append(leaf(50, 46, 38, 0, GOLD_LIGHT, wide=.44))
    stem = stroke("M50 90V30", GOLD_LIGHT, 8, ROUND)
    save("king-symbol-branch", 100, 100, [*small_rim(LEAF_GREEN, LEAF_GREEN), stem, fill(leaves, GOLD_LIGHT)])


def half_leaf(x, y, length, turn, side):
    """The left (1) or the right half of a leaf that grows from (x, y), its turn from upright in degrees."""
    tip, belly = polar(length, turn, x, y), polar(length * .52, turn - side * 34, x, y)
    return f"M{pt((x, y))}Q{pt(belly)} {pt(tip)}Z"


def draw():
    frame.whole("-blue", BLUE_FIELD, GAP, GOLD_LIGHT, RED_DARK)
    frame.whole("-red", RED_FIELD, GAP, GREEN_LIGHT, GREEN)
    squares.corner("corner-blue", BLUE_FIELD, GAP, RED)
    squares.corner("corner-red", RED_FIELD, GAP, GREEN)
    squares.corner_sign("corner-sign-blue", BLUE)
    squares.corner_sign("corner-sign-red", RED, GREEN)
    king_head()
    king_branch()
