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
