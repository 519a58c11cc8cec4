"""Runs the experiments of docs/blog/1.数据库/2.PostgreSQL/isolation-levels.md and of its English counterpart.

Expects a PostgreSQL server of your own: PGHOST, PGPORT and PGUSER say which (here /tmp, 5544, postgres).
"""
import os, re, subprocess, time

os.environ.setdefault("PGHOST", "/tmp")
os.environ.setdefault("PGPORT", "5544")
os.environ.setdefault("PGUSER", "postgres")
os.environ.setdefault("PGDATABASE", "postgres")
LEVELS = ("READ UNCOMMITTED", "READ COMMITTED", "REPEATABLE READ", "SERIALIZABLE")


class Session:
    def __init__(self, name, quiet=False, tags=False):
        self.name, self.quiet = name, quiet
        self.psql = subprocess.Popen(["psql", "-X", *([] if tags else ["-q"]), "-At", "-v", "VERBOSITY=verbose"],
                                     stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                     stderr=subprocess.STDOUT, text=True)

    def send(self, sql):
        self.sql = sql
        self.psql.stdin.write(sql + "\n\\echo ##\n")
        self.psql.stdin.flush()

    def read(self):
        lines = []
        while (line := self.psql.stdout.readline()) and line.strip() != "##":
            if re.match(r"(LOCATION|DETAIL|HINT):", line) is None:
                lines.append(line.rstrip())
        text = " / ".join(lines)
        if not self.quiet:
            print(f"  {self.name}  {self.sql:58} {text}")
        return text

    def run(self, sql):
        self.send(sql)
        return self.read()

    def close(self):
        self.psql.stdin.close()
        self.psql.wait()


def fresh():
    s = Session("", quiet=True)
    s.run("DROP TABLE IF EXISTS account; CREATE TABLE account (id int PRIMARY KEY, money int); "
          "INSERT INTO account VALUES (1, 100), (2, 100);")
    s.close()


def experiment(title, level, play, tags=False):
    print(f"{title}, {level}")
    fresh()
    a, b = Session("A", tags=tags), Session("B", tags=tags)
    a.run(f"BEGIN ISOLATION LEVEL {level};")
    b.run(f"BEGIN ISOLATION LEVEL {level};")
    play(a, b)
    a.close(), b.close()
    print()


def dirty(a, b):
    a.run("SHOW transaction_isolation;")
    b.run("UPDATE account SET money = 50 WHERE id = 1;")
    a.run("SELECT money FROM account WHERE id = 1;")
    b.run("ROLLBACK;")
    a.run("COMMIT;")


def nonrepeatable(a, b):
    a.run("SELECT money FROM account WHERE id = 1;")
    b.run("UPDATE account SET money = 50 WHERE id = 1;")
    b.run("COMMIT;")
    a.run("SELECT money FROM account WHERE id = 1;")
    a.run("COMMIT;")


def lost(a, b):
    for s in (a, b):
        s.run("SELECT money FROM account WHERE id = 1;")
    a.run("UPDATE account SET money = 110 WHERE id = 1;")
    b.send("UPDATE account SET money = 120 WHERE id = 1;")
    time.sleep(0.3)
    a.run("COMMIT;")
    b.read()
    b.run("COMMIT;")
    b.run("SELECT money FROM account WHERE id = 1;")


def phantom(a, b):
    a.run("SELECT count(*) FROM account WHERE money >= 100;")
    b.run("INSERT INTO account VALUES (3, 100);")
    b.run("COMMIT;")
    a.run("SELECT count(*) FROM account WHERE money >= 100;")
    a.run("COMMIT;")


def skew(a, b):
    for s in (a, b):
        s.run("SELECT sum(money) FROM account;")
    a.run("UPDATE account SET money = money - 150 WHERE id = 1;")
    b.run("UPDATE account SET money = money - 150 WHERE id = 2;")
    a.run("COMMIT;")
    b.run("COMMIT;")
    b.run("SELECT sum(money) FROM account;")


def read_only_abort(a, b):
    """The failed statement is a SELECT: the reader is chosen as the victim."""
    a.run("SELECT sum(money) FROM account;")
    b.run("SELECT sum(money) FROM account;")
    a.run("UPDATE account SET money = money - 150 WHERE id = 1;")
    a.run("COMMIT;")
    b.run("UPDATE account SET money = money - 150 WHERE id = 2;")
    b.run("COMMIT;")


def locked(a, b):
    """The cure without a higher level: FOR UPDATE."""
    a.run("SELECT money FROM account WHERE id = 1 FOR UPDATE;")
    b.send("SELECT money FROM account WHERE id = 1 FOR UPDATE;")
    time.sleep(0.3)
    a.run("UPDATE account SET money = 110 WHERE id = 1;")
    a.run("COMMIT;")
    b.read()
    b.run("UPDATE account SET money = 130 WHERE id = 1;")
    b.run("COMMIT;")


def update_again(a, b):
    """A wrong retry: the failed statement alone."""
    for s in (a, b):
        s.run("SELECT money FROM account WHERE id = 1;")
    a.run("UPDATE account SET money = 110 WHERE id = 1;")
    a.run("COMMIT;")
    for sql in ("UPDATE account SET money = 120 WHERE id = 1;",) * 2 + ("COMMIT;",):
        b.run(sql)


def commit_again(a, b):
    """A wrong retry: COMMIT alone."""
    for s in (a, b):
        s.run("SELECT sum(money) FROM account;")
    a.run("UPDATE account SET money = money - 150 WHERE id = 1;")
    b.run("UPDATE account SET money = money - 150 WHERE id = 2;")
    a.run("COMMIT;")
    b.run("COMMIT;")
    b.run("COMMIT;")


for level in LEVELS:
    for title, play in (("dirty read", dirty), ("non-repeatable read", nonrepeatable),
                        ("lost update", lost), ("phantom", phantom), ("write skew", skew)):
        experiment(title, level, play)
experiment("write skew, one after the other", "SERIALIZABLE", read_only_abort)
experiment("lost update with FOR UPDATE", "READ COMMITTED", locked)
experiment("the failed statement again", "REPEATABLE READ", update_again, tags=True)
experiment("COMMIT again", "SERIALIZABLE", commit_again, tags=True)
