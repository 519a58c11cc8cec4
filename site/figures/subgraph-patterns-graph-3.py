"""Draws GRAPH-3 from the edge lists in the page's first program; writes graph-3.svg beside it."""

import ast
import re
from pathlib import Path

FOLDER = Path(__file__).parents[1] / "docs/dataMining/3.序列与子图"
page = (FOLDER / "2.subgraph-patterns.md").read_text()
graphs = ast.literal_eval(re.search(r"^GRAPHS = (\{.*?^\})", page, re.S | re.M).group(1))

PLACES = {
    "G1": [(110, 40), (50, 120), (170, 120), (50, 210), (170, 210)],
    "G2": [(50, 120), (110, 40), (170, 120), (170, 210), (190, 40)],
    "G3": [(110, 40), (50, 120), (170, 120), (80, 210), (190, 210), (190, 40)],
}
INK, PAPER, ACCENT = "#1c1f26", "#f4f1e9", "#ca3420"
out = [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 280" width="720" height="280" '
    f'font-family="sans-serif" font-size="16" fill="{INK}">',
    f'<rect width="720" height="280" fill="{PAPER}"/>',
]
for column, (name, (labels, edges)) in enumerate(graphs.items()):
    places = [(x + 240 * column, y + 10) for x, y in PLACES[name]]
    triangle = {
        v for a, b in edges for c in range(len(labels)) for v in (a, b, c)
        if {tuple(sorted((a, c))), tuple(sorted((b, c)))} <= {tuple(sorted(e)) for e in edges}
    }
    for a, b in edges:
        marked = a in triangle and b in triangle
        (x1, y1), (x2, y2) = places[a], places[b]
        colour, width = (ACCENT, 4) if marked else (INK, 2)
        out.append(f'<path d="M{x1} {y1}L{x2} {y2}" stroke="{colour}" stroke-width="{width}"/>')
    for number, (label, (x, y)) in enumerate(zip(labels, places)):
        out.append(f'<circle cx="{x}" cy="{y}" r="19" fill="{PAPER}" stroke="{INK}" stroke-width="2"/>')
        out.append(f'<text x="{x}" y="{y + 6}" text-anchor="middle" font-weight="bold">{label}</text>')
        out.append(f'<text x="{x + 23}" y="{y + 20}" font-size="12">{number}</text>')
    out.append(f'<text x="{110 + 240 * column}" y="268" text-anchor="middle">{name}</text>')
(FOLDER / "graph-3.svg").write_text("".join(out) + "</svg>\n")
