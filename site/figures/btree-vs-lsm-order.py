"""RocksDB through its C interface, for the pages called btree-vs-lsm: what is written when overwritten keys are
neighbors instead of random, when half of the overwrites go to few keys, and when values can be compressed.

The sizes are those of btree-vs-lsm-rocksdb.py (leveled, fan-out 10): 300,000 keys of 16 bytes with values of 100,
loaded once each, then overwritten. Needs Debian's librocksdb7.8.
"""
import ctypes
import random
import re
import shutil
import tempfile
import time

rocks = ctypes.CDLL("librocksdb.so.7.8")
for name in ("options_create", "open", "writeoptions_create", "flushoptions_create", "options_statistics_get_string",
             "property_value", "block_based_options_create"):
    getattr(rocks, f"rocksdb_{name}").restype = ctypes.c_void_p
KEYS, WRITES = 300_000, 1_000_000
P, N = ctypes.c_void_p, ctypes.c_size_t


def call(name, *words):
    return getattr(rocks, f"rocksdb_{name}")(*words)


def counted(options):
    text = ctypes.string_at(call("options_statistics_get_string", P(options))).decode()
    return {key: int(n) for key, n in re.findall(r"^rocksdb\.(\S+) COUNT : (\d+)$", text, re.M)}


def measure(keys, value, zstd=False):
    """Bytes of log, flushes and compactions for each byte of keys and values, of the overwrites alone."""
    folder, fault = tempfile.mkdtemp(), ctypes.c_char_p()
    options = call("options_create")
    for name, number in (("create_if_missing", 1), ("max_write_buffer_number", 2), ("target_file_size_base", 262144)):
        call(f"options_set_{name}", P(options), number)
    call("options_set_write_buffer_size", P(options), N(262144))
    call("options_set_max_bytes_for_level_base", P(options), ctypes.c_uint64(1 << 20))
    call("options_set_max_bytes_for_level_multiplier", P(options), ctypes.c_double(10))
    call("options_set_compression", P(options), 7 if zstd else 0)
    call("options_enable_statistics", P(options))
    db = call("open", P(options), folder.encode(), ctypes.byref(fault))
    assert not fault.value, fault.value
    write, flush = call("writeoptions_create"), call("flushoptions_create")

    def put(numbers, first):
        user = 0
        for at, number in enumerate(numbers, first):
            key, text = number.to_bytes(16, "big"), value(at)
            user += 16 + len(text)
            call("put", P(db), P(write), key, N(16), text, N(len(text)), ctypes.byref(fault))
            assert not fault.value, fault.value
        call("flush", P(db), P(flush), ctypes.byref(fault))
        for quiet in range(10):                         # until compaction has nothing left to do
            while call_int("rocksdb.compaction-pending") or call_int("rocksdb.num-running-compactions"):
                time.sleep(0.1)
            time.sleep(0.02)
        return user

    def call_int(name):
        out = ctypes.c_uint64()
        call("property_int", P(db), name.encode(), ctypes.byref(out))
        return out.value

    order = list(range(KEYS))
    random.Random(1).shuffle(order)
    put(order, 0)
    before = counted(options)
    user = put(keys, KEYS)
    after = counted(options)
    call("close", P(db))
    shutil.rmtree(folder)
    return [(after[name] - before[name]) / user for name in ("wal.bytes", "flush.write.bytes", "compact.write.bytes")]


def noise(at, rng=random.Random(7)):
    return rng.randbytes(100)


def line(at, rng=random.Random(7)):
    """A line of a made-up access log, as in btree-vs-lsm-compress.py."""
    return (f'{{"time":"2026-11-{1 + at // 50000:02}T{rng.randrange(24):02}:{rng.randrange(60):02}:00Z",'
            f'"path":"/article/{rng.choice(("uuid", "btree", "cache", "regex"))}/{rng.randrange(1000)}",'
            f'"status":{rng.choice((200, 200, 200, 304, 404))},"user":"{rng.getrandbits(48):012x}"}}').encode()


def keys(kind):
    rng = random.Random(3)
    for at in range(WRITES):
        if kind == "random":
            yield rng.randrange(KEYS)
        elif kind == "neighbors":
            yield at % KEYS
        else:                                           # half of them to 0.4% of the keys
            yield rng.randrange(KEYS // 250) if rng.random() < 0.5 else rng.randrange(KEYS)


print("bytes written for each byte of the user's        log  flush  compaction  together")
for name, kind, value, zstd in (("random keys", "random", noise, False), ("neighbors, in order", "neighbors", noise, False),
                                ("half to 0.4% of the keys", "hot", noise, False),
                                ("random keys, lines of a log", "random", line, False),
                                ("random keys, lines of a log, zstd", "random", line, True)):
    parts = measure(keys(kind), value, zstd)
    print(f"{name:44}" + "".join(f"{part:8.2f}" for part in parts) + f"{sum(parts):10.1f}", flush=True)
