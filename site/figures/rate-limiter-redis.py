"""Four nodes share one bucket in a real Redis while their clocks are wrong.

Needs redis-server and faketime (Debian packages of these names). Prints what the page quotes and
writes the raw counts to rate-limiter/nodes.csv and back.csv; rate-limiter-charts.py makes the charts' data of them.
"""
import csv
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

HERE = Path(__file__).parent / "rate-limiter"
PORT = int(os.environ.get("REDIS_PORT", "6210"))
FAKE = "/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1"
SECONDS = 10


def faked(offset):
    return {**os.environ, "LD_PRELOAD": FAKE, "FAKETIME": f"{offset:+}", "DONT_FAKE_MONOTONIC": "1"}


def serve():
    server = subprocess.Popen(
        ["redis-server", "--port", str(PORT), "--save", "", "--daemonize", "no"],
        stdout=subprocess.DEVNULL, cwd=tempfile.gettempdir())
    for _ in range(100):
        if subprocess.run(["redis-cli", "-p", str(PORT), "ping"], capture_output=True).stdout == b"PONG\n":
            return server
        time.sleep(0.1)
    raise SystemExit("Redis does not answer")


def run(key, way, clock, environments, during=None, seconds=SECONDS):
    command = [sys.executable, str(HERE / "node.py"), str(PORT), key, way, clock, str(100 * seconds)]
    nodes = [subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=e) for e in environments]
    if during:
        during()
    outputs = [node.communicate()[0].split("\n")[:-1] for node in nodes]
    rows = [[(float(at), int(ok)) for at, ok in (line.split() for line in output)] for output in outputs]
    span = max(at for row in rows for at, _ in row)
    return rows, span


def counts(name, clock, way, offsets):
    rows, span = run(f"{name}:{way}:{clock}", way, clock, [faked(o) for o in offsets])
    accepted = [sum(ok for _, ok in row) for row in rows]
    allowed = 10 + 100 * span
    print(f"{name:18} {clock:5} {way:8} {accepted}  {sum(accepted):5}  "
          f"{sum(accepted) / allowed:4.2f} of {allowed:.0f}", flush=True)
    return [name, clock, way, *accepted, sum(accepted), round(allowed)]


server = serve()
print(subprocess.run(["redis-server", "--version"], capture_output=True, text=True).stdout.split()[2])
table = [["clocks", "clock", "way", "A", "B", "C", "D", "total", "allowed"]]
EXACT, ONE = [0, 0, 0, 0], [0, 0, 0, 0.5]
for way in ("apart", "raw", "clamped", "forward"):
    table.append(counts("equal", "own", way, EXACT))
for way in ("raw", "clamped", "forward"):
    table.append(counts("D +500 ms", "own", way, ONE))
    table.append(counts("D +5 ms", "own", way, [0, 0, 0, 0.005]))
table.append(counts("D +500 ms", "redis", "forward", ONE))
server.terminate()
server.wait()
with open(HERE / "nodes.csv", "w", newline="") as out:
    csv.writer(out, lineterminator="\n").writerows(table)

# All four clocks go back by three seconds, five seconds into the run, as one clock for all would.
back = {}
server = serve()
for way in ("raw", "clamped", "forward"):
    offset = Path(tempfile.mkstemp()[1])
    offset.write_text("+0\n")
    environment = {**faked(0), "FAKETIME_TIMESTAMP_FILE": str(offset), "FAKETIME_NO_CACHE": "1"}
    environment.pop("FAKETIME")

    def step():
        time.sleep(5)
        offset.write_text("-3\n")

    rows, span = run(f"back:{way}", way, "own", [environment] * 4, during=step, seconds=12)
    back[way] = [sum(ok for row in rows for at, ok in row if int(at) == second) for second in range(12)]
    print(f"back by 3 s  {way:8} {back[way]}", flush=True)
    offset.unlink()
server.terminate()
server.wait()
with open(HERE / "back.csv", "w", newline="") as out:
    csv.writer(out, lineterminator="\n").writerows([["second", *back], *zip(range(12), *back.values())])
