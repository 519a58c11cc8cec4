"""The PostgreSQL sessions of docs/en/blog/1.Databases/idempotency-keys.md: one transaction for everything.

Expects a PostgreSQL server of your own: PGHOST, PGPORT and PGUSER say which (here /tmp, 5544, postgres).
"""
import os, subprocess, time

os.environ.setdefault("PGHOST", "/tmp")
os.environ.setdefault("PGPORT", "5544")
os.environ.setdefault("PGUSER", "postgres")
CLAIM = "INSERT INTO idem VALUES ('k', NULL) ON CONFLICT DO NOTHING;"
psql = lambda: subprocess.Popen(["psql", "-X", "-At"], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                stderr=subprocess.STDOUT, text=True)

for level in ("READ COMMITTED", "REPEATABLE READ"):
    psql().communicate("DROP TABLE IF EXISTS idem; CREATE TABLE idem (key text PRIMARY KEY, response text);")
    first, second = psql(), psql()
    first.stdin.write(f"BEGIN; {CLAIM} SELECT pg_sleep(3);"
                      "UPDATE idem SET response = 'stored' WHERE key = 'k'; COMMIT;\n")
    first.stdin.flush()
    time.sleep(1)
    started = time.monotonic()
    said = second.communicate(f"BEGIN ISOLATION LEVEL {level}; {CLAIM}"
                              "SELECT response FROM idem WHERE key = 'k'; COMMIT;")[0].split("\n")
    print(f"{level:16} waited {time.monotonic() - started:.1f} s:", [line for line in said if line][1:])
    first.communicate()
