#!/usr/bin/env bash
# Every resolved value quoted in docs/en/blog/3.Tools/ssh-config-resolution.md; needs openssh-client.
set -u
cd "$(dirname "$0")/../docs/en/blog/3.Tools/_ssh-config-resolution" || exit
ask() {
  echo "\$ ssh -G -F $*"
  ssh -G -F "$@" < /dev/null 2> /dev/null |
    grep -E '^(user|hostname|port|identityfile|proxyjump|serveraliveinterval) '
}
for host in gw db.internal example.com; do ask config "$host"; done
ask reversed gw
ask config -p 2022 erin@gw
ssh -v -G -F config gw < /dev/null 2>&1 | grep Applying
ask match gw | grep -v identityfile
touch /tmp/at-office; ask match gw | grep -v identityfile; rm /tmp/at-office
ask too-early gw | grep port
ask final gw | grep -v identityfile
ssh -v -G -F final gw < /dev/null 2>&1 | grep -E 're-parsing|final'
ssh -G -F /dev/null gw < /dev/null 2> /dev/null | wc -l
bash check-ssh.sh config < expected.txt; echo "exit $?"
bash check-ssh.sh reversed < expected.txt; echo "exit $?"
