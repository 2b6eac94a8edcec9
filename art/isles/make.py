"""Draws everything of the theme isles: python3 art/isles/make.py [folder]."""
import sys
from pathlib import Path

ART = Path(__file__).resolve().parent.parent
sys.dont_write_bytecode = True
sys.path.append(str(ART))

import common
import cover
import dresses
import frame
import frieze
import pages
import pieces
import squares
import symbols

common.draw_into("isles")
for part in (frame, squares, pieces, symbols, cover, frieze, pages, dresses):
    part.draw()
