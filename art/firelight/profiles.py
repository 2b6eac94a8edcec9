"""Heads in profile by the fire. They look to the right, to the fire; the middle of the ear is (0, 0), the crown at -64, the chin at 58. Three
tones each: what the fire doesn't reach, what glows, and the rim that it lights."""
import re

from lib import *

DARK, GLOW, RIM = "#8a4a2a", "#d9813c", "#ffd792"
GREY, RED_HAIR, BROWN, FAIR = ("#54433a", "#8d7462", "#e8cda4"), ("#7a2f1a", "#b8491f", "#ffae58"), ("#43291e", "#7a4526", "#d98d48"), ("#80552c", "#b98742", "#ffdf9a")

# From the hairline over brow, nose and lips: an old man's down to his moustache, a young face down to its chin.
OLD = "C42-47 49-36 50.500-24C51-18 55-16 55-11C55-7 51.500-5 51.500-1C54 8 61 17 65 24.500C67 28 64 31.500 57 31.500C54.500 32 53.500 33.500 54 36"
YOUNG = ("C42-49 47-38 47.500-25C47.600-19 49.500-15 49-10C48.700-6 47.500-4 48.500-1C50.500 7 55.500 14 59.500 20C61 23 58.500 25.500 52.500 26.500C51.500 28 51.800 30 53 32"
         "C55.500 34 55.800 36 52 37.600C54.500 39 54.500 42 51.500 43.800C49 46 50 49 49.500 52C48.500 57.500 42 60 34 58")


# The same with the mouth wide open, the jaw dropped.
OPEN = ("C42-49 47-38 47.500-25C47.600-19 49.500-15 49-10C48.700-6 47.500-4 48.500-1C50.500 7 55.500 14 59.500 20C61 23 58.500 25.500 52.500 26.500C51.500 28 52 31 54 33"
        "C48 35 44 39 43 45C44 50 48 52 51 54C53 57 50 60 50 64C49 72 40 76 30 70")


def eye(x, y, brow, width, mood=""):
    """An eye half open: the iris looks down at the board from below the lid, the brow above. Moods: wide (brows raised), glad, tired."""
    if mood == "wide":
        return [fill(f"M{x - 11} {y + 2}C{x - 5} {y - 8} {x + 5} {y - 8} {x + 11} {y + 2}C{x + 5} {y + 10} {x - 5} {y + 10} {x - 11} {y + 2}Z", "#fff3d6"), fill(circle(x + 4, y + 1, 4.4), "#2e1c15"),
                line(f"M{x - 11} {y - 13}C{x - 5} {y - 25} {x + 5} {y - 24} {x + 11} {y - 15}", brow, width, ROUND)]
    if mood in ("glad", "tired"):
        up = 9 if mood == "glad" else -6
        return [line(f"M{x - 11} {y + 4}Q{x} {y + 4 - up} {x + 10} {y + 4}", "#2e1c15", 3, ROUND), line(f"M{x - 11} {y - 12}Q{x} {y - 22} {x + 12} {y - 14}", brow, width, ROUND)]
    lid = f"M{x - 11} {y + 2}C{x - 5} {y - .5} {x + 4} {y} {x + 10} {y + 4}"
    return [fill(f"{lid}C{x + 6} {y + 10} {x - 3} {y + 9} {x - 11} {y + 2}Z", "#fff3d6"), fill(circle(x + 4, y + 4.2, 4), "#6b3a1a"), fill(circle(x + 4.6, y + 4.8, 2), "#2e1c15"),
            fill(f"{lid}C{x + 8} {y - 6} {x - 5} {y - 9} {x - 11} {y + 2}Z", "#f0b06a"), line(lid, "#3a241c", 2.2, ROUND), line(f"M{x - 8} {y + 5}C{x - 3} {y + 9} {x + 3} {y + 9.5} {x + 7.5} {y + 7}", DARK, 2.2, ROUND),
            line(f"M{x - 10} {y - 11}C{x - 4} {y - 16} {x + 5} {y - 15.5} {x + 13} {y - 9.5}", brow, width, ROUND)]


def gaze(mood):
    """What the eyes do when the mouth grins, yawns, or stands open."""
    return {"grin": "glad", "yawn": "tired", "awe": "wide"}.get(mood, mood)


