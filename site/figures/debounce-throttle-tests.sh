#!/usr/bin/env bash
# What the tests of both pages about debounce and throttle print; the time behind each line is left out.
set -euo pipefail
cd "$(dirname "$0")/../docs"
for page in blog/2.编程语言/5.TypeScript en/blog/2.Languages; do
  node --test --test-reporter=spec "$page/_rate/tests.ts" | grep '^✔' | sed -E 's/ \([0-9.]+ms\)$//'
done
