#!/usr/bin/env bash
# What `git bisect run` prints for 1,000 commits and the bug in c637: with a test, with a name that
# does not exist, and with commits around the bug that cannot be tested.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d)
trap 'rm -rf -- "$work"' EXIT
cd "$work"
export LOG=$work/log LC_ALL=C
printf '%s\n' 'echo run >> "$LOG"' '[ "$(sh price.sh 200)" -eq 180 ]' > test.sh
printf '%s\n' 'n=$(git log -1 --format=%s)' 'n=${n#c}' 'echo run >> "$LOG"' \
  '[ "$n" -ge "$1" ] && [ "$n" -le "$2" ] && exit 125' '[ "$(sh price.sh 200)" -eq 180 ]' > skip.sh

git init -q -b main demo
python3 "$here/git-bisect-run-repo.py" 1000 637 | git -C demo fast-import --quiet
cd demo
git reset -q --hard main

ask() {
  echo "$ git bisect run $*"
  git bisect reset > /dev/null 2>&1
  git bisect start main main~999 > /dev/null
  : > "$LOG"
  code=0
  git bisect run "$@" 2>&1 || code=$?
  printf '\nexit %s\n' "$code, $(wc -l < "$LOG") runs"
}

ask sh ../test.sh
ask ./nope.sh
ask sh ../skip.sh 490 510
ask sh ../skip.sh 630 640
