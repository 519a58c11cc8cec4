"""Writes docs/blog/5.算法/3.分布式与限流/consistent-hashing-balance.csv: the share of the fullest
of 10 nodes on a hash ring, relative to the mean, for 300 random rings per number of points."""
import random
from pathlib import Path

OUT = Path(__file__).parents[1] / "docs/blog/5.算法/3.分布式与限流/consistent-hashing-balance.csv"
NODES, RINGS = 10, 300


def fullest(rng, points):
    ring = sorted((rng.random(), i) for i in range(NODES) for _ in range(points))
    share = [0.0] * NODES
    last = ring[-1][0] - 1
    for at, node in ring:
        share[node] += at - last
        last = at
    return max(share) * NODES


with OUT.open("w") as f:
    f.write("每台的虚拟节点,平均,最差的 5%\n")
    for points in (1, 2, 5, 10, 20, 50, 100, 200, 500):
        rng = random.Random(points)
        loads = sorted(fullest(rng, points) for _ in range(RINGS))
        f.write(f"{points} 个,{sum(loads) / RINGS:.2f},{loads[int(0.95 * RINGS)]:.2f}\n")
print(OUT.read_text())
