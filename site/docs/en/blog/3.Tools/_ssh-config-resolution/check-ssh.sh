#!/usr/bin/env bash
# Usage: check-ssh.sh CONFIG < expectations
# One expectation per line: host, keyword, value.
config=$1
failed=0
while read -r host key want; do
  [[ -z $host || $host == \#* ]] && continue
  resolved=$(ssh -G -F "$config" "$host" < /dev/null 2> /dev/null) || exit 2
  got=$(awk -v k="$key" '$1 == k { $1 = ""; print substr($0, 2) }' <<< "$resolved" |
    paste -sd, -)
  if [[ $got != "$want" ]]; then
    echo "$host: $key is '$got', expected '$want'"
    failed=1
  fi
done
exit "$failed"
