"""The beasts of the margins, one on each of the attackers' discs: hound, crane, salmon, serpent, boar, hare, stag and cock.
Each is one filled form, with spirals where limbs join and a ribbon that runs over and under it."""
from lib import *


class Beast(Page):
    """A beast in one pigment upon a ground, with ribbons in another."""

    def __init__(self, body, ribbon, ground, pen=None, outline=0):
        super().__init__()
        self.body, self.ribbon, self.ground, self.pen_, self.outline = body, ribbon, ground, pen, outline

    def limb(self, points, gap=2.4):
        """A part of the beast, cut clear of what lies below it."""
        return self.solid(form(points), gap)

    def solid(self, d, gap=2.4, color=None):
        if self.pen_:
            return self.pen(color or self.body, self.pen_, self.outline, d)
        if gap:
            self.line(self.ground, 2 * gap, d)
        return self.fill(color or self.body, d)

    def mark(self, d, width=2.3):
        """Lines within the beast."""
        return self.line(self.pen_ or self.ground, min(width, 1.8) if self.pen_ else width, d)

    def eye(self, x, y, r=2.4):
        return self.fill(self.pen_ or self.ground, circ(x, y, r))

    def strand(self, d, width=5, gap=2.2):
        """A ribbon, cut clear of what lies below it."""
        if self.pen_:
            return self.line(self.pen_, width + 1, d).line(self.ribbon, width + 1 - 2 * self.outline, d)
        return self.line(self.ground, width + 2 * gap, d, cap=False).line(self.ribbon, width, d)


def hound(b):
    b.limb("40 60, 30 68, 18 68, 12 75!, 22 78!, 26 75, 38 75, 46 66", 0)
    b.limb("60 58, 54 68, 59 76, 56 82, 48 86!, 61 86!, 65 81, 66 75, 65 70, 74 62", 1.6)
    b.strand("M78 54C97 46 93 22 76 21C62 20 57 36 68 38C76 39 78 31 72 30", 5.4)
    b.limb("7 41!, 16 35, 23 29, 31 24, 39 26, 43 34, 48 41, 58 43, 70 44, 79 52, 80 62, 77 68, 82 73, 80 79, 74 82, 79 86!, 65 86!, 69 79, 69 73, 65 67, 60 60, 51 61, 46 69, 45 77, 42 81, 47 86!,"
        " 32 86!, 36 77, 34 69, 29 61, 28 53, 29 46, 24 45, 17 49, 9 49!, 18 44!")
    b.strand("M47.500 39C42 45 36 49 28.500 49.500", 5)
    b.limb("33 29, 40 25, 49 30, 53 39!, 45 37, 38 35", 1.8)
    b.mark(spiral(71, 57, 7, 30, 1.5, -1) + spiral(39, 56, 6.5, 140, 1.5))
    b.eye(27, 33, 2.6)


def crane(b):
    b.limb("52 66, 50 78, 49 87!, 39 90!, 61 90!, 54 86, 56 76, 60 66", 0)
    b.limb("61 64, 65 75, 54 79, 55 84!, 71 78, 69 66", 1.8)
    b.limb("10 31!, 20 23, 27 16, 36 15, 43 21, 44 30, 41 36, 38 41, 41 46, 50 45, 64 47, 77 55, 90 63!, 82 65, 86 71!, 74 71, 62 71, 48 69, 37 61, 31 50, 31 41, 35 33, 34 27, 28 27")
    b.limb("46 52, 56 50, 70 55, 82 63, 66 65, 52 62", 1.6)
    b.strand("M16 30C10 44 14 58 24 58C36 58 40 38 50 36C60 35 60 22 70 24C79 27 77 39 69 37", 4.6)
    b.limb("7 31!, 20 23, 27 17, 33 27, 24 28.5", 0)
    b.mark(spiral(53, 57, 5, 60, 1.5, -1) + "M64 57L76 61.500")
    b.eye(33, 21.5, 2.6)


def salmon(b):
    for up in (1, -1):
        b.strand(form(f"10 {76 - up * 6}, 24 {76 + up * 6}, 38 {76 - up * 6}, 52 {76 + up * 6}, 66 {76 - up * 6}, 80 {76 + up * 6}, 90 {76 - up * 6}", False), 4.4, 1.8)
    b.limb("36 26, 44 14, 58 15, 57 27, 50 32", 0).limb("44 54, 44 64, 54 68, 58 54", 0)
    b.limb("8 57!, 13 44, 24 32, 40 25, 57 27, 70 35, 79 41, 92 32!, 87 48, 92 64!, 77 55, 64 56, 46 56, 32 60, 21 65, 11 65!, 17 59!", 1.6)
    b.mark("M33 29C40 38 40 50 34 59M46 32Q51 37 46 42Q51 47 46 52M57 33Q62 38 57 43Q62 48 57 52M68 39Q71 43 68 46Q71 48 68 51")
    b.eye(22, 45, 3)


def serpent(b):
    coil = "M30 30C44 10 84 18 84 49C84 76 60 86 42 80C20 72 20 48 36 42C52 36 66 46 62 57C58 64 52 65 49 61"
    b.line(b.pen_ or b.body, 11.5, coil)
    if b.pen_:
        b.line(b.body, 11.5 - 2 * b.outline, coil)
    b.dots(b.pen_ or b.ground, 3.4, 7, coil)
    b.limb("8 44!, 12 32, 22 22, 32 18, 38 24, 38 32, 30 38, 20 40, 20 47!, 14 45", 2)
    b.strand("M13 44C9 52 14 58 8 65M11.500 57Q15 60 15 66", 3, 0)
    b.eye(27, 27)


