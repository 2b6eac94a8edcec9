"""Three people by the tent: two who play, and a traveller who writes. All face right, the ground at 0, about 95 high."""
from lib import *

SKIN, SKIN2, HAIR = "#d9a277", "#b9794f", "#4a3428"
WOOL, WOOL2, WOOL3 = "#2f4a78", "#263a60", "#5d7fae"


def face(shade=SKIN2, skin=SKIN):
    """A head from the side, with its neck."""
    return [fill("M-6 -58L8 -58L7 -65C9 -64.5 12 -65 12.5 -67.5L12.3 -70L14 -71L13 -73.5L15.5 -75.5"
        "C14.5 -78 13 -80 13 -83C13 -90 6 -94 -1 -93"
        "C-9 -92 -12 -85 -10 -77C-9 -72 -7 -68 -6 -64Z", skin),
        fill("M-6 -58L3 -58C2 -66 0 -72 -2 -79L-10 -80C-9.5 -72 -7 -68 -6 -64Z", shade),
        fill(disc(9.6, -78.8, 1.5), HAIR), line("M8.2 -68.9Q10.6 -67.4 12.4 -69.2", "#8f4a34", 1.1),
        line("M6.8 -82.6Q9.4 -84.4 12.2 -83", HAIR, 1.2), fill(disc(6.6, -72, 2.3), "#c9805c")]


def band(d, width):
    """A woven edge of a coat."""
    return line(d, RED2, width, "") + line(d, YELLOW2, width * .34, "")


def kneeling(coat=WOOL, dark=WOOL2, bright=WOOL3, cap=RED2, capdark=RED):
    """Kneeling, one hand on the knee, the other over the board."""
    return [
        # Shoe of hide with its toe turned up, behind; skirt of the coat over the knees.
        fill("M-30 0C-38 1 -44 -3 -45 -9C-41 -7 -36 -9 -30 -9L-12 -10V0Z", "#8a6a47"),
        fill("M-24 -1C-31 -11 -27 -25 -17 -31L10 -30C22 -27 36 -22 41 -13C43 -7 41 -1 36 -1Z", coat),
        fill("M-24 -1C-31 -11 -27 -25 -17 -31L-4 -30C-14 -20 -14 -8 -10 -1Z", dark),
        fill("M6 -30.5C22 -27 36 -22 41 -13C35 -18 22 -23 4 -26Z", bright),
        fill("M41 -13C43 -7 41 -1 36 -1H22C31 -3 35 -8 32 -14L36 -17C38.5 -16 40 -15 41 -13Z", dark),
        line("M8 -24C18 -20 27 -16 32 -12", dark, 2), band("M-22 -4.5H37.5", 5.2),
        # Body, belt, collar.
        fill("M-19 -28C-23 -42 -20 -55 -9 -60L5 -61C11 -58 13 -51 13 -44L11 -28Z", coat),
        fill("M-19 -28C-23 -42 -20 -55 -9 -60L-4 -60C-11 -50 -11 -38 -9 -28Z", dark),
        fill("M5 -61C11 -58 13 -51 13 -44L11 -28H8.5C10 -40 10 -52 3 -60.5Z", bright),
        band("M-20 -29.5H12", 4.8), *face(),
        band("M-9 -59.5L7.5 -60", 4.6),
        # Her plait, and a cap with ear flaps.
        fill("M-9 -66C-4 -64 -2 -60 -4 -54C-3 -46 -6 -40 -8 -33L-12 -28L-13 -34C-14 -42 -10 -48 -11 -55"
        "C-12 -60 -12 -64 -9 -66Z",
            HAIR), line("M-11.5 -56L-4.5 -54M-12 -49L-5.5 -47M-12.5 -42L-7 -40", "#7a5a46", 1.2),
        line("M-12.8 -34L-8.4 -33.4", RED2, 2.4, ""),
        fill("M-12 -68C-15 -84 -11 -96 0 -99C10 -99 15 -92 14.5 -84L3 -83C0 -78 0 -72 -3 -66Z", cap),
        fill("M-12 -68C-15 -84 -11 -96 0 -99C-6 -92 -8 -80 -6 -67Z", capdark),
        line("M14.5 -85L3 -84C0 -79 0 -73 -3 -66.5", YELLOW2, 1.6),
        # The arm that reaches out.
        fill("M-7 -57C0 -60 6 -55 8 -49L20 -38L39 -33L38 -26L16 -29C8 -33 -4 -44 -7 -57Z", bright),
        fill("M-7 -57C-4 -44 8 -33 16 -29L38 -26L38.3 -28L18 -33C10 -38 2 -46 -7 -57Z", dark),
        line("M36.5 -34L35.5 -25.5", RED2, 4, ""), fill("M38.5 -33C43 -34 47 -32 49 -28L47.5 -25L44 -27.5"
        "L38 -26Z", SKIN)]


