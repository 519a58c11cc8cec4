"""What eight libraries make of 02:30 on 8 March 2026 (does not exist in New York) and of 01:30 on
1 November (happens twice): the instant each of them picks, in UTC. Then when systemd would run a timer
set for these times. Needs Java, Go, Node.js, npm and a network for two packages, GNU date, systemd."""
import os
import subprocess
import tempfile
from datetime import datetime, timezone
from pathlib import Path
from zoneinfo import ZoneInfo

ZONE, TIMES = "America/New_York", ("2026-03-08T02:30", "2026-11-01T01:30")
JAVA = """
import java.time.*;
public class A { public static void main(String[] a) { for (String s : a)
  System.out.println(LocalDateTime.parse(s).atZone(ZoneId.of("America/New_York")).toInstant()); } }
"""
GO = """
package main
import ("fmt"; "os"; "time")
func main() { zone, _ := time.LoadLocation("America/New_York")
for _, s := range os.Args[1:] { t, _ := time.ParseInLocation("2006-01-02T15:04", s, zone)
fmt.Println(t.UTC().Format(time.RFC3339)) } }
"""
DATE = "for (const s of process.argv.slice(1)) console.log(new Date(s).toISOString())"
LUXON = """
const { DateTime } = require('luxon')
for (const s of process.argv.slice(1)) console.log(DateTime.fromISO(s, { zone: 'America/New_York' }).toUTC().toISO())
"""
TEMPORAL = """
const { Temporal } = require('@js-temporal/polyfill')
for (const s of process.argv.slice(2)) {
  try { console.log(Temporal.PlainDateTime.from(s).toZonedDateTime('America/New_York',
    { disambiguation: process.argv[1] }).toInstant().toString()) } catch (e) { console.log(e.name) } }
"""


def run(*command, **more):
    environment = dict(os.environ, **more.pop("env", {}))
    return subprocess.run(command, capture_output=True, text=True, env=environment, **more).stdout.split("\n")


def show(name, lines):
    cells = [line[11:16] if len(line) > 15 else line or "refused" for line in [*lines, "", ""][:2]]
    print(f"{name:28}{cells[0]:12}{cells[1]}")


def python(fold):
    for text in TIMES:
        local = datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(ZONE), fold=fold)
        yield local.astimezone(timezone.utc).isoformat()


print(f"{'':28}{'02:30':12}01:30")
with tempfile.TemporaryDirectory() as folder:
    Path(folder, "A.java").write_text(JAVA)
    Path(folder, "a.go").write_text(GO)
    run("npm", "install", "--silent", "--prefix", folder, "luxon@3.7.2", "@js-temporal/polyfill@0.5.1")
    show("Java, atZone", run("java", "A.java", *TIMES, cwd=folder))
    show("Go, ParseInLocation", run("go", "run", "a.go", *TIMES, cwd=folder, env={"GO111MODULE": "off"}))
    show("Python, fold=0", python(0))
    show("Python, fold=1", python(1))
    show("JavaScript, Date", run("node", "-e", DATE, *TIMES, env={"TZ": ZONE}))
    show("Luxon", run("node", "-e", LUXON, *TIMES, cwd=folder))
    for how in ("compatible", "earlier", "later", "reject"):
        show(f"Temporal, {how}", run("node", "-e", TEMPORAL, how, *TIMES, cwd=folder))
show("GNU date", [
    run("date", "-u", "-d", f'TZ="{ZONE}" {text}', "+%FT%TZ")[0] for text in TIMES
])
for text, base in (("02:30", "2026-03-06 12:00 UTC"), ("01:30", "2026-10-30 12:00 UTC")):
    lines = run("systemd-analyze", "calendar", f"*-*-* {text} {ZONE}", "--iterations=3",
                f"--base-time={base}", env={"TZ": "UTC"})
    found = [line.split()[-3:-1] for line in lines if "Next elapse:" in line or "Iter. #" in line]
    print(f"systemd, daily at {text}:", ", ".join(f"{day[5:]} {time[:5]}" for day, time in found))
