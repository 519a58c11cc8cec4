"""Sizes, bytes read and CPU time for docs/blog/3.工具/3.构建与数据/duckdb-csv.md.

Usage: python3 scripts/figures/duckdb-csv.py FOLDER, where `npm install @duckdb/node-api` was run in
FOLDER; needs node, strace, sqlite3 and awk. Writes the chart's CSV beside the article.
"""
import collections
import os
import pathlib
import re
import statistics as st
import subprocess
import sys

folder = pathlib.Path(sys.argv[1]).resolve()
chart = pathlib.Path(__file__).resolve().parents[1] / "docs/blog/3.工具/3.构建与数据/duckdb-csv-bytes.csv"
os.chdir(folder)

(folder / "gen.py").write_text('''import csv
import datetime as dt
import random
import sys

r = random.Random(7)
cities = ["beijing", "shanghai", "guangzhou", "shenzhen", "chengdu"]
start = dt.date(2024, 1, 1)
out = csv.writer(sys.stdout, lineterminator="\\n")
out.writerow(["id", "city", "amount", "day"])
for i in range(300_000):
    day = start + dt.timedelta(days=r.randrange(365))
    out.writerow([i, r.choice(cities), f"{r.uniform(1, 500):.2f}", day])
''')
(folder / "q.mjs").write_text('''import { DuckDBInstance } from '@duckdb/node-api'

const db = await DuckDBInstance.create(':memory:', { threads: '1' })
const connection = await db.connect()
for (const sql of process.argv.slice(2)) {
  try {
    const rows = (await connection.runAndReadAll(sql)).getRowsJson()
    for (const row of rows) console.log(row.join(' | '))
  } catch (error) {
    console.log(error.message)
  }
}
''')


def duck(*sql):
    return subprocess.run(["node", "q.mjs", *sql], capture_output=True, text=True, check=True).stdout


def show(title, text):
    print(f"## {title}\n{text}")


with open("orders.csv", "w") as f:
    subprocess.run([sys.executable, "gen.py"], stdout=f, check=True)
show("version", duck("select version()"))
show("describe", duck("describe from 'orders.csv'",
     "select count(*), sum(amount) from 'orders.csv' where day = '2024-06-18'"))
duck("copy (from 'orders.csv') to 'orders.parquet'",
     "copy (from 'orders.csv') to 'zstd.parquet' (codec zstd)",
     "copy (from 'orders.csv') to 'small.parquet' (row_group_size 20480)",
     "copy (from 'orders.csv' order by day) to 'sorted.parquet' (row_group_size 20480)")
for name in ("orders.csv", "orders.parquet", "zstd.parquet", "small.parquet", "sorted.parquet"):
    print(name, os.path.getsize(name))
show("columns", duck("select path_in_schema, sum(total_compressed_size), any_value(encodings) from"
                     " parquet_metadata('orders.parquet') group by 1 order by 2 desc"))
show("plan", duck("explain select sum(amount) from 'orders.parquet' where day = date '2024-06-18'"))
for name in ("small", "sorted"):
    show(name, duck(f"select count(*), count(*) filter (stats_min_value <= '2024-06-18' and stats_max_value"
                    f" >= '2024-06-18') from parquet_metadata('{name}.parquet') where path_in_schema = 'day'"))

# inference
with open("codes.csv", "w") as f:
    f.write("code,n\n" + "00123,1\n" * 3)
with open("late.csv", "w") as f:
    f.write("n\n" + "1\n" * 30000 + "N/A\n")
show("codes", duck("from 'codes.csv' limit 1", "from read_csv('codes.csv', types = {'code': 'VARCHAR'}) limit 1"))
show("late", duck("select sum(n) from 'late.csv'", "select sum(n) from read_csv('late.csv', nullstr = 'N/A')",
                  "describe from read_csv('late.csv', sample_size = -1)"))


def bytes_read(sql, name):
    subprocess.run(["strace", "-f", "-y", "-o", "trace", "-e", "trace=read,pread64", "node", "q.mjs", sql],
                   check=True, capture_output=True)
    return sum(int(n) for n in re.findall(rf"/{name}>.* = (\d+)$", open("trace").read(), re.M))


rows = []
for label, name, sql in (
    ("CSV，一列，一天", "orders.csv", "select sum(amount) from 'orders.csv' where day = date '2024-06-18'"),
    ("Parquet，全部列", "small.parquet", "select sum(id), min(city), sum(amount), min(day) from 'small.parquet'"),
    ("Parquet，一列", "small.parquet", "select sum(amount) from 'small.parquet'"),
    ("Parquet，一列，一天", "small.parquet", "select sum(amount) from 'small.parquet' where day = date '2024-06-18'"),
    ("排序的 Parquet，一列，一天", "sorted.parquet", "select sum(amount) from 'sorted.parquet' where day = date '2024-06-18'"),
):
    rows.append((label, bytes_read(sql, name)))
    print(*rows[-1])
with open(chart, "w") as f:
    print("查询,读取", file=f)
    for label, n in rows:
        print(f"{label},{n / 1000:.0f}", file=f)


# CPU time of whole processes, in turn
QUESTION = "select city, count(*), round(sum(amount), 2) from {} where day >= {} group by 1 order by 1"
AWK = """awk -F, 'NR > 1 && $4 >= "2024-07-01" {{ n[$2]++; s[$2] += $3 }}
  END {{ for (c in n) printf "%s|%d|%.2f\\n", c, n[c], s[c] }}' {}.csv | sort"""


def cpu_times(name, rounds):
    day = "date '2024-07-01'"
    ask = QUESTION.format("orders", "'2024-07-01'")
    load = f"sqlite3 {name}.db '.mode csv' '.import {name}.csv orders'"
    ways = {
        "awk": ["sh", "-c", AWK.format(name)],
        "duckdb, select 1": ["node", "q.mjs", "select 1"],
        "duckdb, csv": ["node", "q.mjs", QUESTION.format(f"'{name}.csv'", day)],
        "duckdb, parquet": ["node", "q.mjs", QUESTION.format(f"'{name}.parquet'", day)],
        "sqlite, import + query": ["sh", "-c", f'rm -f {name}.db; {load}; sqlite3 {name}.db "{ask}"'],
        "sqlite, query": ["sqlite3", f"{name}.db", ask],
    }
    cpu = collections.defaultdict(list)
    for i in range(rounds):
        for way, command in ways.items():
            child = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
            out = child.stdout.read()
            usage = os.wait4(child.pid, 0)[2]
            cpu[way].append(usage.ru_utime + usage.ru_stime)
            if i == 0:
                print(out.split("\n")[0])
    base = st.median(cpu["awk"])
    for way, times in cpu.items():
        print(f"{way:22} {st.median(times) / base:5.2f} ({min(times) / base:.2f} to {max(times) / base:.2f})"
              f"  {1000 * st.median(times):.0f} ms")


cpu_times("orders", 7)
with open("large.csv", "w") as f:
    text = open("orders.csv").read()
    f.write(text + text.partition("\n")[2] * 9)
duck("copy (from 'large.csv') to 'large.parquet'")
cpu_times("large", 3)
