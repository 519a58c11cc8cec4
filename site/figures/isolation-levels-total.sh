#!/bin/bash
# The total kept by a trigger, as on the pages called isolation-levels, with two sessions that withdraw at the same
# time. Starts a PostgreSQL server of its own (Debian's paths, needs root).
set -e
BIN=$(ls -d /usr/lib/postgresql/*/bin | tail -1)
HOME_DIR=$(mktemp -d /tmp/total-XXXXXX)
chown postgres "$HOME_DIR"
run() { (cd /tmp && runuser -u postgres -- "$@"); }
run "$BIN/initdb" -D "$HOME_DIR/data" -A trust --no-sync >/dev/null
run "$BIN/pg_ctl" -D "$HOME_DIR/data" -o "-p 5877 -k $HOME_DIR -c listen_addresses='' -c fsync=off" -l "$HOME_DIR/data/log" -w start >/dev/null
trap 'run "$BIN/pg_ctl" -D "$HOME_DIR/data" -m immediate stop >/dev/null; rm -rf "$HOME_DIR"' EXIT
sql() { psql -h "$HOME_DIR" -p 5877 -U postgres -qAt -v VERBOSITY=sqlstate "$@" 2>&1 | grep -v '^$' || true; }
sql <<'S'
CREATE TABLE customer (id int PRIMARY KEY, total int CHECK (total >= 0));
CREATE TABLE account (id int PRIMARY KEY, customer int REFERENCES customer, money int);
CREATE FUNCTION keep_total() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE customer SET total = total
      + CASE WHEN id = NEW.customer THEN NEW.money ELSE 0 END
      - CASE WHEN id = OLD.customer THEN OLD.money ELSE 0 END
    WHERE id IN (NEW.customer, OLD.customer);
  RETURN NULL;
END $$;
CREATE TRIGGER total AFTER INSERT OR UPDATE OR DELETE ON account
  FOR EACH ROW EXECUTE FUNCTION keep_total();
INSERT INTO customer VALUES (1, 0);
INSERT INTO account VALUES (1, 1, 100), (2, 1, 100);
S
for level in "READ COMMITTED" "REPEATABLE READ"; do
  echo "$level"
  sql -c "UPDATE account SET money = 100"
  take() { echo "BEGIN ISOLATION LEVEL $level; SELECT 'reads ' || sum(money) FROM account; SELECT pg_sleep($2);
    UPDATE account SET money = money - 150 WHERE id = $1; SELECT pg_sleep($3); COMMIT;" | sql | head -2; }
  take 1 1 2 | sed 's/^/  A  /' >"$HOME_DIR/a" &
  take 2 2 0 | sed 's/^/  B  /' >"$HOME_DIR/b" &
  wait
  cat "$HOME_DIR/a" "$HOME_DIR/b"
  echo "  -  total $(sql -c 'SELECT total FROM customer'), accounts $(sql -c "SELECT string_agg(money::text, ' ' ORDER BY id) FROM account")"
done
