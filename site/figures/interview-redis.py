"""Runs the experiments of docs/interview/3.redis.md against redis-server of this machine.

Needs redis-server, redis-cli and strace; uses ports 6390 to 6393 and a temporary folder.
"""
import os, re, shutil, signal, subprocess, sys, tempfile, time

HOME = tempfile.mkdtemp(prefix="redis-questions-")
servers = {}


def start(port, *options):
    folder = os.path.join(HOME, str(port))
    os.makedirs(folder, exist_ok=True)
    servers[port] = subprocess.Popen(
        ["redis-server", "--port", str(port), "--dir", folder, "--save", "",
         "--loglevel", "warning", "--logfile", os.path.join(folder, "log"), *options])
    while cli("PING", port=port) != "PONG":
        time.sleep(0.02)
    return servers[port].pid


def stop(port, how=signal.SIGKILL):
    servers[port].send_signal(how)
    servers.pop(port).wait()


def cli(*words, port=6390):
    done = subprocess.run(["redis-cli", "-p", str(port), *map(str, words)],
                          capture_output=True, text=True)
    return (done.stdout + done.stderr).strip()


def show(*words, port=6390):
    print(f"{port}> {' '.join(map(str, words))}")
    print(cli(*words, port=port))


def info(section, *names, port=6390):
    text = cli("INFO", section, port=port)
    return {n: re.search(rf"^{n}:(.*?)\r?$", text, re.M).group(1) for n in names}


def head(text):
    print(f"\n== {text}")