def small_serpent(b):
    """The same in one bold form, as figures of the rules show it: a turn and a half, whose outer end is the head."""
    coil = ", ".join("{:.1f} {:.1f}".format(*pol(56, 54, 38 - step * 1.66, step * 30 - 32)) for step in range(20))
    b.line(b.body, 10.6, form(coil, False))
    b.fill(b.body, form("41 14.500!, 28 10, 15 15, 5 27, 3 36, 8 40, 19 37, 29 35, 37 28.500!"))
    b.strand("M8 40L9 50L3 58M9 50L16 56", 5.4, 0).eye(20, 24, 4.6)


def boar(b):
    b.limb("52 66, 53 77, 49 84!, 61 84!, 64 68", 0).limb("40 66, 28 73, 21 71, 17 77!, 27 81!, 36 78, 48 70", 0)
    b.strand("M80 50C90 45 94 33 86 30C79 29 78 36 83 37", 4.2)
    b.limb("7 56!, 16 51, 24 44, 27 34, 31 26!, 36 32, 40 20!, 44 29!, 49 17!, 53 28!, 60 19!, 62 30!, 69 24!, 70 35!, 78 42, 83 51, 82 62, 78 68, 80 75, 75 80, 79 84!, 65 84!, 69 76, 67 70, 59 67, 48 69,"
        " 45 75, 43 80, 47 84!, 33 84!, 37 77, 34 70, 26 67, 18 69, 9 68!")
    b.strand("M50 33C42 44 44 58 56 69", 5)
    b.limb("18 65, 14 56, 16 49!, 21 56, 24 64", 1.8)
    b.mark(spiral(70, 55, 7.5, 30, 1.5, -1) + "M36 44C40 52 38 60 32 64")
    b.eye(27.5, 48, 2.8)


def hare(b):
    b.limb("10 49!, 14 41, 22 35, 30 33, 38 22, 48 13, 59 9!, 58 19, 51 30, 42 39!, 47 43, 58 43, 70 47, 79 57, 83 69, 80 78, 78 86!, 42 86!, 44 81, 56 78, 51 71, 45 68, 39 73, 36 80, 38 86!, 22 86!, 28 79, 28 70, 26 60, 25 55, 17 55")
    b.limb("77 70, 85 63, 92 68, 87 77, 79 79", 1.8)
    b.strand("M36 34C40 26 52 26 62 18C74 9 88 22 82 34C77 43 64 38 68 30", 5)
    b.limb("53 72, 55 60, 65 56, 75 62, 79 72, 75 80, 61 82, 56 78", 1.8)
    b.mark(spiral(67, 69.5, 7.5, 200, 1.5) + "M27 62Q34 66 40 64")
    b.eye(24, 43, 2.8)


def stag(b):
    b.limb("38 58, 28 66, 19 66, 15 74!, 22 76!, 26 72, 36 72, 46 64", 0)
    b.limb("60 60, 58 70, 60 77, 54 86!, 62 86!, 66 77, 66 70, 74 62", 1.6)
    b.limb("9 46!, 15 39, 23 33, 30 29, 38 32, 46 31!, 43 38, 40 41, 42 47, 52 50, 66 49, 76 51, 84 47!, 83 56, 80 63, 76 68, 80 75, 75 80, 76 86!, 67 86!, 70 78, 70 73, 65 67, 58 64, 48 67, 44 72, 43 79, 44 86!, 35 86!,"
        " 37 78, 35 70, 30 60, 30 50, 24 48, 16 53, 10 52")
    b.strand("M32 31C38 24 58 32 72 15M43 27.500C40 23 39 19 40 14M54 26C51 21 51 14 53 9M63 22C61 17 62 13 64 10M69 19C74 20 79 19 82 16M31 31C24 27 21 21 24 14", 4.6, 0)
    b.mark(spiral(69, 59, 6.5, 30, 1.5, -1) + spiral(40, 59, 6.5, 140, 1.5))
    b.eye(27.5, 38, 2.6)


def cock(b):
    for d in ("M54 54C46 34 53 14 67 12", "M58 56C54 36 65 18 78 22C86 25 87 31 85 35", "M62 58C64 42 72 32 81 37C89 42 86 52 80 54"):
        b.strand(d, 7, 1.8)
    b.limb("42 66, 43 79, 35 87!, 52 87!, 47 81, 49 68", 0).limb("56 66, 57 79, 52 87!, 67 87!, 61 81, 63 66", 1.8)
    b.solid(form("21 24!, 20 15, 24 12, 26 17!, 27 10, 32 9, 33 16!, 36 11, 41 14, 38 24"), 0, b.ribbon)
    b.solid(form("18 34!, 16 42, 20 47, 24 43, 24 34!"), 0, b.ribbon)
    b.limb("9 31!, 18 25, 26 19, 35 20, 40 28, 42 38, 50 46, 60 48, 72 50, 73 60, 65 69, 52 73, 38 70, 29 60, 27 48, 28 40, 24 35, 18 34", 1.6)
    b.limb("42 52, 54 50, 67 56, 63 64, 50 65", 1.8)
    b.mark(spiral(50, 58, 5, 60, 1.5, -1))
    b.eye(29.5, 26.5, 2.6)


BEASTS = (boar, crane, stag, salmon, hound, serpent, hare, cock)
