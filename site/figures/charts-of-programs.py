"""Prints the rows of charts whose numbers a program of the same page prints.

Takes the program that stands last above the chart out of the page, runs it, and picks the numbers.
One program counts names of the standard library, which every Python has others of: there the output
beneath it is read, which is compared with a run of its own.
"""
import re
import subprocess
import sys
from pathlib import Path

DOCS = Path(__file__).parents[1] / "docs"
PROGRAM = re.compile(r"^```python\S* run[^\n]*\n(.*?)^```$", re.M | re.S)

OUTPUT = re.compile(r"^```text output\n(.*?)^```$", re.M | re.S)


def printed(page, title):
    above = (DOCS / page).read_text(encoding="utf-8").split(f'title="{title}')[0]
    program = PROGRAM.findall(above)[-1]
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    return done.stdout


def shown(page, title):
    above = (DOCS / page).read_text(encoding="utf-8").split(f'title="{title}')[0]
    return OUTPUT.findall(above)[-1]


def chart(header, rows):
    print(header)
    for row in rows:
        print(*row, sep=",")
    print()


def named(text, pattern, names):
    """The groups of each match behind its name; the program prints them in this order."""
    found = re.findall(pattern, text, re.M)
    assert len(found) == len(names), (names, text)
    for name, groups in zip(names, found):
        yield name, *(groups if isinstance(groups, tuple) else (groups,))


FLOATS = "blog/5.算法/4.数值与随机/float-sum.md"
text = printed(FLOATS, "同样十万个数")
ulps = named(text, r"([-+]\d+) ulp$", ["从大往小", "打乱", "从小往大", "两两求和", "fsum"])
chart("加法,误差（ulp）", [(name, abs(int(ulp))) for name, ulp in ulps])

text = printed(FLOATS, "开机越久")
chart("小时,落后", re.findall(r"^ *(\d+) h:.* ([\d.]+) s behind$", text, re.M))

text = printed("blog/5.算法/4.数值与随机/reservoir-sampling.md", "一万次抽样里")
chart("版本,第一行,最后一行", named(text, r"first (\d+)  last (\d+)", ["R", "R 差一", "L"]))

text = printed("dataMining/1.数据/2.data-quality.md", "三种缺失机制下")
low = re.findall(r"^(\w+): 留下.*?（([-+][\d.]+)）.*?（([-+][\d.]+)）$", text, re.M)
chart("机制,删行,按组加权", [(name, -float(a), -float(b)) for name, a, b in low])

text = printed("dataMining/1.数据/3.preprocessing.md", "全是噪声的特征上")
chart("次序,准确率", re.findall(r"^(\S+): ([\d.]+)%", text, re.M))

text = printed("dataMining/2.关联分析/7.categorical-attributes.md", "青岛的购买率")
rates = dict(re.findall(r"^(全体购买率|青岛|归入「\w+」) \d+/\d+ = ([\d.]+)$", text, re.M))
names = {"青岛": "青岛", "归入华东": "归入「华东」", "归入其他": "归入「其他」", "全体": "全体购买率"}
chart("取值,购买率", [(name, rates[line]) for name, line in names.items()])

text = printed("designModel/6.law-of-demeter.md", "把 city 改名之后")
chart("写法,报错的行,悄悄错的答案", re.findall(r"^(\S+)：.*来自 (\d+) 行代码；.*错 (\d+) 个$", text, re.M))

text = shown("en/blog/2.Languages/zen-of-python.md", "Public names with a capital letter")
found = re.findall(r"^(\w+) (\d+) of (\d+) ", text, re.M)
chart("module,with a capital,without", [(n, a, int(all_) - int(a)) for n, a, all_ in found])
