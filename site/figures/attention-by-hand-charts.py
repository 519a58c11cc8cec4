"""Writes the data of the charts of attention-by-hand, in both languages.

The multiplications are counted by the program of the Chinese page itself; sizes and times were
measured by kv-cache-llama.mjs.
"""
import contextlib
import csv
import io
import re
from pathlib import Path

FIGURES = Path(__file__).parent
FOLDER = FIGURES.parent / "docs"
PAGES = {"zh": FOLDER / "blog/4.模型/2.语言模型", "en": FOLDER / "en/blog/4.Models"}


def write(name, heads, rows):
    for language, head in heads.items():
        with open(PAGES[language] / name, "w", newline="") as out:
            csv.writer(out, lineterminator="\n").writerows([head, *rows])


def measured(name):
    with open(FIGURES / "kv-cache" / name) as file:
        return list(csv.reader(file))[1:]


text = (PAGES["zh"] / "attention-by-hand.md").read_text()
programs = re.findall(r"```python\S* run\n(.*?)```", text, re.S)
page = {}
with contextlib.redirect_stdout(io.StringIO()):
    exec(next(program for program in programs if "def cached" in program), page)


def count(way, n):
    page["done"] = 0
    way([list(page["WORDS"].values())[i % 3] for i in range(n)])
    return page["done"]


write(
    "attention-by-hand-steps.csv",
    {"zh": ["词数", "整句重来", "有缓存"], "en": ["Words", "all over again", "with a cache"]},
    [[n, count(page["again"], n), count(page["cached"], n)] for n in range(8, 97, 8)],
)

sizes = {(model, kind): row for model, kind, *row in measured("sizes.csv")}
models = list(dict.fromkeys(model for model, _ in sizes))
write(
    "attention-by-hand-sizes.csv",
    {
        "zh": ["模型的形状", "公式", "f16 进程多占", "q8_0 进程多占", "q4_0 进程多占"],
        "en": ["Shape of", "formula", "f16, process grew", "q8_0", "q4_0"],
    },
    [[m, sizes[m, "F16"][0], *(sizes[m, kind][2] for kind in ("F16", "Q8_0", "Q4_0"))] for m in models],
)

times = {(int(kv), int(before)): (one, again) for kv, before, one, again in measured("times.csv")}
lengths = sorted({before for _, before in times})
write(
    "attention-by-hand-times.csv",
    {
        "zh": ["已有的 token", "32 个 KV 头", "8 个 KV 头", "1 个 KV 头"],
        "en": ["Tokens before", "32 KV heads", "8 KV heads", "1 KV head"],
    },
    [[n, *(times[kv, n][0] for kv in (32, 8, 1))] for n in lengths],
)
write(
    "attention-by-hand-again.csv",
    {"zh": ["已有的 token", "整段重算", "有缓存"], "en": ["Tokens before", "all again", "with the cache"]},
    [[n, times[8, n][1], times[8, n][0]] for n in lengths],
)
