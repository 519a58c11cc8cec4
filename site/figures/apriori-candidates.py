"""Candidates per level against the minimum count: docs/dataMining/2.关联分析/apriori-candidates.csv."""

import csv
import random
from itertools import combinations
from pathlib import Path

TARGET = Path(__file__).parents[1] / "docs/dataMining/2.关联分析/apriori-candidates.csv"


def shop(d=40, width=6, n=400):
    rng = random.Random(1)
    packs = [rng.sample(range(d), 4) for _ in range(8)]
    for _ in range(n):
        t = {i for i in rng.choice(packs) if rng.random() < 0.7}
        while len(t) < width:
            t.add(int(rng.random() ** 2 * d))
        yield tuple(sorted(t))


def candidates(rows, least):
    cands, size = sorted({(i,) for t in rows for i in t}), 1
    while cands:
        yield len(cands)
        count = dict.fromkeys(cands, 0)
        for t in rows:
            for c in combinations(t, size):
                if c in count:
                    count[c] += 1
        level = {c for c in cands if count[c] >= least}
        size += 1
        joined = (
            a + b[-1:] for a, b in combinations(sorted(level), 2) if a[:-1] == b[:-1]
        )
        cands = [c for c in joined if all(s in level for s in combinations(c, size - 1))]


rows = list(shop())
with TARGET.open("w", newline="") as file:
    out = csv.writer(file, lineterminator="\n")
    out.writerow(["最小计数", "二项候选", "三项候选", "四项候选"])
    for least in (3, 4, 5, 6, 8, 10, 15, 20, 30, 40):
        layers = [*candidates(rows, least), 0, 0, 0, 0][1:4]
        out.writerow([least, *(n or "" for n in layers)])
