"""Draws everything of the theme ballinderry: python3 art/ballinderry/make.py [folder]."""
import sys
from pathlib import Path

ART = Path(__file__).resolve().parent.parent
sys.dont_write_bytecode = True
sys.path.append(str(ART))

import common
import frame
import marks
import pages
import cover
import dresses
import pieces
import squares
import wood

common.draw_into("ballinderry")
for part in (wood, squares, frame, pieces, marks, cover, pages, dresses):
    part.draw()
