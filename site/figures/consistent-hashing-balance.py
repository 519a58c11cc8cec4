"""Writes consistent-hashing-balance.csv beside both pages: the share of the fullest
of 10 nodes on a hash ring, relative to the mean, for 300 random rings per number of points."""
import random
from pathlib import Path

DOCS = Path(__file__).parents[1] / "docs"
FOLDER = {DOCS / "blog/5.算法/3.分布式与限流": ("每台的虚拟节点,平均,最差的 5%", "{} 个"),
          DOCS / "en/blog/5.Algorithms": ("points per node,mean,worst 5%", "{} pt")}
NODES, RINGS = 10, 300


def fullest(rng, points):
    ring = sorted((rng.random(), i) for i in range(NODES) for _ in range(points))
    share = [0.0] * NODES
    last = ring[-1][0] - 1
    for at, node in ring:
        share[node] += at - last
        last = at
    return max(share) * NODES


rows = []
for points in (1, 2, 5, 10, 20, 50, 100, 200, 500):
    rng = random.Random(points)
    loads = sorted(fullest(rng, points) for _ in range(RINGS))
    rows.append((points, f"{sum(loads) / RINGS:.2f}", f"{loads[int(0.95 * RINGS)]:.2f}"))
    print(*rows[-1])
for folder, (head, count) in FOLDER.items():
    lines = [head, *(",".join([count.format(points), *loads]) for points, *loads in rows)]
    (folder / "consistent-hashing-balance.csv").write_text("\n".join(lines) + "\n")
