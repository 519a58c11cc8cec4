"""Runs the experiments of docs/blog/1.数据库/2.PostgreSQL/skip-locked-queue.md; writes its chart's CSV.

Expects a PostgreSQL server of your own: PGHOST, PGPORT and PGUSER say which (here /tmp, 5544, postgres),
and pgbench (package postgresql-contrib / postgresql-15).
"""
import csv, glob, os, re, statistics, subprocess, sys, tempfile, time

os.environ.setdefault("PGHOST", "/tmp")
os.environ.setdefault("PGPORT", "5544")
os.environ.setdefault("PGUSER", "postgres")
os.environ.setdefault("PGDATABASE", "postgres")
PAGE = "docs/blog/1.数据库/2.PostgreSQL/skip-locked-queue.csv"
PGBENCH = sorted(glob.glob("/usr/lib/postgresql/*/bin/pgbench"))[-1]
CREATE = """DROP TABLE IF EXISTS job;
CREATE TABLE job (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  payload text NOT NULL,
  done boolean NOT NULL DEFAULT false,
  tries int NOT NULL DEFAULT 0,
  locked_until timestamptz NOT NULL DEFAULT '-infinity'
);
CREATE INDEX job_open ON job (id) WHERE NOT done;
"""
PICK = {
    "FOR UPDATE": "SELECT id FROM job WHERE NOT done ORDER BY id LIMIT 1 FOR UPDATE",
    "SKIP LOCKED": "SELECT id FROM job WHERE NOT done ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED",
}


def sql(text):
    done = subprocess.run(["psql", "-X", "-q", "-At", "-v", "ON_ERROR_STOP=1"], input=text,
                          capture_output=True, text=True)
    return (done.stdout + done.stderr).strip()


class Session:
    def __init__(self, name):
        self.name = name
        self.psql = subprocess.Popen(["psql", "-X", "-q", "-At"], stdin=subprocess.PIPE,
                                     stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)

    def send(self, text):
        self.text = text
        self.psql.stdin.write(text + "\n\\echo ##\n")
        self.psql.stdin.flush()

    def answer(self):
        lines = []
        while (line := self.psql.stdout.readline()) and line.strip() != "##":
            lines.append(line.rstrip())
        return "\n   ".join(lines)

    def read(self):
        print("\n   ".join(filter(None, (f"{self.name}  {self.text}", self.answer()))))

    def run(self, text):
        self.send(text)
        self.read()

    def take(self, text):
        """The same, without the long statement."""
        self.send(text)
        print(f"{self.name}  {self.answer() or '(no row)'}")

    def kill(self):
        self.psql.kill()
        self.psql.wait()


def race():
    for title, pick, second in (("naive", "SELECT id FROM job WHERE NOT done ORDER BY id LIMIT 1;", False),
                                ("for update", PICK["FOR UPDATE"] + ";", True),
                                ("skip locked", PICK["SKIP LOCKED"] + ";", False)):
        print("==", title)
        sql(CREATE + "INSERT INTO job (payload) VALUES ('a'), ('b'), ('c');")
        a, b = Session("A"), Session("B")
        a.run("BEGIN;"), b.run("BEGIN;")
        a.run(pick)
        if second:
            b.run("SET lock_timeout = '300ms';")
        b.run(pick)
        if title == "naive":
            a.run("UPDATE job SET done = true WHERE id = 1;"), a.run("COMMIT;")
            b.run("UPDATE job SET done = true WHERE id = 1;"), b.run("COMMIT;")
        if title == "skip locked":
            print("   (A is killed)")
            a.kill()
            time.sleep(0.3)
            c = Session("C")
            c.run("BEGIN;"), c.run(pick)
            c.kill()
        a.kill(), b.kill()
    print("== waiting FOR UPDATE, then A commits done")
    sql(CREATE + "INSERT INTO job (payload) VALUES ('a'), ('b'), ('c');")
    a, b = Session("A"), Session("B")
    a.run("BEGIN;"), b.run("BEGIN;")
    a.run(PICK["FOR UPDATE"] + ";")
    b.send(PICK["FOR UPDATE"] + ";")
    time.sleep(0.3)
    a.run("UPDATE job SET done = true WHERE id = 1;"), a.run("COMMIT;")
    b.read()
    b.run(PICK["FOR UPDATE"] + ";")
    a.kill(), b.kill()
    print("== lease")
    sql(CREATE + "INSERT INTO job (payload) VALUES ('a'), ('b');")
    lease = ("UPDATE job SET locked_until = now() + interval '1 second', tries = tries + 1 WHERE id = ("
             "SELECT id FROM job WHERE NOT done AND locked_until < now() ORDER BY id LIMIT 1 "
             "FOR UPDATE SKIP LOCKED) RETURNING id, tries;")
    a, b = Session("A"), Session("B")
    a.take(lease)
    a.kill()
    b.take(lease)
    b.take(lease)
    time.sleep(1.1)
    b.take(lease)
    b.kill()


