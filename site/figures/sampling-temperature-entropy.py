"""Writes the entropy of the page's eight logits by temperature, as the chart's data."""

from math import exp, log2
from pathlib import Path

TARGET = (
    Path(__file__).parents[1]
    / "docs/blog/4.模型/2.语言模型/sampling-temperature-entropy.csv"
)
LOGITS = [3.0, 2.4, 2.0, 1.2, 0.6, 0.0, -0.6, -2.0]

rows = ["温度,熵"]
for tenth in range(1, 51):
    e = [exp((z - 3.0) / (tenth / 10)) for z in LOGITS]
    p = [v / sum(e) for v in e]
    rows.append(f"{tenth / 10},{-sum(v * log2(v) for v in p if v > 0):.3f}")
TARGET.write_text("\n".join(rows) + "\n")
