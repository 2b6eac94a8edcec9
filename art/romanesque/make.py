"""Draws everything of the theme romanesque: python3 art/romanesque/make.py [folder]."""
import sys
from pathlib import Path

ART = Path(__file__).resolve().parent.parent
sys.dont_write_bytecode = True
sys.path.append(str(ART))

import card_frames
import common
import cover
import frame
import narrow_frames
import pages
import painting
import pieces
import squares
import stamps

common.draw_into("romanesque")
for part in (pieces, squares, frame, painting, stamps, pages, cover):
    part.draw()
card_frames.draw("romanesque")
narrow_frames.draw("romanesque")
