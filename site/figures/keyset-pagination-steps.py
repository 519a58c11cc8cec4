"""Writes keyset-pagination.csv beside the Chinese and the English article: the virtual machine
instructions SQLite executes for a page of 20 rows at a given depth, by OFFSET and by keyset."""
import sqlite3
from pathlib import Path

FOLDER = Path(__file__).parents[1] / "docs"
TARGETS = {
    "blog/1.数据库/4.索引与存储/keyset-pagination.csv": "跳过的行,OFFSET,键集",
    "en/blog/1.Databases/keyset-pagination.csv": "rows skipped,OFFSET,keyset",
}
OFFSET = "SELECT id, t, v FROM e ORDER BY t, id LIMIT 20 OFFSET ?"
KEYSET = "SELECT id, t, v FROM e WHERE (t, id) > (?, ?) ORDER BY t, id LIMIT 20"

db = sqlite3.connect(":memory:")
db.execute("CREATE TABLE e (id INTEGER PRIMARY KEY, t INT NOT NULL, v TEXT)")
rows = [(i, i // 3, f"event {i}") for i in range(1, 100_001)]
db.executemany("INSERT INTO e VALUES (?, ?, ?)", rows)
db.execute("CREATE INDEX e_t_id ON e (t, id)")


def steps(sql, args):
    count = 0

    def tick():
        nonlocal count
        count += 1

    db.set_progress_handler(tick, 1)
    db.execute(sql, args).fetchall()
    db.set_progress_handler(None, 1)
    return count


lines = []
for skipped in range(10_000, 90_001, 10_000):
    last = rows[skipped - 1]
    keyset = steps(KEYSET, (last[1], last[0]))
    lines.append(f"{skipped},{steps(OFFSET, (skipped,))},{keyset}")
for name, header in TARGETS.items():
    (FOLDER / name).write_text("\n".join([header, *lines]) + "\n", encoding="utf-8")
