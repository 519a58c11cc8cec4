"""Runs the experiments of docs/blog/1.数据库/2.PostgreSQL/extended-statistics.md and writes its CSV.

Expects a PostgreSQL server of your own: PGHOST, PGPORT and PGUSER say which (here /tmp, 5544, postgres).
ANALYZE samples at random, so every estimate is taken after each of five runs of it.
"""
import csv, json, os, statistics, subprocess, sys

os.environ.setdefault("PGHOST", "/tmp")
os.environ.setdefault("PGPORT", "5544")
os.environ.setdefault("PGUSER", "postgres")
os.environ.setdefault("PGDATABASE", "postgres")
PAGE = "docs/blog/1.数据库/2.PostgreSQL/extended-statistics.csv"
RUNS = 5
QUERIES = {
    "A": "city = 'c7'",
    "B": "city = 'c7' AND zip = 7",
    "C": "city = 'c7' AND zip = 8",
    "D": "city = 'c7' AND zip BETWEEN 0 AND 9",
    "E": "city IN ('c7', 'c8') AND zip IN (7, 8)",
    "F": "city = 'c7' OR zip = 7",
    "G": "city = 'c7' AND zip + 0 = 7",
    "H": "city = 'c7' AND area = 7 AND zip = 7",
}
KINDS = {
    "none": "",
    "dependencies": "CREATE STATISTICS person_s (dependencies) ON city, zip, area FROM person;",
    "mcv": "CREATE STATISTICS person_s (mcv) ON city, zip, area FROM person;",
    "ndistinct": "CREATE STATISTICS person_s (ndistinct) ON city, zip, area FROM person;",
    "all": "CREATE STATISTICS person_s ON city, zip, area FROM person;",
}


def psql(sql, *flags):
    done = subprocess.run(["psql", "-X", "-q", "-At", "-v", "ON_ERROR_STOP=1", *flags], input=sql,
                          capture_output=True, text=True)
    if done.returncode:
        sys.exit(done.stderr)
    return done.stdout.strip("\n")


def estimate(sql):
    return json.loads(psql(f"EXPLAIN (FORMAT JSON) {sql}"))[0]["Plan"]["Plan Rows"]


def setup():
    psql("""
DROP TABLE IF EXISTS visit, person;
CREATE TABLE person (id int PRIMARY KEY, city text, zip int, area int, joined int, card int)
  WITH (autovacuum_enabled = off);
INSERT INTO person SELECT i, 'c' || i % 100, i % 100, i % 100, (i * 7919) % 100003, i
  FROM generate_series(1, 100000) i;
CREATE TABLE visit (card int, day int) WITH (autovacuum_enabled = off);
INSERT INTO visit SELECT 1 + (i * 7919) % 100000, i % 365 FROM generate_series(1, 20000) i;
ANALYZE visit;
CREATE INDEX ON person (joined);
""")


def estimates():
    actual = {k: int(psql(f"SELECT count(*) FROM person WHERE {w}")) for k, w in QUERIES.items()}
    group = "SELECT city, zip FROM person GROUP BY city, zip"
    rows = {}
    for kind, create in KINDS.items():
        psql("DROP STATISTICS IF EXISTS person_s;" + create)
        found = {k: [] for k in (*QUERIES, "group")}
        for _ in range(RUNS):
            psql("ANALYZE person;")
            for k, where in QUERIES.items():
                found[k].append(estimate(f"SELECT * FROM person WHERE {where}"))
            found["group"].append(estimate(group))
        rows[kind] = found
    for k in (*QUERIES, "group"):
        line = [f"{kind} {statistics.median(rows[kind][k])} ({min(rows[kind][k])}..{max(rows[kind][k])})"
                for kind in KINDS]
        print(k, "actual", actual.get(k, 100), "|", " | ".join(line))
    with open(PAGE, "w", newline="") as out:
        writer = csv.writer(out)
        writer.writerow(["查询", "实际", "没有", "dependencies", "mcv"])
        for k in "ABCDEFH":
            writer.writerow([k, actual[k] or ""] + [statistics.median(rows[kind][k])
                                              for kind in ("none", "dependencies", "mcv")])


def catalogue():
    psql("DROP STATISTICS IF EXISTS person_s;" + KINDS["all"] + "ANALYZE person;")
    print(psql("SELECT n_distinct FROM pg_stats_ext WHERE statistics_name = 'person_s';"))
    print(psql("SELECT dependencies FROM pg_stats_ext WHERE statistics_name = 'person_s';"))
    print(psql("""SELECT m.index, m.values, m.frequency, m.base_frequency FROM pg_statistic_ext s
JOIN pg_statistic_ext_data d ON d.stxoid = s.oid, pg_mcv_list_items(d.stxdmcv) m
WHERE stxname = 'person_s' ORDER BY m.values LIMIT 3;"""))
    print(psql("""SELECT pg_column_size(stxdndistinct), pg_column_size(stxddependencies),
pg_column_size(stxdmcv) FROM pg_statistic_ext_data;"""))
    print(psql("""CREATE STATISTICS person_e ON (zip + 0) FROM person; ANALYZE person;"""),
          "G with statistics on the expression:", estimate("SELECT * FROM person WHERE " + QUERIES["G"]),
          "zip + 0 = 7 alone:", estimate("SELECT * FROM person WHERE zip + 0 = 7"))
    psql("DROP STATISTICS person_e;")


