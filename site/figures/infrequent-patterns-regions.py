"""Draws three overlapping circles with the counts the page's program prints."""

import ast
import re
from pathlib import Path

FOLDER = Path(__file__).parents[1] / "docs/dataMining/3.序列与子图"
page = (FOLDER / "3.infrequent-patterns.md").read_text()
counts = ast.literal_eval(re.search(r"有频繁的负项集: (\{.*\})", page).group(1))

INK, PAPER = "#1c1f26", "#f4f1e9"
CIRCLES = [(300, 135, "#ca3420"), (420, 135, "#2f6f8f"), (360, 230, "#6b7d2a")]
PLACES = {
    "是否否": (245, 115), "否是否": (475, 115), "否否是": (360, 290), "是是否": (360, 105),
    "是否是": (297, 208), "否是是": (423, 208), "是是是": (360, 172), "否否否": (600, 330),
}
NAMES = [(180, 60, "不频繁", "end"), (540, 60, "负相关", "start"), (470, 300, "有频繁的负项集", "start")]
out = [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 360" width="720" height="360" '
    f'font-family="sans-serif" font-size="18" fill="{INK}">',
    f'<rect width="720" height="360" fill="{PAPER}"/>',
]
for x, y, colour in CIRCLES:
    out.append(
        f'<circle cx="{x}" cy="{y}" r="100" fill="{colour}" fill-opacity="0.14" '
        f'stroke="{colour}" stroke-width="2"/>'
    )
for x, y, name, anchor in NAMES:
    out.append(f'<text x="{x}" y="{y}" text-anchor="{anchor}" font-size="15">{name}</text>')
for region, (x, y) in PLACES.items():
    count = counts.get(region, 0)
    text = f"都不是 {count}" if region == "否否否" else count
    out.append(f'<text x="{x}" y="{y + 6}" text-anchor="middle">{text}</text>')
(FOLDER / "infrequent-regions.svg").write_text("".join(out) + "</svg>\n")
