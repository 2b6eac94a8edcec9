"""People in cloaks, from the side and from behind: firm dark shapes with the fire's light along one edge. All from the side look to
the right, feet at (0, 0); sitting they are 100 high, standing 128."""
from lib import *
from people import SKIN, SKIN_LIT


def head(x, y, kind, hood, hood_lit, hair="#8a6a4c"):
    """A head in profile, its chin at (x, y) and 32 high: hooded, in the skin of a beast, helmed, or bare with a plait."""
    face = fill("M0-30C8-31 14-27 15-20L20-13.500C20.600-12 19-11 16.400-11L16.600-8C16.600-4 15 0 10 1L-2 6V-26Z", SKIN)
    face += fill("M4-29C10-29 14-26 15-20L20-13.500C20.600-12 19-11 16.400-11L16.600-8C16.600-4 15 0 10 1L7-2C10-8 8-18 4-29Z", SKIN_LIT)
    # An open eye between its lid and the brow.
    face += fill("M8-17.800C10-20.200 12.500-20.200 15-18.800C14.400-16.400 10.800-15.600 8-17.800Z", "#fff6df") + fill("M11.400-19.400C12.600-19.700 13.900-19.300 15-18.800C14.700-17.500 14-16.800 13-16.500C11.700-17 11-18.200 11.400-19.400Z", "#33241d")
    face += line("M7.400-18C9.800-20.600 12.500-20.600 15.200-19", "#40302a", 1.3, ROUND) + line("M7.600-23C9.800-24.600 12.400-24.400 14.600-22.800", "#6b4128", 1.6, ROUND)
    beard = fill("M16.500-9C12-12 6-12 2-14C-2-4 2 10 12 15C18 8 19-2 16.500-9Z", hair)
    beard += fill("M16.500-9C14-8 12-4 13 2C14 8 14 12 12 15C18 8 19-2 16.500-9Z", mix(hair, "#ffd79a", .55))
    cowl = fill("M-10 8C-20-6-20-30-4-36C6-39 14-34 15-27C9-30 4-26 3-18C2-8 4 2 8 8Z", hood)
    cowl += fill("M-1-37C8-38 14-34 15-27C9-30 4-26 3-18L2-16C-2-22-1-30 5-33Z", hood_lit)
    if kind == "hood":
        parts = [face, cowl]
    elif kind == "beard":
        parts = [face, beard, cowl]
    elif kind == "skin":
        # The beast's ears and its muzzle over his brow.
        parts = [face, beard, fill("M-10 10C-22-4-22-30-8-37L-8-47L0-40C8-41 16-37 24-31L23-26L10-27C5-26 3-20 3-14C2-6 4 4 8 10Z", hood),
                 fill("M0-40C8-41 16-37 24-31L23-26L10-27C8-32 4-36 0-40ZM-8-47L0-40L-5-38Z", hood_lit), fill("M13-27L15-22L17.500-26.500Z", "#fff2d4")]
    elif kind == "helm":
        parts = [face, beard, fill("M-12 2C-16-8-14-20-12-22L0-16V4Z", hair), fill("M-15-20C-14-34-4-42 2-44C10-41 17-34 17-23Z", "#6d6f70"), fill("M2-44C10-41 17-34 17-23L9-22C9-32 7-38 2-44Z", "#e9d9b4"), fill("M-16-22L18-25V-21L-16-18Z", GOLD)]
    else:
        parts = [face, fill("M4-33C-8-37-18-28-17-14C-17-8-16-2-18 3C-20 16-20 26-16 36L-10 35C-10 22-8 8-5-4C-2-14 2-22 13-24C14-29 10-32 4-33Z", hair),
                 fill("M4-33C0-34-3-34-6-33C0-31 4-28 6-22.500L13-24C14-29 10-32 4-33Z", mix(hair, "#ffd79a", .6)), fill("M-16-26L10-31L11-28L-16-22Z", GOLD)]
    return at(x, y, 1, parts)


def hand(x, y, turn=0):
    """A closed hand, the thumb above."""
    return at(x, y, 1, fill("M-5-5C0-7 7-6 8-2C9 2 7 6 2 6.500L-5 5Z", SKIN) + fill("M-5-5C0-7 7-6 8-2L7 0L-1-1.500L-5-2Z", SKIN_LIT), turn)


