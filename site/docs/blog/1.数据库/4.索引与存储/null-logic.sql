-- 三个用户，只有 1 号下过单，下了两次。
CREATE TABLE users (id INTEGER PRIMARY KEY);
CREATE TABLE orders (id INTEGER PRIMARY KEY, user_id INT);
INSERT INTO users VALUES (1), (2), (3);
INSERT INTO orders (user_id) VALUES (1), (1);