def plan():
    print("== plan with 200,000 done and 100 open jobs")
    sql(CREATE + "INSERT INTO job (payload, done) SELECT 'x', true FROM generate_series(1, 200000);"
        "INSERT INTO job (payload) SELECT 'x' FROM generate_series(1, 100); VACUUM ANALYZE job;")
    explain = "EXPLAIN (ANALYZE, BUFFERS, COSTS OFF, TIMING OFF, SUMMARY OFF) " + PICK["SKIP LOCKED"] + ";"
    print(sql(explain))
    print(sql("SELECT pg_relation_size('job_open'), pg_relation_size('job_pkey'), pg_relation_size('job');"))
    print(sql("DROP INDEX job_open;" + explain))


def throughput(work, seconds=2):
    """`work` is how long a job takes, in milliseconds, inside the transaction."""
    os.environ["PGOPTIONS"] = "-c synchronous_commit=off"    # the disk of this machine is noisy
    print(f"== throughput, {work} ms of work per job")
    table = {}
    for turn in range(3):
        for name, pick in PICK.items():
            for workers in (1, 2, 4, 8, 16):
                sql(CREATE + "INSERT INTO job (payload) SELECT 'x' FROM generate_series(1, 20000); VACUUM ANALYZE job;")
                with tempfile.NamedTemporaryFile("w", suffix=".sql") as f:
                    nap = f"\\sleep {work} ms\n" if work else ""
                    f.write(f"BEGIN;\n{pick} \\gset\n{nap}UPDATE job SET done = true WHERE id = :id;\nCOMMIT;\n")
                    f.flush()
                    out = subprocess.run([PGBENCH, "-n", "-f", f.name, "-c", str(workers), "-j", "2", "-T", str(seconds)],
                                         capture_output=True, text=True)
                done = int(sql("SELECT count(*) FROM job WHERE done;"))
                table.setdefault((name, workers), []).append(done / seconds)
                if turn == 0 and "error" in out.stderr.lower():
                    print(name, workers, out.stderr.strip().splitlines()[-1])
    base = statistics.median(table["SKIP LOCKED", 1])
    for name in PICK:
        for workers in (1, 2, 4, 8, 16):
            v = table[name, workers]
            print(f"{name:12} {workers:2} workers {statistics.median(v) / base:5.2f} (min {min(v) / base:.2f}, max {max(v) / base:.2f}), {statistics.median(v):.0f}/s")
    return {k: statistics.median(v) / base for k, v in table.items()}


if __name__ == "__main__":
    race()
    plan()
    throughput(0)
    slow = throughput(5)
    with open(PAGE, "w", newline="") as out:
        writer = csv.writer(out)
        writer.writerow(["消费者", "FOR UPDATE", "SKIP LOCKED"])
        for workers in (1, 2, 4, 8, 16):
            writer.writerow([workers] + [round(slow[name, workers], 2) for name in PICK])
