"""Draws everything of the theme carrier-1943: python3 art/carrier-1943/make.py [folder]."""
import sys
from pathlib import Path

ART = Path(__file__).resolve().parent.parent
sys.dont_write_bytecode = True
sys.path.append(str(ART))
sys.path.append(str(ART / "longships"))    # its lib.py: tools alone, no drawings

import common
import frame
import frieze

import pages
import pieces
import plot
import room
import squares

common.draw_into("carrier-1943")
for part in (pieces, plot, squares, frame, room, frieze, pages):
    part.draw()
