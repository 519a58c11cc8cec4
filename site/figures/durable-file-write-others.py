"""The power cuts of durable-file-write-power.py on XFS and Btrfs. Needs root, loop devices, xfsprogs and
btrfs-progs; takes about a minute and a half.

Each way to replace a file has a file system of its own. Copies of the image are taken while it is mounted, and
mounted afterwards one by one, because two Btrfs images with one identity must not be mounted together.
"""
import os, platform, subprocess, tempfile, time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

SECONDS = (0, 1, 2, 4, 6, 10, 15, 20, 30, 35, 40, 50)
OLD, NEW = b"o" * 65536, b"n" * 65536
SYSTEMS = {"XFS": ("320m", ["mkfs.xfs", "-q", "-f"], "loop,nouuid"), "Btrfs": ("160m", ["mkfs.btrfs", "-q", "-f"], "loop")}
SYNCS = {"in place": (), "rename only": (), "no file fsync": ("folder",), "no dir fsync": ("file",), "all four": ("file", "folder")}


def run(*words):
    return subprocess.run(words, check=True, capture_output=True, text=True).stdout.strip()


def unmount(folder):
    """A busy moment passes: programs started meanwhile may still hold the folder."""
    for _ in range(100):
        if subprocess.run(["umount", "-d", folder], capture_output=True).returncode == 0:
            return
        time.sleep(0.1)
    raise RuntimeError(f"{folder} stays busy")


def sync(path, flags):
    fd = os.open(path, flags)
    os.fsync(fd)
    os.close(fd)


def replace(folder, way):
    name = f"{folder}/app.conf" if way == "in place" else f"{folder}/app.conf.tmp"
    with open(name, "wb", buffering=0) as file:
        file.write(NEW)
        if "file" in SYNCS[way]:
            os.fsync(file.fileno())
    if way != "in place":
        os.rename(name, f"{folder}/app.conf")
    if "folder" in SYNCS[way]:
        sync(folder, os.O_RDONLY | os.O_DIRECTORY)


def after_power_cut(image, options):
    with tempfile.TemporaryDirectory() as folder:
        run("mount", "-o", options, image, folder)
        try:
            data = Path(folder, "app.conf").read_bytes()
        except FileNotFoundError:
            return "missing"
        finally:
            unmount(folder)
    return {OLD: "old", NEW: "new", b"": "empty"}.get(data, "zeros" if not data.strip(b"\0") else f"{data.count(b'n')} new of {len(data)}")


def trial(task):
    system, way, home = task
    size, make, options = SYSTEMS[system]
    image, folder = f"{home}/disk", f"{home}/mounted"
    run("truncate", "-s", size, image)
    run(*make, image)
    os.mkdir(folder)
    run("mount", "-o", options, image, folder)
    Path(folder, "app.conf").write_bytes(OLD)
    run("sync", "-f", folder)
    start = time.monotonic()
    replace(folder, way)
    for second in SECONDS:
        time.sleep(max(0, start + second - time.monotonic()))
        run("cp", "--sparse=always", image, f"{home}/copy-{second}")
    unmount(folder)


print("Linux", platform.release().split("-")[0])
with tempfile.TemporaryDirectory(dir="/dev/shm") as top:
    for system in SYSTEMS:
        tasks = [(system, way, tempfile.mkdtemp(dir=top)) for way in SYNCS]
        with ThreadPoolExecutor(len(tasks)) as pool:
            list(pool.map(trial, tasks))
        for _, way, home in tasks:
            found = [after_power_cut(f"{home}/copy-{second}", SYSTEMS[system][2]) for second in SECONDS]
            changes = [(s, f) for i, (s, f) in enumerate(zip(SECONDS, found)) if i == 0 or f != found[i - 1]]
            print(f"{system:6} {way:14}", "; ".join(f"from {s} s {f}" for s, f in changes), flush=True)
            run("rm", "-r", home)
