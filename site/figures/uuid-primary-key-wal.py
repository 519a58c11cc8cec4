"""Counts what SQLite logs for the pages called uuid-primary-key: 200,000 rows, 1,000 a commit, three kinds of key
in three layouts of the table. Writes uuid-primary-key-frames.csv and uuid-primary-key-layouts.csv beside both pages.
"""
import csv, os, random, sqlite3, tempfile, uuid

ROWS, BATCH, FRAME = 200_000, 1_000, 4120
PAGES = {"docs/blog/1.数据库/4.索引与存储": "行数", "docs/en/blog/1.Databases": "rows"}
LAYOUTS = {"WITHOUT ROWID": "BLOB PRIMARY KEY, body BLOB) WITHOUT ROWID", "BLOB": "BLOB PRIMARY KEY, body BLOB)",
           "TEXT": "TEXT PRIMARY KEY, body BLOB)", "INTEGER": "INTEGER PRIMARY KEY, body BLOB)"}


def v4(rng, i):
    n = rng.getrandbits(128) & ~(0xF << 76) & ~(3 << 62)
    return (n | 4 << 76 | 2 << 62).to_bytes(16, "big")


def v7(rng, i):
    ms = 1_720_000_000_000 + i // 10          # ten rows per millisecond
    n = ms << 80 | 7 << 76 | rng.getrandbits(12) << 64 | 2 << 62 | rng.getrandbits(62)
    return n.to_bytes(16, "big")


def v7_counter(rng, i):
    ms = 1_720_000_000_000 + i // 10
    n = ms << 80 | 7 << 76 | (i % 10) << 64 | 2 << 62 | rng.getrandbits(62)
    return n.to_bytes(16, "big")


def integer(rng, i):
    return i + 1


def load(layout, make):
    """Frames of each commit; leaf pages and their unused share, of the table and of its index; the file's size."""
    rng, frames = random.Random(1), []
    with tempfile.TemporaryDirectory() as folder:
        path = f"{folder}/t.db"
        db = sqlite3.connect(path, isolation_level=None)
        db.execute("PRAGMA journal_mode = WAL")
        db.execute("PRAGMA synchronous = OFF")
        db.execute("PRAGMA wal_autocheckpoint = 0")
        db.execute(f"CREATE TABLE t (id {LAYOUTS[layout]}")
        for start in range(0, ROWS, BATCH):
            keys = [make(rng, i) for i in range(start, start + BATCH)]
            if layout == "TEXT":
                keys = [str(uuid.UUID(bytes=key)) for key in keys]
            db.execute("BEGIN")
            db.executemany("INSERT INTO t VALUES (?, ?)", [(key, b"x" * 100) for key in keys])
            db.execute("COMMIT")
            frames.append((os.path.getsize(path + "-wal") - 32) // FRAME)
            db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        leaves = db.execute("SELECT name, count(*), avg(unused) / 4096 FROM dbstat WHERE pagetype = 'leaf' "
                            "AND name IN ('t', 'sqlite_autoindex_t_1') GROUP BY name ORDER BY name DESC").fetchall()
        size = os.path.getsize(path)
        db.close()
    return frames, leaves, size


KEYS = {"UUIDv4": v4, "UUIDv7": v7, "UUIDv7, counter": v7_counter}
result = {("INTEGER", "integer"): load("INTEGER", integer)}
for layout in ("WITHOUT ROWID", "BLOB", "TEXT"):
    for key in KEYS:
        if key != "UUIDv7, counter" or layout == "WITHOUT ROWID":
            result[layout, key] = load(layout, KEYS[key])
print("SQLite", sqlite3.sqlite_version)
print(f"{'layout':14}{'key':17}{'last commit':>11}{'log, MB':>9}{'file, MB':>10}   leaf pages, unused")
for (layout, key), (frames, leaves, size) in result.items():
    pages = "; ".join(f"{'table' if name == 't' else 'index'} {n}, {unused:.1%}" for name, n, unused in leaves)
    print(f"{layout:14}{key:17}{frames[-1]:11}{sum(frames) * FRAME / 1e6:9.1f}{size / 1e6:10.1f}   {pages}")
layouts = ("WITHOUT ROWID", "BLOB", "TEXT")
for page, rows in PAGES.items():
    with open(f"{page}/uuid-primary-key-frames.csv", "w", newline="") as out:
        table = csv.writer(out)
        table.writerow([rows, *(f"v4 {layout}" for layout in layouts), "v7 WITHOUT ROWID", "INTEGER"])
        shown = [*((layout, "UUIDv4") for layout in layouts), ("WITHOUT ROWID", "UUIDv7"), ("INTEGER", "integer")]
        for n in range(4, ROWS // BATCH, 5):
            table.writerow([(n + 1) * BATCH, *(result[which][0][n] for which in shown)])
    with open(f"{page}/uuid-primary-key-layouts.csv", "w", newline="") as out:
        table = csv.writer(out)
        table.writerow(["表的写法" if rows == "行数" else "layout", "UUIDv4", "UUIDv7"])
        for layout in layouts:
            table.writerow([layout, *(round(sum(result[layout, key][0]) * FRAME / 1e6, 1)
                                      for key in ("UUIDv4", "UUIDv7"))])
