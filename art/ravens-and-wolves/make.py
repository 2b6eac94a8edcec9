"""Draws everything of the theme ravens-and-wolves: python3 art/ravens-and-wolves/make.py [folder]."""
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

common.draw_into("ravens-and-wolves")
for part in (pieces, squares, pages):
    part.draw()
card_frames.draw("ravens-and-wolves")
narrow_frames.draw("ravens-and-wolves")
