#!/bin/sh
# What PostgreSQL counts, for docs/blog/2.编程语言/unicode-length.md and its translation.
# Expects a server of your own with an UTF8 database: PGHOST, PGPORT and PGUSER say which.
psql -X -At -d postgres <<'SQL'
SET client_min_messages = error;
SELECT char_length('👨‍👩‍👧'), octet_length('👨‍👩‍👧');
CREATE TEMP TABLE t (name varchar(4));
INSERT INTO t VALUES ('👨‍👩‍👧');
SELECT char_length('👨‍👩‍👧'::varchar(4)), octet_length('👨‍👩‍👧'::varchar(4));
SELECT char_length(normalize('é', NFD)), normalize('é', NFD) = 'é';
SQL
