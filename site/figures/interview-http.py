"""Runs the experiments of docs/interview/1.http.md: curl, openssl, node and the server beside the page."""
import os, re, shutil, socket, subprocess, sys, tempfile, threading, time

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..")
HOME = tempfile.mkdtemp(prefix="http-questions-")
started = []


def begin(*words, **more):
    p = subprocess.Popen(words, stdout=more.pop("out", subprocess.DEVNULL), stderr=subprocess.STDOUT, **more)
    started.append(p)
    time.sleep(0.7)
    return p


def sh(command):
    print("$", command, flush=True)
    done = subprocess.run(command, shell=True, capture_output=True, text=True, cwd=HOME)
    print((done.stdout + done.stderr).replace("\r", "").rstrip(), flush=True)


def proxy(port, target, delay, record=None):
    """Forwards to `target` and holds every chunk for `delay` seconds, each way."""
    def pump(a, b, log):
        try:
            while data := a.recv(65536):
                if log is not None:
                    log.append(data)
                time.sleep(delay)
                b.sendall(data)
        except OSError:
            pass
        for s in (a, b):
            try:
                s.shutdown(socket.SHUT_RDWR)
            except OSError:
                pass

    def serve():
        while True:
            near = door.accept()[0]
            far = socket.create_connection(("127.0.0.1", target))
            for s in (near, far):
                s.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            log = None
            if record is not None:
                log = []
                record.append(log)
            threading.Thread(target=pump, args=(near, far, log), daemon=True).start()
            threading.Thread(target=pump, args=(far, near, None), daemon=True).start()

    door = socket.create_server(("127.0.0.1", port))
    threading.Thread(target=serve, daemon=True).start()


def semantics():
    for command in ("curl -X POST -d 1 localhost:8099/counter", "curl -X POST -d 1 localhost:8099/counter",
                    "curl -X PUT -d 5 localhost:8099/counter", "curl -X PUT -d 5 localhost:8099/counter"):
        sh(command.replace("curl", "curl -s"))
    for code in (301, 302, 303, 307, 308):
        sh(f"curl -sL -d money=5 localhost:8099/{code}")
    sh("curl -s -L -X POST -d money=5 localhost:8099/303")
    sh("curl -si localhost:8099/page")
    sh("""curl -si -H 'If-None-Match: "v1"' localhost:8099/page""")
    sh("curl -s --etag-save e.txt -o page.txt localhost:8099/page && curl -s --etag-compare e.txt -o page.txt -w '%{http_code} %{size_download}\\n' localhost:8099/page; cat page.txt")
    before = time.time()
    sh("curl -s --retry 3 -w '%{http_code}\\n' localhost:8099/busy")
    print(f"took {time.time() - before:.1f} s")


def cors():
    sh("curl -s -X POST -H 'Origin: https://evil.example' -d 1 localhost:8099/counter")
    sh("curl -si -X OPTIONS -H 'Origin: https://evil.example' -H 'Access-Control-Request-Method: DELETE' localhost:8099/counter")


def blocking():
    print("HTTP/1.1, two requests sent at once on one connection")
    s = socket.create_connection(("127.0.0.1", 8099))
    s.sendall(b"GET /slow HTTP/1.1\r\nHost: x\r\n\r\nGET /fast HTTP/1.1\r\nHost: x\r\n\r\n")
    t, text = time.time(), ""
    while "GET" not in text:
        text += s.recv(4096).decode()
        print(f"  after {time.time() - t:.1f} s:", [l for l in text.split("\r\n") if l.startswith(("slow", "GET"))])
    open(f"{HOME}/h2.js", "w").write("""
require('http2').createServer((req, res) => {
  if (req.url === '/slow') setTimeout(() => res.end('slow\\n'), 1000)
  else res.end('fast\\n')
}).listen(8098)""")
    begin("node", f"{HOME}/h2.js")
    w = "-w '%{url_effective} %{time_total} s, new connections %{num_connects}\\n'"
    for version in ("--http2-prior-knowledge",):
        sh(f"curl -s {version} --parallel --parallel-max 2 {w} -o /dev/null localhost:8098/slow -o /dev/null localhost:8098/fast")
    sh(f"curl -s {w} -o /dev/null localhost:8099/a -o /dev/null localhost:8099/b")
    sh(f"curl -s -H 'Connection: close' {w} -o /dev/null localhost:8099/a -o /dev/null localhost:8099/b")
    sh(f"curl -s --parallel --parallel-immediate {w} -o /dev/null localhost:8099/slow -o /dev/null localhost:8099/fast")


def tls():
    sh("openssl req -x509 -newkey rsa:2048 -nodes -keyout key.pem -out cert.pem -days 2 -subj /CN=localhost 2>/dev/null; ls *.pem")
    begin("openssl", "s_server", "-quiet", "-accept", "8443", "-cert", f"{HOME}/cert.pem", "-key", f"{HOME}/key.pem", "-www")
    proxy(8444, 8443, 0.1)
    w = "-w 'connect %{time_connect}  tls done %{time_appconnect}  first byte %{time_starttransfer}  total %{time_total}\\n'"
    for version in ("--tlsv1.3", "--tlsv1.2 --tls-max 1.2"):
        for _ in range(3):
            sh(f"curl -sk {version} -o /dev/null {w} https://localhost:8444/")


def early():
    print("0-RTT and a replay")
    open(f"{HOME}/early.txt", "w").write("POST /pay HTTP/1.1\r\n\r\n")
    for port, option in ((8445, "-no_anti_replay"), (8447, "-anti_replay")):
        log = open(f"{HOME}/server{port}.log", "w")
        seen = lambda: open(f"{HOME}/server{port}.log", errors="replace").read().count("POST /pay")
        server = begin("openssl", "s_server", "-accept", str(port), "-cert", f"{HOME}/cert.pem", "-key", f"{HOME}/key.pem",
                       "-tls1_3", "-early_data", option, stdin=subprocess.PIPE, out=log)
        records = []
        proxy(port + 10, port, 0, records)
        subprocess.run(f"(sleep 1) | openssl s_client -connect localhost:{port} -tls1_3 -sess_out {HOME}/s.pem", shell=True, capture_output=True)
        before = seen()
        out = subprocess.run(f"(sleep 1) | openssl s_client -connect localhost:{port + 10} -tls1_3 -sess_in {HOME}/s.pem -early_data {HOME}/early.txt",
                             shell=True, capture_output=True, text=True).stdout
        time.sleep(0.5)
        print(option, re.findall(r"Early data was \w+", out), "server saw", before, "then", seen(), end=" ")
        for turn in range(3):
            replay = socket.create_connection(("127.0.0.1", port))
            replay.sendall(b"".join(records[-1][:1]))
            time.sleep(0.7)
            replay.close()
            time.sleep(0.3)
            print("after replay", turn + 1, "->", seen(), end=" ")
        server.kill()
        server.wait()
        print("at the end", seen())


def timing():
    proxy(8097, 8099, 0.05)
    sh("curl -s -o /dev/null -w 'dns %{time_namelookup}\\nconnect %{time_connect}\\npretransfer %{time_pretransfer}\\nfirst byte %{time_starttransfer}\\ntotal %{time_total}\\n' localhost:8097/slow")


parts = dict(semantics=semantics, cors=cors, blocking=blocking, tls=tls, early=early, timing=timing)
try:
    begin(sys.executable, f"{ROOT}/docs/interview/http-server.py")
    for name in sys.argv[1:] or parts:
        print("\n==", name)
        parts[name]()
finally:
    for p in started:
        p.kill()
        p.wait()
    shutil.rmtree(HOME)
