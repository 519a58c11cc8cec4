"""Runs the experiments of docs/blog/1.数据库/2.PostgreSQL/postgres-mvcc-hot.md.

Expects a PostgreSQL server of your own with the extensions pageinspect and pgstattuple:
PGHOST, PGPORT and PGUSER say which (here /tmp, 5544, postgres).
"""
import os, subprocess, sys, time

os.environ.setdefault("PGHOST", "/tmp")
os.environ.setdefault("PGPORT", "5544")
os.environ.setdefault("PGUSER", "postgres")
os.environ.setdefault("PGDATABASE", "postgres")
ROWS = 1000
EACH_ROW = f"""DO $$ BEGIN FOR i IN 1..{ROWS} LOOP
UPDATE t SET v = v + 1 WHERE id = i; COMMIT; END LOOP; END $$;"""


def psql(sql, *flags):
    done = subprocess.run(["psql", "-X", "-q", "-v", "ON_ERROR_STOP=1", *flags], input=sql,
                          capture_output=True, text=True)
    return (done.stdout + done.stderr).strip("\n")


def table(name, fillfactor):
    return f"""
DROP TABLE IF EXISTS {name};
CREATE TABLE {name} (id int PRIMARY KEY, v int, pad text)
  WITH (fillfactor = {fillfactor}, autovacuum_enabled = off);
INSERT INTO {name} SELECT i, 0, repeat('x', 100) FROM generate_series(1, {ROWS}) i;
"""


def hot(name):
    """Updates of the table so far and how many of them were HOT."""
    return psql(f"""SELECT pg_stat_clear_snapshot();
SELECT n_tup_upd || ' ' || n_tup_hot_upd FROM pg_stat_user_tables WHERE relname = '{name}';""",
                "-At").split("\n")[-1]


def sizes(name):
    return psql(f"""SELECT pg_relation_size('{name}') / 8192 || ' ' ||
pg_relation_size('{name}_pkey') / 8192;""", "-At")


def walk():
    items = "SELECT lp, lp_flags, t_xmin, t_xmax, t_ctid FROM heap_page_items(get_raw_page('{}', {})) WHERE lp {};"
    print("== one row moves")
    print(psql(table("t", 100) + f"""
SELECT ctid, xmin, xmax, v FROM t WHERE id = 1;
UPDATE t SET v = v + 1 WHERE id = 1;
{items.format('t', 0, '<= 2')}
{items.format('t', 17, '>= 15')}
SELECT ctid, data FROM bt_page_items('t_pkey', 1) WHERE itemoffset BETWEEN 2 AND 4;
SELECT ctid, xmin, xmax, v FROM t WHERE id = 1;
{items.format('t', 0, '<= 2')}
"""))
    print("== a chain in one page")
    print(psql(table("h", 50) + """
UPDATE h SET v = v + 1 WHERE id = 1;
SELECT lp, t_ctid, raw_flags FROM heap_page_items(get_raw_page('h', 0)),
  LATERAL heap_tuple_infomask_flags(t_infomask, t_infomask2) WHERE lp IN (1, 2, 30);
SELECT ctid, data FROM bt_page_items('h_pkey', 1) WHERE itemoffset BETWEEN 2 AND 3;
UPDATE h SET v = v + 1 WHERE id > 1;
SELECT count(*) FROM h;
SELECT lp, lp_flags, lp_off, t_ctid FROM heap_page_items(get_raw_page('h', 0)) WHERE lp IN (1, 2, 30, 31);
SELECT ctid, v FROM h WHERE id = 1;
"""))


def single():
    print("== every row once, one statement")
    for ff in (100, 90, 50):
        for index in ("", "CREATE INDEX ON t (v);"):
            psql(table("t", ff) + index)
            psql("UPDATE t SET v = v + 1;")
            time.sleep(1.2)
            print(f"fillfactor {ff:3} {'index on v' if index else '          '} updates, hot: {hot('t')}")


