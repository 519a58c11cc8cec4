"""Draws the two triangles of the page: the ways to cut eight characters between .* and .*, and the
spaces that a search for [\\s]+$ looks at from each place."""
from pathlib import Path

from two_appearances import text, write

DOCS = Path(__file__).parents[1] / "docs"
FOLDER = [DOCS / "blog/5.算法/2.查找与排序", DOCS / "en/blog/5.Algorithms"]
LETTERS = 8
SPACES = 12


def ways(c):
    """A column for the end of the first .*, a row for the end of the second; numbered as tried."""
    tried = 0
    for first in range(LETTERS, -1, -1):
        for second in range(LETTERS, first - 1, -1):
            tried += 1
            x, y = 70 + first * 34, 46 + second * 34
            yield f'<rect x="{x}" y="{y}" width="30" height="30" rx="3" fill="{c["sunk"]}" stroke="{c["accent"]}"/>'
            yield text(x + 15, y + 20, tried, c["ink"], 13)
    for at in range(LETTERS + 1):
        yield text(85 + at * 34, 38, at, c["quiet"], 13)
        yield text(58, 66 + at * 34, at, c["quiet"], 13, "end")
    yield text(221, 16, "1: .*", c["blue"], 15, family="monospace", weight=700)
    yield text(4, 38, "2: .*", c["blue"], 15, "start", "monospace", 700)


def staircase(c):
    """A row for each starting place; red is the letter at which every one of them fails."""
    for start in range(SPACES):
        y = 24 + start * 20
        for at in range(SPACES + 1):
            x = 40 + at * 25
            if at < start:
                yield f'<rect x="{x}" y="{y}" width="22" height="16" fill="none" stroke="{c["rule"]}"/>'
            else:
                colour = c["accent"] if at == SPACES else c["blue"]
                yield f'<rect x="{x}" y="{y}" width="22" height="16" fill="{colour}"/>'
        yield text(32, y + 13, start + 1, c["quiet"], 13, "end")
    for at in range(SPACES + 1):
        yield text(51 + at * 25, 16, "x" if at == SPACES else "␣", c["ink"], 14, family="monospace")


write(FOLDER, "regex-backtracking-ways", 390, 356, ways)
write(FOLDER, "regex-backtracking-staircase", 380, 270, staircase)
print(sum(range(LETTERS + 2)), "ways,", sum(range(SPACES + 1)), "spaces looked at")
