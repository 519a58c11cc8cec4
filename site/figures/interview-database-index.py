"""Runs the experiments of docs/interview/4.database-index.md on a temporary PostgreSQL cluster.

Needs PostgreSQL 15 (Debian's paths) and root, to run the server as the user postgres; port 5498.
"""
import glob, shutil, subprocess, sys, tempfile

BIN = sorted(glob.glob("/usr/lib/postgresql/*/bin"))[-1]
HOME = tempfile.mkdtemp(prefix="index-questions-")
shutil.chown(HOME, "postgres")
AS = ["runuser", "-u", "postgres", "--"]
OPTIONS = ("-p 5498 -k /tmp -c listen_addresses='' -c autovacuum=off -c shared_buffers=512MB "
           "-c max_parallel_workers_per_gather=0 -c max_wal_size=4GB "
           "-c max_parallel_maintenance_workers=0")
PLAN = "EXPLAIN (COSTS OFF) "
RUN = "EXPLAIN (ANALYZE, BUFFERS, COSTS OFF, TIMING OFF, SUMMARY OFF) "


def pg(*words, **more):
    return subprocess.run([*AS, *words], capture_output=True, text=True, cwd="/tmp", **more)


def sql(text, quiet=False):
    done = pg("psql", "-X", "-q", "-A", "-t", "-F", " | ", "-h", "/tmp", "-p", "5498", "-d", "postgres",
              input=text)
    if not quiet:
        for line in text.strip().splitlines():
            print(">", line.strip())
        print(done.stdout.rstrip() + ("\n" + done.stderr.rstrip() if done.stderr else ""))
    elif done.stderr:
        print(done.stderr)


def head(text):
    print(f"\n== {text}")


def height():
    head("height and fan-out of a bigint index")
    sql("CREATE EXTENSION IF NOT EXISTS pageinspect;", quiet=True)
    for rows in (300, 400, 100_000, 110_000, 1_000_000, 5_000_000):
        sql(f"DROP TABLE IF EXISTS h; CREATE UNLOGGED TABLE h (id bigint); "
            f"INSERT INTO h SELECT generate_series(1, {rows}); CREATE INDEX h_id ON h (id);", quiet=True)
        print(rows, "rows")
        sql("SELECT level + 1 AS levels, pg_relation_size('h_id') / 8192 AS pages FROM bt_metap('h_id');")
    sql("SELECT type, live_items, free_size FROM bt_page_stats('h_id', 1);")
    sql("SELECT s.type, s.live_items, s.btpo_level FROM bt_page_stats('h_id', 3) s;")
    sql("SELECT s.type, s.live_items, s.btpo_level FROM bt_metap('h_id') m, bt_page_stats('h_id', m.root::int) s;")
    sql("VACUUM ANALYZE h;", quiet=True)
    sql(RUN + "SELECT id FROM h WHERE id = 4000000;")
    sql("DROP TABLE h;", quiet=True)


def table():
    sql("""CREATE TABLE orders (id bigint PRIMARY KEY, customer int, state text, code text,
             created timestamp, total numeric(10,2), note text);
           INSERT INTO orders SELECT i, (i * 7919) % 10000, CASE WHEN i % 100 = 0 THEN 'open' ELSE 'done' END,
             'C' || lpad(((i * 104729) % 1000000)::text, 6, '0'),
             timestamp '2025-01-01' + i * interval '30 seconds', (i % 500) + 0.5, repeat('n', 60)
           FROM generate_series(1::bigint, 1000000) i;
           CREATE INDEX orders_customer ON orders (customer);
           CREATE INDEX orders_code ON orders (code);
           CREATE INDEX orders_created ON orders (created);
           CREATE INDEX orders_state ON orders (state);
           VACUUM ANALYZE orders;""", quiet=True)
    sql("SELECT relname, relpages FROM pg_class WHERE relname LIKE 'orders%' ORDER BY 1;")


def covering():
    head("covering")
    sql("CREATE INDEX orders_cust_total ON orders (customer) INCLUDE (total); VACUUM ANALYZE orders;", quiet=True)
    sql("SET enable_bitmapscan = on;\n" + RUN + "SELECT sum(total) FROM orders WHERE customer = 42;")
    sql("BEGIN; DROP INDEX orders_cust_total;\n" + RUN + "SELECT sum(total) FROM orders WHERE customer = 42; ROLLBACK;")
    sql("UPDATE orders SET note = 'x' WHERE customer = 42;", quiet=True)
    sql(RUN + "SELECT sum(total) FROM orders WHERE customer = 42;")
    sql("VACUUM orders;", quiet=True)
    sql(RUN + "SELECT sum(total) FROM orders WHERE customer = 42;")
    sql("DROP INDEX orders_cust_total; VACUUM ANALYZE orders;", quiet=True)