def old_face(brow, mood=""):
    return [fill(f"M28-56{OLD}L40 60L-4 64L-20 10Z", DARK), fill(f"M28-56{OLD}C58 42 50 52 38 54C26 44 28 16 36 4C34-4 38-12 42-16C42-30 36-46 24-55Z", GLOW),
            fill(f"M28-56{OLD}C51 36 48 36 46 34C50 32 56 30 57 27C54 18 47 6 46-1C46-6 50-8 49-11C46-16 46-20 45.500-25C44-38 38-49 27-56Z", RIM),
            fill("M53 20C47 20 45 27 49 31L57 31.500C54 29 52 25 53 20Z", DARK), *eye(40 if not gaze(mood) else 37, -3, brow, 5, gaze(mood))]


def young_face(brow, mood=""):
    if mood in ("yawn", "laugh"):
        return [fill(f"M26-58{OPEN}C20 66 16 62 12 58C16 70 18 84 26 100L-24 104L-24 10Z", DARK), fill(f"M26-58{OPEN}C30 54 28 20 34 2C36-10 42-16 41-26C40-38 34-50 24-57Z", GLOW),
                fill(f"M26-58{OPEN}C40 70 46 66 45 60C44 54 38 52 37 45C38 37 44 32 47 28L53 21C50 14 45 6 43-1C44-12 43-20 42-26C41-38 36-50 25-58Z", RIM),
                fill("M54 33C46 31 36 35 35 45C36 53 44 56 51 54Z", "#5a1c16"), *eye(35, -3, brow, 4, "tired" if mood == "yawn" else "glad")]
    mouth = [fill("M53 33C47 33 40 31 35 27C36 38 44 44 51.500 42.500Z", "#fff3d6"), line("M53.500 33C46 33 40 31 34 26M51.500 42.500C44 44 38 38 35 30", "#6a2a1a", 2, ROUND)] if mood == "grin" else [
        fill("M53 32C55.500 34 55.800 36 52 37.600C54.500 39 54.500 42 51.500 43.800C46 43 43 40 41 37.500C45 36 49 32 53 32Z", "#b5532f")]
    return [fill(f"M26-58{YOUNG}C28 59 20 57 14 54C16 70 18 84 26 100L-24 104L-24 10Z", DARK), fill("M-8 30C0 46 16 58 36 58C28 66 22 67 15 66C16 80 20 90 26 100L-24 104Z", "#5e3020"),
            fill(f"M26-58{YOUNG}C38 54 30 50 26 44C32 30 26 16 34 2C36-10 42-16 41-26C40-38 34-50 24-57Z", GLOW),
            fill(f"M26-58{YOUNG}C42 56 44 54 44 50C44 46 46 44 47 42C46 40 46 38 48 36C46 33 46 30 47 28C48 26 52 24 53 21C50 14 45 6 43-1C42-6 44-9 44-12C43-16 42-20 42-26C41-38 36-50 25-58Z", RIM),
            fill("M48 17C43 17 42 23 45 26L52.500 26.500C49 24 47 21 48 17Z", DARK), *mouth, *eye(37 if not gaze(mood) else 35, -3, brow, 3.4 if not mood else 4, gaze(mood))]


def front(hair, mood, robe=None, lit=None, bearded=False, helmet=False):
    """A head turned to us, lit from the right; under a hood, a helmet, or its own hair."""
    dark, mid, light = hair
    out = [fill("M8-78C-44-78-60-30-60 10C-60 50-72 80-80 104H96C86 80 74 50 72 10C72-30 56-78 8-78Z", robe), fill("M8-78C56-78 72-30 72 10C74 50 86 80 96 104H84C74 80 62 50 60 10C60-30 46-68 8-78Z", lit)] if robe else [
        fill("M8-70C-40-72-54-30-48 8C-46 40-54 60-58 88H74C66 60 62 40 62 8C66-30 56-70 8-70Z", dark), fill("M8-70C56-70 66-30 62 8C62 40 66 60 74 88H62C56 60 54 30 54 4C56-34 40-60 8-70Z", light)]
    out += [fill("M-16 30H30V80Q8 102-16 80Z", "#5e3020"), fill("M-36-20C-38-66 52-66 50-20C52 6 48 30 36 46C28 56 20 60 8 60C-6 60-16 54-24 44C-34 28-36 4-36-20Z", DARK),
            fill("M6-54C46-56 50-34 50-20C52 6 48 30 36 46C28 56 20 60 8 60C2 40 10 30 4 20C8 0 10-20 6-54Z", GLOW), fill("M34-48C50-40 50-30 50-20C52 6 48 30 36 46L26 54C36 36 42 10 40-14C40-30 40-40 34-48Z", RIM)]
    if bearded:
        out += [fill("M-35 0C-34 50-16 94 8 100C34 94 48 50 50 0C46 22 36 26 28 26Q10 20-10 26C-22 28-30 22-35 0Z", mid), fill("M50 0C48 50 34 94 8 100C28 80 36 56 36 24C44 20 48 12 50 0Z", light)]
    out.append({"grin": fill("M-12 31Q9 38 32 30Q28 50 9 50Q-8 50-12 31Z", "#5a1c16") + fill("M-11 32Q9 39 31 31L29 38Q9 44-9 39Z", "#fff3d6"), "yawn": fill("M9 27C24 27 26 40 24 52C20 60-2 60-6 52C-8 40-6 27 9 27Z", "#5a1c16"),
                "awe": fill(circle(9, 39, 8), "#5a1c16")}.get(mood, line("M-6 38Q9 41 24 36", "#6a2a1a", 3.4, ROUND)))
    for x in (-12, 28):
        out += eye(x - 3, -5, dark if bearded or not robe else mid, 4.4, gaze(mood))
    out.append(line("M12-6C16 6 21 14 18 19Q12 23 4 19", "#7a3a20", 3, ROUND))
    if helmet:
        out += [fill("M-50-18C-48-60-20-80 8-80C38-80 66-60 64-18Z", "#57534f"), fill("M8-80C38-80 66-60 64-18H44C46-50 30-70 8-80Z", "#ffe3ad"), fill("M-53-30H67V-17H-53ZM4-20H14V8H4Z", GOLD)]
    elif not robe:
        out.append(fill("M8-64C-32-68-44-30-40 2C-34-18-26-36 2-48C30-42 44-22 52 2C56-34 50-64 8-64Z", mid))
    return out