def threads():
    pid = start(6390)
    head("threads")
    for task in sorted(os.listdir(f"/proc/{pid}/task"), key=int):
        print(open(f"/proc/{pid}/task/{task}/comm").read().strip())
    stop(6390)
    pid = start(6390, "--io-threads", "4")
    head("threads with io-threads 4")
    print(sorted(open(f"/proc/{pid}/task/{t}/comm").read().strip()
                 for t in os.listdir(f"/proc/{pid}/task")))
    head("busy script")
    cli("CONFIG", "SET", "busy-reply-threshold", "200")
    busy = subprocess.Popen(["redis-cli", "-p", "6390", "EVAL", "while true do end", "0"],
                            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    time.sleep(0.8)
    show("GET", "x")
    show("SCRIPT", "KILL")
    print("script:", busy.communicate()[0].strip())
    stop(6390)


def deleting():
    start(6390, "--slowlog-log-slower-than", "1000")
    head("DEL and UNLINK of a set of 500,000 members")
    fill = ("for i = 1, 500000 do redis.call('SADD', KEYS[1], 'member:' .. i) end "
            "return redis.call('SCARD', KEYS[1])")
    ratios = []
    for turn in range(5):
        took = {}
        for command in ("DEL", "UNLINK"):
            cli("EVAL", fill, "1", "big")
            cli("CONFIG", "RESETSTAT")
            cli(command, "big")
            stats = cli("INFO", "commandstats")
            took[command] = float(re.search(rf"cmdstat_{command.lower()}:.*?usec=(\d+)", stats)[1])
            time.sleep(0.5)
        ratios.append((took["DEL"], took["UNLINK"]))
        print(took)
    print(info("stats", "expired_keys"), info("memory", "lazyfreed_objects"))
    cli("EVAL", "for i = 1, 500000 do redis.call('SET', 'key:' .. i, i) end", "0")
    cli("CONFIG", "RESETSTAT")
    cli("KEYS", "nothing*")
    print("KEYS over 500,000:", re.search(r"cmdstat_keys:.*", cli("INFO", "commandstats"))[0])
    cli("SCAN", "0", "MATCH", "nothing*", "COUNT", "100")
    print("SCAN one step:", re.search(r"cmdstat_scan:.*", cli("INFO", "commandstats"))[0])
    stop(6390)


def expiry():
    start(6390)
    head("expiry: 200,000 keys, lifetime 1 s")
    cli("EVAL", "for i = 1, 200000 do redis.call('SET', 'k' .. i, i, 'PX', 1000) end", "0")
    cli("SET", "kept", "1")
    time.sleep(0.9)
    for step in range(14):
        size = cli("DBSIZE")
        print(step, "dbsize", size, "expired_keys", info("stats", "expired_keys")["expired_keys"])
        time.sleep(0.1)
    stop(6390)
    start(6390)
    head("expiry: 200,000 keys, 10,000 short-lived")
    cli("EVAL", "for i = 1, 190000 do redis.call('SET', 'l' .. i, i, 'EX', 3600) end "
        "for i = 1, 10000 do redis.call('SET', 's' .. i, i, 'PX', 100) end", "0")
    for wait in (0.2, 1, 2, 4, 8):
        time.sleep(wait)
        print("after", wait, "more s: dbsize", cli("DBSIZE"), info("stats", "expired_keys", "expired_stale_perc"))
    before = info("stats", "expired_keys")
    left = cli("EVAL", "local n = 0 for i = 1, 10000 do "
               "if redis.call('EXISTS', 's' .. i) == 1 then n = n + 1 end end return n", "0")
    print("visible short-lived keys:", left, "dbsize", cli("DBSIZE"), before, info("stats", "expired_keys"))
    stop(6390)


def eviction():
    start(6390)
    head("eviction policies")
    show("CONFIG", "SET", "maxmemory-policy", "lru")
    show("CONFIG", "GET", "maxmemory-policy")
    cli("CONFIG", "SET", "maxmemory", "1mb")
    show("SET", "x", "1")
    stop(6390)
    head("how many of the 10,000 recently used keys survive")
    for policy, samples in (("allkeys-random", 5), ("allkeys-lru", 1), ("allkeys-lru", 3),
                            ("allkeys-lru", 5), ("allkeys-lru", 10)):
        kept = []
        for turn in range(3):
            start(6390, "--maxmemory-samples", str(samples))
            cli("EVAL", "for i = 1, 20000 do redis.call('SET', 'k' .. i, string.rep('x', 100)) end", "0")
            time.sleep(1.1)
            cli("EVAL", "for i = 10001, 20000 do redis.call('GET', 'k' .. i) end", "0")
            time.sleep(1.1)
            used = int(info("memory", "used_memory")["used_memory"])
            cli("CONFIG", "SET", "maxmemory-policy", policy)
            cli("CONFIG", "SET", "maxmemory", used)
            for part in range(20):
                cli("EVAL", f"for i = {part * 500 + 1}, {part * 500 + 500} do "
                    "redis.call('SET', 'n' .. i, string.rep('x', 100)) end", "0")
            left = cli("EVAL", "local old, new = 0, 0 for i = 1, 10000 do "
                       "if redis.call('EXISTS', 'k' .. i) == 1 then old = old + 1 end "
                       "if redis.call('EXISTS', 'k' .. (i + 10000)) == 1 then new = new + 1 end end "
                       "return {old, new}", "0").split()
            kept.append((left, info("stats", "evicted_keys")["evicted_keys"]))
            stop(6390)
        print(policy, samples, "old and recent left, evicted:", kept)


def persistence():
    head("persistence: 1,000 SET, kill -9, restart")
    for name, options in (("none", ()), ("rdb", ("--save", "3600 1")),
                          ("aof everysec", ("--appendonly", "yes")),
                          ("aof always", ("--appendonly", "yes", "--appendfsync", "always")),
                          ("aof no", ("--appendonly", "yes", "--appendfsync", "no"))):
        shutil.rmtree(os.path.join(HOME, "6391"), ignore_errors=True)
        pid = start(6391, *options)
        trace = os.path.join(HOME, "trace")
        watch = subprocess.Popen(["strace", "-f", "-qq", "-e", "trace=fsync,fdatasync",
                                  "-o", trace, "-p", str(pid)], stderr=subprocess.DEVNULL)
        time.sleep(0.5)
        feed = "".join(f"SET k{i} {i}\n" for i in range(1000))
        started = time.time()
        subprocess.run(["redis-cli", "-p", "6391"], input=feed, capture_output=True, text=True)
        took = time.time() - started
        time.sleep(0.05)
        stop(6391)
        watch.wait()
        syncs = len([l for l in open(trace) if "sync(" in l])
        start(6391, *options)
        print(f"{name:13} fsync calls {syncs:5}  keys after restart {cli('DBSIZE', port=6391)}  ({took:.1f} s)")
        stop(6391)
    head("copy on write during BGSAVE")
    for writes in (0, 200, 2000, 20000, 200000):
        start(6391)
        cli("EVAL", "for i = 1, 200000 do redis.call('SET', 'k' .. i, string.rep('x', 200)) end", "0", port=6391)
        cli("CONFIG", "SET", "rdb-key-save-delay", "20", port=6391)
        cli("BGSAVE", port=6391)
        if writes:
            cli("EVAL", f"for i = 1, {writes} do redis.call('SET', 'k' .. i, string.rep('y', 200)) end", "0", port=6391)
        while info("persistence", "rdb_bgsave_in_progress", port=6391)["rdb_bgsave_in_progress"] == "1":
            time.sleep(0.1)
        print(writes, info("persistence", "rdb_last_cow_size", port=6391), info("memory", "used_memory", port=6391))
        stop(6391)


PROXY = """
import select, socket, sys
door = socket.create_server(("127.0.0.1", 6395))
pairs = {}
while True:
    for ready in select.select([door, *pairs], [], [])[0]:
        if ready is door:
            near, far = door.accept()[0], socket.create_connection(("127.0.0.1", 6391))
            pairs[near], pairs[far] = far, near
        elif data := ready.recv(65536):
            pairs[ready].sendall(data)
        else:
            other = pairs.pop(ready)
            pairs.pop(other, None)
            ready.close(), other.close()
"""


def replication():
    shutil.rmtree(os.path.join(HOME, "6391"), ignore_errors=True)
    start(6391)
    proxy = subprocess.Popen([sys.executable, "-c", PROXY])
    time.sleep(0.3)
    start(6392, "--replicaof", "127.0.0.1 6395")
    while info("replication", "master_link_status", port=6392)["master_link_status"] != "up":
        time.sleep(0.1)
    head("replication")
    session = lambda feed: print(subprocess.run(
        ["redis-cli", "-p", "6391"], input=feed, capture_output=True, text=True).stdout)
    print("6391> SET order:1 paid; WAIT 1 500")
    session("SET order:1 paid\nWAIT 1 500\n")
    proxy.send_signal(signal.SIGSTOP)
    print("(the network between the two stands still)")
    print("6391> SET order:2 paid; WAIT 1 500; GET order:2")
    session("SET order:2 paid\nWAIT 1 500\nGET order:2\n")
    stop(6391)
    proxy.kill()
    proxy.wait()
    print("(master killed, replica promoted)")
    show("REPLICAOF", "NO", "ONE", port=6392)
    show("MGET", "order:1", "order:2", port=6392)
    stop(6392)


def cluster():
    start(6393, "--cluster-enabled", "yes")
    head("cluster")
    show("CLUSTER", "KEYSLOT", "foo", port=6393)
    show("CLUSTER", "ADDSLOTSRANGE", "0", "16383", port=6393)
    time.sleep(2.5)
    show("CLUSTER", "INFO", port=6393)
    show("MSET", "cart:7", "a", "user:7", "b", port=6393)
    show("MSET", "cart:{7}", "a", "user:{7}", "b", port=6393)
    for key in ("cart:7", "user:7", "cart:{7}", "user:{7}", "{}x", "a{b}{c}"):
        show("CLUSTER", "KEYSLOT", key, port=6393)
    stop(6393)


def transactions():
    start(6390)
    head("MULTI")
    for feed in ("SET n text\nMULTI\nSET a 1\nINCR n\nSET b 2\nEXEC\nMGET a b\n",
                 "MULTI\nSET c 1\nNOSUCH\nEXEC\nGET c\n"):
        print(subprocess.run(["redis-cli", "-p", "6390"], input=feed,
                             capture_output=True, text=True).stdout)
    head("encodings")
    print(cli("CONFIG", "GET", "*-max-listpack-entries"), cli("CONFIG", "GET", "set-max-intset-entries"))
    for n in (512, 513):
        cli("DEL", "h")
        cli("EVAL", f"for i = 1, {n} do redis.call('HSET', 'h', 'f' .. i, i) end", "0")
        print(n, "fields:", cli("OBJECT", "ENCODING", "h"), cli("MEMORY", "USAGE", "h"))
    for n in (512, 513):
        cli("DEL", "s")
        cli("EVAL", f"for i = 1, {n} do redis.call('SADD', 's', i) end", "0")
        print(n, "numbers:", cli("OBJECT", "ENCODING", "s"), cli("MEMORY", "USAGE", "s"))
    for n in (44, 45):
        cli("SET", "v", "x" * n)
        print(n, "bytes:", cli("OBJECT", "ENCODING", "v"))
    stop(6390)


parts = dict(threads=threads, deleting=deleting, expiry=expiry, eviction=eviction,
             persistence=persistence, replication=replication, cluster=cluster,
             transactions=transactions)
try:
    print(subprocess.run(["redis-server", "--version"], capture_output=True, text=True).stdout.strip())
    for name in sys.argv[1:] or parts:
        parts[name]()
finally:
    for port in list(servers):
        servers[port].send_signal(signal.SIGCONT)
        stop(port)
    shutil.rmtree(HOME)