def reasons():
    head("function on the column")
    sql(PLAN + "SELECT * FROM orders WHERE date(created) = '2025-03-01';")
    sql(PLAN + "SELECT * FROM orders WHERE created >= '2025-03-01' AND created < '2025-03-02';")
    head("type mismatch")
    sql(PLAN + "SELECT * FROM orders WHERE id = 5::numeric;")
    sql(PLAN + "SELECT * FROM orders WHERE id = 5;")
    head("low selectivity")
    sql(PLAN + "SELECT * FROM orders WHERE state = 'done';")
    sql(PLAN + "SELECT * FROM orders WHERE state = 'open';")
    head("OR")
    sql(PLAN + "SELECT * FROM orders WHERE customer = 42 OR total = 7.5;")
    sql(PLAN + "SELECT * FROM orders WHERE customer = 42 OR code = 'C000042';")
    head("leading wildcard")
    sql("SHOW lc_collate;")
    sql(PLAN + "SELECT * FROM orders WHERE code LIKE '%00042';")
    sql(PLAN + "SELECT * FROM orders WHERE code LIKE 'C00004%';")
    head("prefix search under another collation")
    sql("CREATE INDEX orders_code_en ON orders (code COLLATE \"und-x-icu\");", quiet=True)
    sql("BEGIN; DROP INDEX orders_code;\n" + PLAN + "SELECT * FROM orders WHERE code COLLATE \"und-x-icu\" LIKE 'C00004%'; ROLLBACK;")
    sql("DROP INDEX orders_code_en;", quiet=True)
    head("stale statistics")
    sql("""DROP TABLE IF EXISTS fresh; CREATE TABLE fresh (id int, kind int, pad text);
           INSERT INTO fresh SELECT i, 1, repeat('p', 50) FROM generate_series(1, 100000) i;
           CREATE INDEX fresh_kind ON fresh (kind); VACUUM ANALYZE fresh;
           UPDATE fresh SET kind = 2 WHERE id > 50;""", quiet=True)
    sql("EXPLAIN SELECT * FROM fresh WHERE kind = 1;\nEXPLAIN SELECT * FROM fresh WHERE kind = 2;")
    sql(RUN + "SELECT count(pad) FROM fresh WHERE kind = 1;")
    sql("ANALYZE fresh;", quiet=True)
    sql("EXPLAIN SELECT * FROM fresh WHERE kind = 1;\nEXPLAIN SELECT * FROM fresh WHERE kind = 2;")
    sql(RUN + "SELECT count(pad) FROM fresh WHERE kind = 1;")


def partial():
    head("partial and expression")
    sql("CREATE INDEX orders_open ON orders (created) WHERE state = 'open'; "
        "CREATE INDEX orders_day ON orders (date(created)); ANALYZE orders;", quiet=True)
    sql("SELECT relname, relpages FROM pg_class WHERE relname IN ('orders_open', 'orders_created', 'orders_day', 'orders_state');")
    sql(RUN + "SELECT id FROM orders WHERE state = 'open' ORDER BY created DESC LIMIT 10;")
    sql(PLAN + "SELECT id FROM orders WHERE state = 'done' AND created > '2025-12-01' AND created < '2025-12-02';")
    sql(PLAN + "SELECT * FROM orders WHERE date(created) = '2025-03-01';")
    sql("DROP INDEX orders_open; DROP INDEX orders_day;", quiet=True)


def slow():
    head("used, and yet slow")
    sql(RUN + "SELECT count(note) FROM orders WHERE customer < 100;")
    sql("SET enable_bitmapscan = off; SET enable_seqscan = off;\n" + RUN + "SELECT count(note) FROM orders WHERE customer < 100;")
    sql(RUN + "SELECT count(note) FROM orders WHERE id <= 10000;")
    sql("SELECT attname, correlation FROM pg_stats WHERE tablename = 'orders' AND attname IN ('id', 'customer', 'created');")