def beard(tones, long=True, mood=""):
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
    mouth = {"grin": [fill("M64 42C56 46 48 46 38 40C42 58 54 62 62 54Z", "#5a1c16"), fill("M64 43C56 47 48 47 39 42L43 50C50 53 58 52 63 49Z", "#fff3d6")],
             "yawn": [fill("M65 40C54 40 42 44 42 58C44 72 56 76 65 68C60 60 60 50 65 40Z", "#4a1814")]}.get(mood, [
                 fill("M52 34L61 40V47L48 52L40 46Z", dark), fill("M60 45C64.500 46 64.500 50 60 52C56 52.500 52 52.500 48 51C52 47 56 45 60 45Z", "#a8502f"), line("M61 46C56 48.500 51 49 45 48", "#3a1c14", 2.2, ROUND)])
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


def cowl(robe, lit):
    """A hood, its hem lit."""
    return [fill("M36-50C22-76-28-78-52-48C-70-22-62 30-78 105L26 105C6 84-6 62-4 40C-12 20-4-6 12-22C26-32 38-40 36-50Z", robe),
            fill("M36-50C28-66 8-73-12-70C6-64 18-56 21-45C6-34-12-18-12 8C-12 22-9 32-4 40C-12 20-4-6 12-22C26-32 38-40 36-50Z", lit)]


def helm(hair=BROWN, band=GOLD):
    """A helmet of iron, hair below it."""
    return [fill("M-52-24L-6-24C2-6-6 20-12 40C-28 48-48 46-60 38C-56 14-58-6-52-24Z", hair[0]), fill("M48-28C48-58 24-76-2-77C-34-75-54-54-55-24Z", "#57534f"),
            fill("M48-28C48-58 24-76-2-77C18-70 32-54 34-28Z", "#ffe3ad"), fill("M34-28C32-54 18-70-2-77C10-66 18-48 18-27Z", "#a08a70"), fill("M-57-30L50-36L51-24L-56-17Z", band)]


def beast(fur, lit):
    """The skin of a wolf or a bear over somebody's head, its muzzle above his brow."""
    return [fill("M-48 70C-78 10-68-50-34-66L-38-94L-12-76C10-82 34-74 62-57C64-50 62-46 57-44L28-46C10-42 0-26 0-6C-2 20 6 50-2 76C-14 90-34 88-48 70Z", fur),
            fill("M-12-76C10-82 34-74 62-57C64-50 62-46 57-44L48-45C40-57 14-68-12-76ZM-38-94L-12-76L-26-71Z", lit), fill("M40-46L45-32L51-45ZM27-46L31-37L36-46Z", "#fff2d4"), fill(circle(17, -60, 4.4), FIRE), fill("M56-60C64-60 66-52 60-48C56-50 55-55 56-60Z", "#33241d")]


# A child's: a high round brow, a short nose, a small chin.
SMALL = ("C42-52 51-40 51-24C51-17 49-12 49.500-8C50-3 51 1 53.500 5C56 9 59 12 58 15.500C57 18.500 54 19 52 19.500C51.500 22 52 24 53 25.500C55 27 55 29 52 30"
         "C53.500 31.500 53.500 34 51 35.500C49.500 38 50.500 41 49 44.500C46 51 38 52 30 49")


