"""Node.js with its default engine, with the fallback to the breadth-first one after too many backtracks,
and with that engine alone: processor time of the nested quantifier and of the trailing spaces. Then
semver 7.5.1 and 7.5.2 reading a range with many spaces (CVE-2022-25883). Needs Node.js, npm, a network."""
import subprocess
import tempfile

ENGINES = {
    "default": [],
    "fallback": ["--enable-experimental-regexp-engine-on-excessive-backtracks"],
    "breadth first": ["--default-to-experimental-regexp-engine"],
}
TIME = """
const took = (work, turns = 3) => { let best = Infinity
  for (let turn = 0; turn < turns; turn++) { const began = process.cpuUsage(); work()
    const spent = process.cpuUsage(began); best = Math.min(best, (spent.user + spent.system) / 1000) }
  return best.toFixed(1).padStart(9) }
"""
PATTERNS = TIME + """
const row = [22, 24, 26].map((n) => took(() => /^(a+)+$/.test('a'.repeat(n) + 'b')))
const spaces = [5000, 10000, 20000].map((n) => took(() => /[\\s\\u200c]+$/.test('x' + ' '.repeat(n) + 'x')))
console.log(row.join('') + spaces.join(''))
"""
SEMVER = TIME + """
const { Range } = require('semver')
new Range('1.2.3 <1.3.0')
const read = (n) => { try { new Range('1.2.3' + ' '.repeat(n) + '<1.3.0') } catch {} }
console.log([1000, 2000, 4000, 8000].map((n) => took(() => read(n), 1)).join('')) // it remembers what it read
"""


def node(code, flags=(), **more):
    return subprocess.run(["node", *flags, "-e", code], capture_output=True, text=True, check=True, **more).stdout


print("milliseconds      (a+)+$, a: 22     24     26    spaces: 5000  10000    20000")
for name, flags in ENGINES.items():
    print(f"{name:17}", node(PATTERNS, flags), end="")
print("spaces in a range         1000     2000     4000     8000")
for version in ("7.5.1", "7.5.2"):
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run(["npm", "install", "--silent", "--prefix", folder, f"semver@{version}"], check=True)
        print(f"semver {version:14}", node(SEMVER, cwd=folder), end="")
