"""Heads in profile by the fire. They look to the right, to the fire; the middle of the ear is (0, 0), the crown at -64, the chin at 58. Three
tones each: what the fire doesn't reach, what glows, and the rim that it lights."""
from lib import *

DARK, GLOW, RIM = "#8a4a2a", "#d9813c", "#ffd792"
GREY, RED_HAIR, BROWN = ("#54433a", "#8d7462", "#e8cda4"), ("#7a2f1a", "#b8491f", "#ffae58"), ("#43291e", "#7a4526", "#d98d48")

# From the hairline over brow, nose and lips: an old man's down to his moustache, a young face down to its chin.
OLD = "C42-47 49-36 50.500-24C51-18 55-16 55-11C55-7 51.500-5 51.500-1C54 8 61 17 65 24.500C67 28 64 31.500 57 31.500C54.500 32 53.500 33.500 54 36"
YOUNG = ("C42-49 47-38 47.500-25C47.600-19 49.500-15 49-10C48.700-6 47.500-4 48.500-1C50.500 7 55.500 14 59.500 20C61 23 58.500 25.500 52.500 26.500C51.500 28 51.800 30 53 32"
         "C55.500 34 55.800 36 52 37.600C54.500 39 54.500 42 51.500 43.800C49 46 50 49 49.500 52C48.500 57.500 42 60 34 58")


def eye(x, y, brow, width):
    """An eye half open: the iris looks down at the board from below the lid, the brow above."""
    lid = f"M{x - 11} {y + 2}C{x - 5} {y - .5} {x + 4} {y} {x + 10} {y + 4}"
    return [fill(f"{lid}C{x + 6} {y + 10} {x - 3} {y + 9} {x - 11} {y + 2}Z", "#fff3d6"), fill(circle(x + 4, y + 4.2, 4), "#6b3a1a"), fill(circle(x + 4.6, y + 4.8, 2), "#2e1c15"),
            fill(f"{lid}C{x + 8} {y - 6} {x - 5} {y - 9} {x - 11} {y + 2}Z", "#f0b06a"), line(lid, "#3a241c", 2.2, ROUND), line(f"M{x - 8} {y + 5}C{x - 3} {y + 9} {x + 3} {y + 9.5} {x + 7.5} {y + 7}", DARK, 2.2, ROUND),
            line(f"M{x - 10} {y - 11}C{x - 4} {y - 16} {x + 5} {y - 15.5} {x + 13} {y - 9.5}", brow, width, ROUND)]


def old_face(brow):
    return [fill(f"M28-56{OLD}L40 60L-4 64L-20 10Z", DARK), fill(f"M28-56{OLD}C58 42 50 52 38 54C26 44 28 16 36 4C34-4 38-12 42-16C42-30 36-46 24-55Z", GLOW),
            fill(f"M28-56{OLD}C51 36 48 36 46 34C50 32 56 30 57 27C54 18 47 6 46-1C46-6 50-8 49-11C46-16 46-20 45.500-25C44-38 38-49 27-56Z", RIM),
            fill("M53 20C47 20 45 27 49 31L57 31.500C54 29 52 25 53 20Z", DARK), *eye(40, -3, brow, 5)]


def young_face(brow):
    mouth = [fill("M53 32C55.500 34 55.800 36 52 37.600C54.500 39 54.500 42 51.500 43.800C46 43 43 40 41 37.500C45 36 49 32 53 32Z", "#b5532f")]
    return [fill(f"M26-58{YOUNG}C28 59 20 57 14 54C16 70 18 84 26 100L-24 104L-24 10Z", DARK), fill("M-8 30C0 46 16 58 36 58C28 66 22 67 15 66C16 80 20 90 26 100L-24 104Z", "#5e3020"),
            fill(f"M26-58{YOUNG}C38 54 30 50 26 44C32 30 26 16 34 2C36-10 42-16 41-26C40-38 34-50 24-57Z", GLOW),
            fill(f"M26-58{YOUNG}C42 56 44 54 44 50C44 46 46 44 47 42C46 40 46 38 48 36C46 33 46 30 47 28C48 26 52 24 53 21C50 14 45 6 43-1C42-6 44-9 44-12C43-16 42-20 42-26C41-38 36-50 25-58Z", RIM),
            fill("M48 17C43 17 42 23 45 26L52.500 26.500C49 24 47 21 48 17Z", DARK), *mouth, *eye(37, -3, brow, 3.4)]