def writes():
    head("cost of indexes on 10,000 inserts")
    for extra in range(0, 5):
        sql("DROP TABLE IF EXISTS w; CREATE TABLE w (id bigint, a int, b int, c int, d int);"
            "INSERT INTO w SELECT i, (i * 7919) % 1000003, (i * 104729) % 1000003, (i * 611953) % 1000003, (i * 15485863) % 1000003 "
            "FROM generate_series(1::bigint, 300000) i;" +
            "".join(f"CREATE INDEX ON w ({c});" for c in "abcd"[:extra]) + "VACUUM ANALYZE w; CHECKPOINT;", quiet=True)
        print(extra, "indexes on scattered values")
        sql("EXPLAIN (ANALYZE, BUFFERS, WAL, COSTS OFF, TIMING OFF, SUMMARY OFF) INSERT INTO w "
            "SELECT i, (i * 7919) % 1000003, (i * 104729) % 1000003, (i * 611953) % 1000003, (i * 15485863) % 1000003 "
            "FROM generate_series(300001::bigint, 310000) i;")
    sql("DROP TABLE IF EXISTS w; CREATE TABLE w (id bigint, a int, b int, c int, d int);"
        "INSERT INTO w SELECT i, 1, 1, 1, 1 FROM generate_series(1, 300000) i; CREATE INDEX ON w (id); VACUUM ANALYZE w; CHECKPOINT;", quiet=True)
    print("1 index on rising values")
    sql("EXPLAIN (ANALYZE, BUFFERS, WAL, COSTS OFF, TIMING OFF, SUMMARY OFF) INSERT INTO w "
        "SELECT i, 1, 1, 1, 1 FROM generate_series(300001::bigint, 310000) i;")


def kinds():
    head("BRIN")
    sql("CREATE INDEX orders_created_brin ON orders USING brin (created); ANALYZE orders;", quiet=True)
    sql("SELECT relname, relpages FROM pg_class WHERE relname IN ('orders_created_brin', 'orders_created');")
    for drop in ("orders_created_brin", "orders_created"):
        sql(f"BEGIN; DROP INDEX {drop};\n" + RUN + "SELECT sum(total) FROM orders WHERE created >= '2025-03-01' AND created < '2025-03-02'; ROLLBACK;")
    head("hash")
    sql("DROP TABLE IF EXISTS pages; CREATE TABLE pages (url text); INSERT INTO pages SELECT 'https://example.org/' || repeat('section/', 12) || md5(i::text) || '/' || i FROM generate_series(1, 200000) i;"
        "CREATE INDEX pages_b ON pages (url); CREATE INDEX pages_h ON pages USING hash (url); VACUUM ANALYZE pages;", quiet=True)
    sql("SELECT relname, relpages FROM pg_class WHERE relname LIKE 'pages%' ORDER BY 1;")
    one = "(SELECT url FROM pages OFFSET 777 LIMIT 1)"
    for drop in ("pages_b", "pages_h"):
        sql(f"BEGIN; DROP INDEX {drop};\n" + RUN + f"SELECT 1 FROM pages WHERE url = 'https://example.org/' || repeat('section/', 12) || md5('777') || '/777'; ROLLBACK;")
    sql(PLAN + "SELECT 1 FROM pages WHERE url > 'https://z';")
    head("GIN")
    sql("DROP TABLE IF EXISTS posts; CREATE TABLE posts (id int, tags int[]); INSERT INTO posts SELECT i, ARRAY[i % 1000, (i * 31) % 997, (i * 17) % 991] FROM generate_series(1, 200000) i; CREATE INDEX posts_b ON posts (tags); VACUUM ANALYZE posts;", quiet=True)
    sql(RUN + "SELECT count(*) FROM posts WHERE tags @> ARRAY[7, 8];")
    sql("CREATE INDEX posts_g ON posts USING gin (tags); VACUUM ANALYZE posts;", quiet=True)
    sql(RUN + "SELECT count(*) FROM posts WHERE tags @> ARRAY[7, 8];")


def unused():
    head("which indexes nobody uses")
    sql("SELECT pg_stat_reset();", quiet=True)
    sql("SELECT count(*) FROM orders WHERE customer = 7; SELECT * FROM orders WHERE id = 9; "
        "SELECT count(*) FROM orders WHERE state = 'open' AND customer = 8;", quiet=True)
    sql("SELECT indexrelname, idx_scan, pg_relation_size(indexrelid) / 8192 AS pages FROM pg_stat_user_indexes WHERE relname = 'orders' ORDER BY 2 DESC, 1;")


parts = dict(height=height, table=table, covering=covering, reasons=reasons, partial=partial,
             slow=slow, writes=writes, kinds=kinds, unused=unused)
try:
    pg(f"{BIN}/initdb", "-D", f"{HOME}/data", "-A", "trust", "--no-locale", "-E", "UTF8")
    pg(f"{BIN}/pg_ctl", "-D", f"{HOME}/data", "-o", OPTIONS, "-l", f"{HOME}/log", "-w", "start")
    print(pg("psql", "--version").stdout.strip())
    for name in sys.argv[1:] or parts:
        parts[name]()
finally:
    pg(f"{BIN}/pg_ctl", "-D", f"{HOME}/data", "-m", "immediate", "-w", "stop")
    shutil.rmtree(HOME)
