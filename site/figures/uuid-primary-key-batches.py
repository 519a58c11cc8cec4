"""Records what SQLite writes for every setting of the living figure of the pages called uuid-primary-key:
frames of the first, the second and all commits of 6,000 rows. A test compares the figure with them."""
import json, os, random, sqlite3, tempfile, uuid

RECORDING = "tests/figures/uuid-primary-key-frames.json"
ROWS = 6000


def v4(rng, i):
    n = rng.getrandbits(128) & ~(0xF << 76) & ~(3 << 62)
    return (n | 4 << 76 | 2 << 62).to_bytes(16, "big")


def v7(rng, i):
    ms = 1_720_000_000_000 + i // 10          # ten rows per millisecond
    n = ms << 80 | 7 << 76 | rng.getrandbits(12) << 64
    return (n | 2 << 62 | rng.getrandbits(62)).to_bytes(16, "big")


def integer(rng, i):
    return i + 1


def frames(make, layout, batch):
    rng, counts = random.Random(1), []
    with tempfile.TemporaryDirectory() as folder:
        path = f"{folder}/t.db"
        db = sqlite3.connect(path, isolation_level=None)
        db.execute("PRAGMA journal_mode = WAL")
        db.execute("PRAGMA synchronous = OFF")
        db.execute("PRAGMA wal_autocheckpoint = 0")
        kind = "INTEGER" if make is integer else "TEXT" if layout == "text" else "BLOB"
        db.execute(f"CREATE TABLE t (id {kind} PRIMARY KEY, body)" + (" WITHOUT ROWID" if layout == "clustered" else ""))
        for start in range(0, ROWS, batch):
            db.execute("BEGIN")
            for i in range(start, start + batch):
                key = make(rng, i)
                key = str(uuid.UUID(bytes=key)) if kind == "TEXT" else key
                db.execute("INSERT INTO t VALUES (?, ?)", (key, b"x" * 100))
            db.execute("COMMIT")
            counts.append((os.path.getsize(path + "-wal") - 32) // 4120)
            db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        db.close()
    return counts


recorded = []
for key, make in (("integer", integer), ("v7", v7), ("v4", v4)):
    for layout in ("clustered", "rowid", "text"):
        for batch in (1, 10, 100, 1000):
            counts = frames(make, layout, batch)
            recorded.append({"key": key, "layout": layout, "batch": batch, "first": counts[0],
                             "second": counts[1], "all": sum(counts)})
with open(RECORDING, "w") as out:
    lines = ",\n".join(f"    {{ {json.dumps(run)[1:-1]} }}" for run in recorded)
    out.write(f'{{\n  "sqlite": "{sqlite3.sqlite_version}",\n  "runs": [\n{lines}\n  ]\n}}\n')
