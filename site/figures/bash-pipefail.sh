#!/usr/bin/env bash
# Everything that docs/blog/3.工具/2.命令行/bash-pipefail.md and its English counterpart quote, in order;
# needs bash 4.4 or later, and shellcheck for the last part.
set -u
root=$(cd "$(dirname "$0")/.." && pwd)
page="$root/docs/blog/3.工具/2.命令行/bash-pipefail.md"
work=$(mktemp -d)
trap 'rm -rf -- "$work"' EXIT
cd "$work"
say() { echo; echo "## $*"; }
# The programs are those of the page, not a copy.
block() { awk -v head="\`\`\`bash title=\"$1\"" '$0 == head {on = 1; next} /^```/ {on = 0} on' "$page" > "$1"; }
block quiz.sh
block template.sh

say quiz; bash quiz.sh
say checked in the function, and moved out of the condition
bash -c 'set -euo pipefail; f() { false || return; echo "after false"; }; f || echo "f failed"
step() { false; echo "after false"; }; set +e; (set -e; step); rc=$?; set -e; echo "rc=$rc"'
say without pipefail, and PIPESTATUS
bash -c 'set -e; false | true; echo reached'; echo "exit $?"
bash -c 'false | true | false; echo "${PIPESTATUS[@]}"'
say 141 in a hundred runs
for lines in 10 1000 20000; do
  n=0
  for _ in $(seq 100); do
    bash -c "set -o pipefail; seq $lines | head -n 1 > /dev/null"
    [[ $? -eq 141 ]] && n=$((n + 1))
  done
  echo "seq $lines: $n"
done
say only 141 is let through
bash -c 'set -euo pipefail; { yes || [[ $? -eq 141 ]]; } | head -n 1; echo reached'; echo "exit $?"
say a background job
bash -c 'set -euo pipefail; false & wait; echo reached'; echo "exit $?"
bash -c 'set -euo pipefail; false & wait "$!"; echo reached'; echo "exit $?"
say template; bash template.sh; echo "exit $?"
say template without -E; sed 's/-Eeuo/-euo/' template.sh > plain.sh; bash plain.sh; echo "exit $?"
say shellcheck
command -v shellcheck > /dev/null || { echo 'not installed'; exit 0; }
n=0
awk "/<<'EOF'/ {on = 1; next} /^EOF/ {on = 0} on" quiz.sh | while IFS= read -r body; do
  n=$((n + 1))
  printf '#!/usr/bin/env bash\nset -euo pipefail\n%s\n' "$body" > "$n.sh"
  for option in none check-set-e-suppressed check-extra-masked-returns; do
    optional=(); [[ $option == none ]] || optional=(-o "$option")
    shellcheck -f gcc "${optional[@]}" "$n.sh" | grep -oE 'SC(2155|2310|2312)' | sort -u | sed "s/^/$n $option: /"
  done
done