def cross_legged(coat=WOOL, dark=WOOL2, bright=WOOL3, cap=WOOL, capdark=WOOL2):
    """An older man, sitting, his chin on his hand."""
    return [
        # Legs of hide: one folded before him, the other's knee towards us; shoes with their toes turned up.
        fill("M-26 0C-32 -10 -26 -24 -14 -28H16C30 -26 42 -18 44 -9L30 0Z", "#8a6d47"),
        fill("M-26 0C-32 -10 -26 -26 -12 -27C4 -27 20 -20 26 -11L28 -2L24 0Z", "#b3936a"),
        fill("M-26 0C-32 -10 -26 -26 -12 -27C-20 -16 -18 -6 -12 0Z", "#8a6d47"),
        fill("M28 -11L40 -9.5C45 -9 49 -10 50 -16C53.5 -9 52 0 45 0H24Z", "#6a4a30"), line("M29 -10L27 -1", RED2, 2.6,
        ""),
        line("M31.5 -10L29.5 -1", YELLOW2, 1.2, ""),
        fill("M-22 -14C-26 -34 -24 -52 -11 -59L6 -60C13 -57 15 -50 15 -42L17 -20C4 -12 -12 -10 -22 -14Z", coat),
        fill("M-22 -14C-26 -34 -24 -52 -11 -59L-5 -59C-13 -46 -12 -28 -8 -12C-13 -12 -18 -12.5 -22 -14Z", dark),
        band("M-22.5 -16.5C-12 -13 4 -15 17 -22.5", 5), band("M-22.5 -31H15", 5),
        *face(), fill("M-1 -60C-2 -66 2 -69 7 -68L12.5 -66.5C13.5 -60 10 -55 4 -53C0 -54 -1 -57 -1 -60Z",
        "#c9c2b4"),
        fill("M-6 -66C-11 -70 -12 -78 -10 -83L-2 -80C-1 -74 -3 -69 -6 -66Z", "#b5ada0"),
        band("M-11 -58.5L5 -59.5", 4.6),
        # A soft cap, its tip fallen over.
        fill("M-12 -79C-17 -84 -22 -88 -23 -95C-22 -104 -8 -110 3 -105C12 -102 15 -94 14 -82Z", cap),
        fill("M-12 -79C-17 -84 -22 -88 -23 -95C-18 -94 -13 -93 -9 -94C-7 -90 -6 -84 -5 -79.5Z", capdark),
        fill("M-23 -97C-27 -93 -27 -88 -25 -83L-22.5 -85L-20.5 -82C-19 -88 -19.5 -94 -23 -97Z", RED2),
        line("M-12 -79.5L14 -82.5", RED2, 4.6, ""), line("M-12 -79.5L14 -82.5", YELLOW2, 1.5, ""),
        # Elbow on the knee, hand under the beard.
        fill("M-9 -56C-2 -59 5 -54 7 -46L20 -25L8.5 -52L14.5 -55L30 -22C30 -15 22 -13 17 -17L-4 -38"
        "C-9 -44 -11 -51 -9 -56Z", bright),
        fill("M-9 -56C-11 -51 -9 -44 -4 -38L17 -17C22 -13 30 -15 30 -22C25 -18 21 -19 18 -22L2 -42C-3 -47 -7 -51 -9 -56"
        "Z", dark),
        line("M9 -48.5L16.5 -51.5", RED2, 3.6, ""), fill("M8 -52.5C6 -58 7 -63.5 11.5 -63"
        "C15.5 -62.5 16.5 -58 14.8 -54.8Z", SKIN)]


