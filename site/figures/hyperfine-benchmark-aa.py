"""A command against itself: 30 comparisons with hyperfine (all A, then all B) and 30 with A and B
in turn. Writes aa.csv (histogram of the ratios) beside the article and prints the spread.

For docs/blog/3.工具/2.命令行/hyperfine-benchmark.md; --measure (needs hyperfine,
takes some minutes) renews the times in hyperfine-benchmark-aa.json.
"""
import json
import pathlib
import random
import statistics as st
import subprocess
import sys
import tempfile
import time

COMMAND = ["/usr/bin/python3", "-S", "-c", "sum(range(1000000))"]
ROUNDS, RUNS = 30, 20
PAGE = pathlib.Path(__file__).resolve().parents[1] / "docs/blog/3.工具/2.命令行"
DATA = PAGE / "hyperfine-benchmark-aa.json"
TARGET = PAGE / "hyperfine-benchmark-aa.csv"


def hyperfine():
    with tempfile.NamedTemporaryFile(suffix=".json") as out:
        text = " ".join(COMMAND[:3]) + f' "{COMMAND[3]}"'
        subprocess.run(
            ["hyperfine", "-N", "--warmup", "3", "--runs", str(RUNS), "--export-json", out.name,
             text, text], check=True, capture_output=True)
        return [r["times"] for r in json.load(open(out.name))["results"]]


def once():
    start = time.perf_counter()
    subprocess.run(COMMAND, check=True)
    return time.perf_counter() - start


def interleaved():
    a, b = [], []
    for i in range(RUNS):
        for side in ((a, b) if i % 2 == 0 else (b, a)):
            side.append(once())
    return [a, b]


def interval(pairs, paired, r):
    """The 95 % interval of the ratio of medians, by bootstrap."""
    a, b = pairs
    ratios = []
    for _ in range(2000):
        pick = [r.randrange(RUNS) for _ in range(RUNS)]
        other = pick if paired else [r.randrange(RUNS) for _ in range(RUNS)]
        ratios.append(st.median(b[i] for i in other) / st.median(a[i] for i in pick))
    ratios.sort()
    return ratios[50], ratios[1949]


if "--measure" in sys.argv:
    raw = {"hyperfine": [], "interleaved": []}
    for _ in range(ROUNDS):
        for name, measure in (("hyperfine", hyperfine), ("interleaved", interleaved)):
            raw[name].append([[round(1000 * t, 1) for t in side] for side in measure()])
    json.dump(raw, open(DATA, "w"), separators=(",", ":"))
raw = json.load(open(DATA))

ratios = {}
r = random.Random(7)
for name, rounds in raw.items():
    print(name, "median of all runs", st.median(t for pair in rounds for side in pair for t in side), "ms")
    for label, f in (("mean", st.mean), ("median", st.median), ("min", min)):
        rs = sorted(f(b) / f(a) for a, b in rounds)
        if label == "median":
            ratios[name] = rs
        over = [sum(abs(x - 1) > limit for x in rs) for limit in (0.02, 0.05)]
        print(f"  {label:6} ratio {rs[0]:.3f} to {rs[-1]:.3f}, over 2 %: {over[0]}, over 5 %: {over[1]}")
    bounds = [interval(pair, name == "interleaved", r) for pair in rounds]
    print("  intervals that hold 1:", sum(low <= 1 <= high for low, high in bounds), "of", ROUNDS)
edges = [0, 0.8, 0.9, 0.95, 0.98, 1.02, 1.05, 1.1, 1.25, 9]
names = ["<0.8", "0.8–0.9", "0.9–0.95", "0.95–0.98", "0.98–1.02", "1.02–1.05", "1.05–1.1", "1.1–1.25", ">1.25"]
with open(TARGET, "w") as f:
    print("B 除以 A,先全部 A 再全部 B,A 与 B 交替", file=f)
    for low, high, name in zip(edges, edges[1:], names):
        print(name, *(sum(low <= x < high for x in ratios[k]) for k in raw), sep=",", file=f)
print(open(TARGET).read())
