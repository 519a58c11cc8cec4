"""Runs the experiments of docs/interview/6.transaction.md on a temporary PostgreSQL cluster.

Needs PostgreSQL 15 (Debian's paths) and root, to run the server as the user postgres; port 5499.
"""
import glob, os, shutil, subprocess, sys, tempfile, time

BIN = sorted(glob.glob("/usr/lib/postgresql/*/bin"))[-1]
HOME = tempfile.mkdtemp(prefix="transaction-questions-")
shutil.chown(HOME, "postgres")
AS = ["runuser", "-u", "postgres", "--"]
OPTIONS = ("-p 5499 -k /tmp -c listen_addresses='' -c max_prepared_transactions=5 "
           "-c autovacuum=off")


def pg(*words):
    return subprocess.run([*AS, *words], capture_output=True, text=True, cwd="/tmp")


def start():
    pg(f"{BIN}/pg_ctl", "-D", f"{HOME}/data", "-o", OPTIONS, "-l", f"{HOME}/log", "-w", "start")


def stop(mode="fast"):
    pg(f"{BIN}/pg_ctl", "-D", f"{HOME}/data", "-m", mode, "-w", "stop")


class Session:
    def __init__(self, name):
        self.name = name
        self.psql = subprocess.Popen(
            [*AS, "psql", "-X", "-q", "-h", "/tmp", "-p", "5499", "-d", "postgres"],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
            text=True, cwd="/tmp")

    def send(self, sql):
        print(f"{self.name}> {sql}")
        self.psql.stdin.write(sql + "\n\\echo ##\n")
        self.psql.stdin.flush()

    def read(self):
        lines = []
        while (line := self.psql.stdout.readline()) and line.strip() != "##":
            lines.append(line.rstrip())
        text = "\n".join(lines).strip("\n")
        if text:
            print(text)
        return text

    def run(self, sql):
        self.send(sql)
        return self.read()

    def close(self):
        self.psql.stdin.close()
        self.psql.wait()


def head(text):
    print(f"\n== {text}")


def reset():
    s = Session("setup")
    s.run("DROP TABLE IF EXISTS account; CREATE TABLE account (id int PRIMARY KEY, money int); "
          "INSERT INTO account VALUES (1, 100), (2, 100);")
    s.close()


def recovery():
    head("crash with one committed and one open transaction")
    reset()
    a, b = Session("A"), Session("B")
    a.run("CREATE EXTENSION IF NOT EXISTS pageinspect;")
    a.run("BEGIN; UPDATE account SET money = 50 WHERE id = 1;")
    b.run("BEGIN; UPDATE account SET money = 60 WHERE id = 2; COMMIT;")
    b.run("CHECKPOINT;")
    stop("immediate")
    a.close(), b.close()
    start()
    print(open(f"{HOME}/log").read()[-1500:])
    c = Session("C")
    c.run("SELECT * FROM account ORDER BY id;")
    c.run("SELECT lp, t_xmin, t_xmax, t_ctid FROM heap_page_items(get_raw_page('account', 0));")
    c.run("SELECT lp, pg_xact_status(t_xmin::text::xid8) AS made_by, t_data "
          "FROM heap_page_items(get_raw_page('account', 0));")
    c.close()


def durability():
    head("synchronous_commit = off")
    for mode in ("on", "off"):
        reset()
        s = Session("S")
        s.run("DROP TABLE IF EXISTS seen; CREATE TABLE seen (n int); CHECKPOINT;")
        s.run(f"SET synchronous_commit = {mode};")
        sys.stdout.flush()
        s.psql.stdin.write("".join(f"INSERT INTO seen VALUES ({i});\n" for i in range(2000)) + "\\echo ##\n")
        s.psql.stdin.flush()
        s.read()
        stop("immediate")
        s.close()
        start()
        c = Session(mode)
        c.run("SELECT count(*), max(n), count(*) = max(n) + 1 AS prefix FROM seen;")
        c.close()


def levels():
    head("lost update")
    for level in ("READ UNCOMMITTED", "READ COMMITTED", "REPEATABLE READ", "SERIALIZABLE"):
        reset()
        a, b = Session("A"), Session("B")
        for s in (a, b):
            s.run(f"BEGIN ISOLATION LEVEL {level};")
            s.run("SELECT money FROM account WHERE id = 1;")
        a.run("UPDATE account SET money = 110 WHERE id = 1;")
        b.send("UPDATE account SET money = 120 WHERE id = 1;")
        time.sleep(0.3)
        a.run("COMMIT;")
        b.read()
        b.run("COMMIT;")
        b.run("SELECT money FROM account WHERE id = 1;")
        a.close(), b.close()
    head("write skew: both keep at least one doctor")
    for level in ("READ UNCOMMITTED", "READ COMMITTED", "REPEATABLE READ", "SERIALIZABLE"):
        s = Session("setup")
        s.run("DROP TABLE IF EXISTS duty; CREATE TABLE duty (name text, on_call bool); "
              "INSERT INTO duty VALUES ('x', true), ('y', true);")
        s.close()
        a, b = Session("A"), Session("B")
        for t in (a, b):
            t.run(f"BEGIN ISOLATION LEVEL {level};")
            t.run("SELECT count(*) FROM duty WHERE on_call;")
        a.run("UPDATE duty SET on_call = false WHERE name = 'x';")
        b.run("UPDATE duty SET on_call = false WHERE name = 'y';")
        a.run("COMMIT;")
        b.run("COMMIT;")
        b.run("SELECT count(*) FROM duty WHERE on_call;")
        a.close(), b.close()
    head("phantom and non-repeatable read, dirty read")
    for level in ("READ UNCOMMITTED", "READ COMMITTED", "REPEATABLE READ", "SERIALIZABLE"):
        reset()
        a, b = Session("A"), Session("B")
        a.run(f"BEGIN ISOLATION LEVEL {level};")
        a.run("SELECT min(money), count(*) FROM account;")
        b.run("BEGIN; UPDATE account SET money = 0 WHERE id = 1; INSERT INTO account VALUES (3, 100);")
        a.run("SELECT min(money), count(*) FROM account;")
        b.run("COMMIT;")
        a.run("SELECT min(money), count(*) FROM account;")
        a.run("COMMIT;")
        a.close(), b.close()


