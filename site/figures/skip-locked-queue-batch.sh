#!/bin/bash
# How many jobs one statement claims that asks for 20 of 1,000: IN (SELECT …) joined by a nested
# loop, against ANY (ARRAY(SELECT …)). Needs a server of your own (PGHOST, PGPORT, PGUSER).
set -euo pipefail
psql -X -q -t -A <<'SQL'
CREATE TEMP TABLE job (
  id           bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  payload      text NOT NULL,
  done         boolean NOT NULL DEFAULT false,
  locked_until timestamptz NOT NULL DEFAULT '-infinity'
);
INSERT INTO job (payload) SELECT 'x' FROM generate_series(1, 1000);
ANALYZE job;
-- The plan that statistics may bring about any day, brought about by force.
SET enable_hashjoin = off; SET enable_mergejoin = off; SET enable_material = off;
SET enable_sort = off; SET enable_hashagg = off;
BEGIN;
WITH claimed AS (
  UPDATE job SET locked_until = now() + interval '1 minute'
  WHERE id IN (SELECT id FROM job WHERE NOT done AND locked_until < now()
               ORDER BY id LIMIT 20 FOR UPDATE SKIP LOCKED)
  RETURNING id)
SELECT 'IN (SELECT … LIMIT 20): ' || count(*) || ' jobs' FROM claimed;
ROLLBACK;
BEGIN;
WITH claimed AS (
  UPDATE job SET locked_until = now() + interval '1 minute'
  WHERE id = ANY (ARRAY(SELECT id FROM job WHERE NOT done AND locked_until < now()
                        ORDER BY id LIMIT 20 FOR UPDATE SKIP LOCKED))
  RETURNING id)
SELECT 'ANY (ARRAY(SELECT … LIMIT 20)): ' || count(*) || ' jobs' FROM claimed;
ROLLBACK;
SQL
