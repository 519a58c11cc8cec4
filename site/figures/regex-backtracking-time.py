"""Prints the CPU time of re.match(r"(a+)+$", "a" * n + "b"), the least of five, for
docs/blog/5.算法/2.查找与排序/regex-backtracking.md."""
import re
import sys
import time

best = {n: float("inf") for n in (16, 18, 20, 22)}
for _ in range(5):
    for n in best:
        text = "a" * n + "b"
        start = time.process_time()
        re.match(r"(a+)+$", text)
        best[n] = min(best[n], time.process_time() - start)
print(sys.version.split()[0], {n: f"{1000 * t:.1f} ms" for n, t in best.items()},
      [f"{best[n + 2] / best[n]:.1f}" for n in (16, 18, 20)])
