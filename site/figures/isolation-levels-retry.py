"""Runs the retry of the pages called isolation-levels; needs psycopg2 and a server (PGHOST, PGPORT, PGUSER).

Clients add 1 to one row, 600 times altogether, by SELECT and then UPDATE. Writes isolation-levels-retry.csv
beside both pages. Afterwards the write skew of the pages, with the retry around both withdrawals.
"""
import csv
import functools
import os
import random
import threading
import time

import psycopg2
from psycopg2.errors import SerializationFailure

os.environ.setdefault("PGHOST", "/tmp")
os.environ.setdefault("PGPORT", "5544")
os.environ.setdefault("PGUSER", "postgres")
os.environ.setdefault("PGDATABASE", "postgres")
PAGES = {"docs/blog/1.数据库/2.PostgreSQL": "客户端", "docs/en/blog/1.Databases": "clients"}
DEPOSITS = 600
attempts_used = []


# #region retry
def retry_serializable(pause, attempts=1000):
    def wrap(work):
        @functools.wraps(work)
        def run(conn, *args):
            for attempt in range(1, attempts + 1):
                try:
                    with conn, conn.cursor() as cur:    # COMMIT here, or ROLLBACK
                        result = work(cur, *args)
                except SerializationFailure:            # SQLSTATE 40001
                    if attempt == attempts:
                        raise
                    time.sleep(random.uniform(0, pause * 2 ** min(attempt, 6)))
                else:
                    attempts_used.append(attempt)
                    return result
        return run
    return wrap
# #endregion


def deposit(cur, account, amount):
    cur.execute("SELECT money FROM account WHERE id = %s", (account,))
    money = cur.fetchone()[0]
    cur.execute("UPDATE account SET money = %s WHERE id = %s",
                (money + amount, account))


def deposit_locked(cur, account, amount):
    cur.execute("SELECT money FROM account WHERE id = %s FOR UPDATE", (account,))
    money = cur.fetchone()[0]
    cur.execute("UPDATE account SET money = %s WHERE id = %s",
                (money + amount, account))


def fresh(money):
    conn = psycopg2.connect("")
    conn.autocommit = True
    conn.cursor().execute("DROP TABLE IF EXISTS account; CREATE TABLE account (id int PRIMARY KEY, money int);"
                          f"INSERT INTO account VALUES (1, {money}), (2, {money})")
    return conn


def total(conn, sql):
    cur = conn.cursor()
    cur.execute(sql)
    return cur.fetchone()[0]


def crowd(level, clients, pause, work):
    """Returns what the account holds, the attempts, and the most that one deposit needed."""
    conn = fresh(0)
    attempts_used.clear()

    def client():
        own = psycopg2.connect("")
        own.set_session(isolation_level=level)
        for _ in range(DEPOSITS // clients):
            retry_serializable(pause)(work)(own, 1, 1)
        own.close()

    threads = [threading.Thread(target=client) for _ in range(clients)]
    [t.start() for t in threads], [t.join() for t in threads]
    return total(conn, "SELECT money FROM account WHERE id = 1"), sum(attempts_used), max(attempts_used)


rows = []
for clients in (1, 2, 4, 8):
    lost = crowd("READ COMMITTED", clients, 0, deposit)
    locked = crowd("READ COMMITTED", clients, 0, deposit_locked)
    runs = {(level, pause): crowd(level, clients, pause, deposit)
            for level in ("REPEATABLE READ", "SERIALIZABLE") for pause in (0, 0.001)}
    print(clients, "READ COMMITTED", lost, "FOR UPDATE", locked, runs, flush=True)
    assert locked[0] == DEPOSITS and all(run[0] == DEPOSITS for run in runs.values())
    rows.append([clients, lost[0], locked[1], *(run[1] for run in runs.values())])
for page, heading in PAGES.items():
    with open(f"{page}/isolation-levels-retry.csv", "w", newline="") as out:
        names = [f"{level}{more}" for level in ("REPEATABLE READ", "SERIALIZABLE")
                 for more in ((" 立刻重来", " 停顿") if heading == "客户端" else (" at once", " paused"))]
        csv.writer(out).writerows([[heading, "READ COMMITTED", "FOR UPDATE", *names], *rows])


@retry_serializable(0.001)
def withdraw(cur, account, amount):
    cur.execute("SELECT sum(money) FROM account")
    if cur.fetchone()[0] < amount:
        return "refused"
    meet()      # the first attempts of both wait here until both have read
    cur.execute("UPDATE account SET money = money - %s WHERE id = %s",
                (amount, account))
    return "paid"


def meet():
    if tickets:
        tickets.pop()
        both.wait()


def client(account):
    conn = psycopg2.connect("")
    conn.set_session(isolation_level="SERIALIZABLE")
    answers.append(withdraw(conn, account, 150))


conn = fresh(100)
both, tickets, answers = threading.Barrier(2), [1, 1], []
attempts_used.clear()
threads = [threading.Thread(target=client, args=(n,)) for n in (1, 2)]
[t.start() for t in threads], [t.join() for t in threads]
print(f"{' and '.join(sorted(answers))}, sum {total(conn, 'SELECT sum(money) FROM account')}, "
      f"attempts {sorted(attempts_used)}")
