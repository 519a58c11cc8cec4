"""Replays the pattern that Cloudflare published in July 2019 with PCRE 8.39 on bodies of JSON that have
no equals sign, and counts how often the engine reaches a piece of it (regex-backtracking-pcre.c).
Writes the charts' data for both languages of the page. Needs gcc and Debian's libpcre3-dev."""
import json
import subprocess
import tempfile
from pathlib import Path

HERE = Path(__file__).parent
DOCS = HERE.parent / "docs"
PATTERN = (r"""(?:(?:\"|'|\]|\}|\\|\d|(?:nan|infinity|true|false|null|undefined|symbol|math)|\`|\-|\+)+"""
           r"""[)]*;?((?:\s|-|~|!|{}|\|\||\+)*.*(?:.*=.*)))""")
MENDED = PATTERN.replace(".*(?:.*=.*)", ".*=.*")


def body(items):
    return json.dumps([{"id": 1000 + i, "name": "item", "tags": ["a", "b"], "ok": True}
                       for i in range(items)], separators=(",", ":"))


with tempfile.TemporaryDirectory() as folder:
    tool = folder + "/count"
    subprocess.run(["gcc", "-O2", HERE / "regex-backtracking-pcre.c", "-lpcre", "-o", tool], check=True)

    def count(pattern, text, *plain):
        done = subprocess.run([tool, pattern, *plain], input=text.encode(), capture_output=True, check=True)
        answer, reached, ms = done.stdout.decode().split()
        return answer, int(reached), float(ms)

    print(len(PATTERN), "characters")
    for text in ("x=x", "x=xx", "x=xxx", "x=" + "x" * 20):
        print(f".*.*=.*  {text:23}", *count(".*.*=.*", text)[:2])
    print(f".*.*=.*  {'x' * 20:23}", *count(".*.*=.*", "x" * 20, "plain")[:2], "without the look for =")
    limit = subprocess.run([tool, ".*.*=.*", "limit"], input=b"x" * 20, capture_output=True, check=True)
    print(f".*.*=.*  {'x' * 20:23} smallest match_limit", limit.stdout.decode().strip(), "without the look for =")
    rows = []
    for items in (1, 2, 4, 8, 16, 18, 19, 20):
        text = body(items)
        quick, slow, mended = (count(PATTERN, text), count(PATTERN, text, "plain"),
                               count(MENDED, text, "plain"))
        rows.append((len(text), quick[1] or "", slow[1], mended[1]))
        print(f"{len(text):5} bytes  as it is {quick[1]:10,}  without the look {slow[1]:12,}"
              f"  mended {mended[1]:10,}  {slow[2]:9.1f} ms")
    print("with = at the end:", *count(PATTERN, body(18) + "=")[:2])

for path, head in (("blog/5.算法/2.查找与排序", "请求体字节数,先找等号,不找等号,去掉一个 .*"),
                   ("en/blog/5.Algorithms", "bytes,looks for = first,does not look,one .* removed")):
    (DOCS / path / "regex-backtracking-cloudflare.csv").write_text(
        head + "\n" + "".join(",".join(map(str, row)) + "\n" for row in rows))
