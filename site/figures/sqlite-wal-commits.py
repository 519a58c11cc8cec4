"""Runs the measurements of docs/blog/1.数据库/1.SQLite/sqlite-wal.md.

The size of the -wal file with and without a long reader is exact; the rates are ratios of one run,
interleaved, on the disk of the current folder.
"""
import os, sqlite3, statistics, tempfile, time

COMMITS, ROUNDS = 300, 5
MODES = [("DELETE", "FULL"), ("WAL", "FULL"), ("WAL", "NORMAL")]


def rate(journal, sync):
    with tempfile.TemporaryDirectory(dir=".") as folder:
        db = sqlite3.connect(f"{folder}/t.db", isolation_level=None)
        db.execute(f"PRAGMA journal_mode = {journal}")
        db.execute(f"PRAGMA synchronous = {sync}")
        db.execute("CREATE TABLE t (x)")
        start = time.perf_counter()
        for i in range(COMMITS):
            db.execute("INSERT INTO t VALUES (?)", (i,))
        took = time.perf_counter() - start
        db.close()
    return COMMITS / took


def log_size(reader):
    with tempfile.TemporaryDirectory() as folder:
        path = f"{folder}/t.db"
        a = sqlite3.connect(path, isolation_level=None)
        a.execute("PRAGMA journal_mode = WAL")
        a.execute("PRAGMA synchronous = OFF")
        a.execute("CREATE TABLE t (x)")
        b = sqlite3.connect(path, isolation_level=None)
        if reader:
            b.execute("BEGIN")
            b.execute("SELECT count(*) FROM t").fetchone()
        for i in range(5000):
            a.execute("INSERT INTO t VALUES (?)", (i,))
        size = os.path.getsize(path + "-wal")
        a.close(), b.close()
    return size


print("SQLite", sqlite3.sqlite_version)
print("-wal after 5,000 commits, no reader:", log_size(False), "bytes; long reader:", log_size(True))
runs = {mode: [] for mode in MODES}
for turn in range(ROUNDS):
    for mode in MODES:
        runs[mode].append(rate(*mode))
base = statistics.median(runs[MODES[0]])
for mode, values in runs.items():
    print(*mode, f"ratio {statistics.median(values) / base:.1f}",
          f"(min {min(values) / base:.1f}, max {max(values) / base:.1f})")
