-- 一千行的表，页填满；没有后台进程来清理。
CREATE TABLE t (id int PRIMARY KEY, v int, pad text)
  WITH (fillfactor = 100, autovacuum_enabled = off);
INSERT INTO t SELECT i, 0, repeat('x', 100) FROM generate_series(1, 1000) AS i;
