"""Passes on what `cargo test` says, line by line, and names the tests that took longest of each program of tests.

Stable Rust says when a test ends, not when it began. But tests begin in the order of their names, as many at once as there are
threads, and the next begins when one ends: so each began at the start, or when the test so many places before it ended.
"""

import os
import re
import sys
import time

SHOWN = 10


def times(threads, start, ended):
    """The seconds that each test took; `ended` has names and moments, in the order in which they ended."""
    moments = dict(ended)
    begun = [start] * threads + [moment for _, moment in ended]
    return {name: moments[name] - begun[nth] for nth, name in enumerate(sorted(moments))}


# `c` begins when `b` ends, and `d` when `a` does.
assert times(2, 0, [("b", 1), ("a", 3), ("c", 4), ("d", 9)]) == {"a": 3, "b": 1, "c": 3, "d": 6}

threads = int(os.environ.get("RUST_TEST_THREADS", 0)) or len(os.sched_getaffinity(0))
start, ended = time.monotonic(), []
for line in sys.stdin:
    now = time.monotonic()
    sys.stdout.write(line)
    sys.stdout.flush()
    if re.match(r"running \d+ tests?$", line):
        start, ended = now, []
    elif found := re.match(r"test (\S+)(?: - should panic)? \.\.\. (?:ok|FAILED)", line):
        ended.append((found[1], now))
    elif line.startswith("test result:") and len(ended) > SHOWN:
        slowest = sorted(times(threads, start, ended).items(), key=lambda one: -one[1])[:SHOWN]
        print(f"the slowest of {len(ended)} tests, which took {now - start:.0f} s in all on {threads} threads:")
        for name, taken in slowest:
            print(f"{taken:8.1f} s  {name}")