def rounds():
    for how in ("one statement a round", "one transaction a row"):
        print(f"== ten rounds, {how}: pages of table, of index; updates, hot")
        for ff in (100, 90, 50):
            psql(table("t", ff))
            before = sizes("t")
            for _ in range(10):
                if how.startswith("one statement"):
                    psql("UPDATE t SET v = v + 1;")
                else:
                    psql(EACH_ROW)
            time.sleep(1.2)
            print(f"fillfactor {ff:3}: {before} -> {sizes('t')}; {hot('t')}")


def vacuum():
    print("== VACUUM and VACUUM FULL")
    psql(table("t", 100))
    for _ in range(10):
        psql("UPDATE t SET v = v + 1;")
    print("after 10 rounds", sizes("t"))
    print(psql("SELECT * FROM pgstattuple('t');", "-x"))
    psql("VACUUM t;")
    print("after VACUUM", sizes("t"))
    print(psql("SELECT tuple_count, dead_tuple_count, free_percent FROM pgstattuple('t');"))
    for _ in range(3):
        psql("UPDATE t SET v = v + 1;")
    print("after 3 more rounds", sizes("t"))
    reader = subprocess.Popen(["psql", "-X", "-q"], stdin=subprocess.PIPE, text=True)
    reader.stdin.write("BEGIN; SELECT 1 FROM t LIMIT 0;\n"), reader.stdin.flush()
    time.sleep(0.5)
    full = subprocess.Popen(["psql", "-X", "-q", "-c", "VACUUM FULL t"])
    time.sleep(0.5)
    print(psql("SELECT mode, granted FROM pg_locks WHERE relation = 't'::regclass ORDER BY granted DESC;"))
    reader.stdin.close(), reader.wait(), full.wait()
    print("after VACUUM FULL", sizes("t"))


def with_old(work):
    """Runs `work` while another session keeps a snapshot of a table nobody updates."""
    old = subprocess.Popen(["psql", "-X", "-q"], stdin=subprocess.PIPE, text=True,
                           stdout=subprocess.DEVNULL)
    old.stdin.write("BEGIN ISOLATION LEVEL REPEATABLE READ; SELECT count(*) FROM other;\n")
    old.stdin.flush()
    time.sleep(0.5)
    work()
    old.stdin.close(), old.wait()


def horizon():
    print("== a transaction that stays open")
    psql(table("t", 100) + "DROP TABLE IF EXISTS other; CREATE TABLE other (n int);")
    with_old(lambda: [psql(EACH_ROW) for _ in range(10)])
    time.sleep(1.2)
    print("ten rounds, one transaction a row, beside it:", sizes("t"), "; updates, hot:", hot("t"))
    psql(table("t", 100) + "DROP TABLE IF EXISTS other; CREATE TABLE other (n int);")

    def beside():
        psql("UPDATE t SET v = v + 1;")
        print(psql("VACUUM VERBOSE t;"))
        print(psql("""SELECT pid, state, backend_xmin, now() - xact_start AS open FROM pg_stat_activity
WHERE backend_xmin IS NOT NULL AND pid <> pg_backend_pid() ORDER BY age(backend_xmin) DESC;"""))

    with_old(beside)
    print("-- after it ended")
    print(psql("VACUUM VERBOSE t;"))


def check():
    print("== the two queries")
    psql(table("t", 100))
    for _ in range(2):
        psql("UPDATE t SET v = v + 1;")
    time.sleep(1.2)
    print(psql("""SELECT relname, n_live_tup, n_dead_tup,
  round(100.0 * n_tup_hot_upd / nullif(n_tup_upd, 0), 1) AS hot_pct, last_autovacuum
FROM pg_stat_user_tables WHERE relname = 't' ORDER BY n_dead_tup DESC LIMIT 10;
SELECT table_len, tuple_percent, dead_tuple_percent, free_percent FROM pgstattuple('t');"""))


print(psql("SHOW server_version; CREATE EXTENSION IF NOT EXISTS pageinspect; "
           "CREATE EXTENSION IF NOT EXISTS pgstattuple;", "-At"))
for part in sys.argv[1:] or ("walk", "single", "rounds", "vacuum", "horizon", "check"):
    globals()[part]()
