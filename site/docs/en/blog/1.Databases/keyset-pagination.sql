-- Nine events, three for each t.
CREATE TABLE e (id INTEGER PRIMARY KEY, t INT NOT NULL);
INSERT INTO e VALUES (1, 10), (2, 10), (3, 10), (4, 11), (5, 11), (6, 11), (7, 12), (8, 12), (9, 12);
CREATE INDEX e_t_id ON e (t, id);
