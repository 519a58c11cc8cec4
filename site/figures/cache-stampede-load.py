"""Puts a real server under load for the pages called cache-stampede: Redis, two processes of
cache-stampede-server.py, PostgreSQL (socket in /tmp, port 5844), and one client with arrivals at random.

`load` runs the hot and the slow value of the pages for eight minutes, ten requests a second, each policy on a key of its own;
`busy` lets the database really compute. Writes the CSV files of the charts beside both pages.
"""
import asyncio
import csv
import os
import random
import subprocess
import sys
import time

import aiohttp
import redis

HERE = os.path.dirname(os.path.abspath(__file__))
PAGES = {f"{HERE}/../docs/blog/1.数据库/3.Redis": "秒", f"{HERE}/../docs/en/blog/1.Databases": "seconds"}
PORT, REDIS = 5861, 5860
HOT = [f"{policy}:2:60:1" for policy in ("none", "lock", "early", "both")]
SLOW = [f"{policy}:20:60:{beta}" for policy, beta in (("lock", 1), ("both", 0.25), ("both", 1))]
SLEEP = "SELECT pg_sleep($1)"
COMPUTE = "SELECT count(*) FROM generate_series(1, (2400000 * $1::float8)::int) AS n WHERE n % 7 = 3"


async def ask(session, key, waits):
    begun = time.monotonic()
    async with session.get(f"http://127.0.0.1:{PORT}/{key}") as response:
        await response.text()
    waits.append(time.monotonic() - begun)


async def client(session, key, rate, seconds, waits):
    rng, pending = random.Random(key), set()
    start = now = time.monotonic()
    while (now := now + rng.expovariate(rate)) < start + seconds:
        await asyncio.sleep(max(0, now - time.monotonic()))
        task = asyncio.create_task(ask(session, key, waits))
        pending.add(task)
        task.add_done_callback(pending.discard)
    await asyncio.gather(*pending)


async def watch(cache, keys, seconds):
    """How many recomputations run, ten times a second."""
    rows, start = [], time.monotonic()
    while (at := time.monotonic() - start) < seconds:
        rows.append([round(at, 1), *(int(n or 0) for n in cache.mget([f"running:{key}" for key in keys]))])
        await asyncio.sleep(0.1)
    return rows


async def load(keys, rate, seconds, watched):
    cache = redis.Redis(port=REDIS, decode_responses=True)
    waits = {key: [] for key in keys}
    async with aiohttp.ClientSession(connector=aiohttp.TCPConnector(limit=0),
                                     timeout=aiohttp.ClientTimeout(total=None)) as session:
        await asyncio.gather(*(ask(session, key, []) for key in keys))     # a warm start
        cache.delete("recomputed", "waited", "peak")
        watching = asyncio.create_task(watch(cache, keys, watched))
        await asyncio.gather(*(client(session, key, rate, seconds, waits[key]) for key in keys))
        rows = await watching
    for key in keys:
        took = sorted(waits[key])
        print(f"{key:15} requests {len(took):6}  recomputed {cache.hget('recomputed', key) or 0:>5}  "
              f"peak {int(cache.zscore('peak', key) or 0):4}  without a value {cache.hget('waited', key) or 0:>5}  "
              f"waited {sum(t for t in took if t > 0.2):8.0f} s  longest {took[-1]:5.1f} s", flush=True)
    return rows


def serve(query):
    stores = subprocess.Popen(["redis-server", "--port", str(REDIS), "--save", "", "--bind", "127.0.0.1"],
                              stdout=subprocess.DEVNULL)
    time.sleep(1)
    servers = [subprocess.Popen(["/usr/bin/python3", f"{HERE}/cache-stampede-server.py", str(PORT), str(REDIS), query])
               for _ in range(2)]
    cache = redis.Redis(port=REDIS)
    while int(cache.get("ready") or 0) < len(servers):
        time.sleep(0.2)
    time.sleep(1)
    return [*servers, stores]


def write(name, head, rows):
    for page, seconds in PAGES.items():
        with open(f"{page}/{name}.csv", "w", newline="") as out:
            csv.writer(out).writerows([[seconds, *head], *rows])


for part in sys.argv[1:] or ("load", "busy"):
    running = serve(SLEEP if part == "load" else COMPUTE)
    try:
        if part == "load":
            rows = asyncio.run(load([*HOT, *SLOW], 10, 480, 75))
            near = [row[:5] for row in rows if 36 <= row[0] <= 50][::3]
            write("cache-stampede-tower", ["none", "lock", "early", "both"], near)
        else:
            rows = asyncio.run(load(["none:0.4:10:1", "lock:0.4:10:1"], 20, 34, 34))
            write("cache-stampede-busy", ["none", "lock"], [row for row in rows if row[0] <= 34][::4])
    finally:
        for process in running:
            process.terminate()
            process.wait()