def traveller():
    """In a coat with a red lining, a round wig and a green cap, a book on his knees; he sits on the ground like the others."""
    coat, dark, bright = "#8d7a58", "#6b5b42", "#b39e74"
    return [
        # Breeches of leather, half boots; his knees are drawn up.
        fill("M-16 0C-20 -12 -10 -17 2 -18L27 -29C34 -31 39 -27 38 -20L36 -4H25L25.5 -15L10 -3L4 0Z", "#c09a5e"),
        fill("M-16 0C-20 -12 -10 -17 2 -18L10 -3L4 0Z", "#94733f"),
        fill("M25 -9H36.5L38 -4L48 -2V1.5H24Z", "#4a3428"), fill("M24.5 -11H37.5V-7H24.5Z", "#6b4a35"),
        moved(sitting(coat, dark, bright), 0, 24)]


def sitting(coat, dark, bright):
    """The traveller from the hips up."""
    return [
        fill("M-24 -24C-27 -40 -24 -54 -10 -61L5 -62C12 -58 14 -50 13 -42L14 -28L-8 -24Z", coat),
        fill("M-24 -24C-27 -40 -24 -54 -10 -61L-5 -61C-14 -48 -13 -34 -12 -24Z", dark),
        fill("M-24 -27L-10 -27L14 -31L15 -26L-8 -22L-25 -22Z", RED2),
        fill("M6 -61C11 -57 13 -50 12 -40L8 -39C9 -48 8 -55 3 -60Z", WHITE),
        *face("#c48d68", "#ebbd96"),
        fill("M-5 -60C-13 -61 -17 -68 -15 -76C-17 -82 -13 -90 -6 -90L4 -88C2 -82 4 -76 0 -72C2 -66 0 -61 -5 -60Z",
        "#e9ddc3"),
        line("M-12 -80C-8 -82 -6 -78 -9 -76M-13 -71C-8 -73 -5 -69 -9 -66M-4 -83C-1 -81 -2 -77 -5 -76", "#b9a988", 1.5),
        fill("M-11 -88C-11 -99 -4 -103 3 -102C10 -101 13 -96 13 -89Z", "#3f6647"),
        fill("M-11 -88C-11 -99 -4 -103 3 -102C-3 -99 -5 -94 -4 -88Z", "#2f4d38"),
        fill("M-15 -84C-14 -91 -12 -93 -8 -92C0 -90 8 -91 13 -94C17 -94 18 -90 18 -86C8 -82 -4 -81 -15 -84Z",
        "#4f7a55"),
        line("M-14 -85C-4 -82.5 8 -83.5 17.5 -87", "#2f4d38", 1.2),
        # The book, and the hand that writes.
        fill("M12 -42L40 -50L44 -35L17 -30Z", "#6a1d14"), fill("M13 -44L27 -47L39 -52L43 -38L30 -35L17 -32Z", WHITE),
        line("M27 -47L30 -35", "#b9a988", 1.2, ""), line("M17 -41l7 -1.5M18 -38l7 -1.5M31 -45l6 -2M32 -42l6 -2",
        "#8d7a6b", .9, ""),
        fill("M-8 -57C0 -60 5 -54 6 -47L16 -41L26 -44L28 -38L15 -32C6 -36 -6 -44 -8 -57Z", bright),
        fill("M-8 -57C-6 -44 6 -36 15 -32L28 -38L27.5 -40L16 -36C8 -40 0 -46 -8 -57Z", dark),
        fill("M26 -44.5C30 -46 34 -45 35 -42L32 -39L28 -38Z", "#ebbd96"), line("M33 -42L27 -58", WHITE, 1.8),
        line("M33 -42L31 -48", INK, .9)]
