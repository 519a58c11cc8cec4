"""The failed fsync of docs/blog/1.数据库/4.索引与存储/durable-file-write.md. Needs root and a loop device.

A loop device of 64 MiB stands on a sparse file in a tmpfs of 8 MiB: beyond 8 MiB its writes fail, as
those of a broken or thinly provisioned disk would. Run it as `unshare -m python3 …`.
"""
import os, platform, subprocess, tempfile

folder = tempfile.mkdtemp()
run = lambda *words: subprocess.run(words, check=True, capture_output=True, text=True).stdout.strip()
run("mount", "-t", "tmpfs", "-o", "size=8m", "tmpfs", folder)
run("truncate", "-s", "64m", f"{folder}/disk")
device = run("losetup", "--find", "--show", f"{folder}/disk")
try:
    print("Linux", platform.release().partition("-")[0])
    fd = os.open(device, os.O_RDWR)
    size = 16 << 20
    print("write ", os.pwrite(fd, b"n" * size, 0) == size)
    for turn in ("fsync ", "again "):
        try:
            os.fsync(fd)
            print(turn, "ok")
        except OSError as error:
            print(turn, error)
    read = lambda: sum(os.pread(fd, 1 << 20, at).count(b"n") for at in range(0, size, 1 << 20)) / (1 << 20)
    print("read  ", f"{read():.1f} MiB of 16 from the cache")
    os.posix_fadvise(fd, 0, 0, os.POSIX_FADV_DONTNEED)
    print("read  ", f"{read():.1f} MiB of 16 after the cache was dropped")
    os.close(fd)
finally:
    run("losetup", "--detach", device)
    run("umount", folder)
    os.rmdir(folder)
