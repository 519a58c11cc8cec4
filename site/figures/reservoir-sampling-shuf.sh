#!/usr/bin/env bash
# Peak memory of shuf with and without -n on five million lines from a pipe, read from /proc while
# the pipe is still open; for docs/blog/5.算法/4.数值与随机/reservoir-sampling.md.
set -euo pipefail
shuf --version | head -n 1
for options in "-n 5" ""; do
  # shellcheck disable=SC2086
  shuf $options < <(seq 1 5000000; sleep 5) > /dev/null &
  pid=$!
  sleep 4
  echo "shuf $options: $(grep VmHWM "/proc/$pid/status")"
  wait "$pid"
done
