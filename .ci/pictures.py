"""Says whether two PNGs of one width show the same. Arguments: the files. Needs nothing beside Python."""

import struct
import sys
import zlib

# Anti-aliasing at the rims differs from program to program, nothing else may.
FAR, SHARE = 60, 0.01


def dots(path):
    """Width, and each row as bytes of red, green and blue on white. 8 bits to a channel, not interlaced."""
    data = open(path, "rb").read()
    assert data[:8] == b"\x89PNG\r\n\x1a\n", f"{path} is not a PNG"
    at, packed = 8, b""
    while at < len(data):
        length, kind = struct.unpack(">I4s", data[at : at + 8])
        chunk = data[at + 8 : at + 8 + length]
        if kind == b"IHDR":
            width, height, depth, color, _, _, interlaced = struct.unpack(">IIBBBBB", chunk)
            assert depth == 8 and color in (2, 6) and not interlaced, f"{path}: a kind of PNG not read here"
        elif kind == b"IDAT":
            packed += chunk
        at += 12 + length
    step = 4 if color == 6 else 3
    raw, rows, above = zlib.decompress(packed), [], bytearray(width * step)
    for y in range(height):
        start = y * (width * step + 1)
        line = bytearray(raw[start + 1 : start + 1 + width * step])
        for x in range(width * step):
            left = line[x - step] if x >= step else 0
            corner = above[x - step] if x >= step else 0
            line[x] = (line[x] + guess(raw[start], left, above[x], corner)) & 255
        above = line
        rows.append(line if step == 3 else on_white(line))
    return width, rows


def guess(filtered, left, up, corner):
    if filtered < 4:
        return (0, left, up, (left + up) // 2)[filtered]
    away = [abs(left + up - corner - one) for one in (left, up, corner)]
    return (left, up, corner)[away.index(min(away))]


def on_white(line):
    out = bytearray()
    for x in range(0, len(line), 4):
        alpha = line[x + 3]
        out += bytes((part * alpha + 255 * (255 - alpha)) // 255 for part in line[x : x + 3])
    return out


(width, one), (other_width, other) = dots(sys.argv[1]), dots(sys.argv[2])
# Programs round the height each in its own way.
assert width == other_width and abs(len(one) - len(other)) <= 1, (width, len(one), other_width, len(other))
different = sum(
    any(abs(a[x + part] - b[x + part]) > FAR for part in range(3))
    for a, b in zip(one, other)
    for x in range(0, 3 * width, 3)
)
share = different / (width * min(len(one), len(other)))
print(f"{share:.3%} of the dots differ")
sys.exit(share >= SHARE)
