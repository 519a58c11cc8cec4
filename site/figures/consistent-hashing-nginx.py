"""A real nginx in front of ten servers: which of 5,000 keys change their server when number 3 is taken
out of the list, or only marked as down, or an eleventh is added. Once with `hash`, once with
`hash … consistent`. Writes the chart's data beside both pages. Needs nginx."""
import asyncio
import csv
import subprocess
import tempfile
from collections import Counter
from pathlib import Path

DOCS = Path(__file__).parents[1] / "docs"
FOLDERS = {
    DOCS / "blog/5.算法/3.分布式与限流": ("变化", "hash", "hash consistent"),
    DOCS / "en/blog/5.Algorithms": ("change", "hash", "hash consistent"),
}
CHANGES = {
    "add": ("加一台", "one more"),
    "gone": ("删掉 3 号", "3 deleted"),
    "down": ("3 号标为 down", "3 marked down"),
    "dead": ("3 号不应答", "3 not answering"),
}
KEYS, FIRST, FRONT = 5_000, 7_300, 7_290


def servers(change):
    for number in range(11 if change == "add" else 10):
        if number == 3 and change == "gone":
            continue
        mark = " down" if number == 3 and change == "down" else ""
        yield f"server 127.0.0.1:{FIRST + number}{mark};"


def config(change, method):
    backends = "\n".join(
        f"server {{ listen {FIRST + n}; location / {{ return 200 '{n}'; }} }}"
        for n in range(11) if not (n == 3 and change == "dead")
    )
    return f"""
daemon off; worker_processes 1; pid nginx.pid; error_log error.log crit;
events {{ worker_connections 512; }}
http {{
  access_log off; client_body_temp_path b; proxy_temp_path p; fastcgi_temp_path f;
  uwsgi_temp_path u; scgi_temp_path s; keepalive_requests 100000;
  upstream pool {{ hash $arg_k{method}; {' '.join(servers(change))} keepalive 32; }}
  {backends}
  server {{ listen {FRONT}; location / {{
    proxy_pass http://pool; proxy_http_version 1.1; proxy_set_header Connection ''; }} }}
}}"""


async def ask():
    reader, writer = await asyncio.open_connection("127.0.0.1", FRONT)
    owners = []
    for key in range(KEYS):
        writer.write(f"GET /?k=key-{key} HTTP/1.1\r\nHost: x\r\n\r\n".encode())
        head = (await reader.readuntil(b"\r\n\r\n")).decode().lower()
        size = int(head.split("content-length: ")[1].split("\r\n")[0])
        owners.append(int(await reader.readexactly(size)))
    writer.close()
    return owners


def owners(change, method):
    with tempfile.TemporaryDirectory() as folder:
        Path(folder, "nginx.conf").write_text(config(change, method))
        running = subprocess.Popen(["nginx", "-p", folder, "-c", "nginx.conf"])
        try:
            for _ in range(100):
                try:
                    return asyncio.run(ask())
                except ConnectionRefusedError:
                    asyncio.run(asyncio.sleep(0.1))
        finally:
            running.terminate()
            running.wait()


print("                             moved  useless  heirs  max/mean")
moved = {change: [] for change in CHANGES}
for method, name in (("", "hash"), (" consistent", "hash consistent")):
    before = owners("", method)
    worst = max(Counter(before).values()) * 10 / KEYS
    print(f"{name:16} 10 servers                        {worst:9.2f}")
    for change in CHANGES:
        after = owners(change, method)
        pairs = [(a, b) for a, b in zip(before, after) if a != b]
        useless = sum(b != 10 if change == "add" else a != 3 for a, b in pairs)
        heirs = len({b for a, b in pairs if a == 3 or change == "add"})
        counts = Counter(after)
        worst = max(counts.values()) * len(counts) / KEYS
        moved[change].append(round(100 * len(pairs) / KEYS, 1))
        print(f"{name:16} {CHANGES[change][1]:15} {len(pairs) / KEYS:6.1%} {useless / KEYS:6.1%}"
              f" {heirs:6} {worst:9.2f}")
for at, (folder, head) in enumerate(FOLDERS.items()):
    with open(folder / "consistent-hashing-nginx.csv", "w", newline="") as out:
        rows = [[names[at], *moved[change]] for change, names in CHANGES.items()]
        csv.writer(out, lineterminator="\n").writerows([head, *rows])
