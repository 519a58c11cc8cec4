"""Measures the amplifications of RocksDB for the pages called btree-vs-lsm, with its own `db_bench` (Debian's
rocksdb-tools), and writes what it counts to btree-vs-lsm-rocksdb.csv and btree-vs-lsm-deletes.csv beside both.

300,000 keys of 16 bytes with values of 100, loaded once each, then two million overwritten at random, no faster
than compaction can follow. Sizes are small (256 KiB of memtable) so that 35 MB make several levels. `ROCKS` says
where the files go.
"""
import csv, glob, os, re, shutil, subprocess

ROCKS = os.environ.get("ROCKS", "/tmp/btree-vs-lsm")
KEYS, WRITES, ROW = 300_000, 2_000_000, 116
CONFIGS = {
    "leveled 4": ["--compaction_style=0", "--max_bytes_for_level_multiplier=4"],
    "leveled 10": ["--compaction_style=0", "--max_bytes_for_level_multiplier=10"],
    "leveled 10, dynamic": ["--compaction_style=0", "--max_bytes_for_level_multiplier=10",
                             "--level_compaction_dynamic_level_bytes=1"],
    "universal": ["--compaction_style=1"],
}
CHINESE = {"layout": "方式", "log": "日志", "flush": "刷盘", "compaction": "压实", "before": "之前", "deleted": "删除之后",
           "compacted": "手动压实之后", "leveled 10, dynamic": "leveled 10，动态"}
PAGES = {"docs/blog/1.数据库/4.索引与存储": CHINESE, "docs/en/blog/1.Databases": {}}


def bench(name, benchmarks, *more, bloom=10):
    command = ["db_bench", f"--db={ROCKS}/{name.replace(' ', '-').replace(',', '')}", f"--benchmarks={benchmarks}", "--seed=1",
               f"--num={KEYS}", "--key_size=16", "--value_size=100", "--compression_type=none",
               "--write_buffer_size=262144", "--target_file_size_base=262144",
               "--max_bytes_for_level_base=1048576", f"--bloom_bits={bloom}", "--statistics",
               *CONFIGS[name], *more]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    return {key: int(n) for key, n in re.findall(r"^(rocksdb\S+) COUNT : (\d+)$", done.stdout, re.M)}, done.stdout


def stored(name):
    return sum(os.path.getsize(path) for path in glob.glob(f"{ROCKS}/{name.replace(' ', '-').replace(',', '')}/*.sst"))


def blocks(name, benchmark, reads, bloom):
    """Data blocks a query looks into, those in the cache too. Everything was flushed before with filters: what a
    run without them recovers from the log would be a file without a filter, and cost every later query a block."""
    counted, _ = bench(name, benchmark, "--use_existing_db=1", f"--reads={reads}", "--seek_nexts=10",
                       "--cache_size=1048576", "--disable_auto_compactions=1", bloom=bloom)
    return (counted["rocksdb.block.cache.data.hit"] + counted["rocksdb.block.cache.data.miss"]) / reads


def measure(name):
    shutil.rmtree(f"{ROCKS}/{name.replace(' ', '-').replace(',', '')}", ignore_errors=True)
    # With universal compaction db_bench 7.8.3 may wait for ever once there is nothing left to do.
    wait = "" if name == "universal" else "waitforcompaction,"
    bench(name, f"filluniquerandom,{wait}flush")
    old = "--use_existing_db=1"
    counted, text = bench(name, f"overwrite,flush,{wait}stats", old, f"--writes={WRITES}",
                          "--benchmark_write_rate_limit=4000000")
    for line in text.splitlines():
        if re.match(r" +(L\d|Sum) ", line):
            level, files, size, unit, *numbers = line.split()
            print(f"  {level:4} {files.split('/')[0]:>4} files {size:>8} {unit}  written {numbers[7]} times")
    user = WRITES * ROW
    row = {"layout": name, "log": counted["rocksdb.wal.bytes"] / user,
           "flush": counted["rocksdb.flush.write.bytes"] / user,
           "compaction": counted["rocksdb.compact.write.bytes"] / user, "space": stored(name) / (KEYS * ROW)}
    for bloom in (0, 10):
        for benchmark in ("readrandom", "readmissing", "seekrandom"):
            row[f"{benchmark} {bloom}"] = blocks(name, benchmark, 50_000, bloom)
    sizes = [stored(name)]
    bench(name, f"deleteseq,flush,{wait}stats", old, f"--num={KEYS // 2}")
    sizes.append(stored(name))
    bench(name, "compact", old)
    sizes.append(stored(name))
    return row, sizes


def write(name, rows):
    for page, words in PAGES.items():
        with open(f"{page}/{name}.csv", "w", newline="") as out:
            csv.writer(out).writerows([words.get(cell, cell) for cell in row] for row in rows)


os.makedirs(ROCKS, exist_ok=True)
table, deletes = [], []
for name in CONFIGS:
    print(name)
    row, sizes = measure(name)
    print("  " + ", ".join(f"{key} {n:.2f}" for key, n in row.items() if key != "layout"))
    print("  MB before, deleted, compacted:", *(f"{size / 1e6:.1f}" for size in sizes), flush=True)
    table.append(row)
    deletes.append([name, *(round(size / 1e6, 1) for size in sizes)])
write("btree-vs-lsm-rocksdb", [list(table[0]), *([row["layout"], *(round(row[key], 2) for key in list(row)[1:])]
                                                 for row in table)])
write("btree-vs-lsm-deletes", [["layout", "before", "deleted", "compacted"], *deletes])
shutil.rmtree(ROCKS)