def beard(tones, long=True):
    """Down to the breast, or short: it grows in tufts from the ear along the jaw; a moustache hangs over the mouth, the lower lip shows below it."""
    dark, mid, lit = tones
    chin = "M60 52C64 55 68 62 68 74C68 96 58 116 44 132" if long else "M60 52C64 55 66 62 61 72C54 82 44 84 34 82"
    jaw = "C26 124 2 104-6 74C-10 56-8 34-4 6" if long else "C20 82-2 62-8 18L-4 6"
    out = [fill(chin + jaw + "C1 12 4 20 4 29L11 24C10 33 12 40 17 45L24 38C24 46 28 52 35 55C42 55 52 51 60 52Z", dark)]
    if long:
        out += [fill(chin + "C34 127 26 121 18 113C32 98 38 80 34 62C40 56 52 51 60 52Z", mid), fill(chin + "C41 130 39 129 37 128C50 112 59 94 58 76C57 66 54 58 49 53.500C53 52.500 57 52 60 52Z", lit),
                line("M2 44C3 66 10 84 20 100M13 56C16 72 22 84 28 94", mid, 2.4, ROUND), line("M44 66C48 82 44 100 34 114", dark, 2.4, ROUND)]
    else:
        out += [fill(chin + "C26 78 36 74 36 60C42 54 52 51 60 52Z", mid), fill(chin + "C46 78 54 72 55 64C55 58 53 56 49 53.500C53 52.500 57 52 60 52Z", lit)]
    mouth = [fill("M52 34L61 40V47L48 52L40 46Z", dark), fill("M60 45C64.500 46 64.500 50 60 52C56 52.500 52 52.500 48 51C52 47 56 45 60 45Z", "#a8502f"), line("M61 46C56 48.500 51 49 45 48", "#3a1c14", 2.2, ROUND)]
    return [*out, *mouth,
            fill("M54 32C60 30 67 33 67 38C67 42 63 43 59 43C51 43 45 48 40 54C34 61 26 63 18 58C26 56 30 51 34 45C39 37 46 33 54 32Z", mid),
            fill("M54 32C60 30 67 33 67 38C67 42 63 43 59 43C51 43 45 48 40 54C36 59 31 61 26 61C34 57 38 50 43 45C48 40 55 39 54 32Z", lit)]


def long_hair(tones):
    """Hair down to the shoulder, its strands lit at the brow."""
    dark, mid, lit = tones
    return [fill("M28-57C10-70-24-68-42-48C-58-28-54 6-56 40C-57 64-62 84-70 98C-44 104-22 92-14 66C-8 44-10 18-2 2C2-8 14-14 22-24C28-34 34-44 28-57Z", dark),
            fill("M28-57C10-70-24-68-42-48C-48-40-50-28-51-14C-44-34-34-46-24-50C-30-42-33-32-34-20C-26-38-14-48-4-50C-9-44-12-36-13-26C-4-38 6-42 13-42C10-36 10-30 12-22C18-26 22-30 24-33C30-42 34-44 28-57Z", mid),
            fill("M28-57C14-67-6-68-22-63C-28-60-33-56-37-51C-28-57-20-58-13-57C-17-54-20-50-22-45C-13-53-4-55 3-54C0-51-2-48-3-43C6-50 12-50 17-48C16-45 15-42 14-38C18-40 21-36 22-30C28-40 32-49 28-57Z", lit),
            line("M-45 2C-45 30-45 60-55 92M-30 0C-28 30-30 64-42 92M-14-4C-18 26-18 50-26 78", mid, 2.4, ROUND)]


def plait(tones, band=GOLD):
    """Hair drawn back under a band into a plait."""
    dark, mid, lit = tones
    left, right = [], []
    for k in range(7):
        x, y, w = -30 + 3.4 * k, 34 + 17 * k, 15 - .8 * k
        left.append(f"M{f(x - w)} {f(y - 4)}C{f(x - w - 2)} {f(y + 8)} {f(x - 4)} {f(y + 14)} {f(x + 4)} {f(y + 20)}C{f(x + 5)} {f(y + 8)} {f(x)} {f(y)} {f(x - w)} {f(y - 4)}Z")
        right.append(f"M{f(x + w)} {f(y + 4)}C{f(x + w + 2)} {f(y + 16)} {f(x + 4)} {f(y + 22)} {f(x - 4)} {f(y + 28)}C{f(x - 5)} {f(y + 16)} {f(x)} {f(y + 8)} {f(x + w)} {f(y + 4)}Z")
    return [fill(left, dark), fill(right, mid), fill("M27-60C8-72-26-68-42-46C-56-24-50 6-44 28C-40 40-30 46-20 46C-16 30-6 20 0 2C6-12 20-26 30-36C36-46 34-54 27-60Z", dark),
            fill("M27-60C8-72-26-68-42-46C-46-38-47-28-46-16C-41-34-32-44-23-46C-28-38-30-28-29-16C-23-34-13-42-4-44C-8-36-9-28-8-18C-2-30 6-34 13-34C11-29 10-24 9-18C17-24 24-30 30-36C36-46 34-54 27-60Z", mid),
            fill("M27-60C14-69-6-70-22-63C-28-60-33-56-37-51C-28-57-20-58-12-57C-16-53-18-49-19-44C-11-52-3-54 4-52C1-48 0-44 0-40C7-47 12-48 17-46C16-42 15-38 15-33C20-36 24-34 27-33C33-42 35-53 27-60Z", lit),
            line("M-42-8C-41 8-37 22-30 34M-26-6C-26 10-25 24-22 38M-10-8C-14 6-15 18-18 30", mid, 2.4, ROUND), line("M-47-30C-30-40 6-40 37-36", band, 6)]


def old_man():
    """Long grey hair, a hooked nose, a beard down to the breast."""
    return [old_face(GREY[2]), long_hair(GREY), beard(GREY)]


def girl():
    """Red hair under a band, a plait over the shoulder."""
    return braided(RED_HAIR)


def braided(hair, band=GOLD):
    return [young_face(hair[1]), plait(hair, band)]


def shaggy(hair):
    return [old_face(hair[2]), long_hair(hair), beard(hair, False)]
