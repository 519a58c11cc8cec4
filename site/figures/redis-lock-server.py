"""Runs the commands of docs/blog/1.数据库/3.Redis/redis-lock.md against Redis servers of its own.

Starts a primary and a replica on ports 6561 and 6562; the replica follows through a small relay on
6563, so that the script can hold replication back, as a slow network would.
"""
import socket, subprocess, tempfile, threading, time

RELEASE = """if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('DEL', KEYS[1]) end
return 0"""
ACQUIRE = """if redis.call('SET', KEYS[1], ARGV[1], 'NX', 'PX', ARGV[2]) then return redis.call('INCR', KEYS[2]) end
return false"""
FOLDER = tempfile.mkdtemp()
flowing = threading.Event()
flowing.set()


def server(port):
    return subprocess.Popen(["redis-server", "--port", str(port), "--save", "", "--dir", FOLDER,
                             "--repl-diskless-sync-delay", "0"],
                            stdout=subprocess.DEVNULL)


def cli(port, *words, show=True):
    out = subprocess.run(["redis-cli", "-p", str(port), *words], capture_output=True, text=True)
    if show:
        shown = " ".join(w if "\n" not in w else "<script>" for w in words)
        print(f"$ redis-cli -p {port} {shown}\n{out.stdout.strip() or '(nil)'}")
    return out.stdout.strip()


def pump(source, target):
    while data := source.recv(65536):
        flowing.wait()
        target.sendall(data)


def relay():
    door = socket.create_server(("127.0.0.1", 6563))
    while True:
        replica, _ = door.accept()
        primary = socket.create_connection(("127.0.0.1", 6561))
        for a, b in ((replica, primary), (primary, replica)):
            threading.Thread(target=pump, args=(a, b), daemon=True).start()


primary, replica = server(6561), server(6562)
time.sleep(1)
print(cli(6561, "INFO", "server", show=False).split("\n")[1])
print("-- plain DEL")
cli(6561, "SET", "lock", "A", "NX", "PX", "100")
time.sleep(0.15)
cli(6561, "SET", "lock", "B", "NX", "PX", "10000")
cli(6561, "DEL", "lock")
cli(6561, "SET", "lock", "C", "NX", "PX", "10000")
cli(6561, "DEL", "lock", show=False)
print("-- compare and delete")
cli(6561, "SET", "lock", "A", "NX", "PX", "100")
time.sleep(0.15)
cli(6561, "SET", "lock", "B", "NX", "PX", "10000")
cli(6561, "EVAL", RELEASE, "1", "lock", "A")
cli(6561, "GET", "lock")
cli(6561, "DEL", "lock", show=False)
print("-- token")
cli(6561, "EVAL", ACQUIRE, "2", "lock", "lock:token", "A", "100")
cli(6561, "EVAL", ACQUIRE, "2", "lock", "lock:token", "B", "100")
time.sleep(0.15)
cli(6561, "EVAL", ACQUIRE, "2", "lock", "lock:token", "B", "100")
cli(6561, "DEL", "lock", show=False)

print("-- failover")
threading.Thread(target=relay, daemon=True).start()
cli(6562, "REPLICAOF", "127.0.0.1", "6563", show=False)
while "master_link_status:up" not in cli(6562, "INFO", "replication", show=False):
    time.sleep(0.1)
cli(6561, "SET", "warm", "up", show=False)
print("replica has caught up:", cli(6561, "WAIT", "1", "5000", show=False))
flowing.clear()                                     # the network holds back
out = subprocess.run(["redis-cli", "-p", "6561"], capture_output=True, text=True,    # one connection:
                     input=f'EVAL "{ACQUIRE}" 2 lock lock:token A 30000\nWAIT 1 200\n'.replace("\nreturn", " return"))
print("6561> acquire as A, then WAIT 1 200:", out.stdout.split())   # WAIT asks for its own writes
primary.kill(), primary.wait()                      # the primary dies
cli(6562, "REPLICAOF", "NO", "ONE")
cli(6562, "EVAL", ACQUIRE, "2", "lock", "lock:token", "B", "30000")
replica.kill(), replica.wait()
