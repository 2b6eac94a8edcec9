"""Draws everything of the theme aberffraw: python3 art/aberffraw/make.py [folder]."""
import sys
from pathlib import Path

ART = Path(__file__).resolve().parent.parent
sys.dont_write_bytecode = True
sys.path.append(str(ART))

import importlib

import common

common.draw_into("aberffraw")
for part in ("squares", "frame", "pieces", "cover", "pages"):
    if (Path(__file__).parent / f"{part}.py").exists(): importlib.import_module(part).draw()
