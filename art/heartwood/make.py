"""Draws everything of the theme heartwood: python3 art/heartwood/make.py [folder]."""
import sys
from pathlib import Path

ART = Path(__file__).resolve().parent.parent
sys.dont_write_bytecode = True
sys.path.append(str(ART))

import common
import cards
import cover
import frieze
import narrow_frames
import pages
import pieces
import squares

common.draw_into("heartwood")
for part in (squares, pieces, cards, cover, frieze, pages):
    part.draw()
narrow_frames.draw("heartwood")
