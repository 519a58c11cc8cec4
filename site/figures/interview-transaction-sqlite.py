"""Who waits for whom in SQLite: the last rows of question 5 of docs/interview/6.transaction.md."""
import os, sqlite3, tempfile

print("SQLite", sqlite3.sqlite_version)
for mode in ("DELETE", "WAL"):
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "t.db")
        writer = sqlite3.connect(path, isolation_level=None, timeout=0)
        reader = sqlite3.connect(path, isolation_level=None, timeout=0)
        writer.execute(f"PRAGMA journal_mode = {mode}")
        writer.execute("CREATE TABLE t (n)")
        writer.execute("INSERT INTO t VALUES (1)")
        reader.execute("BEGIN")
        print(mode, "reader sees", reader.execute("SELECT n FROM t").fetchone())
        writer.execute("BEGIN")
        writer.execute("UPDATE t SET n = 2")
        print(mode, "writer changed the row; reader sees", reader.execute("SELECT n FROM t").fetchone())
        try:
            writer.execute("COMMIT")
            print(mode, "writer committed; reader sees", reader.execute("SELECT n FROM t").fetchone())
        except sqlite3.OperationalError as error:
            print(mode, "writer COMMIT:", error)
        reader.execute("COMMIT")
        if writer.in_transaction:
            writer.execute("COMMIT")
        print(mode, "afterwards reader sees", reader.execute("SELECT n FROM t").fetchone())
        reader.close(), writer.close()
