"""Writes training and test accuracy by depth beside the page, as the chart's data."""

import random
from pathlib import Path

TARGET = (
    Path(__file__).parents[1]
    / "docs/blog/4.模型/1.机器学习/decision-tree-depth.csv"
)


def gini(p, n):
    return 2 * p / n * (1 - p / n)


def best(rows, feature):
    """The lowest weighted impurity of one feature, and its threshold."""
    rows = sorted(rows, key=lambda row: row[0][feature])
    n, total, left, found = len(rows), sum(label for _, label in rows), 0, None
    for i in range(1, n):
        left += rows[i - 1][1]
        low, high = rows[i - 1][0][feature], rows[i][0][feature]
        if low == high:
            continue
        score = i / n * gini(left, i) + (n - i) / n * gini(total - left, n - i)
        if found is None or score < found[0]:
            found = score, (low + high) / 2
    return found


def grow(rows, depth):
    n, positive = len(rows), sum(label for _, label in rows)
    if depth == 0 or positive in (0, n):
        return int(2 * positive >= n)
    (_, cut), f = min((best(rows, f), f) for f in range(len(rows[0][0])))
    low = grow([row for row in rows if row[0][f] <= cut], depth - 1)
    return f, cut, low, grow([row for row in rows if row[0][f] > cut], depth - 1)


def predict(tree, x):
    while isinstance(tree, tuple):
        f, cut, low, high = tree
        tree = low if x[f] <= cut else high
    return tree


def leaves(tree):
    return leaves(tree[2]) + leaves(tree[3]) if isinstance(tree, tuple) else 1


def data(rng, n):
    """Four features, the first two decide: inside a circle or not; 15 % of labels flipped."""
    rows = []
    for _ in range(n):
        x = [rng.random() for _ in range(4)]
        label = int((x[0] - 0.5) ** 2 + (x[1] - 0.5) ** 2 < 0.16)
        rows.append((x, 1 - label if rng.random() < 0.15 else label))
    return rows


def accuracy(tree, rows):
    return 100 * sum(predict(tree, x) == label for x, label in rows) / len(rows)


rng = random.Random(7)
train, test = data(rng, 300), data(rng, 2000)
lines = ["最大深度,训练,测试,叶子"]
for depth in range(13):
    tree = grow(train, depth)
    lines.append(
        f"{depth},{accuracy(tree, train):.1f},{accuracy(tree, test):.1f},{leaves(tree)}"
    )
TARGET.write_text("\n".join(lines) + "\n")
