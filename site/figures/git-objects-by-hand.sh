#!/usr/bin/env bash
# Every git command that docs/blog/3.工具/1.Git/git-objects-by-hand.md and its English counterpart quote,
# in order; needs git 2.29 or later for the last one.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf -- "$work"' EXIT
cd "$work"
# Nothing of the machine's own settings.
export GIT_CONFIG_GLOBAL=/dev/null GIT_CONFIG_SYSTEM=/dev/null
run() { echo "\$ $*"; "$@"; }

echo hello | run git hash-object --stdin
git init -q -b main demo && cd demo
export GIT_AUTHOR_NAME=Demo GIT_AUTHOR_EMAIL=demo@example.com
export GIT_COMMITTER_NAME=Demo GIT_COMMITTER_EMAIL=demo@example.com
export GIT_AUTHOR_DATE='2021-05-30T16:52:24+08:00'
export GIT_COMMITTER_DATE='2021-05-30T16:52:24+08:00'
blob=$(echo hello | git hash-object -w --stdin)
tree=$(printf '100644 blob %s\thello.txt\n' "$blob" | git mktree)
commit=$(echo 'first commit' | git commit-tree "$tree")
printf '%s\n' "$blob" "$tree" "$commit"
run git log --oneline || true
run git update-ref refs/heads/main "$commit"
run git log
run git fsck
find .git/objects .git/refs -type f | sort
run git cat-file -p "$commit"
echo 'first commit' | GIT_AUTHOR_DATE='2021-05-30T16:52:25+08:00' run git commit-tree "$tree"
second=$(echo 'second commit' | git commit-tree "$tree" -p "$commit")
run git cat-file -p "$second"
run git log --oneline "$second"
run cat .git/HEAD
run cat .git/refs/heads/main
run git checkout -q --detach
run cat .git/HEAD

cd .. && cp -r demo packed && cd packed && git checkout -q main
# Only what the first four steps made.
git prune --expire=now && run git gc -q
run git count-objects -v
run cat .git/packed-refs
cd .. && git init -q --object-format=sha256 demo256 && cd demo256
echo hello | run git hash-object --stdin
