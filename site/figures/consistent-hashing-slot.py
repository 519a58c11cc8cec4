"""Compares binascii.crc_hqx with CLUSTER KEYSLOT of redis-server (port 6396), for
docs/blog/5.算法/3.分布式与限流/consistent-hashing.md."""
import binascii
import re
import subprocess
import tempfile
import time

PORT = "6396"


def cli(*args):
    r = subprocess.run(["redis-cli", "-p", PORT, *args], capture_output=True, text=True)
    return r.stdout.strip()


with tempfile.TemporaryDirectory() as folder:
    server = subprocess.Popen(["redis-server", "--port", PORT, "--dir", folder, "--save", "",
                               "--cluster-enabled", "yes", "--logfile", folder + "/log"])
    try:
        while cli("PING") != "PONG":
            time.sleep(0.05)
        for key in ("123456789", "user:42", "{user:42}:cart", "{user:42}:orders"):
            tag = re.search(r"\{(.+?)\}", key)
            slot = binascii.crc_hqx((tag[1] if tag else key).encode(), 0) % 16384
            print(key, slot, cli("CLUSTER", "KEYSLOT", key))
    finally:
        server.terminate()
        server.wait()
