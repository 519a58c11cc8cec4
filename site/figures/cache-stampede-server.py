"""The server that the pages called cache-stampede put under load: HTTP in front of Redis in front of PostgreSQL.

`GET /KEY` answers from Redis or recomputes with a query; the policy stands in the key, `policy:cost:ttl:beta`.
Arguments: the port, Redis's port, and the query that costs something (`$1` is the seconds it is to take).
"""
import asyncio
import json
import math
import random
import sys
import time
import uuid

import asyncpg
import redis.asyncio
from aiohttp import web

PORT, REDIS, QUERY = int(sys.argv[1]), int(sys.argv[2]), sys.argv[3]
cache = redis.asyncio.Redis(port=REDIS, decode_responses=True)
refreshing = set()


async def recompute(app, key, cost, ttl):
    """Asks the database, stores value, duration and expiry; keeps count of how many do so at once."""
    running = await cache.incr(f"running:{key}")
    await cache.zadd("peak", {key: running}, gt=True)
    await cache.hincrby("recomputed", key, 1)
    begun = time.time()
    try:
        async with app["database"].acquire() as connection:
            await connection.fetchval(QUERY, cost)
        now = time.time()
        entry = json.dumps({"delta": now - begun, "expiry": now + ttl})
        await cache.set(f"value:{key}", entry, px=int(ttl * 1000))
    finally:
        await cache.decr(f"running:{key}")


# #region policies
async def alone(app, key, cost, ttl, stale=None):
    """Recomputes unless another process does; says whether it had the lock."""
    token = uuid.uuid4().hex
    if not await cache.set(f"lock:{key}", token, nx=True, px=int(cost * 4000)):
        return False
    try:
        known = await cache.get(f"value:{key}")      # the last holder may have done it
        if known is None or known == stale:
            await recompute(app, key, cost, ttl)
    finally:
        if await cache.get(f"lock:{key}") == token:
            await cache.delete(f"lock:{key}")
    return True


async def answer(app, key, policy, cost, ttl, beta):
    entry = await cache.get(f"value:{key}")
    if entry is None:                                   # nothing to answer with
        await cache.hincrby("waited", key, 1)
        if policy in ("none", "early"):
            return await recompute(app, key, cost, ttl)
        while not await alone(app, key, cost, ttl):
            await asyncio.sleep(0.05)
            if await cache.exists(f"value:{key}"):
                return
    elif policy in ("early", "both"):
        known = json.loads(entry)
        lead = -known["delta"] * beta * math.log(1 - random.random())
        if time.time() + lead >= known["expiry"]:
            task = alone(app, key, cost, ttl, entry) if policy == "both" else recompute(app, key, cost, ttl)
            later = asyncio.create_task(task)
            refreshing.add(later)                       # the old value is the answer
            later.add_done_callback(refreshing.discard)
# #endregion


async def handle(request):
    key = request.match_info["key"]
    policy, cost, ttl, beta = key.split(":")
    await answer(request.app, key, policy, float(cost), float(ttl), float(beta))
    return web.Response(text="ok")


async def open_pool(app):
    app["database"] = await asyncpg.create_pool(host="/tmp", port=5844, user="postgres", database="postgres",
                                                min_size=4, max_size=180)
    await cache.incr("ready")


app = web.Application()
app.on_startup.append(open_pool)
app.router.add_get("/{key}", handle)
web.run_app(app, host="127.0.0.1", port=PORT, reuse_port=True, print=None, access_log=None)
