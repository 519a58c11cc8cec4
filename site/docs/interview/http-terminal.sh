# The server of the page, for its terminals.
python3 http-server.py &
for _ in $(seq 100); do curl -s -o /dev/null localhost:8099/page && break; sleep 0.1; done
