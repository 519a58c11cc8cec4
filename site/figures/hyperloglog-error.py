"""Writes docs/blog/5.算法/1.数据结构/hyperloglog-error.csv: the root mean square of the relative
error of HyperLogLog (with linear counting for small ranges) for p = 10, 12, 14, over 24 streams.
A hashed distinct element is a random 64-bit number, so the streams are random numbers (seeded)."""
import math
import random
from pathlib import Path

RUNS = 24
SIZES = {100: "1 百", 300: "3 百", 1_000: "1 千", 3_000: "3 千", 10_000: "1 万", 30_000: "3 万",
         100_000: "10 万", 300_000: "30 万", 1_000_000: "100 万"}
OUT = Path(__file__).parents[1] / "docs/blog/5.算法/1.数据结构/hyperloglog-error.csv"


def estimate(regs):
    m = len(regs)
    e = 0.7213 / (1 + 1.079 / m) * m * m / sum(2.0**-r for r in regs)
    zeros = regs.count(0)
    return m * math.log(m / zeros) if e <= 2.5 * m and zeros else e


squares = {(p, n): 0.0 for p in (10, 12, 14) for n in SIZES}
for run in range(RUNS):
    rng = random.Random(run)
    tables = {p: bytearray(1 << p) for p in (10, 12, 14)}
    n = 0
    for size in SIZES:
        while n < size:
            n += 1
            x = rng.getrandbits(64)
            for p, regs in tables.items():
                rank = 65 - p - (x & ((1 << (64 - p)) - 1)).bit_length()
                i = x >> (64 - p)
                if rank > regs[i]:
                    regs[i] = rank
        for p, regs in tables.items():
            squares[p, size] += (estimate(regs) / size - 1) ** 2

with OUT.open("w") as f:
    f.write("不同元素数,p = 10,p = 12,p = 14\n")
    for n in SIZES:
        row = [f"{100 * math.sqrt(squares[p, n] / RUNS):.2f}" for p in (10, 12, 14)]
        f.write(f"{SIZES[n]}," + ",".join(row) + "\n")
print(OUT.read_text())
