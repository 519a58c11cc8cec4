"""What the statements of the pages called regex-backtracking were tested with:

1. V8's fallback after too many backtracks, with the limit lowered: if one backtrack is counted for each
   starting place, a limit of L stops the search of n spaces after L of its n starts, and the time falls
   to 1 - (1 - L/n)^2 of the whole.
2. Nested and overlapping quantifiers in five engines, processor time.
3. PCRE 8.39: the published pattern on short bodies with an equals sign on a later line, and a pattern
   that begins with .* (regex-backtracking-pcre.c).

Needs Node.js, Java, Perl, Python, gcc and Debian's libpcre3-dev."""
import subprocess
import tempfile
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path

HERE = Path(__file__).parent
FALLBACK = "--enable-experimental-regexp-engine-on-excessive-backtracks"
SPACES = 20_000


def run(*words, **more):
    return subprocess.run(words, capture_output=True, text=True, check=True, **more).stdout


def node(pattern, text, *flags, turns=5):
    return float(run("node", *flags, "-e", f"""
        let best = Infinity
        for (let turn = 0; turn < {turns}; turn++) {{
          const began = process.cpuUsage(); {pattern}.test({text}); const spent = process.cpuUsage(began)
          best = Math.min(best, (spent.user + spent.system) / 1000) }}
        console.log(best)"""))


print(f"V8, {SPACES:,} spaces, ms               /[\\s\\u200c]+$/   expected   /(?:\\s|\\t)+$/")
text = f"'x' + ' '.repeat({SPACES}) + 'x'"
simple, group = r"/[\s\u200c]+$/", r"/(?:\s|\t)+$/"
whole = node(simple, text, turns=9)
print(f"{'no fallback':32}{whole:15.1f}{'':11}{node(group, text):15.1f}")
for limit in (50_000, 15_000, 10_000, 5_000, 1_000):
    flags = (FALLBACK, f"--regexp-backtracks-before-fallback={limit}")
    share = 1 - (1 - min(1, limit / SPACES)) ** 2
    print(f"{f'fallback after {limit:,} backtracks':32}{node(simple, text, *flags):15.1f}{whole * share:11.1f}"
          f"{node(group, text, *flags):15.1f}", flush=True)

PYTHON = """import re, sys, time
pattern, letter, sizes = sys.argv[1], sys.argv[2], sys.argv[3:]
for size in map(int, sizes):
    t = time.process_time(); re.search(pattern, letter * size + '!'); print(1e3 * (time.process_time() - t))"""
PERL = """my ($pattern, $letter, @sizes) = @ARGV;
for my $size (@sizes) { my $s = $letter x $size . '!'; my $t = (times)[0];
  my $found = $s =~ /$pattern/; print 1e3 * ((times)[0] - $t), "\\n"; }"""
NODE = """const [pattern, letter, ...sizes] = process.argv.slice(1)
for (const size of sizes) { const s = letter.repeat(size) + '!', re = new RegExp(pattern), t = process.cpuUsage().user
  re.test(s); console.log((process.cpuUsage().user - t) / 1000) }"""
JAVA = """import java.lang.management.*; import java.util.regex.*;
public class A { public static void main(String[] a) { ThreadMXBean clock = ManagementFactory.getThreadMXBean();
  for (int i = 2; i < a.length; i++) { Matcher m = Pattern.compile(a[0]).matcher(a[1].repeat(Integer.parseInt(a[i])) + "!");
    long t = clock.getCurrentThreadCpuTime(); m.find();
    System.out.println((clock.getCurrentThreadCpuTime() - t) / 1e6); } } }"""

with tempfile.TemporaryDirectory() as folder:
    Path(folder, "A.java").write_text(JAVA)
    engines = {"Python": ("python3", "-c", PYTHON), "Node.js": ("node", "-e", NODE),
               "Java": ("java", f"{folder}/A.java"), "Perl": ("perl", "-e", PERL)}
    print("ms, letters and a !         " + "".join(f"{name:>20}" for name in engines))
    for pattern, letter, sizes in (("^(a+)+$", "a", ("20", "22", "2000")), (r"^(\w|\d)+$", "1", ("20", "22", "200")),
                                   (r"^(a+)+\1$", "a", ("20", "22"))):
        times = {}
        for name, command in engines.items():
            short = name in ("Python", "Node.js") and not (name == "Python" and "d" in pattern)
            some = sizes[:2] if short or "1$" in pattern else sizes
            times[name] = run(*command, pattern, letter, *some).split()
        for at, size in enumerate(sizes):
            cells = "".join(f"{float(t[at]):20.0f}" if at < len(t) else f"{'not tried':>20}" for t in times.values())
            print(f"{pattern:12} {size:>6} letters " + cells, flush=True)

    tool = f"{folder}/count"
    run("gcc", "-O2", HERE / "regex-backtracking-pcre.c", "-lpcre", "-o", tool)
    count = lambda pattern, text: run(tool, pattern, input=text).split()[:2]
    with redirect_stdout(StringIO()):                    # its pattern and its bodies, not its measurements
        source = (HERE / "regex-backtracking-cloudflare.py").read_text().split("with tempfile")[0]
        scope = {"__file__": __file__}
        exec(source, scope)
    print("PCRE, the published pattern            one line     with '=' two lines below")
    for items in (1, 4, 8, 16):
        body = scope["body"](items)
        first, later = count(scope["PATTERN"], body), count(scope["PATTERN"], body + "\n\n=")
        print(f"{len(body):5} bytes {first[0] + ',':>20}{int(first[1]):11,}{later[0] + ',':>20}{int(later[1]):13,}")
    for size in (1_000, 2_000, 4_000):
        print(f"PCRE, .*.*= on {size:,} x: {int(count('.*.*=', 'x' * size)[1]):11,}")
