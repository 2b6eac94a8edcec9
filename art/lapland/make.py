"""Draws everything of the theme lapland: python3 art/lapland/make.py [folder]."""
import sys
from pathlib import Path

ART = Path(__file__).resolve().parent.parent
sys.dont_write_bytecode = True
sys.path.append(str(ART))

import common
import cards
import cover
import dresses
import frame
import frieze
import hide
import pages
import pieces
import squares

common.draw_into("lapland")
for part in (squares, hide, frame, pieces, cards, pages, frieze, cover, dresses):
    part.draw()
