"""Plays sessions of the pages called isolation-levels on MariaDB's InnoDB: the same names, other answers.

Starts a server of its own (Debian's mariadb-server, as the user mysql, so it needs root).
"""
import re, shutil, subprocess, tempfile, time

HOME = tempfile.mkdtemp(prefix="isolation-")
SOCKET = f"{HOME}/socket"
CLIENT = ["mariadb", "--no-defaults", "-S", SOCKET, "-N", "-B", "--unbuffered", "--force", "-u", "root", "test"]


class Session:
    def __init__(self, level):
        self.client = subprocess.Popen(CLIENT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        self.send(f"SET SESSION TRANSACTION ISOLATION LEVEL {level};"), self.hear()

    def send(self, sql):
        self.client.stdin.write(f"{sql}\nSELECT '##';\n")
        self.client.stdin.flush()
        return self

    def hear(self):
        lines = []
        while (line := self.client.stdout.readline()) and line.strip() != "##":
            lines.append(line.rstrip().replace("\t", "|"))
        failed = [re.sub(r" at line \d+", "", line) for line in lines if line.startswith("ERROR")]    # without the statement again
        return " / ".join(failed or lines)


def show(name, sql, answer):
    if not answer or len(sql) + len(answer) < 34:
        print(f"  {name}  {sql}" + (f"  → {answer}" if answer else ""))
    else:
        print(f"  {name}  {sql}")
        for line in answer.replace(": ", ":\n  ").replace("; try", ";\n  try").split("\n") if answer.startswith("ERROR") else [f"→ {answer}"]:
            print(f"     {line}")


def play(title, level, setup, steps, before=""):
    print(f"{title}, {level}{before and ', ' + before}")
    once = Session(level)
    once.send(f"SET GLOBAL innodb_snapshot_isolation = {'ON' if before else 'OFF'};").hear()
    once.send(setup).hear()
    sessions = {"-": once}
    for name, sql in steps:
        if name not in sessions:
            sessions[name] = Session(level)
            sessions[name].send("BEGIN;").hear()
        if sql == "<":
            show(name, "... goes on", sessions[name].hear())
        elif sql.startswith(">"):
            sessions[name].send(sql[1:])
            time.sleep(0.7)
            show(name, sql[1:], "waits")
        else:
            show(name, sql, sessions[name].send(sql).hear())
    for session in sessions.values():
        session.client.stdin.close()
        session.client.wait()
    print(flush=True)


ACCOUNT = ("DROP TABLE IF EXISTS account; CREATE TABLE account (id int PRIMARY KEY, money int);"
           "INSERT INTO account VALUES (1, 100), (2, 100);")
MONEY, SUM = "SELECT money FROM account WHERE id = 1;", "SELECT sum(money) FROM account;"
SET = "UPDATE account SET money = %d WHERE id = 1;"
ADD = "UPDATE account SET money = money + 20 WHERE id = 1;"
TAKE = "UPDATE account SET money = money - 150 WHERE id = %d;"
LOST = [("A", MONEY), ("B", MONEY), ("A", SET % 110), ("B", ">" + SET % 120), ("A", "COMMIT;"), ("B", "<"), ("B", "COMMIT;"), ("-", MONEY)]
SEES = [("A", MONEY), ("B", SET % 50), ("B", "COMMIT;"), ("A", MONEY), ("A", ADD), ("A", MONEY)]
SKEW = [("A", SUM), ("B", SUM), ("A", ">" + TAKE % 1), ("B", TAKE % 2), ("A", "<"), ("A", "COMMIT;"), ("B", "COMMIT;"), ("-", SUM)]

shutil.chown(HOME, "mysql")
server = ["--no-defaults", f"--datadir={HOME}/data", f"--socket={SOCKET}", f"--pid-file={HOME}/pid", "--user=mysql"]
subprocess.run(["mariadb-install-db", "--no-defaults", f"--datadir={HOME}/data", "--user=mysql", "--auth-root-authentication-method=normal"],
               check=True, capture_output=True)
running = subprocess.Popen(["mariadbd", *server, "--skip-networking", f"--log-error={HOME}/log"])
try:
    while subprocess.run(["mariadb-admin", "--no-defaults", "-S", SOCKET, "-u", "root", "ping"], capture_output=True).returncode:
        time.sleep(0.3)
    print("MariaDB", subprocess.run([*CLIENT[:-1], "-e", "SELECT version()"], capture_output=True, text=True).stdout.strip())
    subprocess.run([*CLIENT[:-1], "-e", "CREATE DATABASE IF NOT EXISTS test"], check=True)
    play("lost update", "REPEATABLE READ", ACCOUNT, LOST)
    play("a row that changes on touch", "REPEATABLE READ", ACCOUNT, SEES)
    play("lost update", "REPEATABLE READ", ACCOUNT, LOST, before="innodb_snapshot_isolation")
    play("write skew", "REPEATABLE READ", ACCOUNT, [s if not s[1].startswith(">") else (s[0], s[1][1:]) for s in SKEW if s[1] != "<"])
    play("write skew", "SERIALIZABLE", ACCOUNT, SKEW)
finally:
    running.terminate()
    running.wait()
    shutil.rmtree(HOME)
