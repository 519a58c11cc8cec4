#!/usr/bin/env bash
# Counts how often `git bisect run` executes its test: 20 places of the bug for
# 100, 1,000 and 10,000 commits; then what each exit code of the test leads to.
# Usage: bash scripts/figures/git-bisect-run-count.sh
set -eu
here=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d)
trap 'rm -rf -- "$work"' EXIT
cd "$work"
export LOG=$work/log
printf '%s\n' 'echo run >> "$LOG"' '[ "$(sh price.sh 200)" -eq 180 ]' > test.sh

repo() {
  rm -rf demo
  git init -q -b main demo
  python3 "$here/git-bisect-run-repo.py" "$1" "$2" | git -C demo fast-import --quiet
  git -C demo reset -q --hard main
  git -C demo bisect start main "main~$(($1 - 1))" > /dev/null
}

for n in 100 1000 10000; do
  places=$(python3 -c "
import random
print(*random.Random(7).sample(range(2, $n + 1), 20))")
  counts=
  for bad in $places; do
    repo "$n" "$bad"
    : > "$LOG"
    (cd demo && git bisect run sh ../test.sh > ../out)
    grep -q "^    c$bad\$" out
    counts="$counts $(wc -l < "$LOG")"
  done
  python3 -c "
import sys
c = sorted(map(int, sys.argv[2:]))
print(sys.argv[1], 'commits:', c[0], 'to', c[-1], 'runs, mean', sum(c) / len(c))" "$n" $counts
done

for code in 0 1 124 125 126 127 128 255; do
  repo 20 2
  (cd demo && git bisect run sh -c "exit $code") > out 2>&1 || true
  echo "exit $code: $(grep -E 'first bad commit$|cannot bisect|error' out | tail -1)"
done
