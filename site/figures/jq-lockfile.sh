#!/usr/bin/env bash
# The seven questions of docs/blog/3.工具/2.命令行/jq-lockfile.md, put to a lock file.
# Usage: bash figures/jq-lockfile.sh [package-lock.json]; needs jq. Without a file it asks the lock
# file this site had when the page was written, out of git, and then the small sample beside it.
set -euo pipefail
if [ $# -eq 0 ]; then
  folder=$(mktemp -d)
  trap 'rm -rf -- "$folder"' EXIT
  git show df51a0de:package-lock.json > "$folder/package-lock.json"
  for lock in "$folder/package-lock.json" "$(dirname "$0")/jq-lockfile-sample.json"; do
    echo "# ${lock##*/}"
    bash "$0" "$lock"
  done
  exit
fi
lock=$1
pkgs='def pkgs: .packages | to_entries | map(select(.key != "")
  + {name: (.value.name // (.key | split("node_modules/") | last))});'
ask() { echo "## $1"; shift; jq "$@" "$lock"; }

show() { echo "$ jq -c '$1' package-lock.json"; jq -c "$1" "$lock"; }

show '.lockfileVersion, (.packages | keys[:3])'
if jq -e '.packages["node_modules/cliui"]' "$lock" > /dev/null; then
  show '.packages["node_modules/cliui"] | keys'
fi
ask '1 packages, names' -c "$pkgs"' pkgs | [length, (map(.name) | unique | length)]'
ask '2 several versions' -r "$pkgs"' pkgs | group_by(.name)
  | map({name: .[0].name, versions: (map(.value.version) | unique)})
  | map(select(.versions | length > 1))[] | "\(.name): \(.versions | join(", "))"'
ask '2b paths of one' -r --arg name string-width "$pkgs"' pkgs[]
  | select(.name == $name) | "\(.value.version)\t\(.key)"'
ask '3 install scripts' -r "$pkgs"' pkgs[] | select(.value.hasInstallScript) | .key'
ask '4 origin' -r "$pkgs"' pkgs
  | map(.value.resolved // "(none)" | if startswith("http") then split("/")[2] else . end)
  | group_by(.)[] | "\(length)\t\(.[0])"'
ask '5 no integrity' -r "$pkgs"' pkgs[] | select(.value | (.link or .integrity) | not) | .key'
ask '6 licences' -r '.packages | del(.[""])
  | reduce .[] as $p ({}; .[$p.license // "(none)"] += 1)
  | to_entries | sort_by(-.value)[:5][] | "\(.value)\t\(.key)"'
ask '7 fan-out' -r "$pkgs"' pkgs
  | map({name, n: (.value.dependencies // {} | length)}) | sort_by(-.n)[:5][]
  | "\(.n)\t\(.name)"'
ask '7b who needs it' -r --arg name string-width '.packages | to_entries[]
  | (.value | .dependencies + .devDependencies + .optionalDependencies)[$name] as $range
  | select($range) | "\($range)\t\(.key | if . == "" then "(root)" else . end)"'
show '[paths(strings | test("^LGPL"))] | length, .[0]'
