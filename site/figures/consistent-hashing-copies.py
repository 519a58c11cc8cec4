"""Copies of the hottest keys, as in the last program of the pages called consistent-hashing, over forty different
hash functions instead of one: how busy the busiest of ten nodes is."""
import hashlib
from collections import Counter
from statistics import mean

KEYS, SALTS = 2_000, 40


def orders(salt):
    """For each key the nodes, best first."""
    def score(key, node):
        return hashlib.blake2b(f"{salt}/{node}/{key}".encode(), digest_size=8).digest()
    return [sorted(range(10), key=lambda node: score(key, node), reverse=True) for key in range(KEYS)]


tables = [orders(salt) for salt in range(SALTS)]
print("copies of the hottest    mean of 40     least      most")
for hot, copies in ((0, 1), (1, 2), (1, 10), (10, 3), (10, 10)):
    worst = []
    for table in tables:
        load = Counter()
        for rank, order in enumerate(table):
            nodes = order[:copies if rank < hot else 1]
            for node in nodes:
                load[node] += 1 / (rank + 1) / len(nodes)
        worst.append(max(load.values()) * 10 / sum(load.values()))
    print(f"{hot:4} keys, {copies:2} copies {mean(worst):14.2f} {min(worst):9.2f} {max(worst):9.2f}")
