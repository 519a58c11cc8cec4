"""Writes the fan-out chart's CSV beside both pages called btree-vs-lsm from their own program."""
import csv, re

PAGES = {"docs/blog/1.数据库/4.索引与存储": ("扇出", "leveled", "tiered"),
         "docs/en/blog/1.Databases": ("fan-out", "leveled", "tiered")}
toy = {"__name__": "toy"}
exec(re.search(r"```python\S* run\n(.*?)```", open(f"{[*PAGES][0]}/btree-vs-lsm.md").read(), re.S)[1], toy)
rows = [[fanout, *(round(toy["measure"](fanout, tiered)[1], 2) for tiered in (False, True))]
        for fanout in range(2, 17)]
for folder, heading in PAGES.items():
    with open(f"{folder}/btree-vs-lsm.csv", "w", newline="") as out:
        csv.writer(out).writerows([heading, *rows])