def child(tones):
    """A child, its hair cut short about the brow; it gapes, its brows raised."""
    dark, mid, lit = tones
    return [fill(f"M24-60{SMALL}C22 50 14 47 8 44C9 60 12 78 20 96L-22 100L-22 10Z", DARK), fill("M-10 26C-2 40 12 50 30 49C24 56 16 57 10 56C11 70 14 84 20 96L-22 100Z", "#5e3020"),
            fill(f"M24-60{SMALL}C24 46 20 36 22 26C26 14 30 6 34-2C37-12 42-18 42-28C42-42 34-52 24-58Z", GLOW),
            fill(f"M24-60{SMALL}C38 50 42 47 43 43C44 39 44 37 46 35C44 31 45 29 46 26C47 23 51 20 52 17C50 11 45 4 44-2C43-8 44-14 44-24C44-40 36-52 24-59Z", RIM),
            fill("M47 15C43 15 42 19 44 21L52 19.500C49 18 47 17 47 15Z", DARK), fill("M53.500 26C48 25 44 28 44 31.500C45 35 49 36.500 52 35Z", "#6a2a1a"), *eye(35, 1, dark, 3.4, "wide"),
            fill("M38-52C24-78-26-82-48-54C-64-32-58 4-44 30L-36 20L-30 34L-20 22L-10 28C-8 10-4-2 4-14L10-6L16-22L24-12L28-32L38-22C44-32 44-44 38-52Z", dark),
            fill("M38-52C24-78-26-82-48-54C-53-46-54-38-53-28C-46-42-38-48-28-50C-34-42-36-34-36-24C-28-40-18-46-8-48C-10-40-10-32-8-24C0-38 8-42 16-44C16-36 18-32 21-28C26-36 30-40 34-46C36-40 38-34 38-28C44-36 44-44 38-52Z", mid),
            fill("M38-52C24-78-20-80-42-59C-34-63-26-64-18-63C-22-58-24-54-25-49C-16-58-4-60 6-59C3-54 2-50 2-45C10-53 18-54 25-53C25-49 26-45 28-41C33-45 36-47 38-52Z", lit)]


def old_man(mood=""):
    """Long grey hair, a hooked nose, a beard down to the breast."""
    return [old_face(GREY[2], mood), long_hair(GREY), beard(GREY, True, mood)]


def girl(mood=""):
    """Red hair under a band, a plait over the shoulder."""
    return braided(RED_HAIR, GOLD, mood)


def hooded(robe, lit, hair=None, mood=""):
    return [old_face(hair[2], mood), beard(hair, True, mood), cowl(robe, lit)] if hair else [young_face(BROWN[1], mood), cowl(robe, lit)]


def helmed(hair=BROWN, mood=""):
    return [old_face(hair[2], mood), beard(hair, False, mood), helm(hair)]


def braided(hair, band=GOLD, mood=""):
    return [young_face(hair[1], mood), plait(hair, band)]


# Where light falls on the back of a head: a hood, hair under a band, long hair, a helmet.
BACK = {"cowl": "M-10-69C-30-66-44-56-52-48C-70-22-62 30-78 100L-68 101C-53 40-59-20-45-42C-36-54-26-62-10-69Z", "plait": "M-14-66C-26-63-35-56-42-46C-56-24-50 6-44 28L-38 24C-42 4-46-22-34-42C-29-52-23-60-14-66Z",
        "long": "M-14-66C-27-63-36-56-42-48C-58-28-54 6-56 40C-57 64-62 84-70 98L-62 98C-54 70-48 40-48 20C-49-10-48-34-34-46C-28-54-22-60-14-66Z", "helm": "M-2-77C-34-75-54-54-55-24L-48-24C-46-50-28-68-2-77Z"}


def turned(head, back):
    """A head that looks away from the fire, at a neighbour: light falls on its back."""
    shade = {DARK: "#6b3a24", GLOW: "#98532c", RIM: "#b9703a", "#f0b06a": "#98532c", "#fff3d6": "#ecd2a4"}
    return [re.sub("#[0-9a-f]{6}", lambda m: shade.get(m[0], m[0]), part if isinstance(part, str) else "".join(part)) for part in head] + [fill(BACK[back], "#ffd792", 'fill-opacity=".8"')]


def shaggy(hair, mood=""):
    return [old_face(hair[2], mood), long_hair(hair), beard(hair, False, mood)]


def skinned(fur, lit, hair, mood=""):
    return [old_face(hair[2], mood), beard(hair, True, mood), beast(fur, lit)]
