"""Draws the rings of the page: four nodes with three points each, and the same after a fifth has come."""
import hashlib
import math
from pathlib import Path

from two_appearances import text, write

DOCS = Path(__file__).parents[1] / "docs"
FOLDER = [DOCS / "blog/5.算法/3.分布式与限流", DOCS / "en/blog/5.Algorithms"]
COLOURS = {"A": "blue", "B": "gold", "C": "green", "D": "violet", "E": "accent"}
MIDDLE, RADIUS = 190, 118


def turn_of(name):
    d = hashlib.blake2b(name.encode(), digest_size=8).digest()
    return int.from_bytes(d, "big") / 2**64


def at(turn, radius):
    a = 2 * math.pi * turn - math.pi / 2
    return MIDDLE + radius * math.cos(a), MIDDLE + radius * math.sin(a)


def points_of(nodes):
    return sorted((turn_of(f"{n}#{r}"), n, r) for n in nodes for r in range(3))


def spread(turns, least=0.04):
    """Places for labels: as near to their points as neighbours allow."""
    places = list(turns)
    for _ in range(2000):
        for i in range(len(places)):
            j = (i + 1) % len(places)
            gap = (places[j] - places[i]) % 1
            if gap < least:
                places[i] -= (least - gap) / 10
                places[j] += (least - gap) / 10
    return places


def arc(start, end, colour, width, opacity=1):
    (x1, y1), (x2, y2) = at(start, RADIUS), at(end, RADIUS)
    return (f'<path d="M{x1:.1f} {y1:.1f}A{RADIUS} {RADIUS} 0 {int(end - start > 0.5)} 1 {x2:.1f} {y2:.1f}" '
            f'fill="none" stroke="{colour}" stroke-width="{width}" opacity="{opacity}"/>')


def ring(c, nodes, pale):
    points = points_of(nodes)
    last = points[-1][0] - 1
    for turn, node, _ in points:
        yield arc(last, turn, c[COLOURS[node]], 16, 0.25 if pale and node != "E" else 1)
        last = turn
    labels = spread([turn for turn, *_ in points])
    for (turn, node, r), label in zip(points, labels):
        (x, y), (ex, ey), (tx, ty) = at(turn, RADIUS), at(label, RADIUS + 26), at(label, RADIUS + 42)
        dx, dy = at(turn, RADIUS + 10)
        yield f'<path d="M{dx:.1f} {dy:.1f}L{ex:.1f} {ey:.1f}" stroke="{c["quiet"]}"/>'
        yield f'<circle cx="{x:.1f}" cy="{y:.1f}" r="8" fill="{c[COLOURS[node]]}" stroke="{c["paper"]}" stroke-width="2"/>'
        yield text(tx, ty + 5, f"{node}{r}", c["ink"], 15)


def with_key(c):
    yield from ring(c, "ABCD", False)
    key = turn_of("user-42")
    owner = next(point for point in points_of("ABCD") if point[0] >= key)
    (x1, y1), (x2, y2) = at(key, RADIUS - 34), at(owner[0], RADIUS - 34)
    tip = at(owner[0], RADIUS - 12)
    inner = RADIUS - 34
    yield (f'<path d="M{x1:.1f} {y1:.1f}A{inner} {inner} 0 0 1 {x2:.1f} {y2:.1f}L{tip[0]:.1f} {tip[1]:.1f}" '
           f'fill="none" stroke="{c["ink"]}" stroke-width="2" stroke-dasharray="5 4"/>')
    kx, ky = at(key, RADIUS)
    yield f'<path d="M{x1:.1f} {y1:.1f}L{kx:.1f} {ky:.1f}" stroke="{c["ink"]}" stroke-width="2"/>'
    yield f'<circle cx="{kx:.1f}" cy="{ky:.1f}" r="6" fill="{c["ink"]}" stroke="{c["paper"]}" stroke-width="2"/>'
    tx, ty = at(key, RADIUS - 62)
    yield text(tx, ty + 5, "user-42", c["ink"], 14, family="monospace")


write(FOLDER, "hash-ring", 380, 380, with_key)
write(FOLDER, "hash-ring-added", 380, 380, lambda c: ring(c, "ABCDE", True))

for nodes in ("ABCD", "ABCDE"):
    share, last = dict.fromkeys(nodes, 0.0), points_of(nodes)[-1][0] - 1
    for turn, node, _ in points_of(nodes):
        share[node] += turn - last
        last = turn
    print({node: f"{part:.1%}" for node, part in share.items()})
key = turn_of("user-42")
print("user-42 belongs to", next(point for point in points_of("ABCD") if point[0] >= key)[1:])
