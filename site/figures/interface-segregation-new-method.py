"""One store with twelve methods, three packages that use one or two of them, each with a fake.

Counts the lines of the fakes, then gives the store a thirteenth method and counts the packages
whose tests no longer compile: with the provider's interface, and with one per consumer.
Needs Go; prints the figures on the pages about interface segregation.
"""

import re
import subprocess
import tempfile
from pathlib import Path

METHODS = """\
Get(id int) (string, error)
Put(id int, name string) error
Delete(id int) error
List() ([]int, error)
Count() (int, error)
Begin() error
Commit() error
Rollback() error
Watch(id int) <-chan string
Backup(path string) error
Restore(path string) error
Close() error""".splitlines()
NEW = "Stats() string"
USERS = {
    "greet": ("Get", 'func Hello(s STORE) string { name, _ := s.Get(1); return "hello " + name }'),
    "audit": ("Count", "func Empty(s STORE) bool { n, _ := s.Count(); return n == 0 }"),
    "purge": ("List Delete", "func All(s STORE) { ids, _ := s.List(); for _, id := range ids { _ = s.Delete(id) } }"),
}


def name(method):
    return method.split("(")[0]


def returns(method):
    out = method[method.index(")") + 1 :].strip()
    values = {"error": "nil", "int": "0", "[]int": "nil", "string": '""', "<-chan string": "nil"}
    parts = [p.strip() for p in out.strip("()").split(",")]
    return "return " + ", ".join(values[p] for p in parts)


def body(methods, used):
    lines = ["type fake struct{}"]
    for m in methods:
        what = returns(m) if name(m) in used else 'panic("not used")'
        lines += ["", f"func (fake) {m} {{", what, "}"]
    return "\n".join(lines)


def build(root, wide, store_methods, fake_methods):
    """Writes the module; the fakes know `fake_methods`, the store has `store_methods`."""
    (root / "store").mkdir(exist_ok=True)
    (root / "go.mod").write_text("module example.test/shop\n\ngo 1.19\n")
    real = "\n".join(f"func (*Real) {m} {{ {returns(m)} }}" for m in store_methods)
    interface = "type Store interface {\n" + "\n".join(store_methods) + "\n}\n" if wide else ""
    (root / "store/store.go").write_text(f"package store\n{interface}\ntype Real struct{{}}\n{real}\n")
    lines = {}
    for user, (used, code) in USERS.items():
        used = used.split()
        (root / user).mkdir(exist_ok=True)
        own = [m for m in METHODS if name(m) in used]
        if wide:
            head = 'import "example.test/shop/store"\n'
            code = code.replace("STORE", "store.Store")
            fake = body(fake_methods, used)
        else:
            head = "type source interface {\n" + "\n".join(own) + "\n}\n"
            code = code.replace("STORE", "source")
            fake = body(own, used)
        (root / user / f"{user}.go").write_text(f"package {user}\n{head}\n{code}\n")
        call = re.search(r"func (\w+)", code)[1]
        test = f'package {user}\nimport "testing"\n{fake}\nfunc Test(t *testing.T) {{ {call}(fake{{}}) }}\n'
        (root / user / f"{user}_test.go").write_text(test)
        lines[user] = sum(1 for line in fake.splitlines() if line)
    main = "package main\nimport (\n" + "".join(f'"example.test/shop/{u}"\n' for u in ["store", *USERS])
    main += ")\nfunc main() {\ns := &store.Real{}\n_ = greet.Hello(s)\n_ = audit.Empty(s)\npurge.All(s)\n}\n"
    (root / "main.go").write_text(main)
    return lines


def broken(root):
    subprocess.run(["go", "build", "-o", root / "bin", "."], cwd=root, check=True)
    done = subprocess.run(["go", "test", "./..."], cwd=root, capture_output=True, text=True)
    errors = [line for line in done.stdout.splitlines() + done.stderr.splitlines() if "does not implement" in line]
    return sorted(re.findall(r"FAIL\s+example\.test/shop/(\w+)", done.stdout)), errors


fakes = []
for title, wide in {"provider's interface": True, "consumers' interfaces": False}.items():
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder)
        lines = build(root, wide, METHODS, METHODS)
        before, _ = broken(root)
        build(root, wide, [*METHODS, NEW], METHODS)
        after, errors = broken(root)
    fakes.append(lines)
    print(f"{title}: lines of fakes {lines}, sum {sum(lines.values())}")
    print(f"  tests that fail before {before}, after the thirteenth method {after}")
    for error in errors:
        print("  ", error.strip())

for header, names in (
    ("包,提供方的接口,使用方的接口", ("第一个", "第二个", "第三个")),
    ("package,provider's interface,consumer's interface", ("first", "second", "third")),
):
    print(f"\n{header}")
    for name, user in zip(names, USERS):
        print(name, *(lines[user] for lines in fakes), sep=",")
