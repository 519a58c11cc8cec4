"""The workload of btree-vs-lsm-sqlite.py in a `WITHOUT ROWID` table, which SQLite keeps as a plain B-tree, and in a
default table with integer keys, which is a B+ tree: pages, levels, and what overwriting at random writes."""
import os, random, sqlite3, tempfile

KEYS, ROW, PAGE, FRAME, WRITES = 300_000, 116, 4096, 4120, 8_000
TABLES = {"WITHOUT ROWID": ("(id BLOB PRIMARY KEY, body BLOB) WITHOUT ROWID", lambda n: n.to_bytes(16, "big")),
          "rowid": ("(id INTEGER PRIMARY KEY, body BLOB)", lambda n: n)}


def pages_of(path):
    with open(path, "rb") as log:
        data = log.read()
    return len({data[at:at + 4] for at in range(32, len(data) - FRAME + 1, FRAME)})


for name, (columns, key) in TABLES.items():
    with tempfile.TemporaryDirectory() as folder:
        path = f"{folder}/t.db"
        db = sqlite3.connect(path, isolation_level=None)
        for setting in ("journal_mode = WAL", "synchronous = OFF", "wal_autocheckpoint = 0"):
            db.execute(f"PRAGMA {setting}")
        db.execute(f"CREATE TABLE t {columns}")
        order = list(range(KEYS))
        random.Random(1).shuffle(order)
        db.execute("BEGIN")
        db.executemany("INSERT INTO t VALUES (?, ?)", ((key(n), b"x" * 100) for n in order))
        db.execute("COMMIT")
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        kinds = dict(db.execute("SELECT pagetype, count(*) FROM dbstat WHERE name = 't' GROUP BY 1"))
        inner = db.execute("SELECT sum(ncell) FROM dbstat WHERE name = 't' AND pagetype = 'internal'").fetchone()[0]
        levels = db.execute("SELECT max(length(path) - length(replace(path, '/', ''))) FROM dbstat WHERE name = 't'").fetchone()[0]
        print(f"{name:13} {kinds['leaf']} leaves, {kinds['internal']} interior pages with {inner} cells, {levels} levels")
        for batch in (1, 1_000):
            rng, log, back, seen = random.Random(5 + batch), 0, 0, 0
            for first in range(0, WRITES, batch):
                db.execute("BEGIN")
                for _ in range(batch):
                    db.execute("UPDATE t SET body = ? WHERE id = ?", (rng.randbytes(100), key(rng.randrange(KEYS))))
                db.execute("COMMIT")
                size = os.path.getsize(path + "-wal")
                log, seen = log + size - seen, size
                if size > 1000 * FRAME or first + batch >= WRITES:
                    back += pages_of(path + "-wal") * PAGE
                    db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
                    seen = 0
            print(f"{name:13} {batch:5,} rows a commit: written {(log + back) / (WRITES * ROW):.1f} times")
        db.close()
