"""What is inside a program, as `cargo metadata` knows it: licences of all parts, and a bill of materials (CycloneDX)."""

import json
import subprocess
import sys
from pathlib import Path

# How files begin that say how a part may be used.
NAMES = ("LICENSE", "LICENCE", "COPYING", "COPYRIGHT", "NOTICE", "UNLICENSE")
# What no package of the registry carries, and every program has inside.
BESIDE = """\
Rust's standard library, MIT OR Apache-2.0: Copyright (c) The Rust Project Contributors.
In programs for Linux also musl, MIT: Copyright (c) 2005-2025 Rich Felker, et al.
The texts of both licences are among those below.
"""


def of(root, target):
    """The version of the program, and the packages that are linked into it, sorted: not those of tests, not those that
    only the build needs."""
    words = ["cargo", "metadata", "--format-version", "1", "--locked", "--filter-platform", target]
    told = subprocess.run(words, cwd=root, capture_output=True, encoding="utf-8")
    if told.returncode:
        sys.exit(told.stderr)
    known = json.loads(told.stdout)
    packages = {package["id"]: package for package in known["packages"]}
    nodes = {node["id"]: node for node in known["resolve"]["nodes"]}
    own, reached, waiting = known["resolve"]["root"], set(), [known["resolve"]["root"]]
    while waiting:
        one = waiting.pop()
        # What runs in the compiler is in no program, nor is what it needs.
        if one in reached or any("proc-macro" in target["kind"] for target in packages[one]["targets"]):
            continue
        reached.add(one)
        waiting += [to["pkg"] for to in nodes[one]["deps"] if any(kind["kind"] is None for kind in to["dep_kinds"])]
    carried = sorted((packages[one] for one in reached - {own}), key=lambda one: (one["name"], one["version"]))
    return packages[own]["version"], carried


def licences(root, carried):
    """Every part with its licence, and each text once."""
    texts, lines = {}, []
    for package in carried:
        folder = Path(package["manifest_path"]).parent
        files = sorted(path for path in folder.iterdir() if path.name.upper().startswith(NAMES) and path.is_file())
        numbers = []
        for file in files:
            text = file.read_text(encoding="utf-8", errors="replace").replace("\r\n", "\n").strip("\n")
            number, _ = texts.setdefault(
                "\n".join(line.rstrip() for line in text.split("\n")), (len(texts) + 1, file.name)
            )
            numbers.append(number)
        expression = package["license"] or "see its text"
        where = ", ".join(map(str, numbers)) if numbers else "no text in its package"
        by = f"; {', '.join(package['authors'])}" if package["authors"] and not numbers else ""
        lines.append(f"{package['name']} {package['version']}: {expression} [{where}]{by}")
    own = [
        (root / name).read_text(encoding="utf-8").strip("\n")
        for name in ("LICENSE-MIT", "LICENSE-APACHE", "fonts/OFL.txt")
    ]
    out = [
        "tafl-print is licensed MIT OR Apache-2.0, as you like. Its texts and drawings, and with them the sets it makes, are",
        "licensed CC BY-SA 4.0: https://creativecommons.org/licenses/by-sa/4.0/. Its fonts are Elstob, under the SIL Open Font",
        "License. Parts of other people are inside; the numbers are those of the texts below.",
        "",
        BESIDE,
        *lines,
    ]
    for heading, text in zip(("MIT, of tafl-print", "Apache-2.0", "SIL Open Font License, of the fonts"), own):
        out += ["", "=" * 100, heading, "", text]
    for text, (number, name) in texts.items():
        out += ["", "=" * 100, f"[{number}] {name}", "", text]
    return "\n".join(out) + "\n"


def bill(version, carried):
    """A CycloneDX document without times and serial numbers: the same for the same Cargo.lock."""
    components = [
        {
            "type": "library",
            "bom-ref": f"pkg:cargo/{package['name']}@{package['version']}",
            "name": package["name"],
            "version": package["version"],
            "licenses": [{"expression": (package["license"] or "NOASSERTION").replace("/", " OR ")}],
            "purl": f"pkg:cargo/{package['name']}@{package['version']}",
        }
        for package in carried
    ]
    own = {
        "type": "application",
        "bom-ref": f"pkg:cargo/tafl-print@{version}",
        "name": "tafl-print",
        "version": version,
        "licenses": [{"expression": "MIT OR Apache-2.0"}],
        "purl": f"pkg:cargo/tafl-print@{version}",
    }
    document = {
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "metadata": {"component": own},
        "components": components,
    }
    return json.dumps(document, indent=2, ensure_ascii=False) + "\n"
