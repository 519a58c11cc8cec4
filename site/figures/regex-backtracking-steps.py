"""Writes regex-backtracking-steps.csv beside both pages: steps of both ways to run the five
instructions of (a+)+$ on n times a and a b, counted by recursion over the positions."""
from functools import cache
from pathlib import Path

DOCS = Path(__file__).parents[1] / "docs"
FOLDER = {DOCS / "blog/5.算法/2.查找与排序": "a 的个数,回溯", DOCS / "en/blog/5.Algorithms": "letters,backtracking"}
NEXT = {1: (0, 2), 2: (0, 3)}


def backtracking(n):
    @cache
    def steps(pc, at):
        if pc == 0:
            return 1 + (steps(1, at + 1) if at < n else 0)
        if pc == 3:
            return 1
        return 1 + sum(steps(to, at) for to in NEXT[pc])

    return steps(0, 0)


def thompson(n):
    # one instruction at the start, then 1, 0, 2, 3 after each a
    return 1 + 4 * n


for folder, head in FOLDER.items():
    rows = "".join(f"{n},{backtracking(n)},{thompson(n)}\n" for n in range(5, 26))
    (folder / "regex-backtracking-steps.csv").write_text(f"{head},Thompson\n{rows}")
print(backtracking(25), thompson(25))
