"""Draws what was on the disk of a real ext4 after each way to replace a file, from the findings of
durable-file-write-power.py, and the order in which content and name arrive."""
import csv
from itertools import groupby
from pathlib import Path

from two_appearances import text, write

DOCS = Path(__file__).parents[1] / "docs"
FOLDER = [DOCS / "blog/1.数据库/4.索引与存储", DOCS / "en/blog/1.Databases"]
FOUND = list(csv.DictReader(Path(__file__).with_name("durable-file-write-power.csv").open()))
COLOURS = {"old": "gold", "empty": "accent", "new": "green"}
LEFT, SECOND, LAST = 118, 5.4, 48


def rows(c, option):
    yield text(LEFT, 20, {"ext4": "ext4, auto_da_alloc"}.get(option, f"ext4, {option}"), c["ink"], 15, "start", "monospace", 700)
    mine = [row for row in FOUND if row["option"] == option]
    y = 34
    for way, cells in groupby(mine, key=lambda row: row["way"]):
        cells = [(int(cell["second"]), cell["found"]) for cell in cells]
        yield text(LEFT - 8, y + 19, way, c["ink"], 14, "end")
        starts = [i for i, (_, found) in enumerate(cells) if i == 0 or found != cells[i - 1][1]]
        for start, end in zip(starts, [*starts[1:], None]):
            first = cells[start][0]
            last = LAST if end is None else cells[end][0]
            found = cells[start][1]
            x, width = LEFT + first * SECOND, (last - first) * SECOND
            yield (f'<rect x="{x}" y="{y}" width="{width - 2}" height="28" rx="3" fill="{c["sunk"]}" '
                   f'stroke="{c[COLOURS[found]]}" stroke-width="2"/>')
            yield text(x + width / 2, y + 19, found, c[COLOURS[found]], 13, weight=700)
        y += 38
    for second in range(0, 41, 10):
        yield text(LEFT + second * SECOND, y + 16, f"{second} s", c["quiet"], 13)
        yield f'<path d="M{LEFT + second * SECOND} {y - 4}v6" stroke="{c["quiet"]}"/>'


for name, option in (("kind", "ext4"), ("strict", "noauto_da_alloc")):
    write(FOLDER, f"durable-file-write-{name}", 384, 246, lambda c, option=option: rows(c, option))
