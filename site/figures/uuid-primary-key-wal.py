"""Runs the experiments of the two pages called uuid-primary-key.

`sqlite` writes the CSV of the chart beside each page; `postgres` expects a server of your own
(PGHOST /tmp, PGPORT 5544, PGUSER postgres) and the extension pgstattuple.
"""
import csv, os, random, sqlite3, subprocess, sys, tempfile

ROWS, BATCH = 200_000, 1_000
PAGES = {
    "docs/blog/1.数据库/4.索引与存储/uuid-primary-key-frames.csv": "行数",
    "docs/en/blog/1.Databases/uuid-primary-key-frames.csv": "rows",
}


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


def load(kind):
    rng = random.Random(1)
    make = {"v4": v4, "v7": v7, "v7c": v7_counter}.get(kind)
    with tempfile.TemporaryDirectory() as folder:
        path = f"{folder}/t.db"
        db = sqlite3.connect(path, isolation_level=None)
        db.execute("PRAGMA journal_mode = WAL")
        db.execute("PRAGMA synchronous = OFF")
        db.execute("PRAGMA wal_autocheckpoint = 0")
        if make:
            db.execute("CREATE TABLE t (id BLOB PRIMARY KEY, body BLOB) WITHOUT ROWID")
        else:
            db.execute("CREATE TABLE t (id INTEGER PRIMARY KEY, body BLOB)")
        body = b"x" * 100
        frames = []
        for start in range(0, ROWS, BATCH):
            db.execute("BEGIN")
            rows = [(make(rng, i) if make else i + 1, body) for i in range(start, start + BATCH)]
            db.executemany("INSERT INTO t VALUES (?, ?)", rows)
            db.execute("COMMIT")
            size = os.path.getsize(path + "-wal")
            frames.append((size - 32) // 4120)
            db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        pages, unused = db.execute(
            "SELECT count(*), avg(unused) FROM dbstat WHERE name = 't' AND pagetype = 'leaf'"
        ).fetchone()
        size = os.path.getsize(path)
        db.close()
    return frames, pages, unused, size


def sqlite():
    kinds = ("rowid", "v7", "v7c", "v4")
    result = {}
    print("SQLite", sqlite3.sqlite_version)
    for kind in kinds:
        frames, pages, unused, size = result[kind] = load(kind)
        print(f"{kind:6} last commit {frames[-1]:5} frames, mean of last 10 {sum(frames[-10:]) / 10:7.1f}, "
              f"WAL in all {sum(frames) * 4120 / 1e6:6.1f} MB, leaves {pages}, "
              f"unused {unused / 4096:.1%}, file {size / 1e6:.1f} MB")
    for page, rows in PAGES.items():
        with open(page, "w", newline="") as out:
            writer = csv.writer(out)
            writer.writerow([rows, "rowid", "UUIDv7", "UUIDv4"])
            for n in range(4, ROWS // BATCH, 5):
                writer.writerow([(n + 1) * BATCH] + [result[k][0][n] for k in ("rowid", "v7", "v4")])


def postgres():
    env = {"PGHOST": "/tmp", "PGPORT": "5544", "PGUSER": "postgres", **os.environ}
    feed = ["CREATE EXTENSION IF NOT EXISTS pgstattuple;"]
    for kind, make in (("v4", v4), ("v7", v7)):
        rng = random.Random(1)
        feed.append(f"DROP TABLE IF EXISTS u_{kind}; CREATE TABLE u_{kind} (id uuid PRIMARY KEY, body text);"
                    f"CHECKPOINT; SELECT pg_current_wal_lsn() AS before \\gset")
        for start in range(0, ROWS, BATCH):
            feed.append(f"COPY u_{kind} FROM stdin;")
            feed += [f"{make(rng, i).hex()}\t{'x' * 100}" for i in range(start, start + BATCH)]
            feed.append("\\.")
        feed.append(f"SELECT '{kind}', pg_current_wal_lsn() - :'before' AS wal_bytes, leaf_pages, "
                    f"avg_leaf_density FROM pgstatindex('u_{kind}_pkey');")
    done = subprocess.run(["psql", "-X", "-q", "-At"], input="\n".join(feed), env=env,
                          capture_output=True, text=True)
    print(done.stdout, done.stderr)


for part in sys.argv[1:] or ("sqlite", "postgres"):
    {"sqlite": sqlite, "postgres": postgres}[part]()
