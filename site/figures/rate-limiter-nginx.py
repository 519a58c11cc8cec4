"""nginx's limit_req under one burst: 30 requests at once, then one every 20 ms for two seconds, at a
limit of 10 a second. Four settings of burst; what was answered and how long the answers took. Needs nginx."""
import asyncio
import subprocess
import tempfile
import time
from pathlib import Path

PORT = 7_400
SETTINGS = {
    "no burst": "",
    "burst=20": " burst=20",
    "burst=20 delay=10": " burst=20 delay=10",
    "burst=20 nodelay": " burst=20 nodelay",
}


def config():
    zones = "\n".join(f"limit_req_zone $server_port zone=z{n}:1m rate=10r/s;" for n in range(len(SETTINGS)))
    places = "\n".join(
        f"server {{ listen {PORT + n}; location / {{ limit_req zone=z{n}{options}; limit_req_status 429;"
        " try_files /x =204; }} }}".replace("}}", "}")
        for n, options in enumerate(SETTINGS.values())
    )
    return f"""daemon off; worker_processes 1; pid nginx.pid; error_log error.log crit;
events {{ worker_connections 512; }}
http {{ access_log off; client_body_temp_path b; proxy_temp_path p; fastcgi_temp_path f;
uwsgi_temp_path u; scgi_temp_path s;
{zones}
{places}
}}"""


async def ask(port, wait):
    await asyncio.sleep(wait)
    began = time.monotonic()
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(b"GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
    status = int((await reader.readline()).split()[1])
    writer.close()
    return status, time.monotonic() - began


async def all_of(port):
    burst = [ask(port, 0) for _ in range(30)]
    steady = [ask(port, 0.02 * turn) for turn in range(1, 101)]
    return await asyncio.gather(*burst, *steady)


with tempfile.TemporaryDirectory() as folder:
    Path(folder, "nginx.conf").write_text(config())
    running = subprocess.Popen(["nginx", "-p", folder, "-c", "nginx.conf"])
    time.sleep(1)
    try:
        print("                   of 30 at once   of 100 later   longest wait")
        for number, name in enumerate(SETTINGS):
            answers = asyncio.run(all_of(PORT + number))
            passed = [status != 429 for status, _ in answers]
            longest = max(took for (_, took), ok in zip(answers, passed) if ok)
            print(f"{name:19}{sum(passed[:30]):8}{sum(passed[30:]):15}{longest:13.1f} s")
    finally:
        running.terminate()
        running.wait()
