"""Draws everything of the theme ringforts: python3 art/ringforts/make.py [folder]."""
import sys
from pathlib import Path

ART = Path(__file__).resolve().parent.parent
sys.dont_write_bytecode = True
sys.path.append(str(ART))

import card_frames
import common
import cover
import narrow_frames
import pages
import pieces
import tiles

common.draw_into("ringforts")
import denmark    # draws as it is read
for part in (tiles, pieces, cover, pages):
    part.draw()
card_frames.draw("ringforts")
narrow_frames.draw("ringforts")
