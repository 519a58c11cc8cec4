"""Writes the ROC and the precision-recall curve beside the page, as the charts' data."""

import random
from pathlib import Path

FOLDER = Path(__file__).parents[1] / "docs/blog/4.模型/1.机器学习"

rng = random.Random(5)
data = [(rng.gauss(0, 1), 0) for _ in range(99_900)]
data += [(rng.gauss(2, 1), 1) for _ in range(100)]
roc, pr = ["假正率,召回率"], ["召回率,精确率"]
for step in range(50, -31, -1):
    flagged = [label for score, label in data if score > step / 10]
    hit = sum(flagged)
    roc.append(f"{(len(flagged) - hit) / 99_900:.4f},{hit / 100:.2f}")
    if hit:
        pr.append(f"{hit / 100:.2f},{hit / len(flagged):.4f}")
(FOLDER / "precision-recall-roc.csv").write_text("\n".join(dict.fromkeys(roc)) + "\n")
(FOLDER / "precision-recall-pr.csv").write_text("\n".join(dict.fromkeys(pr)) + "\n")
