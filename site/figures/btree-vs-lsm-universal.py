"""Universal compaction with other settings, for the pages called btree-vs-lsm: `db_bench` (Debian's rocksdb-tools)
overwrites a million of 300,000 keys at random. A label says within how many percent runs count as similar, how many are
merged at least, and how much extra space is allowed. `ROCKS` says where the files go.
"""
import glob, os, re, shutil, subprocess

ROCKS = os.environ.get("ROCKS", "/tmp/btree-vs-lsm-universal")
KEYS, ROW = 300_000, 116


def bench(name, benchmarks, *more):
    command = ["db_bench", f"--db={ROCKS}/{name}", f"--benchmarks={benchmarks}", "--seed=1", "--key_size=16",
               "--value_size=100", "--compression_type=none", "--write_buffer_size=262144", "--statistics",
               "--target_file_size_base=262144", "--max_bytes_for_level_base=1048576", "--bloom_bits=10", *more]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    return {key: int(n) for key, n in re.findall(r"^(rocksdb\S+) COUNT : (\d+)", done.stdout, re.M)}, done.stdout


def stored(name):
    return sum(os.path.getsize(path) for path in glob.glob(f"{ROCKS}/{name}/*.sst"))


def universal():
    """Overwrites a million keys; the settings say when runs are merged."""
    for label, ratio, width, extra in (("1%, 2, 200%", 1, 2, 200), ("1%, 10, 200%", 1, 10, 200), ("1%, 10, 900%", 1, 10, 900),
                                       ("100%, 2, 200%", 100, 2, 200), ("1%, 2, 50%", 1, 2, 50)):
        style = ["--compaction_style=1", f"--num={KEYS}", f"--universal_size_ratio={ratio}",
                 f"--universal_min_merge_width={width}", f"--universal_max_size_amplification_percent={extra}",
                 f"--level0_file_num_compaction_trigger={max(4, width)}", "--level0_slowdown_writes_trigger=60",
                 "--level0_stop_writes_trigger=80", "--num_levels=40"]
        bench(label, "filluniquerandom,flush", *style)
        counted, _ = bench(label, "overwrite,flush", "--use_existing_db=1", "--writes=1000000",
                           "--benchmark_write_rate_limit=4000000", *style)
        user = 1_000_000 * ROW
        written = sum(counted[f"rocksdb.{what}"] for what in ("wal.bytes", "flush.write.bytes", "compact.write.bytes"))
        space = stored(label) / (KEYS * ROW)
        read, _ = bench(label, "readmissing", "--use_existing_db=1", "--reads=20000", "--disable_auto_compactions=1",
                        *style, "--bloom_bits=0")
        looked = (read["rocksdb.block.cache.data.hit"] + read["rocksdb.block.cache.data.miss"]) / 20_000
        print(f"universal {label:15} write {written / user:5.2f}  space {space:5.2f}  blocks {looked:6.2f}", flush=True)


shutil.rmtree(ROCKS, ignore_errors=True)
os.makedirs(ROCKS)
universal()
shutil.rmtree(ROCKS)
