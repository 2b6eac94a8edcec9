"""Draws everything of the theme plain: python3 art/plain/make.py [folder]."""
import sys
from pathlib import Path

ART = Path(__file__).resolve().parent.parent
sys.dont_write_bytecode = True
sys.path.append(str(ART))

import card_frames
import common
import narrow_frames
import pages
import pieces
import squares

common.draw_into("plain")
for part in (pieces, squares, pages):
    part.draw()
card_frames.draw("plain")
narrow_frames.draw("plain")
