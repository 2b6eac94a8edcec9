"""Draws everything of the theme longships: python3 art/longships/make.py [folder]."""
import sys
from pathlib import Path

ART = Path(__file__).resolve().parent.parent
sys.dont_write_bytecode = True
sys.path.append(str(ART))

import common
import chart
import frame
import narrow_frames
import pages
import pieces
import tiles

common.draw_into("longships")
for part in (pieces, frame, tiles, chart, pages):
    part.draw()
narrow_frames.draw("longships")
