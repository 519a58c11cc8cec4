"""Writes future-local-time-notice.csv beside both pages: days from a release of the time zone database
to the first moment at which a clock differs from the release before. Times of releases and changes are
those of the NEWS file of the database; a place is given by the local time and offset before the change."""
from datetime import datetime
from pathlib import Path

DOCS = Path(__file__).parents[1] / "docs"
FOLDER = {DOCS / "blog/2.编程语言/4.Kotlin": ("变更,提前天数", 1), DOCS / "en/blog/2.Languages": ("change,days of notice", 2)}
CHANGES = [
    ("2018e", "朝鲜", "North Korea", "2018-05-01T23:42:51-07:00", "2018-05-04T23:30:00+08:30"),
    ("2020e", "伏尔加格勒", "Volgograd", "2020-12-22T15:14:34-08:00", "2020-12-27T02:00:00+04:00"),
    ("2022f", "奇瓦瓦", "Chihuahua", "2022-10-28T18:04:57-07:00", "2022-10-30T02:00:00-06:00"),
    ("2022f", "墨西哥城", "Mexico City", "2022-10-28T18:04:57-07:00", "2023-04-02T02:00:00-06:00"),
    ("2023b", "黎巴嫩", "Lebanon", "2023-03-23T19:50:38-07:00", "2023-03-26T00:00:00+02:00"),
    ("2026b", "温哥华", "Vancouver", "2026-04-22T23:06:43-07:00", "2026-11-01T02:00:00-07:00"),
]

rows = []
for release, zh, en, out, effect in CHANGES:
    days = (datetime.fromisoformat(effect) - datetime.fromisoformat(out)).total_seconds() / 86400
    rows.append((days, f"{zh}", f"{en}"))
    print(f"{release} {en:18} {days:6.1f}")
for folder, (head, name) in FOLDER.items():
    lines = [head, *(f"{row[name]},{row[0]:.1f}" for row in sorted(rows))]
    (folder / "future-local-time-notice.csv").write_text("\n".join(lines) + "\n")
