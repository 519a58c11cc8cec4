"""Which everyday tools wait for the disk, for the pages called durable-file-write: counts their fsync, fdatasync and
rename calls with strace while each saves one small thing, and what a log gains if records share an fsync.

Needs strace, git, sqlite3, vim, redis. Writes durable-file-write-group.csv beside both pages.
"""
import csv, os, re, shutil, statistics, subprocess, tempfile, time

PAGES = {"docs/blog/1.数据库/4.索引与存储": ["一次 fsync 带走几条", "每条的时间"], "docs/en/blog/1.Databases": ["records per fsync", "time per record"]}
HOME = tempfile.mkdtemp(prefix="durable-", dir=os.environ.get("DURABLE", "/var/tmp"))
TRACE = ["strace", "-f", "-qq", "-o", f"{HOME}/trace", "-e",
         "trace=fsync,fdatasync,sync_file_range,msync,rename,renameat,renameat2,sync,syncfs"]
QUIET = {"HOME": HOME, "GIT_AUTHOR_NAME": "a", "GIT_AUTHOR_EMAIL": "a@b", "GIT_COMMITTER_NAME": "a",
         "GIT_COMMITTER_EMAIL": "a@b", "PATH": "/usr/bin:/bin"}


def count(name, command, before=""):
    folder = tempfile.mkdtemp(dir=HOME)
    subprocess.run(["bash", "-c", before], cwd=folder, env=QUIET, check=True, capture_output=True)
    subprocess.run([*TRACE, "bash", "-c", command], cwd=folder, env=QUIET, capture_output=True)
    calls = re.findall(r"^\d+ +(\w+)\(", open(f"{HOME}/trace").read(), re.M)
    syncs = sum(call in ("fsync", "fdatasync", "msync", "sync_file_range") for call in calls)
    print(f"  {name:34} sync {syncs:4}   rename {sum(call.startswith('rename') for call in calls):2}", flush=True)


ROW = "CREATE TABLE t (n); INSERT INTO t VALUES (1)"
print("saving one small thing")
count("cp", "cp a b", "echo 1 > a")
count("sed -i", "sed -i s/1/2/ a", "echo 1 > a")
count("vim, :wq", "vim -es -u NONE -c s/1/2/ -c wq a", "echo 1 > a")
count("git commit", "git commit -qam two", "git init -q; echo 1 > a; git add a; git commit -qm one; echo 2 > a")
count("git commit, core.fsync=all", "git -c core.fsync=all commit -qam two",
      "git init -q; echo 1 > a; git add a; git commit -qm one; echo 2 > a")
count("sqlite3, INSERT", "sqlite3 a.db 'INSERT INTO t VALUES (2)'", f"sqlite3 a.db '{ROW}'")
count("sqlite3, INSERT, WAL", "sqlite3 a.db 'INSERT INTO t VALUES (2)' '.shell cp a.db-wal kept'",
      f"sqlite3 a.db 'PRAGMA journal_mode = WAL; {ROW}'")
print("a hundred small things")
FILL = "for i in $(seq 100); do echo \"INSERT INTO t VALUES ($i);\"; done"
count("sqlite3, 100 INSERT", f"({FILL}) | sqlite3 a.db", f"sqlite3 a.db '{ROW}'")
count("sqlite3, 100 INSERT, one BEGIN", f"(echo 'BEGIN;'; {FILL}; echo 'COMMIT;') | sqlite3 a.db", f"sqlite3 a.db '{ROW}'")
count("sqlite3, 100 INSERT, WAL", f"({FILL}) | sqlite3 a.db", f"sqlite3 a.db 'PRAGMA journal_mode = WAL; {ROW}'")
for policy in ("always", "everysec", "no"):
    serve = (f"redis-server --port 0 --unixsocket {HOME}/redis --appendonly yes --appendfsync {policy} --save '' --daemonize no & "
             f"until redis-cli -s {HOME}/redis ping; do sleep 0.1; done; for i in $(seq 100); do echo SET k $i; done | redis-cli -s {HOME}/redis; "
             f"redis-cli -s {HOME}/redis shutdown nosave; wait")
    count(f"redis, 100 SET, appendfsync {policy}", serve)


def group(size, records=200):
    """Seconds for each of so many records of 100 bytes."""
    with open(f"{HOME}/log", "wb", buffering=0) as log:
        begun = time.perf_counter()
        for n in range(1, records + 1):
            log.write(b"x" * 100)
            if n % size == 0:
                os.fsync(log.fileno())
        return (time.perf_counter() - begun) / records


SIZES = (1, 2, 5, 10, 20, 50, 100)
runs = {size: [] for size in SIZES}
for _ in range(7):                      # one after another, so that a busy moment hits all of them
    for size in SIZES:
        runs[size].append(group(size))
took = {size: statistics.median(times) for size, times in runs.items()}
print("time per record, one fsync each = 100")
rows = [[size, round(100 * took[size] / took[1], 1)] for size in SIZES]
for size, share in rows:
    print(f"  {size:4} records per fsync {share:6.1f}")
for page, head in PAGES.items():
    with open(f"{page}/durable-file-write-group.csv", "w", newline="") as out:
        csv.writer(out).writerows([head, *rows])
shutil.rmtree(HOME)
