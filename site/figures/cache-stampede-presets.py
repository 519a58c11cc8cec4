"""Writes the β chart's CSV beside both pages called cache-stampede from their own program, and prints their
table: when the first early refresh is expected, and how many there are."""
import contextlib, csv, io, math, re

PAGES = ("docs/blog/1.数据库/3.Redis", "docs/en/blog/1.Databases")
text = open(f"{PAGES[1]}/cache-stampede.md").read()
page = {}
with contextlib.redirect_stdout(io.StringIO()):
    exec(re.search(r"```python\S* run\n(.*?)```", text, re.S)[1], page)
presets = {name: page["PRESETS"][name] for name in ("small", "hot", "slow")}


def simulate(name, beta):
    """Recomputations and requests without a value."""
    count, _, blocked, _ = page["simulate"](name, "both", beta=beta).split()
    return count, blocked


for folder in PAGES:
    with open(f"{folder}/cache-stampede.csv", "w", newline="") as out:
        writer = csv.writer(out)
        writer.writerow(["beta", *presets])
        for step in range(1, 17):
            writer.writerow([step / 4] + [simulate(name, step / 4)[0] for name in presets])
for name, (rate, ttl, cost) in presets.items():
    for beta in (0.25, 0.5, 1, 2, 4):
        lead = max(0, beta * cost * math.log(rate * beta * cost))
        cycle = max(cost, ttl - lead + cost)
        count, blocked = simulate(name, beta)
        print(f"{name:6} {beta:4} x {lead:6.1f} s  predicted {3600 / cycle:4.0f}  simulated {count:>4}  blocked {blocked}")
