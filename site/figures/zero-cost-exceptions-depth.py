"""What an exception costs by the number of frames it passes, for the article zero-cost-exceptions.

Like zero-cost-exceptions-cost.py: instructions per iteration, counted by callgrind in CPython 3.13.0,
once for a call that fails at the bottom and once for one that returns.
"""
import os, re, subprocess

N = 4_000
PYTHON = os.path.expanduser("~/.pyenv/versions/3.13.0/bin/python3")
PROGRAM = """
def descend(depth, fail):
    if depth:
        return descend(depth - 1, fail)
    if fail:
        raise ValueError
    return None

def run(n, depth, fail):
    for _ in range(n):
        try:
            descend(depth, fail)
        except ValueError:
            pass

run({n}, {depth}, {fail})
"""


def instructions(**values):
    run = subprocess.run(["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", PYTHON,
                          "-S", "-c", PROGRAM.format(**values)],
                         capture_output=True, text=True, check=True,
                         env={**os.environ, "PYTHONHASHSEED": "0"})
    return int(re.search(r"Collected : (\d+)", run.stderr)[1])


for depth in (0, 1, 10, 50):
    cost = [(instructions(n=2 * N, depth=depth, fail=fail) - instructions(n=N, depth=depth, fail=fail)) / N
            for fail in (False, True)]
    print(f"depth {depth:2}: returns {cost[0]:8.0f}, raises {cost[1]:8.0f}, "
          f"difference {cost[1] - cost[0]:8.0f}", flush=True)
