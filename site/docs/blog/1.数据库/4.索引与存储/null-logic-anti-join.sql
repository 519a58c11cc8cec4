-- 订单里混进了一行 NULL；strict_orders 结构相同，只是 user_id 声明了 NOT NULL。
CREATE TABLE users (id INTEGER PRIMARY KEY);
CREATE TABLE orders (id INTEGER PRIMARY KEY, user_id INT);
CREATE TABLE strict_orders (id INTEGER PRIMARY KEY, user_id INT NOT NULL);
CREATE INDEX o_user ON orders (user_id);
CREATE INDEX s_user ON strict_orders (user_id);
INSERT INTO users VALUES (1), (2), (3);
INSERT INTO orders (user_id) VALUES (1), (1), (NULL);
INSERT INTO strict_orders (user_id) VALUES (1), (1);
