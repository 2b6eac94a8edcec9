"""Draws everything of the theme aberffraw: python3 art/aberffraw/make.py [folder]."""
import sys
from pathlib import Path

ART = Path(__file__).resolve().parent.parent
sys.dont_write_bytecode = True
sys.path.append(str(ART))

import common
import cover
import dresses
import floor
import frame
import pages
import pieces
import squares

common.draw_into("aberffraw")
for part in (squares, floor, frame, pieces, cover, pages, dresses):
    part.draw()
