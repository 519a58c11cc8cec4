"""Runs the experiments of docs/en/blog/1.Databases/skip-locked-queue.md; writes its chart's CSV.

Uses the parts of skip-locked-queue-throughput.py, on the same server of your own.
"""
import csv, importlib.util, pathlib, re

here = pathlib.Path(__file__).parent
spec = importlib.util.spec_from_file_location("throughput", here / "skip-locked-queue-throughput.py")
queue = importlib.util.module_from_spec(spec)
spec.loader.exec_module(queue)
CHINESE = "docs/blog/1.数据库/2.PostgreSQL/skip-locked-queue.csv"
PAGE = "docs/en/blog/1.Databases/skip-locked-queue.csv"
EXPLAIN = "EXPLAIN (ANALYZE, BUFFERS, COSTS OFF, TIMING OFF, SUMMARY OFF) "


def lines(text):
    return [line.strip() for line in queue.sql(text).splitlines()]


def skipped():
    """What one more worker reads when `locked` rows at the head of the queue are taken."""
    print("== rows looked at by the next worker")
    for locked in (0, 1, 4, 16, 64):
        queue.sql(queue.CREATE + "INSERT INTO job (payload) SELECT 'x' FROM generate_series(1, 1000); VACUUM ANALYZE job;")
        holder = queue.Session("holder")
        holder.send(f"BEGIN; SELECT count(*) FROM (SELECT id FROM job WHERE NOT done ORDER BY id LIMIT {locked} FOR UPDATE) t;")
        holder.read()
        for limit in (1, 20):
            pick = f"SELECT id FROM job WHERE NOT done ORDER BY id LIMIT {limit} FOR UPDATE SKIP LOCKED;"
            plan = lines(EXPLAIN + pick)
            rows = [int(re.search(r"actual rows=(\d+)", line)[1]) for line in plan if "Index Scan" in line]
            first = queue.sql(pick).split()[0]
            print(f"{locked:3} locked, LIMIT {limit:2}: first id {first}, index scan gave {rows[0]} rows")
        holder.kill()


def bloat():
    """Finished rows, an open snapshot, and the claim that has to step over their index entries."""
    print("== an old snapshot")
    for old in (False, True):
        queue.sql(queue.CREATE + "INSERT INTO job (payload) SELECT 'x' FROM generate_series(1, 20000); VACUUM ANALYZE job;")
        watcher = queue.Session("watcher")
        if old:
            watcher.run("BEGIN ISOLATION LEVEL REPEATABLE READ; SELECT count(*) FROM job;")
        queue.sql("UPDATE job SET done = true WHERE id <= 19900; VACUUM job;")
        for turn in (1, 2):
            plan = lines(EXPLAIN + queue.PICK["SKIP LOCKED"] + ";")
            hit = next(line for line in plan if line.startswith("Buffers"))
        print("open snapshot" if old else "none", "->", hit)
        watcher.kill()


queue.race()
queue.plan()
skipped()
bloat()
# The chart shows the run of the Chinese page, under names of its own.
with open(CHINESE, newline="") as source:
    rows = list(csv.reader(source))
with open(PAGE, "w", newline="") as out:
    csv.writer(out, lineterminator="\n").writerows([["workers", *queue.PICK], *rows[1:]])
