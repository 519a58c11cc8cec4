"""Writes the most confident bin of every equal-width split; the rows are those of the page."""

import random
from pathlib import Path

TARGET = Path(__file__).parents[1] / "docs/dataMining/2.关联分析/continuous-bins.csv"
rng = random.Random(66)
rows = []
for _ in range(60):
    age = rng.randrange(18, 78)
    likely = 30 <= age < 42
    rows.append((age, rng.random() < (0.85 if likely else 0.15)))
    rng.gauss(0, 1)  # the page draws the amount spent here


def rule(a, b):
    inside = [buy for age, buy in rows if a <= age < b]
    return sum(inside) / max(1, len(inside)), sum(inside) / 60


def best(k):
    cuts = [18 + 60 * i // k for i in range(k + 1)]
    return max(rule(a, b) for a, b in zip(cuts, cuts[1:]))


lines = ["箱数,置信度,支持度"]
lines += [f"{k},{confidence:.3f},{support:.3f}" for k in range(1, 31) for confidence, support in [best(k)]]
TARGET.write_text("\n".join(lines) + "\n")
