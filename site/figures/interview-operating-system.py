"""Runs the experiments of docs/interview/5.operating-system.md. Linux, Python 3.11 and strace."""
import ctypes, mmap, os, platform, re, resource, select, signal, socket, subprocess, sys, tempfile, time

PAGE = mmap.PAGESIZE


def head(text):
    print(f"\n== {text}", flush=True)


def faults():
    use = resource.getrusage(resource.RUSAGE_SELF)
    return use.ru_minflt, use.ru_majflt


def field(path, name):
    return int(re.search(rf"^{name}:\s+(\d+)", open(path).read(), re.M)[1])


def clone():
    head("clone flags of a process and of a thread")
    for title, code in (("os.fork", "import os; pid = os.fork()\nif pid: os.waitpid(pid, 0)"),
                        ("Thread", "import threading; t = threading.Thread(target=int); t.start(); t.join()")):
        done = subprocess.run(["strace", "-f", "-qq", "-e", "trace=clone,clone3,fork,vfork", "-e", "signal=none",
                               sys.executable, "-S", "-c", code], capture_output=True, text=True)
        print(title, "|", done.stderr.strip())


def cow():
    head("fork: Private_Dirty of the child, 64 MiB written by the parent before")
    size = 64 << 20
    area = mmap.mmap(-1, size, flags=mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS)
    area.write(b"x" * size)

    def rollup(text):
        path = "/proc/self/smaps_rollup"
        print(f"{text:<28} Rss {field(path, 'Rss'):>6} kB  Private_Dirty {field(path, 'Private_Dirty'):>6} kB", flush=True)

    rollup("parent alone")
    pid = os.fork()
    if pid == 0:
        rollup("child after fork")
        total = 0
        for at in range(0, size, PAGE):
            total += area[at]
        rollup("child read all pages")
        for at in range(0, size // 4, PAGE):
            area[at] = 121
        rollup("child wrote a quarter")
        os._exit(0)
    os.waitpid(pid, 0)
    area.close()


def virtual():
    head("virtual memory: map 256 MiB, touch a quarter")
    size = 256 << 20

    def show(text, before):
        now = faults()
        print(f"{text:<10} VmSize {field('/proc/self/status', 'VmSize'):>7} kB  VmRSS {field('/proc/self/status', 'VmRSS'):>7} kB"
              f"  minor {now[0] - before[0]:>6}  major {now[1] - before[1]}")

    faults()
    start = faults()
    show("before", start)
    area = mmap.mmap(-1, size, flags=mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS)
    start = faults()
    show("mapped", start)
    start = faults()
    for at in range(0, size // 4, PAGE):
        area[at] = 1
    show("touched", start)
    start = faults()
    for at in range(0, size // 4, PAGE):
        area[at] = 2
    show("again", start)
    print("pages touched:", size // 4 // PAGE)
    area.close()


def major():
    head("major faults: a file of 16 MiB, mapped, every page read once")
    with tempfile.NamedTemporaryFile(dir="/var/tmp") as file:
        file.write(os.urandom(16 << 20))
        file.flush()
        os.fsync(file.fileno())
        for advice in ("MADV_NORMAL", "MADV_RANDOM"):
            os.posix_fadvise(file.fileno(), 0, 0, os.POSIX_FADV_DONTNEED)
            for turn in ("cold", "warm"):
                area = mmap.mmap(file.fileno(), 0, prot=mmap.PROT_READ, flags=mmap.MAP_SHARED)
                area.madvise(getattr(mmap, advice))
                before = faults()
                for at in range(0, 16 << 20, PAGE):
                    area[at]
                after = faults()
                print(f"{advice:<12} {turn}  minor {after[0] - before[0]:>5}  major {after[1] - before[1]:>5}")
                area.close()
    print("pages:", (16 << 20) // PAGE)


def switches():
    head("context switches")
    programs = {"sleep 1000 x 1 ms": "import time\nfor _ in range(1000): time.sleep(0.001)",
                "spin 1 s of CPU": "import time\nwhile time.process_time() < 1: pass"}
    tail = "\nprint(open('/proc/self/status').read())"
    for title, code in programs.items():
        out = subprocess.run([sys.executable, "-S", "-c", code + tail], capture_output=True, text=True).stdout
        print(title, re.findall(r"(\w*voluntary_ctxt_switches):\s+(\d+)", out))
    busy = [subprocess.Popen(["taskset", "-c", "0", sys.executable, "-S", "-c", programs["spin 1 s of CPU"] + tail],
                             stdout=subprocess.PIPE, text=True) for _ in range(2)]
    for p in busy:
        print("two spinning on one CPU", re.findall(r"(\w*voluntary_ctxt_switches):\s+(\d+)", p.communicate()[0]))


def nice():
    head("nice: two spinning programs on one CPU for 6 s")
    code = "while True: pass"
    for value in (0, 5, 10):
        pair = [subprocess.Popen(["taskset", "-c", "1", "nice", "-n", str(n), sys.executable, "-S", "-c", code]) for n in (0, value)]
        time.sleep(6)
        ticks = []
        for p in pair:
            ticks.append(sum(map(int, open(f"/proc/{p.pid}/stat").read().rsplit(")", 1)[1].split()[11:13])))
            p.kill()
            p.wait()
        print(f"nice 0 and nice {value}: ticks {ticks}  ratio {ticks[0] / ticks[1]:.2f}")
    print("kernel", platform.release())


def epoll():
    head("level and edge triggered")
    for name, flag in (("level", 0), ("edge", select.EPOLLET)):
        r, w = os.pipe()
        os.set_blocking(r, False)
        poll = select.epoll()
        poll.register(r, select.EPOLLIN | flag)
        os.write(w, b"0123456789")
        for step in range(3):
            events = poll.poll(0.1)
            print(name, "poll", step + 1, "events", len(events), "read", os.read(r, 4) if events else None)
        os.write(w, b"!")
        print(name, "after one more byte: events", len(poll.poll(0.1)), "read", os.read(r, 100))
        poll.close(), os.close(r), os.close(w)


def waiting():
    head("system calls while 100 idle connections wait one second")
    prelude = ("import os, select, time\npipes = [os.pipe() for _ in range(100)]\n"
               "for r, w in pipes: os.set_blocking(r, False)\nend = time.monotonic() + 1\nos.write(2, b'##START')\n")
    ways = {"busy polling, non-blocking read": "while time.monotonic() < end:\n for r, w in pipes:\n  try: os.read(r, 1)\n  except BlockingIOError: pass\n",
            "epoll": "e = select.epoll()\nfor r, w in pipes: e.register(r, select.EPOLLIN)\ne.poll(1)\n"}
    for title, code in ways.items():
        done = subprocess.run(["strace", "-qq", "-e", "trace=read,epoll_wait,epoll_ctl,write", sys.executable, "-S", "-c", prelude + code],
                              capture_output=True, text=True)
        after = done.stderr.split("##START", 1)[1]
        print(title, {call: after.count(call + "(") for call in ("read", "epoll_ctl", "epoll_wait")})


def zero():
    head("read+write and sendfile of 64 MiB to a socket")
    with tempfile.NamedTemporaryFile(dir="/var/tmp") as file:
        file.write(b"z" * (64 << 20))
        file.flush()
        common = (f"import os, socket\nsrc = os.open({file.name!r}, os.O_RDONLY)\na, b = socket.socketpair()\n"
                  "pid = os.fork()\n"
                  "if pid == 0:\n a.close()\n while b.recv_into(memoryview(bytearray(1 << 20))): pass\n os._exit(0)\n"
                  "b.close()\na.setblocking(True)\nos.write(2, b'##START')\n")
        ways = {"read+write, 64 KiB": "while data := os.read(src, 65536): a.sendall(data)\n",
                "sendfile": "at = 0\nwhile n := os.sendfile(a.fileno(), src, at, 64 << 20): at += n\n"}
        for title, code in ways.items():
            done = subprocess.run(["strace", "-qq", "-e", "signal=none", "-e", "trace=read,write,sendto,sendfile", sys.executable, "-S", "-c", common + code + "a.close()\nos.wait()"],
                                  capture_output=True, text=True)
            after = done.stderr.split("##START", 1)[1]
            print(title, {call: len(re.findall(rf"\b{call}\(", after)) for call in ("read", "sendto", "sendfile")})


parts = dict(clone=clone, cow=cow, virtual=virtual, major=major, switches=switches, nice=nice,
             epoll=epoll, waiting=waiting, zero=zero)
for name in sys.argv[1:] or parts:
    parts[name]()
