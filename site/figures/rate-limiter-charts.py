"""Writes the data of the charts of rate-limiter.md, in both languages, from what rate-limiter-redis.py measured."""
import csv
from pathlib import Path

FIGURES = Path(__file__).parent
FOLDER = FIGURES.parent / "docs"
PAGES = {"zh": FOLDER / "blog/5.算法/3.分布式与限流", "en": FOLDER / "en/blog/5.Algorithms"}
WAYS = ["raw", "clamped", "forward"]


def measured(name):
    with open(FIGURES / "rate-limiter" / name) as file:
        return list(csv.DictReader(file))


def write(name, heads, rows):
    for language, head in heads.items():
        lines = [[cell[language] if isinstance(cell, dict) else cell for cell in row] for row in rows]
        with open(PAGES[language] / name, "w", newline="") as out:
            csv.writer(out, lineterminator="\n").writerows([head, *lines])


nodes = {(row["clocks"], row["way"]): row for row in measured("nodes.csv") if row["clock"] == "own"}
CLOCKS = {
    "equal": {"zh": "时钟一致", "en": "equal clocks"},
    "D +5 ms": {"zh": "D 快 5 ms", "en": "D 5 ms ahead"},
    "D +500 ms": {"zh": "D 快 500 ms", "en": "D 500 ms ahead"},
}
write(
    "rate-limiter-total.csv",
    {"zh": ["时钟", *WAYS], "en": ["Clocks", *WAYS]},
    [[label, *(nodes[clock, way]["total"] for way in WAYS)] for clock, label in CLOCKS.items()],
)
write(
    "rate-limiter-nodes.csv",
    {"zh": ["机器", *WAYS], "en": ["Server", *WAYS]},
    [[node, *(nodes["D +500 ms", way][node] for way in WAYS)] for node in "ABCD"],
)
write(
    "rate-limiter-back.csv",
    {"zh": ["秒", *WAYS], "en": ["Second", *WAYS]},
    [[int(row["second"]) + 1, *(row[way] for way in WAYS)] for row in measured("back.csv")],
)
