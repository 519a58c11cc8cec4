"""Writes consistent-hashing-pairs.csv beside both pages: the share of pairs of nodes whose loss takes
two of three copies of some range, on average over 20 random rings."""
import random
from itertools import combinations
from pathlib import Path

DOCS = Path(__file__).parents[1] / "docs"
FOLDER = {DOCS / "blog/5.算法/3.分布式与限流": ("每台的点数", "{} 台", "{} 个"),
          DOCS / "en/blog/5.Algorithms": ("points per node", "{} nodes", "{} pt")}
CLUSTERS, COPIES, RINGS = (12, 24, 96), 3, 20


def share(nodes, points, rng):
    ring = [n for _, n in sorted((rng.random(), n) for n in range(nodes) for _ in range(points))]
    pairs = set()
    for start in range(len(ring)):
        found = []
        step = start
        while len(found) < COPIES:
            if ring[step % len(ring)] not in found:
                found.append(ring[step % len(ring)])
            step += 1
        pairs.update(combinations(sorted(found), 2))
    return len(pairs) / (nodes * (nodes - 1) / 2)


rows = []
for points in (1, 2, 4, 8, 16, 32, 64):
    shares = []
    for nodes in CLUSTERS:
        rng = random.Random(1000 * nodes + points)
        shares.append(round(100 * sum(share(nodes, points, rng) for _ in range(RINGS)) / RINGS, 1))
    rows.append((points, *shares))
    print(*rows[-1])
for folder, (head, cluster, count) in FOLDER.items():
    lines = [",".join([head, *(cluster.format(n) for n in CLUSTERS)])]
    lines += [",".join([count.format(points), *map(str, shares)]) for points, *shares in rows]
    (folder / "consistent-hashing-pairs.csv").write_text("\n".join(lines) + "\n")
