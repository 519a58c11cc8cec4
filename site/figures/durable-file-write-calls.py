"""System calls and fsync latency for the two pages called durable-file-write. Needs strace, go, rustc.

`calls` replaces a file in Python, Go and Rust under strace; `latency` times 1,000 small appends in the
folder given as the last word (default: the temporary folder).
"""
import os, platform, re, subprocess, sys, tempfile, time

PYTHON = """import os, sys, tempfile

def replace(path, data):
    folder = os.path.dirname(os.path.abspath(path))
    fd, temp = tempfile.mkstemp(dir=folder)
    try:
        with os.fdopen(fd, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        os.replace(temp, path)
    except BaseException:
        os.unlink(temp)
        raise
    fd = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
    try:
        os.fsync(fd)
    finally:
        os.close(fd)

replace(sys.argv[1], b"port = 8080\\n")
"""
SHORT = """import os, pathlib
pathlib.Path("app.conf.tmp").write_text("port = 8080\\n")
os.replace("app.conf.tmp", "app.conf")
"""
GO = """package main

import "os"

func main() {
	os.WriteFile("app.conf.tmp", []byte("port = 8080\\n"), 0o644)
	os.Rename("app.conf.tmp", "app.conf")
}
"""
RUST = """use std::fs;
fn main() -> std::io::Result<()> {
    fs::write("app.conf.tmp", "port = 8080\\n")?;
    fs::rename("app.conf.tmp", "app.conf")
}
"""


def calls():
    with tempfile.TemporaryDirectory() as folder:
        def trace(name, *command):
            with open(f"{folder}/app.conf", "w") as file:
                file.write("old\n")
            os.chmod(f"{folder}/app.conf", 0o644)
            subprocess.run(["strace", "-f", "-o", f"{folder}/trace", "-e",
                            "trace=openat,write,fsync,rename,renameat,renameat2,close", *command],
                           cwd=folder, check=True)
            print("--", name, "mode", oct(os.stat(f"{folder}/app.conf").st_mode & 0o777))
            show = False
            for line in open(f"{folder}/trace"):
                show = show or "O_CREAT" in line
                if show and "exited" not in line:
                    print(re.sub(r"^\d+ +", "", line.replace(folder, "/etc/app").rstrip()))
        for name, text in (("replace.py", PYTHON), ("short.py", SHORT), ("main.go", GO), ("main.rs", RUST)):
            with open(f"{folder}/{name}", "w") as file:
                file.write(text)
        subprocess.run(["go", "build", "-o", "in_go", "main.go"], cwd=folder, check=True)
        subprocess.run(["rustc", "-o", "in_rust", "main.rs"], cwd=folder, check=True)
        trace("Python", sys.executable, "replace.py", "app.conf")
        trace("Python, short", sys.executable, "short.py")
        trace("sed", "sed", "-i", "s/old/new/", "app.conf")
        trace("Go", "./in_go")
        trace("Rust", "./in_rust")


def latency(folder):
    print("Linux", platform.release(), subprocess.run(["df", "--output=source,fstype", folder],
                                                      capture_output=True, text=True).stdout.split()[2:])
    with tempfile.TemporaryDirectory(dir=folder) as inside:
        fd = os.open(f"{inside}/log", os.O_CREAT | os.O_WRONLY | os.O_APPEND)
        for sync in (False, True):
            took = []
            for _ in range(1000):
                start = time.perf_counter()
                os.write(fd, b"x" * 100)
                if sync:
                    os.fsync(fd)
                took.append((time.perf_counter() - start) * 1000)
            took.sort()
            print("write + fsync" if sync else "write", "p50 %.3f ms, p99 %.3f ms, max %.1f ms"
                  % (took[500], took[990], took[-1]))


if sys.argv[1:2] != ["latency"]:
    calls()
if sys.argv[1:2] != ["calls"]:
    latency(sys.argv[2] if len(sys.argv) > 2 else tempfile.gettempdir())
    latency("/dev/shm")
