"""Writes the chart's CSV of docs/blog/1.数据库/4.索引与存储/btree-vs-lsm.md from the page's own program."""
import csv, re

FOLDER = "docs/blog/1.数据库/4.索引与存储"
text = open(f"{FOLDER}/btree-vs-lsm.md").read()
toy = {"__name__": "toy"}
exec(re.search(r"```python run\n(.*?)```", text, re.S)[1], toy)
with open(f"{FOLDER}/btree-vs-lsm.csv", "w", newline="") as out:
    writer = csv.writer(out)
    writer.writerow(["扇出", "分层", "分级"])
    for fanout in range(2, 17):
        writer.writerow([fanout] + [round(toy["measure"](fanout, tiered)[1], 2) for tiered in (False, True)])
