"""Runs the retry decorator of docs/en/blog/1.Databases/isolation-levels.md; needs psycopg2 and a server.

PGHOST, PGPORT and PGUSER say which server. Two threads add 1 to one row 300 times each, by SELECT and
then UPDATE; afterwards the write skew of the page, with the retry around both withdrawals.
"""
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
attempts_used = []


# #region decorator
def retry_serializable(attempts=30):
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
                    time.sleep(random.uniform(0, 0.001 * 2 ** min(attempt, 6)))
                else:
                    attempts_used.append(attempt)
                    return result
        return run
    return wrap
# #endregion


# #region use
@retry_serializable()
def deposit(cur, account, amount):
    cur.execute("SELECT money FROM account WHERE id = %s", (account,))
    money = cur.fetchone()[0]
    cur.execute("UPDATE account SET money = %s WHERE id = %s",
                (money + amount, account))
# #endregion


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


def worker(level):
    conn = psycopg2.connect("")
    conn.set_session(isolation_level=level)
    for _ in range(300):
        deposit(conn, 1, 1)
    conn.close()


for level in ("READ COMMITTED", "REPEATABLE READ", "SERIALIZABLE"):
    conn = fresh(0)
    attempts_used.clear()
    threads = [threading.Thread(target=worker, args=(level,)) for _ in range(2)]
    [t.start() for t in threads], [t.join() for t in threads]
    final = total(conn, "SELECT money FROM account WHERE id = 1")
    print(f"{level:16} final {final:3} of 600   attempts {sum(attempts_used):4}   most for one deposit {max(attempts_used)}")


# #region withdraw
@retry_serializable()
def withdraw(cur, account, amount):
    cur.execute("SELECT sum(money) FROM account")
    if cur.fetchone()[0] < amount:
        return "refused"
    meet()      # the first attempts of both wait here until both have read
    cur.execute("UPDATE account SET money = money - %s WHERE id = %s",
                (amount, account))
    return "paid"
# #endregion


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
