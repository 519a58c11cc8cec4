"""Three departments, one report: plays the same three changes into two git repositories.

Prints which tests pass after each commit and which files each commit touched; then a third
repository, split too far, and the files in it that change together. Needs git and awk.
"""

import subprocess
import sys
import tempfile
from pathlib import Path

HEAD = "from decimal import ROUND_HALF_UP, Decimal\n\nCENT = Decimal(\"0.01\")\n\n\n"
ONE = [
    '''def report(orders, folder):
    path = folder / "report.csv"
    total = Decimal(0)
    with open(path, "w") as f:
        f.write("item,quantity,amount\\n")
        for name, qty, price in orders:
            amount = qty * price
            total += amount
            f.write(f"{name},{qty},{amount:.2f}\\n")
        f.write(f"total,,{total:.2f}\\n")
    return path
'''
]
ONE.append(ONE[0].replace("amount = qty * price", "amount = (qty * price).quantize(CENT, ROUND_HALF_UP)"))
ONE.append(
    ONE[1]
    .replace("item,quantity,amount", "item,price,quantity,amount")
    .replace('            f.write(f"{name},{qty}', '            if amount:\n                f.write(f"{name},{price},{qty}')
    .replace("total,,", "total,,,")
)
ONE.append(
    ONE[2]
    .replace('    path = folder / "report.csv"\n    total = Decimal(0)\n',
             '    total = sum(qty * price for _, qty, price in orders)\n'
             '    path = folder / f"report-{total:.2f}.csv"\n')
    .replace("            total += amount\n", "")
)
SPLIT = {
    "calculate.py": HEAD + '''def calculate(orders):
    lines = [(name, qty, price, qty * price) for name, qty, price in orders]
    return lines, sum(amount for *_, amount in lines)
''',
    "select_rows.py": '''def select(lines):
    return ["item", "quantity", "amount"], [[n, q, f"{a:.2f}"] for n, q, p, a in lines]
''',
    "render.py": '''def render(header, rows, total):
    foot = ["total"] + [""] * (len(header) - 2) + [f"{total:.2f}"]
    return "".join(",".join(map(str, r)) + "\\n" for r in [header, *rows, foot])
''',
    "write.py": '''def write(text, total, folder):
    path = folder / "report.csv"
    path.write_text(text)
    return path
''',
    "report.py": '''from calculate import calculate
from render import render
from select_rows import select
from write import write


def report(orders, folder):
    lines, total = calculate(orders)
    return write(render(*select(lines), total), total, folder)
''',
}
CHANGES = [
    ("calculate.py", "price, qty * price)", "price, (qty * price).quantize(CENT, ROUND_HALF_UP))"),
    ("select_rows.py", SPLIT["select_rows.py"], '''def select(lines):
    header = ["item", "price", "quantity", "amount"]
    return header, [[n, p, q, f"{a:.2f}"] for n, q, p, a in lines if a]
'''),
    ("write.py", '"report.csv"', 'f"report-{total:.2f}.csv"'),
]
TEST = '''import sys, tempfile
from decimal import Decimal
from pathlib import Path
from report import report
ORDERS = [("pen", 1, Decimal("3.335")), ("book", 1, Decimal("3.335")),
          ("lamp", 1, Decimal("3.335")), ("sticker", 1, Decimal("0"))]
with tempfile.TemporaryDirectory() as folder:
    path = report(ORDERS, Path(folder))
    text = path.read_text()
rows = [line.split(",") for line in text.splitlines()]
total = rows[-1][-1]
print("finance", sum(Decimal(r[-1]) for r in rows[1:-1]) == Decimal(total),
      "marketing", "price" in text and "sticker" not in text,
      "operations", path.stem == f"report-{total}")
'''
FAR = {
    "fields.py": 'FIELDS = ["name", "email"]\n',
    "parse.py": "from fields import FIELDS\n\n\ndef parse(line):\n    return dict(zip(FIELDS, line.split(\",\")))\n",
    "validate.py": 'def validate(d):\n    assert d["name"] and "@" in d["email"]\n    return d\n',
    "show.py": 'def show(d):\n    return f"{d[\'name\']} <{d[\'email\']}>"\n',
    "main.py": "from parse import parse\nfrom show import show\nfrom validate import validate\n\n\n"
               "def line(text):\n    return show(validate(parse(text)))\n",
}
FAR_CHANGES = [
    {"fields.py": 'FIELDS = ["name", "email", "city"]\n',
     "validate.py": 'def validate(d):\n    assert d["name"] and "@" in d["email"] and d["city"]\n    return d\n',
     "show.py": 'def show(d):\n    return f"{d[\'name\']} <{d[\'email\']}>, {d[\'city\']}"\n'},
    {"fields.py": 'FIELDS = ["name", "email", "city", "phone"]\n',
     "validate.py": 'def validate(d):\n    assert d["name"] and "@" in d["email"] and d["city"]\n'
                    '    assert d["phone"].isdigit()\n    return d\n',
     "show.py": 'def show(d):\n    return f"{d[\'name\']} <{d[\'email\']}>, {d[\'city\']}, {d[\'phone\']}"\n'},
]
TOGETHER = r"""git log --diff-filter=M --name-only --format=%x40 |
  awk -v RS=@ '{ for (i = 1; i <= NF; i++)
                   for (j = i + 1; j <= NF; j++) print $i, $j }' |
  sort | uniq -c | sort -rn"""


class Repository:
    def __init__(self, folder):
        self.folder = Path(folder)
        self.git("init", "-q")

    def git(self, *args):
        name = ["-c", "user.name=x", "-c", "user.email=x@example.test"]
        run = ["git", *name, *args]
        return subprocess.run(run, cwd=self.folder, check=True, capture_output=True, text=True).stdout

    def commit(self, files, subject):
        for path, text in files.items():
            (self.folder / path).write_text(text)
        self.git("add", "-A")
        self.git("commit", "-qm", subject)
        return self.git("show", "--stat", "--format=").strip().replace("\n", ";")

    def test(self):
        run = [sys.executable, "-B", "-c", TEST]
        return subprocess.run(run, cwd=self.folder, check=True, capture_output=True, text=True).stdout.strip()


WHO = ["first version", "finance", "marketing", "operations"]
with tempfile.TemporaryDirectory() as folder:
    repo = Repository(folder)
    for who, code in zip(WHO, ONE):
        touched = repo.commit({"report.py": HEAD + code}, who)
        print(f"one function, {who}: {repo.test()}\n    {touched}")
    print("together:", subprocess.run(["bash", "-c", TOGETHER], cwd=folder, capture_output=True, text=True).stdout)
with tempfile.TemporaryDirectory() as folder:
    repo, files = Repository(folder), dict(SPLIT)
    print("split, first version:", repo.commit(files, WHO[0]) and repo.test())
    for who, (path, old, new) in zip(WHO[1:], CHANGES):
        assert old in files[path]
        files[path] = files[path].replace(old, new)
        touched = repo.commit(files, who)
        print(f"split, {who}: {repo.test()}\n    {touched}")
    print("together:", subprocess.run(["bash", "-c", TOGETHER], cwd=folder, capture_output=True, text=True).stdout)
with tempfile.TemporaryDirectory() as folder:
    repo = Repository(folder)
    repo.commit(FAR, "first version")
    print("too far:", sum(len([x for x in t.splitlines() if x]) for t in FAR.values()), "lines,", len(FAR), "files")
    for change in FAR_CHANGES:
        repo.commit(change, "one more field")
    print(subprocess.run(["bash", "-c", TOGETHER], cwd=folder, capture_output=True, text=True).stdout)
