"""What a real ext4 has on its disk at the moment of a power cut. Needs root and loop devices; run it as
`unshare -m python3 …`, about two minutes.

Each way to replace a file runs on an ext4 of its own on a loop device. The file behind the device holds
exactly what ext4 has handed to its disk, so a copy of it is the disk of a machine whose power went at that
moment. The copy is mounted, which replays the journal, and the file is read. The findings are kept in
durable-file-write-power.csv, from which durable-file-write-drawings.py draws."""
import os
import platform
import subprocess
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

SECONDS = (0, 1, 2, 3, 4, 6, 8, 10, 15, 20, 25, 30, 35, 40)
OLD, NEW = b"o" * 65536, b"n" * 65536
OPTIONS = {"ext4": "", "noauto_da_alloc": "noauto_da_alloc"}
SYNCS = {
    "in place": (),
    "rename only": (),
    "no file fsync": ("folder",),
    "no dir fsync": ("file",),
    "all four": ("file", "folder"),
}


def run(*words):
    return subprocess.run(words, check=True, capture_output=True, text=True).stdout.strip()


def unmount(folder):
    """A busy moment passes: programs started meanwhile may still hold the folder."""
    for _ in range(50):
        if subprocess.run(["umount", folder], capture_output=True).returncode == 0:
            return
        time.sleep(0.1)
    raise RuntimeError(f"{folder} stays busy")


def replace(folder, way):
    name = "app.conf" if way == "in place" else "app.conf.tmp"
    fd = os.open(f"{folder}/{name}", os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
    os.write(fd, NEW)
    if "file" in SYNCS[way]:
        os.fsync(fd)
    os.close(fd)
    if way != "in place":
        os.rename(f"{folder}/app.conf.tmp", f"{folder}/app.conf")
    if "folder" in SYNCS[way]:
        fd = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
        os.fsync(fd)
        os.close(fd)


def after_power_cut(image):
    """The content of app.conf on a copy of the disk, after the journal has been replayed."""
    with tempfile.TemporaryDirectory() as folder:
        run("mount", "-o", "loop", image, folder)
        try:
            data = Path(folder, "app.conf").read_bytes()
        except FileNotFoundError:
            return "missing"
        finally:
            unmount(folder)
    return {OLD: "old", NEW: "new", b"": "empty"}.get(data, f"{len(data)} bytes, {data.count(b'n')} new")


def trial(task):
    option, way = task
    with tempfile.TemporaryDirectory(dir="/dev/shm") as home:
        image, folder = f"{home}/disk", f"{home}/mounted"
        run("truncate", "-s", "16m", image)
        run("mkfs.ext4", "-q", "-F", image)
        os.mkdir(folder)
        run("mount", "-o", ",".join(filter(None, ("loop", OPTIONS[option]))), image, folder)
        Path(folder, "app.conf").write_bytes(OLD)
        run("sync", "-f", folder)
        start = time.monotonic()
        replace(folder, way)
        copies = []
        for second in SECONDS:
            time.sleep(max(0, start + second - time.monotonic()))
            copies.append(f"{home}/copy-{second}")
            run("cp", "--sparse=always", image, copies[-1])
        unmount(folder)
        return option, way, [after_power_cut(copy) for copy in copies]


print("Linux", platform.release())
tasks = [(option, way) for option in OPTIONS for way in SYNCS]
lines = ["option,way,second,found"]
with ThreadPoolExecutor(len(tasks)) as pool:
    for option, way, found in pool.map(trial, tasks):
        changes = [(s, f) for i, (s, f) in enumerate(zip(SECONDS, found)) if i == 0 or f != found[i - 1]]
        print(f"{option:16} {way:14}", "; ".join(f"from {s} s {f}" for s, f in changes))
        lines += [f"{option},{way},{second},{what}" for second, what in zip(SECONDS, found)]
Path(__file__).with_suffix(".csv").write_text("\n".join(lines) + "\n")
