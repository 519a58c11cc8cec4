"""Two questions that btree-vs-lsm-rocksdb.py left open, for the pages called btree-vs-lsm: a queue whose
head is deleted, and keys deleted at random.

Uses `db_bench` (Debian's rocksdb-tools); the sizes are those of the other script. `ROCKS` says where the files go.
Writes btree-vs-lsm-queue.csv beside both pages.
"""
import csv, glob, os, re, shutil, subprocess

ROCKS = os.environ.get("ROCKS", "/tmp/btree-vs-lsm-later")
KEYS = 300_000
PAGES = {"docs/blog/1.数据库/4.索引与存储": {"deleted": "队首删掉的条数", "none": "不压实", "universal": "universal"},
         "docs/en/blog/1.Databases": {"deleted": "deleted at the head",
                                      "none": "no compaction", "leveled": "leveled", "universal": "universal"}}


def bench(name, benchmarks, *more):
    command = ["db_bench", f"--db={ROCKS}/{name}", f"--benchmarks={benchmarks}", "--seed=1", "--key_size=16",
               "--value_size=100", "--compression_type=none", "--write_buffer_size=262144", "--statistics",
               "--target_file_size_base=262144", "--max_bytes_for_level_base=1048576", "--bloom_bits=10", *more]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    return {key: int(n) for key, n in re.findall(r"^(rocksdb\S+) COUNT : (\d+)", done.stdout, re.M)}, done.stdout


def stored(name):
    return sum(os.path.getsize(path) for path in glob.glob(f"{ROCKS}/{name}/*.sst"))


def queue():
    """Deletes the head of a queue and asks for its first element: entries passed over on the way."""
    table = []
    for count in (10_000, 100_000, 200_000):
        row = [count]
        for name, style in (("none", ["--disable_auto_compactions=1"]), ("leveled", []), ("universal", ["--compaction_style=1"])):
            where = f"queue-{name}-{count}"
            bench(where, "fillseq,flush", f"--num={KEYS}", *style)
            bench(where, "deleteseq,flush", "--use_existing_db=1", f"--num={KEYS}", f"--deletes={count}", *style)
            counted, _ = bench(where, "readseq", "--use_existing_db=1", f"--num={KEYS}", "--reads=1",
                               "--disable_auto_compactions=1", *style)
            row.append(counted["rocksdb.number.iter.skip"])
        print(f"queue, {row[0]:7,} deleted: skipped", *(f"{n:7,}" for n in row[1:]), flush=True)
        table.append(row)
    return table


def at_random():
    """Deletes half as many times as there are keys, at random, and then writes nothing more."""
    bench("random", "filluniquerandom,flush,waitforcompaction", f"--num={KEYS}")
    before = stored("random")
    bench("random", "deleterandom,flush,waitforcompaction", "--use_existing_db=1", f"--num={KEYS}", "--deletes=150000")
    after = stored("random")
    counted, _ = bench("random", "readseq", "--use_existing_db=1", f"--num={KEYS}", f"--reads={KEYS}", "--disable_auto_compactions=1")
    bench("random", "compact", "--use_existing_db=1", f"--num={KEYS}")
    left, _ = bench("random", "readseq", "--use_existing_db=1", f"--num={KEYS}", f"--reads={KEYS}", "--disable_auto_compactions=1")
    print(f"random deletes: {before / 1e6:.1f} MB, then {after / 1e6:.1f}, compacted {stored('random') / 1e6:.1f}; "
          f"a whole scan passed over {counted['rocksdb.number.iter.skip']:,} entries, then {left['rocksdb.number.iter.skip']:,}", flush=True)


def write(name, head, rows):
    for page, words in PAGES.items():
        with open(f"{page}/{name}.csv", "w", newline="") as out:
            csv.writer(out).writerows([[words.get(cell, cell) for cell in head], *rows])


shutil.rmtree(ROCKS, ignore_errors=True)
os.makedirs(ROCKS)
write("btree-vs-lsm-queue", ["deleted", "none", "leveled", "universal"], queue())
at_random()
shutil.rmtree(ROCKS)
