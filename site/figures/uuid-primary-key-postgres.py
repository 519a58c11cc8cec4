"""Loads the keys of the pages called uuid-primary-key into PostgreSQL, without checkpoints and with one every
so many rows, and counts log, full-page images and the leaves of the index. Needs psycopg2, the extension
pgstattuple and a server of your own (PGHOST /tmp, PGPORT 5544, PGUSER postgres).
Writes uuid-primary-key-postgres.csv beside both pages.
"""
import csv, io, os, random, uuid

import psycopg2

for name, value in (("PGHOST", "/tmp"), ("PGPORT", "5544"), ("PGUSER", "postgres"), ("PGDATABASE", "postgres")):
    os.environ.setdefault(name, value)
ROWS, BATCH = 200_000, 1_000
PAGES = {"docs/blog/1.数据库/4.索引与存储": ("两次检查点之间的行数", "不设"),
         "docs/en/blog/1.Databases": ("rows between checkpoints", "none")}
INTERVALS = (0, 50_000, 10_000, 2_000)


def v4(rng, i):
    n = rng.getrandbits(128) & ~(0xF << 76) & ~(3 << 62)
    return uuid.UUID(int=n | 4 << 76 | 2 << 62)


def v7(rng, i):
    ms = 1_720_000_000_000 + i // 10          # ten rows per millisecond
    return uuid.UUID(int=ms << 80 | 7 << 76 | rng.getrandbits(12) << 64 | 2 << 62 | rng.getrandbits(62))


def integer(rng, i):
    return i + 1


KEYS = {"bigint": ("bigint", integer), "UUIDv7": ("uuid", v7), "UUIDv4": ("uuid", v4),
        "UUIDv7 text": ("text", v7), "UUIDv4 text": ("text", v4)}
conn = psycopg2.connect("")
conn.autocommit = True
cur = conn.cursor()


def ask(sql):
    cur.execute(sql)
    return cur.fetchone()


def load(key, every):
    """Bytes of log, full-page images, leaf pages and density of the index, size of the index."""
    kind, make = KEYS[key]
    rng = random.Random(1)
    cur.execute(f"DROP TABLE IF EXISTS u; CREATE TABLE u (id {kind} PRIMARY KEY, body text);")
    cur.execute("CHECKPOINT")
    cur.execute("SELECT pg_stat_reset_shared('wal')")
    before = ask("SELECT pg_current_wal_lsn()")[0]
    for start in range(0, ROWS, BATCH):
        lines = "".join(f"{make(rng, i)}\t{'x' * 100}\n" for i in range(start, start + BATCH))
        cur.copy_expert("COPY u FROM stdin", io.StringIO(lines))
        if every and (start + BATCH) % every == 0 and start + BATCH < ROWS:
            cur.execute("CHECKPOINT")
    log = ask(f"SELECT pg_current_wal_lsn() - '{before}'::pg_lsn")[0]
    cur.execute("SELECT pg_stat_force_next_flush()")
    images = ask("SELECT wal_fpi FROM pg_stat_wal")[0]
    leaves, density = ask("SELECT leaf_pages, avg_leaf_density FROM pgstatindex('u_pkey')")
    return float(log) / 1e6, images, leaves, density, ask("SELECT pg_relation_size('u_pkey')")[0] / 1e6


cur.execute("CREATE EXTENSION IF NOT EXISTS pgstattuple")
print("PostgreSQL", ask("SHOW server_version")[0].split()[0])
print(f"{'key':13}{'checkpoint every':>17}{'log, MB':>9}{'images':>8}{'leaves':>8}{'density':>9}{'index, MB':>11}")
logs = {}
for key in KEYS:
    for every in INTERVALS if key in ("bigint", "UUIDv7", "UUIDv4") else (0,):
        log, images, leaves, density, size = load(key, every)
        logs[key, every] = round(log, 1)
        print(f"{key:13}{every or 'none':>17}{log:9.1f}{images:8}{leaves:8}{density:8.2f}%{size:11.1f}", flush=True)
cur.execute("DROP TABLE u")
for page, (heading, none) in PAGES.items():
    with open(f"{page}/uuid-primary-key-postgres.csv", "w", newline="") as out:
        table = csv.writer(out)
        table.writerow([heading, "UUIDv4", "UUIDv7", "bigint"])
        for every in INTERVALS:
            table.writerow([f"{every:,}" if every else none, *(logs[key, every] for key in ("UUIDv4", "UUIDv7", "bigint"))])
