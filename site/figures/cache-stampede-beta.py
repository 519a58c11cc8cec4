"""Writes the chart's CSV of docs/blog/1.数据库/3.Redis/cache-stampede.md from the page's own program."""
import contextlib, csv, io, re

FOLDER = "docs/blog/1.数据库/3.Redis"
text = open(f"{FOLDER}/cache-stampede.md").read()
page = {}
with contextlib.redirect_stdout(io.StringIO()):
    exec(re.search(r"```python run\n(.*?)```", text, re.S)[1], page)
with open(f"{FOLDER}/cache-stampede.csv", "w", newline="") as out:
    writer = csv.writer(out)
    writer.writerow(["beta", "early", "both"])
    for step in range(2, 21):
        beta = step / 4
        counts = [page["simulate"](policy, True, beta).split()[0] for policy in ("early", "both")]
        writer.writerow([beta, *counts])
