"""Instructions per iteration of try, check and suppress, for the article zero-cost-exceptions.

Needs valgrind and CPython 3.10.13 and 3.13.0 below ~/.pyenv/versions. Each loop runs under callgrind
with N and with 2 N iterations; the difference of the two counts, divided by N, is what is written
beside the article. Then the same loops are timed in turn, as a second opinion.
"""
import csv, os, pathlib, re, subprocess

N = 20_000
VERSIONS = ("3.10.13", "3.13.0")
LOOPS = {
    "plain": "for s in data:\n    x = s",
    "plain in try": "for s in data:\n    try:\n        x = s\n    except ValueError:\n        x = None",
    "int": "for s in data:\n    x = int(s)",
    "try": "for s in data:\n    try:\n        x = int(s)\n    except ValueError:\n        x = None",
    "check": "for s in data:\n    if s.isdigit():\n        x = int(s)\n    else:\n        x = None",
    "suppress": "for s in data:\n    with suppress(ValueError):\n        x = int(s)",
}
CASES = [("plain", 0), ("plain in try", 0), ("int", 0)] + [
    (loop, rate) for loop in ("try", "check", "suppress") for rate in (0, 1, 50)]
HEAD = "from contextlib import suppress\nfrom time import perf_counter\n"


def program(loop, rate, n):
    body = LOOPS[loop].replace("\n", "\n        ")
    return (f"{HEAD}def run(data):\n    for _ in range({n // 100}):\n        {body}\n"
            f"data = ['12x'] * {rate} + ['123'] * {100 - rate}\n"
            "start = perf_counter()\nrun(data)\nseconds = perf_counter() - start\n")


def python(version):
    return os.path.expanduser(f"~/.pyenv/versions/{version}/bin/python3")


def instructions(version, loop, rate, n):
    run = subprocess.run(["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null",
                          python(version), "-S", "-c", program(loop, rate, n)],
                         capture_output=True, text=True, check=True,
                         env={**os.environ, "PYTHONHASHSEED": "0"})
    return int(re.search(r"Collected : (\d+)", run.stderr)[1])


here = pathlib.Path(__file__).resolve().parents[1] / "docs/blog/2.编程语言/1.Python"
cost = {}
for version in VERSIONS:
    for loop, rate in CASES:
        few, many = (instructions(version, loop, rate, n) for n in (N, 2 * N))
        cost[version, loop, rate] = (many - few) / N
        print(version, f"{loop:13} {rate:3} % {cost[version, loop, rate]:8.1f}", flush=True)
with open(here / "zero-cost-exceptions.csv", "w", newline="") as file:
    out = csv.writer(file)
    out.writerow(["失败率", "try", "isdigit", "suppress"])
    for rate in (0, 1, 50):
        out.writerow([f"{rate}%"] + [round(cost["3.13.0", loop, rate])
                                     for loop in ("try", "check", "suppress")])
for version in VERSIONS:
    a, b = cost[version, "try", 0], cost[version, "try", 50]
    c, d = cost[version, "check", 0], cost[version, "check", 50]
    print(version, f"break-even {50 * (c - a) / ((b - a) - (d - c)):.2f} %")

best = {}
for _ in range(15):
    for version in VERSIONS:
        for loop, rate in CASES:
            code = program(loop, rate, 100_000) + "print(seconds)"
            seconds = float(subprocess.check_output([python(version), "-S", "-c", code]))
            key = version, loop, rate
            best[key] = min(best.get(key, 9), seconds)
for (version, loop, rate), seconds in best.items():
    print(version, f"{loop:13} {rate:3} % {seconds * 1e4:7.1f} ns")
