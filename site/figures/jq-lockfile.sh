#!/usr/bin/env bash
# The seven questions of docs/blog/3.工具/2.命令行/jq-lockfile.md, put to a lock file.
# Usage: bash scripts/figures/jq-lockfile.sh [package-lock.json]; needs jq.
set -euo pipefail
lock=${1:-package-lock.json}
pkgs='def pkgs: .packages | to_entries | map(select(.key != "")
  + {name: (.value.name // (.key | split("node_modules/") | last))});'
ask() { echo "## $1"; shift; jq "$@" "$lock"; }

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
ask '8 where is a word' -c '[paths(strings | test("^LGPL"))] | length, .[0]'
