#!/usr/bin/env python3
"""Draws the world of the Gospel book: python3 art/gospel-book/make.py [folder]"""
import sys
from pathlib import Path

sys.path[:0] = [str(Path(__file__).resolve().parent), str(Path(__file__).resolve().parent.parent)]

import common

common.draw_into("gospel-book")

import cover
import frame
import great_knot
import pages
import pieces
import squares

for part in (squares, great_knot, frame, pieces, cover, pages):
    part.draw()
