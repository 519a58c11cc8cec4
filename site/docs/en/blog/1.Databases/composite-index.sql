-- 5,000 rows: 50 values of a with 100 rows each; c is in no index.
CREATE TABLE t (id INTEGER PRIMARY KEY, a INT, b INT, c TEXT);
CREATE INDEX t_ab ON t (a, b);
INSERT INTO t (a, b, c)
WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 4999)
SELECT i % 50, i / 50, 'row ' || i FROM n;
