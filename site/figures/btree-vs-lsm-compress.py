"""The same 100,000 rows, lines of a made-up access log, in SQLite and in RocksDB with five compressions,
keys in order and at random: what they take on disk when everything is compacted. Needs rocksdb-tools."""
import os
import random
import sqlite3
import subprocess
import tempfile
from pathlib import Path

ROWS = 100_000


def rows(ordered):
    rng = random.Random(1)
    for number in range(ROWS):
        key = f"{number:016x}" if ordered else f"{rng.getrandbits(64):016x}"
        yield key, (
            f'{{"time":"2026-11-{1 + number // 5000:02}T{rng.randrange(24):02}:{rng.randrange(60):02}:00Z",'
            f'"path":"/article/{rng.choice(("uuid", "btree", "cache", "regex"))}/{rng.randrange(1000)}",'
            f'"status":{rng.choice((200, 200, 200, 304, 404))},"user":"{rng.getrandbits(48):012x}"}}'
        )


def rocksdb(kind, lines):
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run(
            ["ldb", f"--db={folder}/db", "load", "--create_if_missing", f"--compression_type={kind}", "--compact",
             "--disable_wal", "--bulk_load"], input=lines, text=True, check=True, stdout=subprocess.DEVNULL)
        return sum(path.stat().st_size for path in Path(folder, "db").glob("*.sst"))


def sqlite(data):
    with tempfile.TemporaryDirectory() as folder:
        db = sqlite3.connect(f"{folder}/t.db", isolation_level=None)
        db.execute("CREATE TABLE t (id TEXT PRIMARY KEY, body TEXT) WITHOUT ROWID")
        db.execute("BEGIN")
        db.executemany("INSERT INTO t VALUES (?, ?)", data)
        db.execute("COMMIT")
        before = os.path.getsize(f"{folder}/t.db")
        db.execute("VACUUM")
        return before, os.path.getsize(f"{folder}/t.db")


print("MB                    in order   random")
both = [list(rows(ordered)) for ordered in (True, False)]
print(f"{'keys and values':20}", *(f"{sum(len(k) + len(v) for k, v in data) / 1e6:9.1f}" for data in both))
files = [sqlite(data) for data in both]
print(f"{'SQLite':20}", *(f"{one[0] / 1e6:9.1f}" for one in files))
print(f"{'SQLite, VACUUM':20}", *(f"{one[1] / 1e6:9.1f}" for one in files))
for kind in ("no", "snappy", "lz4", "zlib", "zstd"):
    sizes = [rocksdb(kind, "".join(f"{k} ==> {v}\n" for k, v in data)) for data in both]
    print(f"{'RocksDB, ' + kind:20}", *(f"{size / 1e6:9.1f}" for size in sizes))

(ordered, shuffled), lines = both, {}
digits = sorted(key for key, _ in shuffled)
bodies = [body for _, body in ordered]
lines["random digits, rows in order of time"] = list(zip(digits, bodies))
random.Random(2).shuffle(bodies)
lines["keys in order, rows shuffled"] = [(key, body) for (key, _), body in zip(ordered, bodies)]
for name, data in lines.items():
    print(f"zstd, {name}: {rocksdb('zstd', ''.join(f'{k} ==> {v}' + chr(10) for k, v in data)) / 1e6:.1f}")
