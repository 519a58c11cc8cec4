"""Counts what SQLite writes and reads for the workload that db_bench gives RocksDB on the pages called
btree-vs-lsm: 300,000 rows of 16 and 100 bytes, then overwritten at random. Writes btree-vs-lsm-sqlite.csv beside
both. Bytes are those of the log and of the pages that checkpoints copy back; they are the same on every machine.
"""
import csv, os, random, sqlite3, tempfile

KEYS, ROW, PAGE, FRAME = 300_000, 116, 4096, 4120
PAGES = {"docs/blog/1.数据库/4.索引与存储": ("每次提交的行数", "随机键", "相邻的键"),
         "docs/en/blog/1.Databases": ("rows a commit", "random keys", "neighboring keys")}


def load(path):
    db = sqlite3.connect(path, isolation_level=None)
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("PRAGMA synchronous = OFF")
    db.execute("PRAGMA wal_autocheckpoint = 0")
    db.execute("CREATE TABLE t (id BLOB PRIMARY KEY, body BLOB) WITHOUT ROWID")
    order = list(range(KEYS))
    random.Random(1).shuffle(order)
    db.execute("BEGIN")
    db.executemany("INSERT INTO t VALUES (?, ?)", ((n.to_bytes(16, "big"), b"x" * 100) for n in order))
    db.execute("COMMIT")
    db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return db


def overwrite(db, path, batch, scattered):
    """Bytes of log and of checkpoints for each byte of the user's; a checkpoint every 1,000 pages, the default."""
    rng, log, back, seen = random.Random(2 * batch + scattered), 0, 0, 0
    writes = max(4_000, min(40_000, batch * 40))
    start = rng.randrange(KEYS)
    for first in range(0, writes, batch):
        db.execute("BEGIN")
        for i in range(first, first + batch):
            n = rng.randrange(KEYS) if scattered else (start + i) % KEYS
            db.execute("UPDATE t SET body = ? WHERE id = ?", (rng.randbytes(100), n.to_bytes(16, "big")))
        db.execute("COMMIT")
        size = os.path.getsize(path + "-wal")
        log += size - seen
        seen = size
        if size > 1000 * FRAME or first + batch >= writes:
            distinct = pages_of(path + "-wal")
            db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            back += distinct * PAGE
            seen = 0
    user = writes * ROW
    return log / user, back / user


def pages_of(path):
    """Different pages in the log: what a checkpoint copies back."""
    with open(path, "rb") as log:
        data = log.read()
    return len({data[at:at + 4] for at in range(32, len(data) - FRAME + 1, FRAME)})


with tempfile.TemporaryDirectory() as folder:
    path = f"{folder}/t.db"
    db = load(path)
    leaves, interior = (db.execute(f"SELECT count(*) FROM dbstat WHERE name = 't' AND pagetype = '{kind}'").fetchone()[0]
                        for kind in ("leaf", "internal"))
    size = os.path.getsize(path)
    depth = db.execute("SELECT max(length(path) - length(replace(path, '/', ''))) FROM dbstat WHERE name = 't'").fetchone()[0]
    print(f"SQLite {sqlite3.sqlite_version}: {leaves} leaves, {interior} interior pages, {depth} levels, "
          f"{size / 1e6:.1f} MB, space {size / (KEYS * ROW):.2f}")
    print(f"{'rows a commit':>13}   random: log, checkpoint   neighbors: log, checkpoint")
    rows = []
    for batch in (1, 10, 100, 1_000, 10_000):
        a, b = overwrite(db, path, batch, True), overwrite(db, path, batch, False)
        print(f"{batch:13}   {a[0]:11.1f} {a[1]:11.1f}   {b[0]:14.1f} {b[1]:11.1f}", flush=True)
        rows.append([batch, round(sum(a), 1), round(sum(b), 1)])
    before = size
    db.execute("DELETE FROM t WHERE id < ?", ((KEYS // 2).to_bytes(16, "big"),))
    db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    deleted = os.path.getsize(path)
    db.execute("VACUUM")
    db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    print(f"MB before, deleted, vacuumed: {before / 1e6:.1f} {deleted / 1e6:.1f} {os.path.getsize(path) / 1e6:.1f}")
    db.close()
for page, heading in PAGES.items():
    with open(f"{page}/btree-vs-lsm-sqlite.csv", "w", newline="") as out:
        unit = "行" if heading[1] == "随机键" else "rows"       # words, so that the chart spaces them evenly
        csv.writer(out).writerows([heading, *([f"{batch:,} {unit}", *more] for batch, *more in rows)])
