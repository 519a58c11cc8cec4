"""The model of the pages called durable-file-write without the order of writes inside a file: after a loss of power
any subset of the changes that weren't synced may be on the disk. “hole” is the second half without the first."""
from itertools import combinations

TEMP = ["create", "write 1", "write 2"]
VARIANTS = {
    "in place": ["truncate", "write 1", "write 2"],
    "rename only": TEMP + ["rename"],
    "no dir fsync": TEMP + ["fsync", "rename"],
    "no file fsync": TEMP + ["rename", "fsync dir"],
    "all four": TEMP + ["fsync", "rename", "fsync dir"],
}
NAMES, DATA = ("create", "rename"), ("truncate", "write 1", "write 2")
CONTENT = {(): "empty", ("write 1",): "half", ("write 2",): "hole", ("write 1", "write 2"): "new"}
OVER_OLD = {0: "old", 1: "mixed", 2: "new"}             # written over the old text, which wasn't cut


def outcomes(ops, done):
    ran = ops[:done]
    names = sum(op in NAMES for op in ran)
    data = [op for op in ran if op in DATA]
    kept = [tuple(data)] if "fsync" in ran else [some for n in range(len(data) + 1) for some in combinations(data, n)]
    for count in range(names if "fsync dir" in ran else 0, names + 1):
        for some in kept:
            if ops[0] == "create" and count < 2:
                yield "old"
            elif ops[0] == "truncate" and "truncate" not in some:
                yield OVER_OLD[len(some)]
            else:
                yield CONTENT[tuple(op for op in some if op != "truncate")]


print(f"{'':15}{'power lost':33}after return")
for name, ops in VARIANTS.items():
    lost = {state for done in range(len(ops) + 1) for state in outcomes(ops, done)}
    after = set(outcomes(ops, len(ops)))
    show = lambda states: " ".join(s for s in ("old", "new", "empty", "half", "hole", "mixed") if s in states)
    print(f"{name:15}{show(lost):33}{show(after)}")
