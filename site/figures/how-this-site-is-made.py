"""Writes the data of the charts of how-this-site-is-made.md, in both languages.

WEIGHED holds the medians that `npm run weigh` printed after a build. After another weighing, put them
there, run this, and `kis verify` names the lines of the page that changed. They stand in this file and not
beside it because a proof knows its script, not what the script reads. The figures of the search are those of decisions/0015-search-without-a-server.md.
"""
import csv
import re
from pathlib import Path

# html, css, sheets, script, total, requests, fonts, pictures, intent, application
WEIGHED = """
median of 14: other                            3312  11149      3   4680  19186    8    4222         0    8664       114776
median of 91: article                         14454  14321      8   2538  31152   10   27112         0   10084       115531
median of 97: list                             5027   8524      2   2538  16089    4    8812         0    6522       114281
median of 48: series                          12904  14001      7   2538  29632    9   26712         0    9625       115155
median of 2: home                              8456  15632      5   2538  26626    7   10876         0    9625       117978
"""
FOLDER = Path(__file__).parent.parent / "docs"
PAGES = {"zh": FOLDER / "blog/3.工具/3.构建与数据", "en": FOLDER / "en/blog/3.Tools"}
NAMES = {
    "article": ("文章", "article"),
    "series": ("系列", "series"),
    "list": ("列表", "list"),
    "home": ("首页", "home"),
}


def write(name, heads, rows):
    for at, (language, head) in enumerate(heads.items()):
        lines = [[cell[at] if isinstance(cell, tuple) else cell for cell in row] for row in rows]
        with open(PAGES[language] / name, "w", newline="") as out:
            csv.writer(out, lineterminator="\n").writerows([head, *lines])


weighed = {}
for line in WEIGHED.splitlines():
    if found := re.match(r"median of (\d+): (\w+)\s+(.*)", line):
        names = ("html", "css", "sheets", "script", "total", "requests", "fonts", "pictures", "intent", "application")
        weighed[found[2]] = {"pages": int(found[1])} | dict(zip(names, map(int, found[3].split())))
kilo = lambda value: round(value / 1000, 1)
print("median of       pages   kB  requests   HTML  styles  script   later")
for kind in NAMES:
    one = weighed[kind]
    print(
        f"{kind:15}{one['pages']:6}{kilo(one['total']):6}{one['requests']:8}"
        f"{kilo(one['html']):9}{kilo(one['css']):8}{kilo(one['script']):8}{kilo(one['application']):8}"
    )
article = weighed["article"]
print(f"script of an article before intent: {article['script'] / article['application']:.1%} of what comes later")
write(
    "how-this-site-is-made-weight.csv",
    {"zh": ["页面", "HTML", "样式", "脚本"], "en": ["Page", "HTML", "styles", "scripts"]},
    [[name, *(kilo(weighed[kind][part]) for part in ("html", "css", "script"))] for kind, name in NAMES.items()],
)
write(
    "how-this-site-is-made-intent.csv",
    {
        "zh": ["页面", "读的时候", "菜单、搜索", "应用"],
        "en": ["Page", "while reading", "menus, search", "application"],
    },
    [
        [name, *(kilo(weighed[kind][part]) for part in ("script", "intent", "application"))]
        for kind, name in NAMES.items()
    ],
)
write(
    "how-this-site-is-made-search.csv",
    {"zh": ["引擎", "排第一", "前五", "没有结果"], "en": ["Engine", "first", "first five", "empty"]},
    [
        ["Pagefind", 67, 76, 18],
        [("MiniSearch，原样", "MiniSearch, plain"), 81, 90, 6],
        [("MiniSearch，加别名等", "MiniSearch, with aliases"), 89, 96, 1],
        [("自己的，另一组问题", "ours, other queries"), 90, 94, 4],
    ],
)