def plan(sql):
    print(psql(f"SET max_parallel_workers_per_gather = 0; EXPLAIN (ANALYZE, BUFFERS, TIMING OFF) {sql}"))


JOIN = """SELECT count(*) FROM person p JOIN visit v USING (card)
WHERE p.city = 'c7' AND p.zip = 7 AND p.area = 7 AND v.day < 10"""
TOP = "SELECT * FROM person WHERE city = 'c7' AND zip = 7 ORDER BY joined LIMIT 10"


def plans():
    times = {"none": [], "all": []}
    for turn in range(3):
        for kind in times:
            psql("DROP STATISTICS IF EXISTS person_s;" + KINDS[kind] + "ANALYZE person;")
            if turn == 0:
                print("--", kind)
                plan(JOIN)
                plan(TOP)
                print("without nested loops:", psql("SET max_parallel_workers_per_gather = 0;"
                                                    f"SET enable_nestloop = off; EXPLAIN {JOIN}"))
            done = json.loads(psql("SET max_parallel_workers_per_gather = 0;"
                                   f"EXPLAIN (ANALYZE, TIMING OFF, FORMAT JSON) {JOIN}"))
            times[kind].append(done[0]["Execution Time"])
    print(times, "ratio", statistics.median(times["none"]) / statistics.median(times["all"]))
    for kind in ("none", "all"):
        psql("DROP STATISTICS IF EXISTS person_s;" + KINDS[kind] + "ANALYZE person;")
        out = psql(f"EXPLAIN (SUMMARY, FORMAT JSON) SELECT * FROM person WHERE {QUERIES['H']};" * 21)
        print(kind, "planning ms, median of 20:",
              statistics.median(p[0]["Planning Time"] for p in read_all(out)[1:]))
    print("self join, actual 100000 * 1000; estimate", estimate(
        "SELECT 1 FROM person a JOIN person b ON a.city = b.city AND a.zip = b.zip"))


def limits():
    """Before ANALYZE, and with 5,000 pairs of 20 rows each: more than a list of 100 values holds."""
    psql("DROP STATISTICS IF EXISTS person_s; ANALYZE person;" + KINDS["all"])
    print("B, statistics created but not analysed:", estimate("SELECT * FROM person WHERE " + QUERIES["B"]))
    psql("""DROP TABLE IF EXISTS many; CREATE TABLE many (city text, zip int) WITH (autovacuum_enabled = off);
INSERT INTO many SELECT 'c' || i % 5000, i % 5000 FROM generate_series(1, 100000) i;""")
    for kind in ("", "(dependencies)", "(mcv)"):
        psql("DROP STATISTICS IF EXISTS many_s;"
             + (f"CREATE STATISTICS many_s {kind} ON city, zip FROM many;" if kind else ""))
        for target in (-1, 5000):
            if kind:
                psql(f"ALTER STATISTICS many_s SET STATISTICS {target};")
            psql("ANALYZE many;")
            print("many", kind, "target", target,
                  "real pair:", estimate("SELECT * FROM many WHERE city = 'c7' AND zip = 7"),
                  "impossible:", estimate("SELECT * FROM many WHERE city = 'c7' AND zip = 8"),
                  psql("SELECT pg_column_size(stxdmcv) FROM pg_statistic_ext_data d "
                       "JOIN pg_statistic_ext s ON s.oid = d.stxoid WHERE stxname = 'many_s'"))
    psql("""DROP TABLE IF EXISTS mixed; CREATE TABLE mixed (city text, zip int) WITH (autovacuum_enabled = off);
INSERT INTO mixed SELECT 'h' || i % 50, i % 50 FROM generate_series(1, 50000) i;
INSERT INTO mixed SELECT 'c' || i % 2500, 1000 + i % 2500 FROM generate_series(1, 50000) i;""")
    for kind in ("none", "(dependencies)", "(mcv)", ""):
        psql("DROP STATISTICS IF EXISTS mixed_s;"
             + ("" if kind == "none" else f"CREATE STATISTICS mixed_s {kind} ON city, zip FROM mixed;"))
        common, rare = [], []
        for _ in range(RUNS):
            psql("ANALYZE mixed;")
            common.append(estimate("SELECT * FROM mixed WHERE city = 'h7' AND zip = 7"))
            rare.append(estimate("SELECT * FROM mixed WHERE city = 'c7' AND zip = 1007"))
        print("mixed", kind or "all", "common:", statistics.median(common), "rare:", sorted(rare),
              "list:", psql("SELECT array_length(most_common_freqs, 1) FROM pg_stats_ext WHERE tablename = 'mixed'"))


def read_all(text):
    decoder, found = json.JSONDecoder(), []
    while text.strip():
        value, end = decoder.raw_decode(text.lstrip())
        text = text.lstrip()[end:]
        found.append(value)
    return found


print(psql("SHOW server_version;"))
for part in sys.argv[1:] or ("setup", "estimates", "catalogue", "plans", "limits"):
    globals()[part]()
