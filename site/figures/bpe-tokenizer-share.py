"""Writes the data of the chart of sixty rules in bpe-tokenizer.md, both languages, by the Chinese page's own program."""
import contextlib
import csv
import io
import re

FOLDER = "docs"
PAGES = {
    "docs/blog/4.模型/2.语言模型": ["中文占比（%）", "英文句", "中文句"],
    "docs/en/blog/4.Models": ["Percent Chinese", "English phrase", "Chinese phrase"],
}
text = open(f"{next(iter(PAGES))}/bpe-tokenizer.md").read()
page = {}
with contextlib.redirect_stdout(io.StringIO()):
    exec(re.search(r"```python\S* run\n(.*?)```", text, re.S)[1], page)
rows = []
for english, chinese in ((4, 0), (4, 1), (3, 1), (2, 1), (1, 1), (1, 2), (1, 3), (1, 4), (0, 4)):
    rules = page["train"](page["EN"] * english + page["ZH"] * chinese, 60)
    share = round(100 * chinese / (english + chinese))
    foreign = [new for new in rules.values() if max(page["decode"]([new], rules)) > 127]
    rows.append([share] + [len(page["encode"](phrase, rules)) for phrase in page["PHRASES"]])
    print(f"{share:3} % Chinese: {len(foreign)} of {len(rules)} rules are; {rows[-1][1:]}")
for folder, head in PAGES.items():
    with open(f"{folder}/bpe-tokenizer.csv", "w", newline="") as out:
        csv.writer(out, lineterminator="\n").writerows([head, *rows])
