#!/usr/bin/env bash
# Four stuck programs and one with threads, each attached to with strace; then what tracing
# costs dd. For docs/blog/3.工具/2.命令行/strace-waiting.md; needs strace, util-linux, iproute2.
set -u
work=$(mktemp -d)
cd "$work"
PY=${PY:-/usr/bin/python3}
cat > lock.py <<'PYTHON'
import fcntl

f = open("/tmp/demo.lock", "w")
fcntl.flock(f, fcntl.LOCK_EX)
PYTHON
cat > net.py <<'PYTHON'
import socket

server = socket.create_server(("127.0.0.1", 0))
client = socket.create_connection(server.getsockname())
client.recv(1)
PYTHON
cat > child.py <<'PYTHON'
import subprocess

subprocess.run(["sleep", "600"])
PYTHON
cat > busy.py <<'PYTHON'
while True:
    pass
PYTHON
cat > threads.py <<'PYTHON'
import threading
import time

done = threading.Lock()
done.acquire()

def worker():
    time.sleep(600)
    done.release()

threading.Thread(target=worker, daemon=True).start()
done.acquire()
PYTHON

flock /tmp/demo.lock sleep 60 &
holder=$!
sleep 1
for name in lock net child busy threads; do
  "$PY" "$name.py" &
  pid=$!
  sleep 3
  echo "== $name $pid"
  options=
  [ "$name" = threads ] && options=-f
  # shellcheck disable=SC2086
  timeout 2 strace -yy $options -p "$pid" 2>&1
  echo
  case $name in
    lock) lslocks -o COMMAND,PID,TYPE,MODE,BLOCKER,PATH | grep -E 'COMMAND|demo.lock' ;;
    net) ls -l "/proc/$pid/fd/4"; ss -tnp | grep "pid=$pid,fd=4" ;;
    child) ps --forest -o pid,ppid,stat,cmd -p "$pid" --ppid "$pid" ;;
    busy) top -b -n 2 -d 2 -p "$pid" | tail -n 1; cat "/proc/$pid/wchan"; echo
      setpriv --reuid=65534 --regid=65534 --clear-groups strace -p "$pid" ;;
    threads) for t in /proc/"$pid"/task/*; do echo "${t##*/} $(cat "$t/wchan")"; done ;;
  esac
  [ "$name" = child ] && kill "$(pgrep -P "$pid" -x sleep)"
  kill "$pid" 2> /dev/null
  wait "$pid" 2> /dev/null
done
kill "$(pgrep -P "$holder" -x sleep)"

echo "== dd, 5 rounds, seconds: plain, strace, only openat, only openat with seccomp"
for _ in 1 2 3 4 5; do
  for tracer in "" "strace -o /dev/null" "strace -o /dev/null -e trace=openat" \
    "strace -o /dev/null -f --seccomp-bpf -e trace=openat"; do
    # shellcheck disable=SC2086
    TIMEFORMAT=%R; { time $tracer dd if=/dev/zero of=/dev/null bs=1 count=100000 2> /dev/null; } 2>&1
  done | paste -s
done
strace -c dd if=/dev/zero of=/dev/null bs=1 count=100000 2>&1 | head -5
rm -r "$work"