def waiting():
    head("who waits for whom")
    reset()
    a, b = Session("A"), Session("B")
    a.run("BEGIN; UPDATE account SET money = 0 WHERE id = 1;")
    b.run("SET lock_timeout = '300ms';")
    b.run("SELECT money FROM account WHERE id = 1;")
    b.run("SELECT money FROM account WHERE id = 1 FOR SHARE;")
    b.run("UPDATE account SET money = 1 WHERE id = 1;")
    a.run("ROLLBACK;")
    a.close(), b.close()


def deadlock():
    for pause in (0.3, 1.5):
        head(f"deadlock, B waits {pause} s after A")
        reset()
        a, b = Session("A"), Session("B")
        a.run("BEGIN; UPDATE account SET money = money - 1 WHERE id = 1;")
        b.run("BEGIN; UPDATE account SET money = money - 1 WHERE id = 2;")
        a.send("UPDATE account SET money = money + 1 WHERE id = 2;")
        time.sleep(pause)
        b.send("UPDATE account SET money = money + 1 WHERE id = 1;")
        time.sleep(2)
        a.read()
        a.run("COMMIT;")
        b.read()
        b.run("COMMIT;")
        a.close(), b.close()


def aborted():
    head("an error inside a transaction")
    reset()
    a = Session("A")
    a.run("BEGIN; UPDATE account SET money = 1 WHERE id = 1;")
    a.run("SAVEPOINT here;")
    a.run("INSERT INTO account VALUES (1, 0);")
    a.run("SELECT count(*) FROM account;")
    a.run("ROLLBACK TO here;")
    a.run("SELECT count(*) FROM account;")
    a.run("INSERT INTO account VALUES (1, 0);")
    a.run("\\unset QUIET")
    a.run("COMMIT;")
    a.close()


def long():
    head("a long transaction and VACUUM")
    for open_one in (False, True):
        reset()
        a, b = Session("A"), Session("B")
        b.run("DROP TABLE IF EXISTS counter; CREATE TABLE counter (id int PRIMARY KEY, n int); "
              "INSERT INTO counter SELECT i, 0 FROM generate_series(1, 1000) i; VACUUM counter;")
        if open_one:
            a.run("BEGIN ISOLATION LEVEL REPEATABLE READ; SELECT count(*) FROM account;")
        for turn in range(20):
            b.run("UPDATE counter SET n = n + 1; VACUUM counter;")
        b.run("SELECT pg_relation_size('counter') / 8192 AS pages;")
        b.run("VACUUM VERBOSE counter;")
        a.close(), b.close()
    head("lock queue")
    reset()
    a, b, c = Session("A"), Session("B"), Session("C")
    a.run("BEGIN; SELECT count(*) FROM account;")
    b.send("ALTER TABLE account ADD COLUMN note text;")
    time.sleep(0.3)
    c.run("SET lock_timeout = '300ms';")
    c.run("SELECT count(*) FROM account;")
    a.run("COMMIT;")
    b.read()
    c.run("SELECT count(*) FROM account;")
    a.close(), b.close(), c.close()


def prepared():
    head("PREPARE TRANSACTION survives a crash")
    reset()
    a = Session("A")
    a.run("BEGIN; UPDATE account SET money = 0 WHERE id = 1; PREPARE TRANSACTION 'transfer-7';")
    a.close()
    stop("immediate")
    start()
    b = Session("B")
    b.run("SELECT gid, database FROM pg_prepared_xacts;")
    b.run("SET lock_timeout = '300ms'; UPDATE account SET money = 1 WHERE id = 1;")
    b.run("SELECT money FROM account WHERE id = 1;")
    b.run("COMMIT PREPARED 'transfer-7';")
    b.run("SELECT money FROM account WHERE id = 1;")
    b.close()


parts = dict(recovery=recovery, durability=durability, levels=levels, waiting=waiting,
             deadlock=deadlock, aborted=aborted, long=long, prepared=prepared)
try:
    pg(f"{BIN}/initdb", "-D", f"{HOME}/data", "-A", "trust", "--no-locale", "-E", "UTF8")
    start()
    print(pg("psql", "--version").stdout.strip())
    for name in sys.argv[1:] or parts:
        parts[name]()
finally:
    stop("immediate")
    shutil.rmtree(HOME)
