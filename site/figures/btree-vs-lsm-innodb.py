"""What InnoDB writes for the workload of btree-vs-lsm-sqlite.py: 300,000 rows of 16 and 100 bytes, overwritten at
random. Log, data pages and the copies of pages in the doublewrite buffer, for each byte of the user's.

Starts a MariaDB server of its own, with buffers that hold the whole table and with buffers that hold half of it
(Debian's mariadb-server, needs root).
"""
import os
import shutil
import subprocess
import tempfile
import time

HOME = tempfile.mkdtemp(prefix="innodb-")
DATA, SOCKET, ROW, WRITES = f"{HOME}/data", f"{HOME}/sock", 116, 20_000
KEY = "unhex(lpad(hex({}), 32, '0'))"


def ask(sql):
    done = subprocess.run(["mariadb", "-u", "root", "-S", SOCKET, "-N"], input=sql, capture_output=True, text=True, check=True)
    return [line.split("\t") for line in done.stdout.splitlines()]


def counters():
    names = "'Innodb_os_log_written','Innodb_pages_written','Innodb_dblwr_pages_written'"
    return {name: int(n) for name, n in ask(f"SHOW GLOBAL STATUS WHERE Variable_name IN ({names})")}


def settle():
    ask("SET GLOBAL innodb_max_dirty_pages_pct = 0; SET GLOBAL innodb_max_dirty_pages_pct_lwm = 0")
    while int(ask("SHOW GLOBAL STATUS LIKE 'Innodb_buffer_pool_pages_dirty'")[0][1]):
        time.sleep(0.2)
    ask("SET GLOBAL innodb_max_dirty_pages_pct = 90")


os.mkdir(DATA)
for path in (HOME, DATA):
    shutil.chown(path, "mysql")
subprocess.run(["mariadb-install-db", "--user=mysql", f"--datadir={DATA}", "--auth-root-authentication-method=normal"],
               check=True, capture_output=True)


def start(megabytes):
    server = subprocess.Popen(
        ["/usr/sbin/mariadbd", "--no-defaults", "--user=mysql", f"--datadir={DATA}", f"--socket={SOCKET}",
         f"--pid-file={HOME}/pid", "--skip-networking", f"--innodb-buffer-pool-size={megabytes}M",
         "--innodb-log-file-size=96M", "--innodb-flush-log-at-trx-commit=2"],
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    while subprocess.run(["mariadb", "-u", "root", "-S", SOCKET, "-e", "SELECT 1"], capture_output=True).returncode:
        assert server.poll() is None, "the server did not start"
        time.sleep(0.3)
    return server


server = start(128)
try:
    ask(f"""CREATE DATABASE d; USE d;
        CREATE TABLE t (id BINARY(16) PRIMARY KEY, body VARBINARY(100)) ENGINE=InnoDB;
        INSERT INTO t SELECT {KEY.format('seq')}, repeat('x', 100) FROM seq_1_to_300000;
        DELIMITER //
        CREATE PROCEDURE up(n INT, per INT) BEGIN DECLARE i INT DEFAULT 0; DECLARE k BINARY(16);
          WHILE i < n DO
          IF mod(i, per) = 0 THEN COMMIT; START TRANSACTION; END IF;
          SET k = {KEY.format('1 + floor(rand() * 300000)')};
          UPDATE t SET body = concat(repeat(sha1(i + rand()), 2), lpad(i, 20, '0')) WHERE id = k;
          SET i = i + 1; END WHILE; COMMIT; END//""")
    settle()
    size = os.path.getsize(f"{DATA}/d/t.ibd")
    print(f"MariaDB {ask('SELECT version()')[0][0].split('-')[0]}, pages of 16 KiB, file {size / 1e6:.1f} MB")
    print(f"{'buffers':>8}{'rows a commit':>15}{'log':>8}{'pages':>8}{'doublewrite':>13}{'together':>10}")
    for megabytes in (128, 24):
        for batch in (1, 1_000):
            server.terminate()
            server.wait()
            server = start(megabytes)
            settle()
            before = counters()
            ask(f"USE d; CALL up({WRITES}, {batch})")
            settle()
            spent = {name: n - before[name] for name, n in counters().items()}
            user = WRITES * ROW
            log = spent["Innodb_os_log_written"] / user
            double = spent["Innodb_dblwr_pages_written"] * 16384 / user
            pages = spent["Innodb_pages_written"] * 16384 / user
            print(f"{megabytes:5} MB{batch:15,}{log:8.1f}{pages:8.1f}{double:13.1f}{log + pages + double:10.1f}", flush=True)
finally:
    server.terminate()
    server.wait()
    shutil.rmtree(HOME)
