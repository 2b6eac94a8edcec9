"""Small figures of the hall, which look to the right, where their light comes from."""
from lib import *

SKIN, SKIN_LIT = "#b9713f", "#f3bd7c"


def standing(robe, lit, hair, apron):
    """A woman who carries a jug, 130 high, feet at (0, 0)."""
    return [fill("M-6-104C-16-100-20-84-18-66C-20-40-26-16-28 0H22C20-24 18-48 14-66C16-84 12-100 4-104Z", robe),
            fill("M4-104C12-100 16-84 14-66C18-48 20-24 22 0H10C10-30 8-60 4-80C6-90 6-98 4-104Z", lit),
            fill("M-2-88H9L14-12H0Z", apron), fill(circle(0, -115, 10), SKIN), fill("M2-125C7-123 9-119 9-115L12-111.500L9-110C9-106 6-104 3-104C6-110 6-119 2-125Z", SKIN_LIT),
            fill("M5-125C-6-130-14-122-13-112C-12-104-14-96-15-90C-9-86-4-92-4-100C-4-110 0-117 6-121Z", hair),
            fill("M6-92C12-82 20-78 28-82L30-76C20-70 8-74 0-84Z", lit), fill(circle(29, -79, 3.4), SKIN_LIT),
            fill("M24-98H36C35-92 41-88 41-80C41-72 36-70 30-70S20-72 20-80C20-88 25-92 24-98Z", "#8d5a34"), fill("M34-98H36C35-92 41-88 41-80C41-74 38-71 35-70.500C37-80 35-90 34-98Z", EMBER_LIT)]


def dog(coat, lit):
    """A dog asleep, curled to the right, about 80 wide and 30 high, its belly at (0, 0)."""
    return [fill("M-38-2C-44-16-32-30-14-30C2-31 16-26 24-18C30-19 36-15 41-9C44-5 42-1 37-1L20 0H-30C-34 0-37 0-38-2Z", coat),
            fill("M-14-30C2-31 16-26 24-18C30-19 36-15 41-9C44-5 42-1 37-1L30-1C34-5 32-10 26-11C18-12 14-20 4-25C-2-28-8-29-14-30Z", lit),
            fill("M20-18C17-10 19-4 25-4C28-8 27-14 24-18Z", coat), fill("M-38-2C-48-4-50-12-44-16C-43-10-38-7-30-6Z", coat),
            fill("M0-10C8-12 16-8 22-2L34-2C34 1 24 2 14 1Z", coat), line("M31-10.500Q33-9.500 35-10.500", "#40302a", 1.2, ROUND), fill(circle(41, -7, 1.8), "#40302a")]
