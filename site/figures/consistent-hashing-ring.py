"""Draws docs/blog/5.算法/3.分布式与限流/hash-ring.svg: a ring of four nodes with three points each."""
import hashlib
import math
from pathlib import Path

OUT = Path(__file__).parents[1] / "docs/blog/5.算法/3.分布式与限流/hash-ring.svg"
COLOURS = {"A": "#2f6f9f", "B": "#b4552d", "C": "#4b7f3f", "D": "#8a5a9e"}


def angle(text):
    d = hashlib.blake2b(text.encode(), digest_size=8).digest()
    return int.from_bytes(d, "big") / 2**64


def at(turn, radius):
    a = 2 * math.pi * turn - math.pi / 2
    return 260 + radius * math.cos(a), 200 + radius * math.sin(a)


points = sorted((angle(f"{n}#{r}"), n, r) for n in COLOURS for r in range(3))
svg = ['<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 520 400" width="520" height="400" '
       'font-family="sans-serif" font-size="15">', '<rect width="520" height="400" fill="#fff"/>']
last = points[-1][0] - 1
for turn, node, r in points:
    (x1, y1), (x2, y2) = at(last, 130), at(turn, 130)
    large = int(turn - last > 0.5)
    svg.append(f'<path d="M{x1:.1f} {y1:.1f}A130 130 0 {large} 1 {x2:.1f} {y2:.1f}" fill="none" '
               f'stroke="{COLOURS[node]}" stroke-width="14"/>')
    last = turn
near = False
last = points[-1][0] - 1
for turn, node, r in points:
    near = turn - last < 0.03 and not near
    last = turn
    x, y = at(turn, 130)
    tx, ty = at(turn, 184 if near else 158)
    svg.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="8" fill="{COLOURS[node]}" stroke="#fff"/>')
    svg.append(f'<text x="{tx:.1f}" y="{ty + 5:.1f}" text-anchor="middle" fill="#222">{node}{r}</text>')
key = angle("user-42")
owner = next((p for p in points if p[0] >= key), points[0])
x, y = at(key, 100)
svg.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="6" fill="#222"/>')
x, y = at(key, 74)
svg.append(f'<text x="{x:.1f}" y="{y + 5:.1f}" text-anchor="middle" fill="#222">key</text>')
svg.append("</svg>\n")
OUT.write_text("\n".join(svg))
print("key belongs to", owner[1:], [(p[1], p[2], round(p[0], 3)) for p in points], round(key, 3))
