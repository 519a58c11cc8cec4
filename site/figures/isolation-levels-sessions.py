"""Runs the sessions that the pages called isolation-levels quote, each in psql processes of its own.

Expects a PostgreSQL server of your own: PGHOST, PGPORT and PGUSER say which (here /tmp, 5544, postgres).
"""
import os, re, subprocess, time

os.environ.setdefault("PGHOST", "/tmp")
os.environ.setdefault("PGPORT", "5544")
os.environ.setdefault("PGUSER", "postgres")
os.environ.setdefault("PGDATABASE", "postgres")
RC, RR, SER = "READ COMMITTED", "REPEATABLE READ", "SERIALIZABLE"


class Session:
    def __init__(self, name):
        self.name = name
        self.psql = subprocess.Popen(["psql", "-X", "-At", "-v", "VERBOSITY=verbose"], stdin=subprocess.PIPE,
                                     stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)

    def send(self, sql):
        self.psql.stdin.write(sql + "\n\\echo ##\n")
        self.psql.stdin.flush()
        return self

    def hear(self):
        lines = []
        while (line := self.psql.stdout.readline()) and line.strip() != "##":
            if re.match(r"(LOCATION|DETAIL|HINT|NOTICE|[A-Z]+ NAME):", line) is None:
                lines.append(line.rstrip())
        return " / ".join(lines)


def show(name, sql, answer):
    """The statement, and the answer behind it or below it, broken so that both fit a phone."""
    if "ERROR" not in answer and "WARNING" not in answer:
        short = len(sql) + len(answer) < 34
        print(f"  {name}  {sql}" + (f"  → {answer}" if short and answer else ""))
        if answer and not short:
            print(f"     → {answer}")
    else:
        print(f"  {name}  {sql}".rstrip())
        for line in re.sub(r" (due to|commands ignored|unique constraint|among)", r" /         \1", answer).split(" / "):
            print(f"     {line}")


def play(title, level, setup, steps):
    """A step is a session's name and a statement; `>` before it means that it will wait, `<` that it hears."""
    print(f"{title}, {level}")
    subprocess.run(["psql", "-X", "-q", "-c", setup], check=True, stderr=subprocess.DEVNULL)
    sessions = {}
    for name, sql in steps:
        if name not in sessions:
            sessions[name] = Session(name)
            if name != "-":
                sessions[name].send(f"BEGIN ISOLATION LEVEL {level};").hear()
        if sql == "<":
            show(name, "... goes on", sessions[name].hear())
        elif sql.startswith(">"):
            sessions[name].send(sql[1:])
            time.sleep(0.5)
            show(name, sql[1:], "waits")
        else:
            show(name, sql, sessions[name].send(sql).hear())
    for session in sessions.values():
        session.psql.stdin.close()
        session.psql.wait()
    print()


ACCOUNT = ("DROP TABLE IF EXISTS account; CREATE TABLE account (id int PRIMARY KEY, money int);"
           "INSERT INTO account VALUES (1, 100), (2, 100)")
MONEY, SUM = "SELECT money FROM account WHERE id = 1;", "SELECT sum(money) FROM account;"
COUNT = "SELECT count(*) FROM account WHERE money >= 100;"
SET = "UPDATE account SET money = %d WHERE id = 1;"
TAKE = "UPDATE account SET money = money - 150 WHERE id = %d;"

play("dirty read", "READ UNCOMMITTED", ACCOUNT,
     [("A", "SHOW transaction_isolation;"), ("B", SET % 50), ("A", MONEY), ("B", "ROLLBACK;")])
for level in (RC, RR):
    play("non-repeatable read", level, ACCOUNT, [("A", MONEY), ("B", SET % 50), ("B", "COMMIT;"), ("A", MONEY)])
    play("phantom", level, ACCOUNT,
         [("A", COUNT), ("B", "INSERT INTO account VALUES (3, 100);"), ("B", "COMMIT;"), ("A", COUNT)])
BOTH = [("A", MONEY), ("B", MONEY), ("A", SET % 110)]
for level in (RC, RR):
    play("lost update", level, ACCOUNT,
         [*BOTH, ("B", ">" + SET % 120), ("A", "COMMIT;"), ("B", "<"), ("B", "COMMIT;"), ("-", MONEY)])
