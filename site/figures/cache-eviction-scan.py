"""Hit ratio of the 500 requests after one long scan, with the policies of
docs/blog/5.算法/1.数据结构/cache-eviction.md."""
import re
from pathlib import Path

PAGE = Path(__file__).parents[1] / "docs/blog/5.算法/1.数据结构/cache-eviction.md"
t = PAGE.read_text()
code = re.search(r"```python\S* run\n(.*?)```",t,re.S)[1]
exec(code[:code.index("rng = random.Random(1)")])
rng = random.Random(1)
weights = list(accumulate((i + 1) ** -0.9 for i in range(10_000)))
zipf = rng.choices(range(10_000), cum_weights=weights, k=60_000)
for length in (0, 250, 500, 2_000, 10_000):
    for policy in (Fifo, Lru, Sampled, Sieve):
        cache = policy(500)
        for key in zipf[:50_000]:
            cache.get(key)
        for key in range(10**6, 10**6 + length):
            cache.get(key)
        print(length, policy.__name__, sum(map(cache.get, zipf[50_000:50_500])) / 500)
