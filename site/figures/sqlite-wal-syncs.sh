#!/usr/bin/env bash
# Counts the sync calls of 1,000 single-row commits for docs/blog/1.数据库/1.SQLite/sqlite-wal.md; needs strace.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -r "$folder"' EXIT
cd "$folder"
for mode in "DELETE FULL" "WAL FULL" "WAL NORMAL"; do
  set -- $mode
  rm -f t.db*
  strace -f -qq -e trace=fsync,fdatasync -o trace python3 - "$1" "$2" <<'PY'
import sqlite3, sys
db = sqlite3.connect("t.db", isolation_level=None)
db.execute("CREATE TABLE t (x)")
db.execute(f"PRAGMA journal_mode = {sys.argv[1]}")
db.execute(f"PRAGMA synchronous = {sys.argv[2]}")
for i in range(1000):
    db.execute("INSERT INTO t VALUES (?)", (i,))
PY
  echo "$1 $2: $(grep -c 'fdatasync(.*= 0' trace) fdatasync, $(grep -c ' fsync(.*= 0' trace) fsync (set-up included)"
done
