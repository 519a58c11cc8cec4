"""Writes the learning rate of the base model beside the page, as the chart's data."""

from pathlib import Path

TARGET = Path(__file__).parents[1] / "docs/paperNote/attention-learning-rate.csv"


def rate(step, d=512, warmup=4000):
    return d**-0.5 * min(step**-0.5, step * warmup**-1.5)


steps = [1, *range(500, 4000, 500), 4000, *range(5000, 20000, 1000), *range(20000, 100001, 5000)]
rows = ["步数,学习率（万分之一）", *(f"{step},{rate(step) * 1e4:.3f}" for step in steps)]
TARGET.write_text("\n".join(rows) + "\n")
