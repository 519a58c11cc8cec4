"""nginx with twenty servers in its list, ten of them marked as down: which of 5,000 keys move when one of the ten
comes up, with `hash` and with `hash … consistent`. And whether the order of the list matters. Takes the helpers
of consistent-hashing-nginx.py. Needs nginx."""
from pathlib import Path

source = Path(__file__).with_name("consistent-hashing-nginx.py").read_text()
exec(source[:source.index("\nprint(")])


def servers(change):
    """Twenty in the list; ten are up, eleven when one was added. `reversed` lists the ten the other way around."""
    if change == "reversed":
        return [f"server 127.0.0.1:{FIRST + number};" for number in reversed(range(10))]
    if change == "ten":
        return [f"server 127.0.0.1:{FIRST + number};" for number in range(10)]
    up = 11 if change == "add" else 10
    return [f"server 127.0.0.1:{FIRST + number}{'' if number < up else ' down'};" for number in range(20)]


for method, name in (("", "hash"), (" consistent", "hash consistent")):
    before, after = owners("", method), owners("add", method)
    moved = [(a, b) for a, b in zip(before, after) if a != b]
    useless = sum(b != 10 for _, b in moved)
    counts = Counter(after)
    print(f"{name:16} ten of twenty up, then eleven: moved {len(moved) / KEYS:.1%}, useless {useless / KEYS:.1%},"
          f" max/mean {max(counts.values()) * len(counts) / KEYS:.2f}")
    ten, turned = owners("ten", method), owners("reversed", method)
    print(f"{name:16} the list reversed: moved {sum(a != b for a, b in zip(ten, turned)) / KEYS:.1%}")
