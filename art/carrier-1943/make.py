"""Draws everything of the theme carrier-1943: python3 art/carrier-1943/make.py [folder]."""
import sys
from pathlib import Path

ART = Path(__file__).resolve().parent.parent
sys.dont_write_bytecode = True
sys.path.append(str(ART))
sys.path.append(str(ART / "longships"))    # the tools of the Longships, in other colours

import card_frames
import common
import leaves
import planes
import sea

common.draw_into("carrier-1943")
for part in (planes, sea, leaves):
    part.draw()
card_frames.draw("carrier-1943")
