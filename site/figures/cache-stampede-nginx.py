"""Puts nginx's own cache in front of a page that takes two seconds, with each of its settings against a stampede,
for the pages called cache-stampede. Twenty requests a second for a minute, on a page that is fresh for ten seconds.

Needs nginx (Debian's nginx-light) and aiohttp; ports 5810 and 5811. Writes cache-stampede-nginx.csv beside both pages.
"""
import asyncio, csv, os, random, shutil, subprocess, tempfile, time

import aiohttp
from aiohttp import web

HERE = os.path.dirname(os.path.abspath(__file__))
PAGES = {f"{HERE}/../docs/blog/1.数据库/3.Redis": ["设置", "到达后端", "同时最多", "等了一秒以上"],
         f"{HERE}/../docs/en/blog/1.Databases": ["settings", "reached the backend", "at once", "waited over a second"]}
RATE, SECONDS, COST = 20, 60, 2
SETTINGS = {
    "plain": "",
    "lock": "proxy_cache_lock on;",
    "stale": "proxy_cache_use_stale updating;",
    "background": "proxy_cache_use_stale updating; proxy_cache_background_update on;",
    "all": "proxy_cache_lock on; proxy_cache_use_stale updating error timeout http_500; proxy_cache_background_update on;",
}
reached, running, most = {}, {}, {}
broken = set()


async def slow(request):
    name = request.path.split("/")[1]
    reached[name] = reached.get(name, 0) + 1
    running[name] = running.get(name, 0) + 1
    most[name] = max(most.get(name, 0), running[name])
    await asyncio.sleep(COST)
    running[name] -= 1
    return web.Response(status=500 if name in broken else 200, text="page")


def configuration(home):
    zones = "".join(f"proxy_cache_path {home}/{name} keys_zone={name}:1m;\n" for name in SETTINGS)
    places = "".join(f"location /{name}/ {{ proxy_pass http://127.0.0.1:5811; proxy_cache {name}; proxy_cache_valid 200 10s; {how} }}\n"
                     for name, how in SETTINGS.items())
    return (f"daemon off; worker_processes 2; pid {home}/pid; error_log {home}/log;\nevents {{ worker_connections 4096; }}\n"
            f"http {{ access_log off; client_body_temp_path {home}/b; proxy_temp_path {home}/p; fastcgi_temp_path {home}/f; "
            f"uwsgi_temp_path {home}/u; scgi_temp_path {home}/s;\n{zones}server {{ listen 127.0.0.1:5810;\n{places}}} }}\n")


async def ask(session, name, took, failed):
    begun = time.monotonic()
    async with session.get(f"http://127.0.0.1:5810/{name}/") as response:
        await response.text()
        failed.append(response.status) if response.status != 200 else None
    took.append(time.monotonic() - begun)


async def client(session, name, seconds, took, failed):
    rng, start, pending = random.Random(1), time.monotonic(), set()
    now = start
    while (now := now + rng.expovariate(RATE)) < start + seconds:
        await asyncio.sleep(max(0, now - time.monotonic()))
        pending.add(asyncio.create_task(ask(session, name, took, failed)))
    await asyncio.gather(*pending)


async def minute(session, title):
    took, failed = {name: [] for name in SETTINGS}, {name: [] for name in SETTINGS}
    for counts in (reached, most):
        counts.clear()
    await asyncio.gather(*(client(session, name, SECONDS, took[name], failed[name]) for name in SETTINGS))
    print(title)
    rows = []
    for name in SETTINGS:
        waited = sum(t > 1 for t in took[name])
        print(f"  {name:11} requests {len(took[name])}  backend {reached.get(name, 0):4}  at once {most.get(name, 0):3}  "
              f"waited {waited:4}  longest {max(took[name]):.1f} s  errors {len(failed[name])}", flush=True)
        rows.append([name, reached.get(name, 0), most.get(name, 0), waited])
    return rows


async def main():
    app = web.Application()
    app.router.add_get("/{name}/", slow)
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 5811).start()
    async with aiohttp.ClientSession(connector=aiohttp.TCPConnector(limit=0)) as session:
        await asyncio.gather(*(ask(session, name, [], []) for name in SETTINGS))     # a warm start
        rows = await minute(session, "a minute, everything works")
        broken.update(SETTINGS)
        await minute(session, "a minute, the backend answers 500")
    await runner.cleanup()
    for page, head in PAGES.items():
        with open(f"{page}/cache-stampede-nginx.csv", "w", newline="") as out:
            csv.writer(out).writerows([head, *rows])


home = tempfile.mkdtemp(prefix="stampede-nginx-")
os.chmod(home, 0o777)
open(f"{home}/conf", "w").write(configuration(home))
nginx = subprocess.Popen(["nginx", "-c", f"{home}/conf"], stderr=subprocess.DEVNULL)
time.sleep(1)
try:
    asyncio.run(main())
finally:
    nginx.terminate()
    nginx.wait()
    shutil.rmtree(home, ignore_errors=True)
