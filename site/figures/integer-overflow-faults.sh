#!/bin/sh
# What C, Rust (debug) and PostgreSQL do on overflow, for docs/blog/2.编程语言/integer-overflow.md.
# Expects a PostgreSQL server of your own: PGHOST, PGPORT and PGUSER say which.
folder=$(mktemp -d)
cd "$folder"
cat > add.rs <<'R'
use std::hint::black_box;

fn main() {
    let max = black_box(i32::MAX);
    println!("{}", max + 1);
}
R
for flags in "" "-O" "-O -C overflow-checks=on"; do
  rustc $flags add.rs && echo "$" rustc $flags add.rs "&& ./add" && RUST_BACKTRACE=0 ./add 2>&1
done
cat > divide.c <<'C'
#include <limits.h>
#include <stdio.h>
int main(int argc, char **argv) { printf("%d\n", INT_MIN / -argc); }
C
gcc divide.c -o divide && ./divide
echo "exit $?"
psql -X -At -d postgres 2>&1 <<'SQL'
SELECT 2147483647 + 1;
SELECT (-2147483648)::int / -1;
CREATE TEMP TABLE t (id serial PRIMARY KEY, note text);
SELECT setval('t_id_seq', 2147483646);
INSERT INTO t (note) VALUES ('last') RETURNING id;
INSERT INTO t (note) VALUES ('one more') RETURNING id;
SQL
rm -r "$folder"
