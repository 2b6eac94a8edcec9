"""Writes theme.toml: its colours are those of the drawings."""
from colours import *
import re
from common import drawings, mix, write
GRASSY = '#c3bf96'
L = lambda p, n: '[' + ', '.join(f'"{p}-{i}.svg"' for i in range(1, n+1)) + ']'
furrows = '\n'.join(f'"{c}" = "none"' for c in sorted({FURROW}|{mix(FURROW, f, k) for f in (FIELD1, FIELD2, FIELD3)
            for k in (.35, .42, .62)}))
t = f'''name = "Jorvik"

# Earth and mineral colours: madder, woad, ochre, lichen, iron, chalk.
[palette]
paper = "#fbf7ec"
ink = "#3a332c"
quiet = "#75675a"
accent = "#8f2c1f"
ground = "{GROUND}"
camp = "{SAND}"
town = "{TOWN}"
hall = "{HALL}"
grid = "#6b5d49"
attackers = "#21456c"
defenders = "#c4472d"
king = "#a3231b"
light = "#fff8e6"
border = "#f3ead2"
border-ribbon = "#8f2c1f"

[board]
starting-squares = "always"
turned-by = "quarters"

# The main game has a painted map; boards of other sizes have tiles of heath, sand and town, and these layers over them.
[[board.layer]]
painting = "map-11.svg"
size = 11
layout = [
{chr(10).join(f'    "{r}",' for r in ROWS)}
]

[[board.layer]]
texture = "vellum"
on = ["ground"]
colors = ["{GROUND}", "{HEATH}", "{MEADOW}", "{GRASSY}"]

[[board.layer]]
curve = "river"
on = ["ground"]
lines = [
    {{ color = "{BANK}", width = 31 }},
    {{ color = "{WATER}", width = 28 }},
    {{ color = "{WATER2}", width = 21 }},
    {{ color = "{WATER3}", width = 13 }},
]

[[board.layer]]
curve = "road"
on = ["ground"]
lines = [
    {{ color = "{ROADE}", width = 16 }},
    {{ color = "{ROAD}", width = 13 }},
    {{ color = "{ROAD2}", width = 5 }},
]

[[board.layer]]
curve = "wall"
lines = [
    {{ color = "{STONEO}", width = 14 }},
    {{ color = "{STONE}", width = 11.4 }},
    {{ color = "{STONEL}", width = 6 }},
    {{ color = "{STONEO}", width = 2, dash = [5, 4] }},
]
along = "tower.svg"
size-along = 26
every = 100

[[board.layer]]
stamp = ["field-2x1.svg", "wood-2x2.svg", "field-1x2.svg", "wood-2x1.svg", "wood-1x2.svg"]
on = ["ground"]
share = 46

[[board.layer]]
scatter = {L('tuft', 5)}
on = ["ground"]
each = 24
per-square = 0.8

[art]
king = "king.svg"
defender = {L('defender', 8)}
attacker = {L('attacker', 8)}
knight = {L('knight', 2)}
commander = {L('commander', 2)}
back-king = "back-king.svg"
back-defender = "back-defender.svg"
back-attacker = "back-attacker.svg"
ground = {L('heath', 6)}
camp = {L('camp', 5)}
town = {L('town', 4)}
throne = "hall.svg"
corner = "corner.svg"
escape = "escape.svg"
camp-mark = "camp-mark.svg"
camp-edge = "camp-edge.svg"
frame-edge = "frame-edge.svg"
frame-corner = "frame-corner.svg"
frame-medallion = "frame-medallion.svg"
vignette = "vignette.svg"
cover = "cover.svg"
story-head = "story-head.svg"
tailpiece = {L('tailpiece', 4)}
initial = "initial.svg"
card-front = "card-front.svg"
card-back = "card-back.svg"
card-frame = "card-frame.svg"
board-back = "board-back.svg"
box-face = "box-face.svg"
king-symbol = "king-symbol.svg"
defender-symbol = "defender-symbol.svg"
attacker-symbol = "attacker-symbol.svg"
knight-symbol = "knight-symbol.svg"
commander-symbol = "commander-symbol.svg"
throne-sign = "throne-sign.svg"
corner-sign = "corner-sign.svg"
escape-sign = "escape.svg"
camp-sign = "camp-sign.svg"

# What the set looks like in other inks. Low: furrows, thatch, shadows, ruts and the small growth of the heath are left out.
[ink.low]
grid = "#8d8373"

# What the shields are painted with keeps its colour; their planks are left out.
[ink.low.recolour]
"#d05a3a" = "#d05a3a"
"#e2b65c" = "#e2b65c"
"#d8a138" = "#d8a138"
"#315d87" = "#315d87"
"#dccba6" = "none"
"#574d42" = "none"
"#1f3a58" = "none"
"{SHADE}" = "none"
"{SANDS}" = "none"
"{RUT}" = "none"
"{HACH}" = "none"
"{MARSH}" = "none"
"{SANDLOW}" = "none"
"{FIELD1}" = "none"
"{FIELD2}" = "none"
"{FIELD3}" = "none"
"{MEADOW}" = "none"
"{HEATH}" = "none"
"{HEATH2}" = "none"
"{ROADE}" = "#d8c8a0"
"{WATER}" = "#d3e1e1"
"{BANK}" = "#a3b7b4"
"{FURROW}" = "#cdc59c"

# Outline: what is smaller than a crayon can follow is left out; land is grey behind what men have built.
[ink.outline.recolour]
"#dccba6" = "none"
"#574d42" = "none"
"#1f3a58" = "none"
"{SHADE}" = "none"
"{SANDS}" = "none"
"{RUT}" = "none"
"{HACH}" = "none"
"{HEATH}" = "none"
"{HEATH2}" = "none"
"{MEADOW}" = "none"
"{MARSH}" = "none"
"{SAND2}" = "none"
"{FIELDE}" = "#8c8c8c"
"{SANDE}" = "#6c6c6c"
{furrows}
"{WATER2}" = "none"
"{WATER3}" = "none"
"{WATERL}" = "none"
"{GRASS}" = "none"
"{HEATHER}" = "none"
"{REED}" = "none"
"{SANDO}" = "none"
"{GARDEN}" = "none"
"{ROAD2}" = "none"
"{LEAF}" = "none"

# Swirls stand out from the dark shields, red fields from the light ones.
[ink.grey.recolour]
"#7a2a1b" = "#3c3c3c"
"#e3c78f" = "#444444"
"#8a5a2c" = "#d8d8d8"
"#315d87" = "#757575"
"#1f4067" = "#3a3a3a"
"#d8a138" = "#c4c4c4"
"#d05a3a" = "#858585"
'''
svg = drawings()
for c in re.findall(r'(?m)^"(#[0-9a-f]{6})" = ', t):    # colours that are in no drawing need no word
    if c not in svg: t = re.sub(rf'(?m)^"{c}" = .*\n', '', t)
write('theme.toml', t)
