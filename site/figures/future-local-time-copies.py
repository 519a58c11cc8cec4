"""Asks every copy of the time zone database on this machine for 10:00 on 1 December 2026 in Vancouver.
Release 2026b (April 2026) says that British Columbia no longer goes back to -08. Needs Java, Node.js,
npm and a network for the newest copy; without PostgreSQL that line is left out."""
import subprocess
import tempfile
from datetime import datetime, timezone
from pathlib import Path
from zoneinfo import ZoneInfo

JAVA = """
import java.time.*; import java.time.zone.*;
public class A { public static void main(String[] a) {
  System.out.print(ZoneRulesProvider.getVersions("UTC").lastKey() + " "
    + LocalDateTime.parse("2026-12-01T10:00").atZone(ZoneId.of("America/Vancouver")).toInstant()); } }
"""
NODE = """
const parts = new Intl.DateTimeFormat('en-US', { timeZone: 'America/Vancouver', timeZoneName: 'longOffset' })
const name = parts.formatToParts(new Date('2026-12-01T18:00Z')).find((part) => part.type === 'timeZoneName')
const hours = -Number(name.value.slice(3, 6))
process.stdout.write(process.versions.tz + ' 2026-12-01T' + (10 + hours) + ':00:00Z')
"""
NPM = """
const moment = require('moment-timezone')
process.stdout.write(moment.tz.dataVersion + ' ' + moment.tz('2026-12-01T10:00', 'America/Vancouver').utc().format())
"""


def run(*command, cwd=None):
    return subprocess.run(command, cwd=cwd, capture_output=True, text=True, check=True).stdout


with tempfile.TemporaryDirectory() as folder:
    Path(folder, "A.java").write_text(JAVA)
    print("Java       ", run("java", "A.java", cwd=folder))
    print("Node.js    ", run("node", "-e", NODE))
    version = Path("/usr/share/zoneinfo/tzdata.zi").read_text().split("\n")[0].split()[-1]
    at = datetime(2026, 12, 1, 10, tzinfo=ZoneInfo("America/Vancouver")).astimezone(timezone.utc)
    print("the system ", version, at.strftime("%Y-%m-%dT%H:%M:%SZ"))
    run("npm", "install", "--silent", "--prefix", folder, "moment-timezone@0.6.6")
    print("npm        ", run("node", "-e", NPM, cwd=folder))
