"""One server of the experiment: asks the bucket in Redis, by its own clock or by that of Redis.

node.py PORT KEY WAY CLOCK REQUESTS: prints, for each request, the second of the run and 1 or 0.
WAY is raw, clamped, forward or apart (two commands instead of a script); CLOCK is own or redis.
"""
import select
import socket
import sys
import time
from pathlib import Path

port, key, way, clock, requests = sys.argv[1:]
SCRIPT = (Path(__file__).parent / "bucket.lua").read_text()
COST, SIZE = 10_000, 10                     # 100 a second, a bucket of 10
EVERY = 0.01                                # each node asks a hundred times a second
connection = socket.create_connection(("127.0.0.1", int(port)))
answers = connection.makefile("rb")


def ask(*words):
    words = [str(word).encode() for word in words]
    parts = [b"*%d\r\n" % len(words)] + [b"$%d\r\n%s\r\n" % (len(w), w) for w in words]
    connection.sendall(b"".join(parts))
    return answer()


def answer():
    line = answers.readline().strip()
    if line[:1] == b"-":
        raise SystemExit(line.decode())
    if line[:1] == b"*":
        return [answer() for _ in range(int(line[1:]))]
    if line[:1] == b"$":
        size = int(line[1:])
        return answers.read(size + 2)[:-2] if size >= 0 else None
    return int(line[1:]) if line[:1] == b":" else line[1:]


def now():
    if clock == "own":
        return int(time.time() * 1e6)
    seconds, micros = ask("TIME")
    return int(seconds) * 1_000_000 + int(micros)


def apart():
    """Read, think, write: what a script does, in two commands."""
    t = now()
    credit, last = ask("HMGET", key, "credit", "last")
    credit, last = float(credit or COST * SIZE), int(last or t)
    credit, last = min(COST * SIZE, credit + max(0, t - last)), max(t, last)
    allowed = int(credit >= COST)
    ask("HSET", key, "credit", credit - COST * allowed, "last", last)
    return allowed


def whole():
    return ask("EVAL", SCRIPT, 1, key, COST, SIZE, way, now() if clock == "own" else "")


start = time.monotonic()
for i in range(int(requests)):
    select.select([], [], [], max(0.0, start + i * EVERY - time.monotonic()))
    allowed = apart() if way == "apart" else whole()
    print(f"{time.monotonic() - start:.3f} {allowed}")