def horn():
    return fill("M-4-8C-2 2 6 10 18 11C24 11 28 7 31 2L27 0C25 3 22 5 18 4C12 3 8-2 7-10Z", BONE2) + fill("M-5-9.500L8-12L7.500-7L-4-5Z", GOLD)


def seated(robe, lit, kind, hair="#8a6a4c", hood=None, hood_lit=None, holds=None):
    """Somebody who sits, the cloak down to the floor; holds: nothing, a horn, or a man of the set."""
    out = [fill("M-32 0C-36-30-32-58-18-70C-8-78 6-77 11-69C18-58 20-48 24-41L38-36C46-33 48-27 46-19L44 0Z", robe),
           fill("M11-69C18-58 20-48 24-41L38-36C46-33 48-27 46-19L44 0H35C38-13 38-22 33-26L16-33C8-46 8-58 3-74C7-74 10-72 11-69Z", lit)]
    out.append(head(4, -73, kind, hood or robe, hood_lit or lit, hair))
    if holds:
        out += [fill("M-8-62C-4-70 8-68 11-60L19-50L40-51V-41L16-38C2-42-8-52-8-62Z", mix(robe, lit, .35)), fill("M11-60L19-50L40-51V-48L18-46C12-50 9-54 6-64C9-63 10-62 11-60Z", lit), hand(44, -46)]
        out += [at(45, -55, .9, horn())] if holds == "horn" else [fill("M43-41h14v4.500h-14z", holds)]
    return out


def stands(robe, lit, kind, hair="#8a6a4c", hood=None, hood_lit=None, staff=None):
    """Somebody who stands; staff: a spear's shaft in the hand, of this colour."""
    out = [fill("M-24 0C-28-40-26-82-12-98C-4-105 8-104 12-97C20-82 24-40 26 0Z", robe), fill("M12-97C20-82 24-40 26 0H15C15-40 12-76 3-102C7-102 10-100 12-97Z", lit)]
    out.append(head(3, -101, kind, hood or robe, hood_lit or lit, hair))
    if staff:
        out += [line("M34 0V-128", staff, 3), fill("M34-146C39-138 38-131 34-124C30-131 29-138 34-146Z", "#d9c9a6"), fill("M-4-92C2-98 10-96 12-90L32-80V-70L10-74C2-78-4-84-4-92Z", mix(robe, lit, .35)), fill("M12-90L32-80V-76L11-83C8-86 6-92 8-95Z", lit), hand(33, -75)]
    return out


def behind(robe, lit, hair, plait=False, hood=False):
    """Somebody who sits, from behind, 118 high, the light on the right shoulder."""
    out = [fill("M-50 0C-54-42-46-68-24-78C-10-83 10-83 24-78C46-68 54-42 50 0Z", robe), fill("M14-81C18-80 21-79 24-78C46-68 54-42 50 0H40C42-36 36-62 14-81Z", lit),
           line("M-22-60C-28-40-28-20-26 0M4-58C0-40 0-20 2 0M24-54C28-36 28-20 28 0", mix(robe, "#2a201c", .45), 2, ROUND)]
    if hood:
        return out + [fill("M-26-74C-28-98-18-118 0-120C18-118 28-98 26-74C12-66-12-66-26-74Z", robe), fill("M4-119.500C20-115 28-98 26-74L18-71C20-92 16-108 4-119.500Z", lit)]
    out += [fill("M-9-88H9V-74H-9Z", SKIN), fill("M-15-88C-20-104-14-118 0-118S20-104 15-88L17-72C8-66-8-66-17-72Z", hair), fill("M6-117C17-113 19-102 15-88L17-72L11-69C13-86 14-106 6-117Z", mix(hair, "#ffe2ae", .5)),
            line("M-8-113C-12-100-11-86-12-74M-2-115C-4-100-3-86-4-72M4-114C6-100 4-86 5-72", mix(hair, "#2a1a12", .4), 1.4, ROUND)]
    if plait:
        out += [fill("M-8-82C-12-60-9-44-8-34C-6-28 6-28 8-34C9-44 12-60 8-82Z", mix(hair, "#3a241a", .2)), line("M-8-72L8-64M-9-60L8-52M-8-48L8-40", mix(hair, "#ffe2ae", .6), 2.4, ROUND), fill("M-8-36H8V-30H-8Z", GOLD)]
    return out
