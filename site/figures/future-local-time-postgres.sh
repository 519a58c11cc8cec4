#!/bin/sh
# What timestamptz keeps, for docs/en/blog/2.Languages/future-local-time.md.
# Expects a PostgreSQL server of your own: PGHOST, PGPORT and PGUSER say which.
psql -X -At -q -d postgres 2>&1 <<'SQL'
SET timezone = 'UTC';
CREATE TEMP TABLE meeting (at timestamptz, local timestamp, zone text);
INSERT INTO meeting VALUES
  ('2026-07-01 09:00 America/New_York', '2026-07-01 09:00', 'America/New_York');
SELECT at FROM meeting;
SET timezone = 'Asia/Shanghai';
SELECT at FROM meeting;
SELECT local AT TIME ZONE zone = at FROM meeting;
SET timezone = 'UTC';
SELECT timestamp '2026-03-08 02:30' AT TIME ZONE 'America/New_York';
SELECT timestamp '2026-11-01 01:30' AT TIME ZONE 'America/New_York';
SQL
