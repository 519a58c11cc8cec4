-- 100,000 events, three for each t.
CREATE TABLE e (id int PRIMARY KEY, t int NOT NULL, v text);
INSERT INTO e SELECT i, i / 3, 'event ' || i FROM generate_series(1, 100000) AS i;
CREATE INDEX e_t ON e (t, id);
VACUUM ANALYZE e;
