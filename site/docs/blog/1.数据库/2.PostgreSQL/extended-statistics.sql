-- 三万行：缺省的样本恰好是整张表，所以每次 ANALYZE 的结果都一样。
CREATE TABLE person (id int PRIMARY KEY, city text, zip int, area int);
INSERT INTO person
SELECT i, 'c' || i % 100, i % 100, i % 100 FROM generate_series(1, 30000) AS i;
ANALYZE person;
