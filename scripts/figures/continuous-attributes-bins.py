"""Draws the most confident bin of every equal-width split; the rows are those of the page."""

import random
from pathlib import Path

FOLDER = Path(__file__).parents[2] / "docs/dataMining/2.关联分析"
rng = random.Random(66)
rows = []
for _ in range(60):
    age = rng.randrange(18, 78)
    likely = 30 <= age < 42
    rows.append((age, rng.random() < (0.85 if likely else 0.15)))
    rng.gauss(0, 1)  # the page draws the amount spent here


def rule(a, b):
    inside = [buy for age, buy in rows if a <= age < b]
    return sum(inside) / max(1, len(inside)), sum(inside) / 60


def best(k):
    cuts = [18 + 60 * i // k for i in range(k + 1)]
    return max(rule(a, b) for a, b in zip(cuts, cuts[1:]))


data = [(k, *best(k)) for k in range(1, 31)]
lines = ["箱数,置信度,支持度", *(f"{k},{c:.4f},{s:.4f}" for k, c, s in data)]
(FOLDER / "continuous-bins.csv").write_text("\n".join(lines) + "\n")

W, H, LEFT, TOP, RIGHT, BOTTOM = 720, 340, 60, 36, 90, 56
INK, PAPER, ACCENT, BLUE = "#1c1f26", "#f4f1e9", "#ca3420", "#2f6f8f"


def x(k):
    return LEFT + (W - LEFT - RIGHT) * k / 30


def y(value):
    return H - BOTTOM - (H - TOP - BOTTOM) * value


out = [
    f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {W} {H}" width="{W}" height="{H}" '
    f'font-family="sans-serif" font-size="14" fill="{INK}">',
    f'<rect width="{W}" height="{H}" fill="{PAPER}"/>',
]
for tenth in range(0, 11, 2):
    height = y(tenth / 10)
    out.append(f'<path d="M{LEFT} {height:.1f}H{W - RIGHT}" stroke="{INK}" opacity="0.18"/>')
    out.append(f'<text x="{LEFT - 10}" y="{height + 5:.1f}" text-anchor="end">{tenth / 10}</text>')
for value, colour in ((0.7, ACCENT), (0.1, BLUE)):
    out.append(
        f'<path d="M{LEFT} {y(value):.1f}H{W - RIGHT}" stroke="{colour}" stroke-dasharray="5 5"/>'
    )
for k in range(0, 31, 5):
    out.append(f'<text x="{x(k):.1f}" y="{H - BOTTOM + 20}" text-anchor="middle">{k}</text>')
for column, colour, name in ((1, ACCENT, "置信度"), (2, BLUE, "支持度")):
    points = "L".join(f"{x(row[0]):.1f} {y(row[column]):.1f}" for row in data)
    out.append(f'<path d="M{points}" fill="none" stroke="{colour}" stroke-width="2.5"/>')
    out.extend(
        f'<circle cx="{x(row[0]):.1f}" cy="{y(row[column]):.1f}" r="3" fill="{colour}"/>' for row in data
    )
    out.append(f'<text x="{x(30) + 12:.1f}" y="{y(data[-1][column]) + 5:.1f}" fill="{colour}">{name}</text>')
out.append(f'<text x="{W - RIGHT}" y="{H - 12}" text-anchor="end">等宽的箱数</text>')
out.append(f'<text x="{LEFT}" y="20">比例</text>')
(FOLDER / "continuous-bins.svg").write_text("".join(out) + "</svg>\n")
