"""Writes docs/blog/5.算法/1.数据结构/cache-eviction-sizes.csv: hit ratios of FIFO, LRU and SIEVE
for four cache sizes, 200,000 Zipf requests (seeded), with and without scans."""
import random
from collections import OrderedDict
from itertools import accumulate
from pathlib import Path

OUT = Path(__file__).parents[1] / "docs/blog/5.算法/1.数据结构/cache-eviction-sizes.csv"


class Fifo:
    def __init__(self, size):
        self.size, self.items = size, OrderedDict()

    def get(self, key):
        if key in self.items:
            return True
        if len(self.items) == self.size:
            self.items.popitem(last=False)
        self.items[key] = None
        return False


class Lru(Fifo):
    def get(self, key):
        if key in self.items:
            self.items.move_to_end(key)
        return super().get(key)


class Sieve:
    def __init__(self, size):
        self.size, self.seen = size, {}
        self.newer, self.older = {}, {}
        self.head = self.tail = self.hand = None

    def get(self, key):
        if key in self.seen:
            self.seen[key] = True
            return True
        if len(self.seen) == self.size:
            self.evict()
        self.seen[key] = False
        self.newer[key], self.older[key] = None, self.head
        if self.head is None:
            self.tail = key
        else:
            self.newer[self.head] = key
        self.head = key
        return False

    def evict(self):
        key = self.tail if self.hand is None else self.hand
        while self.seen[key]:
            self.seen[key] = False
            key = self.tail if self.newer[key] is None else self.newer[key]
        newer, older = self.newer.pop(key), self.older.pop(key)
        del self.seen[key]
        self.hand = newer
        if newer is None:
            self.head = older
        else:
            self.older[newer] = older
        if older is None:
            self.tail = newer
        else:
            self.newer[older] = newer


rng = random.Random(2)
weights = list(accumulate((i + 1) ** -0.9 for i in range(10_000)))
zipf = rng.choices(range(10_000), cum_weights=weights, k=200_000)
scan, fresh = [], 10**6
for i in range(0, len(zipf), 500):
    scan += zipf[i:i + 500] + list(range(fresh, fresh + 250))
    fresh += 250

with OUT.open("w") as f:
    f.write("缓存大小,FIFO,LRU,SIEVE,FIFO（有扫描）,LRU（有扫描）,SIEVE（有扫描）\n")
    for size in (100, 500, 1_000, 2_000):
        row = []
        for trace in (zipf, scan):
            for policy in (Fifo, Lru, Sieve):
                cache = policy(size)
                row.append(f"{100 * sum(map(cache.get, trace)) / len(trace):.1f}")
        f.write(f"{size}," + ",".join(row) + "\n")
print(OUT.read_text())
