"""Writes the chart's CSV of docs/en/blog/4.Models/bpe-tokenizer.md from the page's own program."""
import contextlib, csv, io, re

FOLDER = "docs/en/blog/4.Models"
text = open(f"{FOLDER}/bpe-tokenizer.md").read()
page = {}
with contextlib.redirect_stdout(io.StringIO()):
    exec(re.search(r"```python run\n(.*?)```", text, re.S)[1], page)
with open(f"{FOLDER}/bpe-tokenizer.csv", "w", newline="") as out:
    writer = csv.writer(out)
    writer.writerow(["percent Chinese", "English phrase", "Chinese phrase"])
    for english, chinese in ((4, 0), (4, 1), (3, 1), (2, 1), (1, 1), (1, 2), (1, 3), (1, 4), (0, 4)):
        rules = page["train"](page["EN"] * english + page["ZH"] * chinese, 60)
        share = round(100 * chinese / (english + chinese))
        words = page["table"](rules)
        foreign = [words[new] for new in rules.values() if max(words[new]) > 127]
        print(f"{share:3} % Chinese: {len(foreign)} of {len(rules)} rules are")
        writer.writerow([share] + [len(page["encode"](phrase, rules)) for phrase in page["PHRASES"]])
