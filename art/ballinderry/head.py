"""The carved head at the end of the board, as bronze smiths cast heads on buckets: long face, almond eyes, locks that curl."""
from lib import *


def spiral(x, y, r, turns, start, way=1, end=.12):
    """Points from a radius inwards, the angle in degrees, 0 up."""
    count = max(8, int(turns * 10))
    return [polar(r * (1 - (1 - end) * i / count), start + way * 360 * turns * i / count, x, y) for i in range(count + 1)]


def head(metal, shade, dark, hair, hair_dark, eye):
    """Parts about (0, 0): about 60 wide, 96 high; without a colour of the eye the lids are closed, as carved in wood."""
    face = "M-22-28C-24-6-21 12-13 25C-8 33-4 38 0 38C4 38 8 33 13 25C21 12 24-6 22-28C10-37-10-37-22-28Z"
    parts = []
    # Hair falls in two heavy locks, each curled up at the jaw.
    lock = "C-20-50-36-36-35-10C-34 4-39 12-38 20C-37 31-24 33-21 24C-19 17-26 13-29 18C-27 8-22 0-22-22"
    lock2 = "C20-50 36-36 35-10C34 4 39 12 38 20C37 31 24 33 21 24C19 17 26 13 29 18C27 8 22 0 22-22"
    parts.append(fill(f"M0-49{lock}L22-22M0-49{lock2}L-22-22Z", hair_dark))
    parts.append(fill(f"M0-49{lock}L0-30ZM0-49{lock2}L0-30Z", hair))
    parts.append(stroke("M-6-46C-20-42-29-30-29-8C-29 2-31 8-32 14M6-46C20-42 29-30 29-8C29 2 31 8 32 14"
        "M-3-40C-14-38-23-30-24-14M3-40C14-38 23-30 24-14", hair_dark, 2.2))
    # Beard, parted and plaited to a point.
    parts.append(fill(face, metal))
    parts.append(fill("M6-34C12-34 18-31 22-28C24-6 21 12 13 25C8 33 4 38 0 38C10 20 14-4 6-34Z", shade))
    beard = "M-19 8C-20 26-12 46 0 57C12 46 20 26 19 8C14 15 8 16 0 16C-8 16-14 15-19 8Z"
    parts.append(fill(beard, hair_dark))
    parts.append(fill("M-17 14C-16 28-10 42-1.5 52C-4 38-6 28-6 17C-10 17-14 16-17 14ZM17 14C16 28 10 42 1.5 52C4 38 6 28 6 17"
        "C10 17 14 16 17 14ZM-4 18C-4 30-2 42 0 47C2 42 4 30 4 18Z", hair))
    # Eyes of enamel under one brow that runs into the nose.
    for side in (-1, 1):
        s = lambda v: f(side * v)
        almond = f"M{s(3.5)}-9Q{s(11)}-18 {s(20)}-10Q{s(12)}-3 {s(3.5)}-9Z"
        parts.append(fill(almond, WHITE if eye else shade))
        if eye:
            parts += [stroke(almond, dark, 2.2), fill(disc(side * 11.5, -9.8, 3.7), eye)]
        else:
            parts.append(stroke(f"M{s(3.5)}-9Q{s(12)}-3 {s(20)}-10", dark, 3, ROUND))
    parts.append(fill("M-22-16C-17-23-8-23-4-16L-4.5 1C-9 4-7 9-3 9.500H3C7 9.500 9 4 4.500 1L4-16C8-23 17-23 22-16"
        "C17-28 5-28 0-21C-5-28-17-28-22-16Z", dark))
    parts.append(fill("M-1.800-20L-2.500 4Q0 6.500 2.500 4L1.800-20Q0-18 -1.800-20Z", metal))
    # Moustache and mouth.
    parts.append(fill("M0 12C-6 11-12 14-20 10C-19 20-8 21 0 17C8 21 19 20 20 10C12 14 6 11 0 12Z", hair))
    parts.append(stroke("M0 12C-6 11-12 14-20 10C-19 20-8 21 0 17C8 21 19 20 20 10C12 14 6 11 0 12Z", hair_dark, 1.6))
    parts.append(fill("M-5 20.500Q0 18.500 5 20.500Q0 24-5 20.500Z", dark))
    # A band about the brow.
    parts.append(fill("M-24-27C-12-37 12-37 24-27L23-33C12-43-12-43-23-33Z", metal))
    parts.append(stroke("M-24-27C-12-37 12-37 24-27M-23-33C-12-43 12-43 23-33", dark, 1.8))
    parts.append(fill(disc(0, -37.5, 3) + disc(-11, -35.5, 2.2) + disc(11, -35.5, 2.2), eye or hair_dark))
    return parts


def bronze_head():
    return head(GOLD_LIGHT, GOLD, BROWN, BRONZE, BROWN, GREEN)
