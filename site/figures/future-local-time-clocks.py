"""Draws the two mornings in New York with a gap and an overlap, and one agreement in Vancouver under two
releases of the time zone database."""
from pathlib import Path

from two_appearances import text, write

DOCS = Path(__file__).parents[1] / "docs"
FOLDER = [DOCS / "blog/2.编程语言/4.Kotlin", DOCS / "en/blog/2.Languages"]


def row(c, y, title, hours, wall):
    """Hours of UTC above, what the wall clock shows below; (label, colour, at, length) of each piece."""
    yield text(12, y, title, c["ink"], 15, "start", weight=700)
    for at, hour in enumerate(hours):
        x = 60 + at * 64
        yield text(x, y + 26, f"{hour:02}", c["quiet"], 13)
        yield f'<path d="M{x} {y + 32}v8" stroke="{c["quiet"]}"/>'
    yield f'<path d="M60 {y + 40}h{64 * (len(hours) - 1)}" stroke="{c["quiet"]}"/>'
    yield text(48, y + 26, "UTC", c["quiet"], 12, "end")
    for label, colour, at, length in wall:
        x, width = 60 + at * 64, length * 64
        yield (f'<rect x="{x + 1}" y="{y + 48}" width="{width - 2}" height="34" rx="3" fill="{c["sunk"]}" '
               f'stroke="{c[colour]}" stroke-width="2"/>')
        yield text(x + width / 2, y + 70, label, c["ink"], 14)


def mornings(c):
    yield from row(c, 22, "2026-03-08  −05 → −04", [5, 6, 7, 8, 9],
                   [("00:30", "blue", 0, 1), ("01:30", "blue", 1, 1), ("03:30", "green", 2, 1), ("04:30", "green", 3, 1)])
    yield f'<path d="M188 66v44" stroke="{c["accent"]}" stroke-width="4"/>'
    yield text(188, 128, "02:30 ∅", c["accent"], 14, weight=700)
    yield from row(c, 166, "2026-11-01  −04 → −05", [4, 5, 6, 7, 8],
                   [("00:30", "green", 0, 1), ("01:30", "accent", 1, 1), ("01:30", "accent", 2, 1), ("02:30", "blue", 3, 1)])
    yield text(188, 272, "01:30 × 2", c["accent"], 14, weight=700)


def vancouver(c):
    yield text(180, 26, "2026-12-01 10:00", c["ink"], 17, weight=700)
    yield text(180, 47, "America/Vancouver", c["quiet"], 14, family="monospace")
    for x, release, offset, utc, colour in ((92, "2025b", "−08:00", "18:00Z", "accent"), (268, "2026b", "−07:00", "17:00Z", "green")):
        yield f'<path d="M180 58L{x} 92" stroke="{c["quiet"]}" stroke-width="1.5"/>'
        yield (f'<rect x="{x - 70}" y="94" width="140" height="84" rx="4" fill="{c["sunk"]}" '
               f'stroke="{c[colour]}" stroke-width="2"/>')
        yield text(x, 117, f"tzdata {release}", c["quiet"], 14)
        yield text(x, 141, offset, c["ink"], 15)
        yield text(x, 166, utc, c[colour], 19, weight=700)


write(FOLDER, "future-local-time-mornings", 360, 286, mornings)
write(FOLDER, "future-local-time-vancouver", 360, 192, vancouver)
