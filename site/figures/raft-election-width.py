"""Writes docs/blog/5.算法/3.分布式与限流/raft-election-width.csv from the output of the simulation on
the page beside it (the rows with a delay of 5 to 15 ms)."""
from pathlib import Path

FOLDER = Path(__file__).parents[1] / "docs/blog/5.算法/3.分布式与限流"
rows = []
for line in (FOLDER / "raft-election.md").read_text().splitlines():
    words = line.split()
    if len(words) == 7 and words[2] == "5..15":
        rows.append(f"{words[1]} ms,{words[3].rstrip('%')}")
(FOLDER / "raft-election-width.csv").write_text("超时的宽度,第一轮选出\n" + "\n".join(rows) + "\n")
