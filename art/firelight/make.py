"""Draws everything of the theme firelight: python3 art/firelight/make.py [folder]."""
import sys
from pathlib import Path

sys.dont_write_bytecode = True
sys.path.append(str(Path(__file__).resolve().parent.parent))

import common
import cover
import dresses
import frame
import friezes
import heads
import officers
import outline
import outside
import pages
import pieces
import shield_wall
import signs
import squares

common.draw_into("firelight")
for part in (squares, frame, pieces, officers, heads, signs, dresses, outline, cover, outside, shield_wall, pages, friezes):
    part.draw()
