"""More of the pages called isolation-levels: levels mixed, a deadlock, and alarms that SERIALIZABLE raises for nothing.

Starts a PostgreSQL server of its own (Debian's paths, needs root and psycopg2; port 5802).
Writes isolation-levels-alarms.csv beside both pages.
"""
import csv, glob, shutil, subprocess, tempfile, threading, time

import psycopg2
from psycopg2.errors import SerializationFailure

BIN = sorted(glob.glob("/usr/lib/postgresql/*/bin"))[-1]
HOME = tempfile.mkdtemp(prefix="isolation-more-")
WHERE = "host=/tmp port=5802 user=postgres dbname=postgres"
PAGES = {"docs/blog/1.数据库/2.PostgreSQL": ["表", "虚惊"], "docs/en/blog/1.Databases": ["table", "alarms"]}
CLIENTS, EACH = 8, 100


def connect(level="READ COMMITTED"):
    conn = psycopg2.connect(WHERE)
    conn.set_session(isolation_level=level)
    return conn


def setup(sql):
    conn = connect()
    conn.autocommit = True
    conn.cursor().execute(sql)
    conn.close()


def ask(conn, name, sql):
    print(f"  {name}  {sql}")
    try:
        if sql == "COMMIT;":
            conn.commit()
            return
        cur = conn.cursor()
        cur.execute(sql)
        print(f"     → {cur.fetchone()[0] if cur.description else cur.statusmessage}")
    except psycopg2.Error as error:
        print(f"     ERROR:  {error.pgcode}: {error.pgerror.splitlines()[0].split(':  ')[1]}")


def mixed():
    print("write skew, A SERIALIZABLE, B REPEATABLE READ")
    setup("DROP TABLE IF EXISTS account; CREATE TABLE account (id int PRIMARY KEY, money int);"
          "INSERT INTO account VALUES (1, 100), (2, 100)")
    a, b = connect("SERIALIZABLE"), connect("REPEATABLE READ")
    for conn, name in ((a, "A"), (b, "B")):
        ask(conn, name, "SELECT sum(money) FROM account;")
    ask(a, "A", "UPDATE account SET money = money - 150 WHERE id = 1;")
    ask(b, "B", "UPDATE account SET money = money - 150 WHERE id = 2;")
    ask(a, "A", "COMMIT;"), ask(b, "B", "COMMIT;")
    ask(connect(), "-", "SELECT sum(money) FROM account;")


def deadlock():
    print("two transfers, FOR UPDATE, READ COMMITTED")
    setup("UPDATE account SET money = 100")
    a, b = connect(), connect()
    lock = "SELECT money FROM account WHERE id = %d FOR UPDATE;"
    ask(a, "A", lock % 1), ask(b, "B", lock % 2)
    print(f"  A  {lock % 2}\n     → waits")
    failed = []

    def wait():
        try:
            a.cursor().execute(lock % 2)
        except psycopg2.Error as error:      # whoever has waited for deadlock_timeout, one second, looks for a circle
            a.rollback()
            failed.append(error)

    waiting = threading.Thread(target=wait)
    waiting.start()
    time.sleep(0.5)
    print(f"  B  {lock % 1}\n     → waits")
    b.cursor().execute(lock % 1)
    waiting.join()
    print(f"  A  ... goes on\n     ERROR:  {failed[0].pgcode}: deadlock detected\n  B  ... goes on  → 100")


def condition():
    print("one UPDATE with its condition, READ COMMITTED")
    setup("DROP TABLE IF EXISTS wallet; CREATE TABLE wallet (owner text PRIMARY KEY, money int); INSERT INTO wallet VALUES ('a', 100)")
    take = "UPDATE wallet SET money = money - 80 WHERE owner = 'a' AND money >= 80;"
    a, b = connect(), connect()
    ask(a, "A", take)
    print(f"  B  {take}\n     → waits")
    cur = b.cursor()
    waiting = threading.Thread(target=cur.execute, args=(take,))
    waiting.start()
    time.sleep(0.3)
    ask(a, "A", "COMMIT;")
    waiting.join()
    print(f"  B  ... goes on  → {cur.statusmessage}")
    b.commit()
    ask(connect(), "-", "SELECT money FROM wallet;")


def alarms(rows, index, plan, gap):
    """Every client reads and writes a row of its own, and only that one."""
    setup(f"DROP TABLE IF EXISTS own; CREATE TABLE own (id int, n int, body text); INSERT INTO own SELECT i, 0, repeat('x', 100) "
          f"FROM generate_series(1, {rows}) AS i;" + ("CREATE UNIQUE INDEX ON own (id);" if index else "") + "ANALYZE own")
    failed = []

    def client(number):
        conn, row, left = connect("SERIALIZABLE"), 1 + number * gap, EACH
        cur = conn.cursor()
        cur.execute(plan), conn.commit()
        while left:
            try:
                cur.execute("SELECT n FROM own WHERE id = %s", (row,))
                n = cur.fetchone()[0]
                time.sleep(0.002)
                cur.execute("UPDATE own SET n = %s WHERE id = %s", (n + 1, row))
                conn.commit()
                left -= 1
            except SerializationFailure:
                conn.rollback()
                failed.append(number)
        conn.close()

    threads = [threading.Thread(target=client, args=(n,)) for n in range(CLIENTS)]
    [t.start() for t in threads], [t.join() for t in threads]
    return len(failed)


shutil.chown(HOME, "postgres")
run = lambda *words: subprocess.run(["runuser", "-u", "postgres", "--", *words], check=True, capture_output=True, cwd="/tmp")
run(f"{BIN}/initdb", "-D", f"{HOME}/data", "-A", "trust", "--no-locale", "-E", "UTF8", "--no-sync")
run(f"{BIN}/pg_ctl", "-D", f"{HOME}/data", "-o", "-p 5802 -k /tmp -c listen_addresses='' -c fsync=off", "-l", f"{HOME}/log", "-w", "start")
try:
    mixed(), deadlock(), condition()
    print(f"{CLIENTS} clients, {EACH} transactions each, nobody touches another's row: transactions refused")
    rows = []
    for label, chinese, *how in (("no index, sequential scan", "没有索引，顺序扫描", 1_000, False, "SELECT 1", 100),
                                 ("index, forced sequential scan", "有索引，强制顺序扫描", 1_000, True,
                                  "SET enable_indexscan = off; SET enable_bitmapscan = off; SET enable_indexonlyscan = off", 100),
                                 ("index, rows on one leaf", "有索引，同一叶页", 1_000, True, "SET enable_seqscan = off", 1),
                                 ("index, rows far apart", "有索引，相距很远", 20_000, True, "SET enable_seqscan = off", 2_500)):
        count = alarms(*how)
        print(f"  {label:30}{count:6}", flush=True)
        rows.append((label, chinese, count))
    for page, head in PAGES.items():
        with open(f"{page}/isolation-levels-alarms.csv", "w", newline="") as out:
            csv.writer(out).writerows([head, *([row[1] if head[0] == "表" else row[0], row[2]] for row in rows)])
finally:
    run(f"{BIN}/pg_ctl", "-D", f"{HOME}/data", "-m", "immediate", "-w", "stop")
    shutil.rmtree(HOME)
