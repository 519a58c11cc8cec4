"""Which kinds of pages the last commit of uuid-primary-key-wal.py writes with random keys: a frame of SQLite's log
holds a page, whose first byte is its kind. Compared with the leaves that the formula of the page expects."""
import os, random, sqlite3, tempfile
from collections import Counter

KINDS = {2: "interior", 10: "leaf", 5: "table, interior", 13: "table, leaf"}
ROWS, BATCH, FRAME = 200_000, 1_000, 4120


def last_commit(columns):
    rng, kinds = random.Random(1), Counter()
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "t.db")
        db = sqlite3.connect(path, isolation_level=None)
        for setting in ("journal_mode = WAL", "synchronous = OFF", "wal_autocheckpoint = 0"):
            db.execute(f"PRAGMA {setting}")
        db.execute(f"CREATE TABLE t {columns}")
        for start in range(0, ROWS, BATCH):
            db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            db.execute("BEGIN")
            for _ in range(BATCH):
                key = rng.getrandbits(128) & ~(0xF << 76) & ~(3 << 62) | 4 << 76 | 2 << 62
                db.execute("INSERT INTO t VALUES (?, ?)", (key.to_bytes(16, "big"), b"x" * 100))
            db.execute("COMMIT")
        with open(path + "-wal", "rb") as log:
            data = log.read()
        for at in range(32, len(data) - FRAME + 1, FRAME):
            first = data[at:at + 4] == b"\0\0\0\1"          # the first page begins with the file's header
            kinds[KINDS[data[at + 24 + 100 * first]]] += 1
        db.close()
    return kinds


for name, columns, expected in (("WITHOUT ROWID", "(id BLOB PRIMARY KEY, body) WITHOUT ROWID", 928),
                                ("BLOB", "(id BLOB PRIMARY KEY, body)", 705)):
    kinds = last_commit(columns)
    print(f"{name:13} expected leaves {expected:4}   written: " + ", ".join(f"{kind} {n}" for kind, n in sorted(kinds.items())), flush=True)
