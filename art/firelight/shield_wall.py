"""Berserk's cover: a wall of shields, three who bite into them, the fire behind them and wolves before."""
from cover import flames, flat
from heads import BLOOD, INSIDE, biting, wolf_side
from lib import *
from outside import framed


def bare(parts):
    """A head without the round clip of its disc."""
    return [part for part in parts if part not in (INSIDE, '<g clip-path="url(#f)">', "</g>")]


def draw():
    out = ['<radialGradient id="s" gradientUnits="userSpaceOnUse" cx="200" cy="170" r="240"><stop offset="0" stop-color="#ffc45c"/><stop offset=".3" stop-color="#e8702c"/><stop offset=".65" stop-color="#9c2a20"/><stop offset="1" stop-color="#5a2a26"/></radialGradient>', fill(rect(0, 0, 400, 300), "url(#s)")]
    # The fire behind them all, higher than their heads.
    for x, seed in ((14, 5), (136, 3), (264, 7), (386, 9)):
        out += flames(x, 236, 1.9, seed)
    # Spears of those who stand behind.
    for x, lean in ((24, -5), (112, 4), (288, -4), (376, 5)):
        out += [line(f"M{x} 210L{x + lean} 40", "#4a2a24", 3.6), fill(f"M{x + lean} 12C{x + lean + 6} 24 {x + lean + 5} 34 {x + lean} 46C{x + lean - 5} 34 {x + lean - 6} 24 {x + lean} 12Z", IRON), fill(f"M{x + lean} 12C{x + lean + 6} 24 {x + lean + 5} 34 {x + lean} 46Z", IRON_LIT)]
    fur = "M-58 96C-56 58-34 42 0 42S56 58 58 96L46 90L40 102L28 92L18 104L6 94L-6 104L-18 92L-30 102L-38 90Z"
    for x, y, size, nth in ((72, 44, 2.05, 1), (328, 44, 2.05, 3), (200, 30, 2.3, 0)):
        out += [at(x, y + 40, 1.5, fill(fur, "#5a3a2c")), at(x - 50 * size, y - 11 * size + 10, size, list(flat(bare(biting(nth)))))]
    out += [at(136, 170, 1.5, list(flat(wolf_side())), flip=True), at(264, 170, 1.5, list(flat(wolf_side())))]
    framed("berserk-cover", out, BLOOD, "#ecd6a6")
