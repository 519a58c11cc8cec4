"""Size of a growing dict, for the chart of docs/blog/2.编程语言/1.Python/dict-resize.md (CPython 3.13, 64 bit)."""
import csv, pathlib, sys

here = pathlib.Path(__file__).resolve().parents[1] / "docs/blog/2.编程语言/1.Python"
numbers, names = {}, {}
with open(here / "dict-resize.csv", "w", newline="") as file:
    out = csv.writer(file)
    out.writerow(["键数", "整数键", "字符串键"])
    for n in range(181):
        out.writerow([n, sys.getsizeof(numbers), sys.getsizeof(names)])
        numbers[n] = names[str(n)] = None
