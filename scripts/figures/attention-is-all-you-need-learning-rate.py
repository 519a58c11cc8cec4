"""Draws the learning rate of the base model; writes the data and the picture beside the page."""

from pathlib import Path

FOLDER = Path(__file__).parents[2] / "docs/paperNote"
NAME = "attention-learning-rate"


def rate(step, d=512, warmup=4000):
    return d**-0.5 * min(step**-0.5, step * warmup**-1.5)


steps = [1, *range(500, 4000, 500), 4000, *range(5000, 20000, 1000), *range(20000, 100001, 5000)]
rows = [(step, rate(step) * 1e4) for step in steps]
lines = ["步数,学习率（万分之一）", *(f"{step},{value:.4f}" for step, value in rows)]
(FOLDER / f"{NAME}.csv").write_text("\n".join(lines) + "\n")

W, H, LEFT, TOP, RIGHT, BOTTOM = 720, 340, 70, 40, 44, 56
INK, PAPER, ACCENT = "#1c1f26", "#f4f1e9", "#ca3420"


def x(step):
    return LEFT + (W - LEFT - RIGHT) * step / 100_000


def y(value):
    return H - BOTTOM - (H - TOP - BOTTOM) * value / 8


out = [
    f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {W} {H}" width="{W}" height="{H}" '
    f'font-family="sans-serif" font-size="14" fill="{INK}">',
    f'<rect width="{W}" height="{H}" fill="{PAPER}"/>',
]
for value in range(0, 9, 2):
    out.append(f'<path d="M{LEFT} {y(value):.1f}H{W - RIGHT}" stroke="{INK}" opacity="0.18"/>')
    out.append(f'<text x="{LEFT - 10}" y="{y(value) + 5:.1f}" text-anchor="end">{value}</text>')
for step in range(0, 100_001, 20_000):
    out.append(
        f'<text x="{x(step):.1f}" y="{H - BOTTOM + 20}" text-anchor="middle">{step:,}</text>'
    )
path = "L".join(f"{x(step):.1f} {y(value):.1f}" for step, value in rows)
out.append(f'<path d="M{path}" fill="none" stroke="{ACCENT}" stroke-width="2.5"/>')
top = y(rate(4000) * 1e4)
out.append(f'<circle cx="{x(4000):.1f}" cy="{top:.1f}" r="4" fill="{ACCENT}"/>')
out.append(f'<text x="{x(4000) + 12:.1f}" y="{top + 4:.1f}">第 4,000 步，6.99</text>')
out.append(f'<text x="{LEFT}" y="22">学习率（万分之一）</text>')
out.append(f'<text x="{W - RIGHT}" y="{H - 12}" text-anchor="end">步数</text>')
(FOLDER / f"{NAME}.svg").write_text("".join(out) + "</svg>\n")
