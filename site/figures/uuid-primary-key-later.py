"""What the key does after the insert, for the pages called uuid-primary-key: the pages a full cache must fetch, what
is left of the index once old rows are deleted, and how much compressing the log's full pages helps.

Starts a PostgreSQL server of its own with 16 MB of shared buffers (Debian's paths, needs root and psycopg2; port 5801).
Writes uuid-primary-key-cache.csv and uuid-primary-key-expiry.csv beside both pages.
"""
import csv, glob, io, os, random, shutil, subprocess, tempfile, uuid

import psycopg2

BIN = sorted(glob.glob("/usr/lib/postgresql/*/bin"))[-1]
HOME = tempfile.mkdtemp(prefix="uuid-later-")
OPTIONS = ("-p 5801 -k /tmp -c listen_addresses='' -c autovacuum=off -c shared_buffers=16MB -c fsync=off "
           "-c checkpoint_timeout=1h -c max_wal_size=20GB")
PAGES = {"docs/blog/1.数据库/4.索引与存储": {"rows": "表里的行数", "before": "装入时", "after": "每次换掉一半", "later": "每次换掉 5%"},
         "docs/en/blog/1.Databases": {"rows": "rows in the table", "before": "loaded", "after": "half replaced at a time",
                                      "later": "5% replaced at a time"}}
BATCH = 1_000


def v4(rng, i):
    n = rng.getrandbits(128) & ~(0xF << 76) & ~(3 << 62)
    return uuid.UUID(int=n | 4 << 76 | 2 << 62)


def v7(rng, i):
    ms = 1_720_000_000_000 + i // 10          # ten rows per millisecond
    return uuid.UUID(int=ms << 80 | 7 << 76 | rng.getrandbits(12) << 64 | 2 << 62 | rng.getrandbits(62))


KEYS = {"bigint": ("bigint", lambda rng, i: i + 1), "UUIDv7": ("uuid", v7), "UUIDv4": ("uuid", v4)}


def ask(sql):
    cur.execute(sql)
    return cur.fetchone() if cur.description else None


def fresh(key):
    ask(f"DROP TABLE IF EXISTS u; CREATE TABLE u (id {KEYS[key][0]} PRIMARY KEY, n int, body text)")
    return random.Random(1)


def insert(key, rng, start, stop):
    make = KEYS[key][1]
    for first in range(start, stop, BATCH):
        lines = "".join(f"{make(rng, i)}\t{i}\t{'x' * 100}\n" for i in range(first, first + BATCH))
        cur.copy_expert("COPY u FROM stdin", io.StringIO(lines))


def blocks():
    ask("SELECT pg_stat_force_next_flush()")
    return ask("SELECT idx_blks_read, idx_blks_hit FROM pg_statio_user_indexes WHERE indexrelname = 'u_pkey'")


def cache():
    print("index pages fetched into 16 MB of buffers, for 1,000 rows inserted")
    print(f"{'rows in the table':>18}{'bigint':>8}{'UUIDv7':>8}{'UUIDv4':>8}   size of the v4 index")
    rows, sizes = {}, {}
    for key in KEYS:
        rng = fresh(key)
        for start in range(0, 1_200_000, 100_000):
            before = blocks()[0]
            insert(key, rng, start, start + 100_000)
            rows.setdefault(start + 100_000, []).append((blocks()[0] - before) / 100)
            sizes[start + 100_000] = ask("SELECT pg_relation_size('u_pkey')")[0] / 1e6
    for count, fetched in rows.items():
        print(f"{count:18,}" + "".join(f"{n:8.1f}" for n in fetched) + f"{sizes[count]:12.1f} MB", flush=True)
    return [[count, *(round(n, 1) for n in fetched)] for count, fetched in rows.items()]


def index():
    size = ask("SELECT pg_relation_size('u_pkey')")[0] / 1e6
    leaves, deleted, density = ask("SELECT leaf_pages, deleted_pages, avg_leaf_density FROM pgstatindex('u_pkey')")
    return size, leaves, deleted, density


def expiry():
    print("200,000 rows are kept: delete the oldest, VACUUM, insert as many, until 400,000 more have gone through")
    table = []
    for key in KEYS:
        line = [key]
        for chunk in (100_000, 10_000):
            rng = fresh(key)
            insert(key, rng, 0, 200_000)
            if chunk == 100_000:
                line.append(show(key, "loaded"))
            for start in range(200_000, 600_000, chunk):
                ask(f"DELETE FROM u WHERE n < {start - 200_000 + chunk}"), ask("VACUUM u")
                if start == 200_000:
                    show(key, f"first {chunk:,} deleted")
                insert(key, rng, start, start + chunk)
            line.append(show(key, f"after rounds of {chunk:,}"))
        table.append(line)
    return table


def show(key, step):
    size, leaves, deleted, density = index()
    print(f"  {key:7} {step:23} {size:5.1f} MB {leaves:5} leaves {deleted:4} free  {density:4.1f}% full", flush=True)
    return round(size, 1)


def compression():
    print("a checkpoint every 2,000 rows, 200,000 rows")
    for method in ("off", "pglz", "lz4", "zstd"):
        ask(f"ALTER SYSTEM SET wal_compression = {method}"), ask("SELECT pg_reload_conf()"), ask("SELECT pg_sleep(0.3)")
        line = f"  {method:5}"
        for key in ("UUIDv4", "UUIDv7") if method in ("off", "zstd") else ("UUIDv4",):
            rng = fresh(key)
            ask("CHECKPOINT")
            mark = ask("SELECT pg_current_wal_lsn()")[0]
            for start in range(0, 200_000, 2_000):
                insert(key, rng, start, start + 2_000)
                ask("CHECKPOINT")
            line += f"  {key} {float(ask(f'''SELECT pg_current_wal_lsn() - '{mark}'::pg_lsn''')[0]) / 1e6:6.1f} MB"
        print(line, flush=True)


def write(name, head, rows):
    for page, words in PAGES.items():
        with open(f"{page}/{name}.csv", "w", newline="") as out:
            csv.writer(out).writerows([[words.get(cell, cell) for cell in head], *rows])


shutil.chown(HOME, "postgres")
run = lambda *words: subprocess.run(["runuser", "-u", "postgres", "--", *words], check=True, capture_output=True, cwd="/tmp")
run(f"{BIN}/initdb", "-D", f"{HOME}/data", "-A", "trust", "--no-locale", "-E", "UTF8", "--no-sync")
run(f"{BIN}/pg_ctl", "-D", f"{HOME}/data", "-o", OPTIONS, "-l", f"{HOME}/log", "-w", "start")
try:
    conn = psycopg2.connect("host=/tmp port=5801 user=postgres dbname=postgres")
    conn.autocommit = True
    cur = conn.cursor()
    ask("CREATE EXTENSION pgstattuple")
    print("PostgreSQL", ask("SHOW server_version")[0].split()[0])
    write("uuid-primary-key-cache", ["rows", *KEYS], cache())
    write("uuid-primary-key-expiry", ["", "before", "after", "later"], expiry())
    compression()
finally:
    run(f"{BIN}/pg_ctl", "-D", f"{HOME}/data", "-m", "immediate", "-w", "stop")
    shutil.rmtree(HOME)
