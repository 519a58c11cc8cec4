"""Runs the Redis part of docs/blog/5.算法/1.数据结构/hyperloglog.md: needs redis-server and
redis-cli, uses port 6397 and a temporary folder."""
import subprocess
import tempfile
import time

PORT = "6397"


def cli(*args, stdin=None):
    return subprocess.run(["redis-cli", "-p", PORT, *args], input=stdin,
                          capture_output=True, text=True).stdout.strip()


def add(key, prefix, start, stop):
    lines = []
    for i in range(start, stop, 500):
        words = " ".join(f"{prefix}{j}" for j in range(i, min(i + 500, stop)))
        lines.append(f"PFADD {key} {words}\n")
    cli(stdin="".join(lines))


with tempfile.TemporaryDirectory() as folder:
    server = subprocess.Popen(["redis-server", "--port", PORT, "--dir", folder, "--save", "",
                               "--loglevel", "warning", "--logfile", folder + "/log"])
    try:
        while cli("PING") != "PONG":
            time.sleep(0.05)
        print(cli("INFO", "server").split("redis_version:")[1].split()[0])
        print(cli("CONFIG", "GET", "hll-sparse-max-bytes").split())
        done = 0
        for n in (3, 100, 500, 1_000, 2_000, 10_000, 20_000, 100_000, 1_000_000):
            add("a", "user-", done, n)
            done = n
            count = int(cli("PFCOUNT", "a"))
            head = cli("--no-raw", "GETRANGE", "a", "0", "4")
            print(f"{n:>9,} {cli('STRLEN', 'a'):>6} {count:>9,} {count / n - 1:+.2%} {head}")
        add("b", "user-", 500_000, 1_500_000)
        for command in ("PFCOUNT b", "PFCOUNT a b", "PFMERGE u a b", "PFCOUNT u", "STRLEN u"):
            print(f"> {command}\n{cli(*command.split())}")
    finally:
        server.terminate()
        server.wait()
