"""Rules found in 200 shuffles of ORDERS-8: docs/dataMining/2.关联分析/rule-evaluation-shuffled.csv."""

import csv
import random
from collections import Counter
from itertools import combinations
from pathlib import Path

TARGET = (
    Path(__file__).parents[1] / "docs/dataMining/2.关联分析/rule-evaluation-shuffled.csv"
)
ORDERS = ["书笔本", "书笔", "书本灯", "笔本", "书笔本灯", "书灯", "笔灯", "书笔本"]
N = len(ORDERS)


def mine(columns):
    """Rules with count ≥ 3, confidence ≥ 0.75 and lift > 1, of itemsets up to three."""
    count = {}
    for size in (1, 2, 3):
        for names in combinations(columns, size):
            both = (1 << N) - 1
            for name in names:
                both &= columns[name]
            if both.bit_count() >= 3:
                count[names] = both.bit_count()
    found = 0
    for whole, ab in count.items():
        for size in range(1, len(whole)):
            for x in combinations(whole, size):
                y = tuple(i for i in whole if i not in x)
                found += ab >= 0.75 * count[x] and ab * N > count[x] * count[y]
    return found


columns = {i: sum((i in t) << j for j, t in enumerate(ORDERS)) for i in "书笔本灯"}
rng = random.Random(1)
times = Counter(
    mine(
        {
            i: sum(1 << j for j in rng.sample(range(N), b.bit_count()))
            for i, b in columns.items()
        }
    )
    for _ in range(200)
)
with TARGET.open("w", newline="") as file:
    out = csv.writer(file, lineterminator="\n")
    out.writerow(["规则条数", "次数"])
    for found in range(max(times) + 1):
        out.writerow([f"{found} 条", times[found]])
print(mine(columns), sum(k * v for k, v in times.items()) / 200)
print(sum(v for k, v in times.items() if k >= mine(columns)))
