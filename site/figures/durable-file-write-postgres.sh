#!/bin/bash
# What PostgreSQL does when fsync of a data file fails once: as it is, and with data_sync_retry = on, which
# brings back what it did before 2018. Needs gcc, PostgreSQL (PGBIN says where) and the user postgres.
set -eu
here=$(dirname "$(readlink -f "$0")")
bin=${PGBIN:-/usr/lib/postgresql/15/bin}
home=$(mktemp -d)
trap 'su postgres -c "$bin/pg_ctl -D $home/data -m immediate stop" >/dev/null 2>&1 || true; rm -rf "$home"' EXIT
gcc -shared -fPIC -o "$home/shim.so" "$here/durable-file-write-shim.c" -ldl
chown -R postgres "$home"
chmod 755 "$home"
as() { su postgres -c "$1"; }
sql() { as "psql -X -q -h $home -d postgres -c \"$1\"" 2>&1 || true; }
as "$bin/initdb -D $home/data --no-sync >/dev/null"
"$bin/postgres" --version
for retry in off on; do
  echo "data_sync_retry = $retry"
  : >"$home/log"
  chown postgres "$home/log"
  as "LD_PRELOAD=$home/shim.so FAIL_ONCE=$home/fail $bin/pg_ctl -w -D $home/data -l $home/log \
    -o \"-c data_sync_retry=$retry -c listen_addresses='' -c unix_socket_directories=$home \
    -c checkpoint_timeout=1h -c restart_after_crash=on\" start >/dev/null"
  sql "CREATE TABLE IF NOT EXISTS t (n int)"
  sql "INSERT INTO t SELECT generate_series(1, 1000)"
  as "touch $home/fail"
  for turn in 1 2; do
    echo "CHECKPOINT, turn $turn"
    sql "CHECKPOINT" | grep -v '^$' | head -2
    sleep 3
  done
  grep -E 'PANIC|ERROR|was terminated|redo (starts|done)|ready to accept' "$home/log" |
    sed -E 's/^[^A-Z]*[0-9 :.-]+ UTC //; s/\[[0-9]+\] //; s/process [0-9]+/process/; s/(at [0-9A-F\/]+).*/\1/; s#"base/[0-9]+/[0-9]+"#"base/…"#'
  as "$bin/pg_ctl -w -D $home/data stop >/dev/null" || true
done
