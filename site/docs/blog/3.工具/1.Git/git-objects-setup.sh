# What the page has made before its first terminal.
export GIT_CONFIG_GLOBAL=/dev/null GIT_CONFIG_SYSTEM=/dev/null
git init -q -b main demo && cd demo
export GIT_AUTHOR_NAME=Demo GIT_AUTHOR_EMAIL=demo@example.com
export GIT_COMMITTER_NAME=Demo GIT_COMMITTER_EMAIL=demo@example.com
export GIT_AUTHOR_DATE='2021-05-30T16:52:24+08:00'
export GIT_COMMITTER_DATE='2021-05-30T16:52:24+08:00'
blob=$(echo hello | git hash-object -w --stdin)
tree=$(printf '100644 blob %s\thello.txt\n' "$blob" | git mktree)
commit=$(echo 'first commit' | git commit-tree "$tree")
