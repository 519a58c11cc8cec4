-- The same table for PostgreSQL, with 100,000 rows: 50 values of a with 2,000 rows each.
CREATE TABLE t (id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY, a int, b int, c text);
INSERT INTO t (a, b, c)
SELECT i % 50, i / 50, 'row ' || i FROM generate_series(0, 99999) AS i;
CREATE INDEX t_ab ON t (a, b);
VACUUM ANALYZE t;
