"""Runs the measurements of docs/blog/1.数据库/1.SQLite/fts5-chinese.md.

The corpus is the Chinese text of this repository at one commit, a paragraph per document, so every
run sees the same bytes. Queries are drawn with a fixed seed from what occurs in at least three paragraphs.
"""
import random, re, sqlite3, subprocess

COMMIT = "cb20bc1"
HAN = r"[\u4e00-\u9fff]"


def git(*words):
    return subprocess.run(["git", "-c", "core.quotePath=false", *words], capture_output=True, text=True, check=True).stdout


def corpus():
    for path in git("ls-tree", "-r", "--name-only", COMMIT, "docs").splitlines():
        if not path.endswith(".md") or path.startswith("docs/en/"):
            continue
        text = git("show", f"{COMMIT}:{path}").split("---", 2)[-1]
        text = re.sub(r"^```.*?^```", "", text, flags=re.S | re.M)
        for part in re.split(r"\n\s*\n", text):
            if len(re.findall(HAN, part)) >= 10:
                yield part


def bigrams(text):
    words = []
    for part in re.findall(rf"{HAN}+|[A-Za-z0-9]+", text):
        if re.match(HAN, part) and len(part) > 1:
            words += [part[i:i + 2] for i in range(len(part) - 1)]
        else:
            words.append(part)
    return " ".join(words)


docs = list(corpus())
print("SQLite", sqlite3.sqlite_version, "paragraphs", len(docs), "bytes", sum(len(d.encode()) for d in docs),
      "Han", sum(len(re.findall(HAN, d)) for d in docs))


def sample(length):
    seen = {}
    for i, d in enumerate(docs):
        for run in re.findall(f"{HAN}+", d):
            for at in range(len(run) - length + 1):
                seen.setdefault(run[at:at + length], set()).add(i)
    good = sorted(w for w, where in seen.items() if len(where) >= 3)
    return random.Random(1).sample(good, 20)


KINDS = {
    "unicode61": ("fts5(t)", lambda d: d, lambda q: f'"{q}"'),
    "trigram": ("fts5(t, tokenize = 'trigram')", lambda d: d, lambda q: f'"{q}"'),
    "bigram": ("fts5(t)", bigrams, lambda q: f'"{bigrams(q)}"'),
    "bigram, contentless": ("fts5(t, content = '')", bigrams, lambda q: f'"{bigrams(q)}"'),
    "trigram, contentless": ("fts5(t, content = '', tokenize = 'trigram')", lambda d: d, lambda q: f'"{q}"'),
    "bigram, detail=none": ("fts5(t, content = '', detail = none)", bigrams,
                            lambda q: " AND ".join(f'"{w}"' for w in bigrams(q).split())),
}
queries = {n: sample(n) for n in (2, 4)}
print(queries)
truth = {q: {i for i, d in enumerate(docs, 1) if q in d} for n in queries for q in queries[n]}
for name, (spec, write, ask) in KINDS.items():
    db = sqlite3.connect(":memory:")
    db.execute(f"CREATE VIRTUAL TABLE x USING {spec}")
    db.executemany("INSERT INTO x (rowid, t) VALUES (?, ?)", ((i, write(d)) for i, d in enumerate(docs, 1)))
    db.execute("INSERT INTO x (x) VALUES ('optimize')")
    size = dict(db.execute("SELECT name, sum(pgsize) FROM dbstat WHERE name LIKE 'x_%' GROUP BY name"))
    line = []
    for n in queries:
        hit = want = extra = 0
        for q in queries[n]:
            got = {r[0] for r in db.execute("SELECT rowid FROM x WHERE x MATCH ?", (ask(q),))}
            hit, want, extra = hit + len(got & truth[q]), want + len(truth[q]), extra + len(got - truth[q])
        line.append(f"{n} characters: recall {hit}/{want} = {hit / want:.0%}, wrong {extra}")
    print(f"{name:22} index {size.get('x_data', 0) + size.get('x_idx', 0):8} content {size.get('x_content', 0):8}", *line, sep="  ")
