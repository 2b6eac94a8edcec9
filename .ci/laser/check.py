"""Reads laser files with two programs by other people, ezdxf and GDAL, and measures what they find.

check.py FOLDER: FOLDER has york-a4-laser-1.dxf and .svg of `--variant york --spares 0 --bed 600x400mm`, and in `box` the .dxf of
its pieces with a box, `--kerf 0.15mm --thickness 3mm`.
Needs PyPI ezdxf and pyogrio (which carries GDAL).
"""

import re
import sys
from collections import Counter

import ezdxf
import pyogrio

stem = f"{sys.argv[1]}/york-a4-laser-1"

# ezdxf: version, layers by name and colour, discs by diameter, the board's side, the scale of the test piece.
drawing = ezdxf.readfile(stem + ".dxf")
assert drawing.dxfversion == "AC1009", drawing.dxfversion
audit = drawing.audit()
assert not audit.errors and not audit.fixes, audit.errors + audit.fixes
colors = {layer.dxf.name: layer.dxf.color for layer in drawing.layers}
assert {"CUT": 1, "SCORE": 5, "ENGRAVE": 7}.items() <= colors.items(), colors
entities = list(drawing.modelspace())
assert {entity.dxf.layer for entity in entities} == {"CUT", "SCORE", "ENGRAVE"}
discs = Counter(round(2 * disc.dxf.radius, 3) for disc in drawing.modelspace().query("CIRCLE[layer=='CUT']"))
assert discs == {25.0: 1, 19.0: 36}, discs
outlines = []
for line in drawing.modelspace().query("POLYLINE[layer=='CUT']"):
    assert line.is_closed
    xs, ys = zip(*((point.x, point.y) for point in line.points()))
    outlines.append(tuple(sorted((round(max(xs) - min(xs), 3), round(max(ys) - min(ys), 3)))))
assert sorted(outlines) == [(10.0, 10.0), (25.0, 60.0), (295.0, 295.0)], outlines
lengths = Counter(round((line.dxf.end - line.dxf.start).magnitude, 3) for line in drawing.modelspace().query("LINE"))
assert lengths[40.0] == 1 and lengths[275.0] == 24, lengths
print(f"ezdxf {ezdxf.__version__}: {len(entities)} entities, 37 discs, board 295 mm")

# GDAL: the same number of things on each layer, and the same bounds.
meta, _, shapes, fields = pyogrio.raw.read(stem + ".dxf")
layers = Counter(fields[list(meta["fields"]).index("Layer")])
assert layers == Counter(entity.dxf.layer for entity in entities), layers
left, bottom, right, top = pyogrio.read_bounds(stem + ".dxf")[1]
cut = [(left[i], bottom[i], right[i], top[i]) for i in range(len(left))]
assert min(left) >= 5 - 1e-6 and min(bottom) >= 5 - 1e-6 and max(right) <= 595 + 1e-6 and max(top) <= 395 + 1e-6
assert any(abs(r - l - 295) < 1e-3 and abs(t - b - 295) < 1e-3 for l, b, r, t in cut)
print(f"GDAL {'.'.join(map(str, pyogrio.__gdal_version__))}: {len(shapes)} entities, board 295 mm")

# The SVG has the same discs.
with open(stem + ".svg", encoding="utf-8") as file:
    text = file.read()
assert Counter(re.findall(r'<circle [^>]*r="([\d.]+)"', text)) == {"12.5": 1, "9.5": 36}
assert 'width="600mm" height="400mm" viewBox="0 0 600 400"' in text
print("SVG: 37 discs on 600 x 400 mm")

# The box: ezdxf reads ten outlines of its own. Sides come in twos of one size; with the kerf off, bottom and sides are as long,
# front, back and bottom as wide. GDAL measures the same lines.
box = f"{sys.argv[1]}/box/york-a4-pieces-cards-laser-1.dxf"
drawing = ezdxf.readfile(box)
audit = drawing.audit()
assert not audit.errors and not audit.fixes, audit.errors + audit.fixes
kerf, thickness, sizes = 0.15, 3.0, []
for line in drawing.modelspace().query("POLYLINE[layer=='CUT']"):
    assert line.is_closed
    points = [(point.x, point.y) for point in line.points()]
    xs, ys = zip(*points)
    size = sorted((max(xs) - min(xs) - kerf, max(ys) - min(ys) - kerf), reverse=True)
    # Joints have more corners than a rectangle.
    if len(points) > 4:
        sizes.append(tuple(round(side, 3) for side in size))
jointed = Counter(sizes)
assert len(sizes) == 9 and sorted(jointed.values()) == [1, 1, 1, 2, 2, 2], jointed
(length, width), = [size for size in sizes if size[1] == max(size[1] for size in sizes)]
twins = [size for size, count in jointed.items() if count == 2]
side = max(twins, key=lambda size: size[1])
assert side[0] == length, (side, length)
ends = [size for size, count in jointed.items() if count == 1 and size != (length, width)]
assert [size[0] for size in ends] == [width, width] and side[1] in (size[1] for size in ends), ends
# Ledges end inside the box; rails go on over the front.
assert sorted(size[0] for size in twins if size != side) == [length - 2 * thickness, length - thickness], twins
left, bottom, right, top = pyogrio.read_bounds(box)[1]
assert sum(abs(max(r - l, t - b) - length - kerf) < 1e-3 for l, b, r, t in zip(left, bottom, right, top)) == 3
print(f"box: {length} x {width} mm, its parts fit each other")