LOCK = "SELECT money FROM account WHERE id = 1 FOR UPDATE;"
play("lost update with FOR UPDATE", RC, ACCOUNT,
     [("A", LOCK), ("B", ">" + LOCK), ("A", SET % 110), ("A", "COMMIT;"), ("B", "<"), ("B", SET % 130)])
VERSION = ("DROP TABLE IF EXISTS account; CREATE TABLE account (id int PRIMARY KEY, money int, version int);"
           "INSERT INTO account VALUES (1, 100, 7)")
SAVE = "UPDATE account SET money = %d, version = 8 WHERE id = 1 AND version = 7;"
READ_VERSION = "SELECT money, version FROM account WHERE id = 1;"
play("lost update with a version column", RC, VERSION,
     [("A", READ_VERSION), ("B", READ_VERSION), ("A", SAVE % 110), ("A", "COMMIT;"), ("B", SAVE % 120)])

SKEW = [("A", SUM), ("B", SUM), ("A", TAKE % 1), ("B", TAKE % 2), ("A", "COMMIT;"), ("B", "COMMIT;"), ("-", SUM)]
for level in (RR, SER):
    play("write skew", level, ACCOUNT, SKEW)
play("the failed statement again", RR, ACCOUNT,
     [*BOTH, ("A", "COMMIT;"), ("B", SET % 120), ("B", SET % 120), ("B", "COMMIT;")])
play("COMMIT again", SER, ACCOUNT, [*SKEW[:6], ("B", "COMMIT;")])

HITS = ("DROP TABLE IF EXISTS website; CREATE TABLE website (id int PRIMARY KEY, hits int);"
        "INSERT INTO website VALUES (1, 9), (2, 10)")
MISSED = [("-", "SELECT id, hits FROM website ORDER BY id;"), ("A", "UPDATE website SET hits = hits + 1;"),
          ("B", ">DELETE FROM website WHERE hits = 10;"), ("A", "COMMIT;"), ("B", "<"), ("B", "COMMIT;"),
          ("-", "SELECT id, hits FROM website ORDER BY id;")]
for level in (RC, RR):
    play("a DELETE that misses", level, HITS, MISSED)

ROOM = "DROP TABLE IF EXISTS booking; CREATE TABLE booking (room int, hour int, who text)"
FREE = "SELECT count(*) FROM booking WHERE room = 1 AND hour = 10;"
ROWS = "SELECT * FROM booking WHERE room = 1 AND hour = 10 FOR UPDATE;"
BOOK = "INSERT INTO booking VALUES (1, 10, '%s');"
END = [("A", BOOK % "A"), ("B", BOOK % "B"), ("A", "COMMIT;"), ("B", "COMMIT;"), ("-", "SELECT count(*) FROM booking;")]
for level in (RR, SER):
    play("a room booked twice", level, ROOM, [("A", FREE), ("B", FREE), *END])
play("a room booked twice, FOR UPDATE", RC, ROOM, [("A", ROWS), ("B", ROWS), *END])
play("a room booked twice, UNIQUE", RC, ROOM + "; ALTER TABLE booking ADD UNIQUE (room, hour)",
     [("A", BOOK % "A"), ("B", ">" + BOOK % "B"), ("A", "COMMIT;"), ("B", "<")])

BANK = ("DROP TABLE IF EXISTS account; CREATE TABLE account (name text PRIMARY KEY, money int);"
        "INSERT INTO account VALUES ('checking', 0), ('savings', 0)")
READ = "SELECT name, money FROM account ORDER BY name;"
FINE = "UPDATE account SET money = -11 WHERE name = 'checking';"
READER = [("W", READ), ("D", "UPDATE account SET money = money + 20 WHERE name = 'savings';"), ("D", "COMMIT;"),
          ("R", READ), ("R", "COMMIT;"), ("W", FINE), ("W", "COMMIT;"), ("-", READ)]
for level in (RR, SER):
    play("the reader's anomaly", level, BANK, READER)
play("the same without the reader", SER, BANK, [step for step in READER if step[0] != "R"])
play("a DEFERRABLE reader", SER, BANK,
     [*READER[:3], ("-", "BEGIN ISOLATION LEVEL SERIALIZABLE READ ONLY DEFERRABLE;"), ("-", ">" + READ),
      ("W", FINE), ("W", "COMMIT;"), ("-", "<")])
