"""Runs the retry loop of docs/blog/1.数据库/2.PostgreSQL/isolation-levels.md; needs psycopg2 and a server.

Two threads add 1 to the same row 300 times each, by SELECT and then UPDATE with a value.
"""
import threading

import psycopg2
import psycopg2.errors

DSN = "host=/tmp port=5544 user=postgres dbname=postgres"


# #region retry
def in_transaction(conn, work, attempts=50):
    for attempt in range(attempts):
        try:
            with conn:                      # 正常结束时 COMMIT，异常时 ROLLBACK
                with conn.cursor() as cur:
                    return work(cur)
        except psycopg2.errors.SerializationFailure:    # SQLSTATE 40001
            retries.append(attempt)
    raise RuntimeError("gave up")
# #endregion


def deposit(cur):
    cur.execute("SELECT money FROM account WHERE id = 1")
    money = cur.fetchone()[0]
    cur.execute("UPDATE account SET money = %s WHERE id = 1", (money + 1,))


def worker(level):
    conn = psycopg2.connect(DSN)
    conn.set_session(isolation_level=level)
    for _ in range(300):
        in_transaction(conn, deposit)
    conn.close()


for level in ("READ COMMITTED", "REPEATABLE READ", "SERIALIZABLE"):
    conn = psycopg2.connect(DSN)
    conn.autocommit = True
    conn.cursor().execute("DROP TABLE IF EXISTS account; CREATE TABLE account (id int PRIMARY KEY, money int);"
                          "INSERT INTO account VALUES (1, 0), (2, 0)")
    retries = []
    threads = [threading.Thread(target=worker, args=(level,)) for _ in range(2)]
    [t.start() for t in threads], [t.join() for t in threads]
    cur = conn.cursor()
    cur.execute("SELECT money FROM account WHERE id = 1")
    print(f"{level:16} final {cur.fetchone()[0]:3} of 600, retries {len(retries)}, longest chain {max(retries, default=-1) + 1}")
    conn.close()
