"""Records every order in which two sessions can run the five scripts of the pages called isolation-levels,
at each of the four levels, for the living figure of these pages.

Expects a PostgreSQL server of your own: PGHOST, PGPORT and PGUSER say which (here /tmp, 5544, postgres).
"""
import json, os, queue, re, subprocess, threading

os.environ.setdefault("PGHOST", "/tmp")
os.environ.setdefault("PGPORT", "5544")
os.environ.setdefault("PGUSER", "postgres")
os.environ.setdefault("PGDATABASE", "postgres")
RECORDING = "blocks/isolation-levels/recorded.json"
LEVELS = ("READ UNCOMMITTED", "READ COMMITTED", "REPEATABLE READ", "SERIALIZABLE")
MONEY = "SELECT money FROM account WHERE id = 1;"
COUNT = "SELECT count(*) FROM account WHERE money >= 100;"
SUM = "SELECT sum(money) FROM account;"
FIFTY = "UPDATE account SET money = 50 WHERE id = 1;"


class Session:
    def __init__(self):
        self.psql = subprocess.Popen(["psql", "-X", "-At", "-v", "VERBOSITY=verbose"], stdin=subprocess.PIPE,
                                     stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        self.answers = queue.Queue()
        threading.Thread(target=self.listen, daemon=True).start()
        self.pid = self.run("SELECT pg_backend_pid();")

    def listen(self):
        lines = []
        for line in self.psql.stdout:
            if line.strip() == "##":
                self.answers.put(" / ".join(lines))
                lines = []
            elif re.match(r"(LOCATION|DETAIL|HINT):", line) is None:
                lines.append(line.rstrip())

    def send(self, sql):
        self.psql.stdin.write(sql + "\n\\echo ##\n")
        self.psql.stdin.flush()

    def run(self, sql):
        self.send(sql)
        return self.answers.get()


def deposit(amount):
    def program(said):
        """Read, add in the program, write back."""
        if len(said) == 0:
            return MONEY
        if len(said) == 1:
            return f"UPDATE account SET money = {int(said[0]) + amount} WHERE id = 1;"
        return "COMMIT;" if len(said) == 2 else None
    return program


def withdraw(account):
    def program(said):
        """Take 150 if both accounts together hold that much."""
        if len(said) == 0:
            return SUM
        if len(said) == 1 and int(said[0]) < 150:
            return "ROLLBACK;"
        if len(said) == 1:
            return f"UPDATE account SET money = money - 150 WHERE id = {account};"
        return "COMMIT;" if len(said) == 2 and said[1].startswith("UPDATE") else None
    return program


def fixed(*statements):
    return lambda said: statements[len(said)] if len(said) < len(statements) else None


SCRIPTS = {
    "dirty": (fixed(MONEY, "COMMIT;"), fixed(FIFTY, "ROLLBACK;"), None),
    "nonrepeatable": (fixed(MONEY, MONEY, "COMMIT;"), fixed(FIFTY, "COMMIT;"), None),
    "lost": (deposit(10), deposit(20), MONEY),
    "phantom": (fixed(COUNT, COUNT, "COMMIT;"), fixed("INSERT INTO account VALUES (3, 100);", "COMMIT;"), None),
    "skew": (withdraw(1), withdraw(2), SUM),
}
a, b, watch = Session(), Session(), Session()
texts = []


def text(string):
    if string not in texts:
        texts.append(string)
    return texts.index(string)


def answer(session):
    """What the session says, or nothing as soon as the server reports that it waits for a lock."""
    while True:
        try:
            return session.answers.get(timeout=0.02)
        except queue.Empty:
            if watch.run(f"SELECT cardinality(pg_blocking_pids({session.pid}));") != "0":
                return None


def play(script, level, wanted):
    """Follows `wanted`, then lets A go first. An event is the session, the statement and the answer, both
    as places among the texts: `A0=1`. One that waits has no answer: `B13`; when it gets one: `B=5`."""
    programs, final = dict(zip("AB", SCRIPTS[script])), SCRIPTS[script][2]
    watch.run("DROP TABLE IF EXISTS account; CREATE TABLE account (id int PRIMARY KEY, money int); "
              "INSERT INTO account VALUES (1, 100), (2, 100);")
    sessions, said, waiting, over = {"A": a, "B": b}, {"A": [], "B": []}, set(), set()
    for session in sessions.values():
        session.run(f"BEGIN ISOLATION LEVEL {level};")
    order, events, others = "", [], []

    def heard(name, sql, words):
        events.append(f"{name}{text(sql) if sql else ''}={text(words)}")
        said[name].append(words)
        if sql in ("COMMIT;", "ROLLBACK;"):
            over.add(name)

    def next_of(name):
        if name in over or name in waiting:
            return None
        if said[name] and said[name][-1].startswith("ERROR"):
            return "ROLLBACK;"
        return programs[name](said[name])

    while ready := [name for name in "AB" if next_of(name)]:
        name = wanted[len(order)] if len(order) < len(wanted) else ready[0]
        if len(order) >= len(wanted) and len(ready) == 2:
            others.append(order + "B")
        sql, order = next_of(name), order + name
        sessions[name].send(sql)
        words = answer(sessions[name])
        if words is None:
            waiting.add(name)
            events.append(f"{name}{text(sql)}")
        else:
            heard(name, sql, words)
            for late in sorted(waiting):
                if (words := answer(sessions[late])) is not None:
                    waiting.discard(late)
                    heard(late, None, words)
    if final:
        events.append(f"{text(final)}={text(watch.run(final))}")
    return order, events, others


runs = {}
for script in SCRIPTS:
    for level in LEVELS:
        found, todo = {}, [""]
        while todo:
            order, events, others = play(script, level, todo.pop())
            found[order] = " ".join(events)
            todo += others
        runs.setdefault(script, {})[level] = dict(sorted(found.items()))
        print(f"{script:14} {level:17} {len(found)} orders")

version = watch.run("SELECT split_part(version(), ' ', 2);")
with open(RECORDING, "w") as out:
    json.dump({"version": version, "texts": texts, "runs": runs}, out, indent=2)
    out.write("\n")
