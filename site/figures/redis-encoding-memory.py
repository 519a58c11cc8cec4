"""Runs the experiments of docs/blog/1.数据库/3.Redis/redis-encoding.md and writes its chart's CSV.

Expects a redis-server of your own on port 6644 (REDIS_PORT), which is emptied.
"""
import csv, os, re, socket, statistics, sys

PORT = int(os.environ.get("REDIS_PORT", 6644))
PAGE = "docs/blog/1.数据库/3.Redis/redis-encoding.csv"
link = socket.create_connection(("127.0.0.1", PORT))
file = link.makefile("rb")


def reply():
    line = file.readline()[:-2]
    kind, rest = line[:1], line[1:]
    if kind == b"$":
        return None if rest == b"-1" else file.read(int(rest) + 2)[:-2].decode()
    if kind == b"*":
        return [reply() for _ in range(int(rest))]
    return int(rest) if kind == b":" else rest.decode()


def redis(*words):
    parts = [str(w).encode() for w in words]
    link.sendall(b"*%d\r\n" % len(parts) + b"".join(b"$%d\r\n%s\r\n" % (len(p), p) for p in parts))
    return reply()


def show(*words):
    print(">", " ".join(str(w) if len(str(w)) < 20 else f"({len(str(w))} bytes)" for w in words), "->", redis(*words))


def size(key):
    return redis("MEMORY", "USAGE", key, "SAMPLES", "0")


def usec(command):
    return float(re.search(rf"cmdstat_{command}:.*?usec_per_call=([\d.]+)", redis("INFO", "commandstats"))[1])


redis("FLUSHALL")
print(re.search(r"redis_version:(\S+)", redis("INFO", "server"))[0])
for name in ("hash-max-listpack-*", "zset-max-listpack-*", "set-max-intset-entries", "list-max-listpack-size"):
    print(redis("CONFIG", "GET", name))

print("\n== one field at a time")
rows = []
for n in range(1, 601):
    redis("HSET", "short", f"f{n}", "ab")
    redis("HSET", "long", f"f{n}", "a" * 64)
    rows.append((n, size("short"), size("long")))
    if n in (511, 512, 513, 514, 600):
        print(n, redis("OBJECT", "ENCODING", "short"), size("short"), redis("OBJECT", "ENCODING", "long"), size("long"))
with open(PAGE, "w", newline="") as out:
    writer = csv.writer(out)
    writer.writerow(["字段数", "值 2 字节", "值 64 字节"])
    writer.writerows(r for r in rows if r[0] % 8 == 0 or r[0] in (1, 513))

print("\n== one way")
redis("DEL", "h")
for i in range(10):
    redis("HSET", "h", f"f{i}", i)
show("OBJECT", "ENCODING", "h")
print(size("h"))
show("HSET", "h", "x", "v" * 64)
show("OBJECT", "ENCODING", "h")
show("HSET", "h", "x", "v" * 65)
show("OBJECT", "ENCODING", "h")
print(size("h"))
show("HDEL", "h", "x")
show("OBJECT", "ENCODING", "h")
print(size("h"))
import base64
dump = "local d = redis.call('DUMP', KEYS[1]) redis.call('RESTORE', KEYS[1], 0, d, 'REPLACE') return #d"
show("EVAL", dump, 1, "h")
show("OBJECT", "ENCODING", "h")
print(size("h"))

print("\n== strings")
for value in ("12345", "9223372036854775807", "9223372036854775808", "x" * 44, "x" * 45):
    redis("SET", "s", value)
    print(len(value), redis("OBJECT", "ENCODING", "s"), size("s"))
redis("SET", "s", "x" * 10), redis("APPEND", "s", "y")
print("after APPEND", redis("OBJECT", "ENCODING", "s"), size("s"))

print("\n== other types")
for n in (128, 129):
    redis("DEL", "z")
    for i in range(n):
        redis("ZADD", "z", i, f"m{i}")
    print("zset", n, redis("OBJECT", "ENCODING", "z"), size("z"))
for n in (512, 513):
    redis("DEL", "set")
    for i in range(n):
        redis("SADD", "set", i)
    print("set of integers", n, redis("OBJECT", "ENCODING", "set"), size("set"))
redis("DEL", "set"), redis("SADD", "set", 1, 2, 3)
print("set 1 2 3", redis("OBJECT", "ENCODING", "set"), size("set"))
redis("SADD", "set", "a")
print("set 1 2 3 a", redis("OBJECT", "ENCODING", "set"), size("set"))

print("\n== HGET, usec per call inside the server")
for n in (8, 64, 512, 4096):
    ratios, shown = [], []
    for turn in range(5):
        took = {}
        for limit in (n, 0):
            redis("CONFIG", "SET", "hash-max-listpack-entries", limit)
            redis("DEL", "h")
            for i in range(n):
                redis("HSET", "h", f"field:{i:06}", i)
            encoding = redis("OBJECT", "ENCODING", "h")
            redis("CONFIG", "RESETSTAT")
            for i in range(2000):
                redis("HGET", "h", f"field:{i * 7919 % n:06}")
            took[encoding] = usec("hget")
        ratios.append(took["listpack"] / took["hashtable"])
        shown.append(took)
    print(n, f"listpack / hashtable median {statistics.median(ratios):.1f} (min {min(ratios):.1f}, max {max(ratios):.1f})", shown[0])
redis("CONFIG", "SET", "hash-max-listpack-entries", 512)

print("\n== 100,000 users: a string each, or buckets of 100 fields")
for name in ("strings", "buckets", "buckets of 1,000"):
    redis("FLUSHALL")
    before = int(re.search(r"used_memory:(\d+)", redis("INFO", "memory"))[1])
    for i in range(100_000):
        if name == "strings":
            redis("SET", f"user:{i}:name", f"name{i}")
        else:
            per = 100 if name == "buckets" else 1000
            redis("HSET", f"user:{i // per}", i % per, f"name{i}")
    after = int(re.search(r"used_memory:(\d+)", redis("INFO", "memory"))[1])
    print(name, "keys", redis("DBSIZE"), "bytes", after - before, f"per user {(after - before) / 100_000:.1f}")
redis("FLUSHALL")
