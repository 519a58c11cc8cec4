"""Writes the chart's CSV of docs/en/blog/1.Databases/cache-stampede.md from the page's own program, and
prints its table: when the first early refresh is expected, and how many there are."""
import contextlib, csv, io, math, re

FOLDER = "docs/en/blog/1.Databases"
text = open(f"{FOLDER}/cache-stampede.md").read()
page = {}
with contextlib.redirect_stdout(io.StringIO()):
    exec(re.search(r"```python run\n(.*?)```", text, re.S)[1], page)
presets, simulate = page["PRESETS"], page["simulate"]
with open(f"{FOLDER}/cache-stampede.csv", "w", newline="") as out:
    writer = csv.writer(out)
    writer.writerow(["beta", *presets])
    for step in range(1, 17):
        beta = step / 4
        writer.writerow([beta] + [simulate(name, "both", beta=beta)[0] for name in presets])
for name, (rate, ttl, cost) in presets.items():
    for beta in (0.25, 0.5, 1, 2, 4):
        lead = max(0, beta * cost * math.log(rate * beta * cost))
        cycle = max(cost, ttl - lead + cost)
        count, _, blocked, _ = simulate(name, "both", beta=beta)
        print(f"{name:6} {beta:4} x {lead:6.1f} s  predicted {3600 / cycle:4.0f}  simulated {count:4}  blocked {blocked}")
