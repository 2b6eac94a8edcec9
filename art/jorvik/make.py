"""Draws everything of the theme jorvik: python3 art/jorvik/make.py [folder]."""
import importlib
import sys
from pathlib import Path

ART = Path(__file__).resolve().parent.parent
sys.dont_write_bytecode = True
sys.path.append(str(ART))

import card_frames
import common
import narrow_frames

common.draw_into("jorvik")
for part in ("pieces", "frame", "tiles", "map", "cover", "outline_cover", "pages"):
    importlib.import_module(part)    # draws as it is read
card_frames.draw("jorvik")
narrow_frames.draw("jorvik")
