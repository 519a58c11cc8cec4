"""Times the pattern of Stack Overflow's post-mortem of July 2016 on spaces that are not at the end, in
the engines of five languages; writes the charts' data for both languages of the page. Processor time
of one search, the least of three. Each size is twice the one before and named in words, so that the
chart spaces them evenly: with a logarithmic scale of times, a straight line is a power. Two lines show
what doubling and quadrupling look like."""
import csv
import subprocess
import tempfile
from pathlib import Path

DOCS = Path(__file__).parents[1] / "docs"
SIZES = (2_500, 5_000, 10_000, 20_000)
PROGRAMS = {
    "Python": ("a.py", ["python3", "a.py"], """
import re, time
p = re.compile('^[\\\\s\\\\u200c]+|[\\\\s\\\\u200c]+$')
for n in SIZES:
    s = '-- play' + ' ' * n + 'x'
    best = 1e9
    for _ in range(3):
        t = time.process_time(); p.search(s); best = min(best, time.process_time() - t)
    print(best * 1e3)
"""),
    "Node.js": ("a.mjs", ["node", "a.mjs"], """
const p = /^[\\s\\u200c]+|[\\s\\u200c]+$/
for (const n of [SIZES]) {
  const s = '-- play' + ' '.repeat(n) + 'x'
  let best = 1e9
  for (let i = 0; i < 3; i++) {
    const t = process.cpuUsage().user; p.test(s)
    best = Math.min(best, process.cpuUsage().user - t)
  }
  console.log(best / 1e3)
}
"""),
    "Java": ("A.java", ["java", "A.java"], """
import java.lang.management.*;
import java.util.regex.*;
public class A { public static void main(String[] a) {
  Pattern p = Pattern.compile("^[\\\\s\\\\x{200c}]+|[\\\\s\\\\x{200c}]+$");
  ThreadMXBean clock = ManagementFactory.getThreadMXBean();
  for (int n : new int[] {SIZES}) {
    String s = "-- play" + " ".repeat(n) + "x";
    long best = Long.MAX_VALUE;
    for (int i = 0; i < 3; i++) {
      long t = clock.getCurrentThreadCpuTime(); p.matcher(s).find();
      best = Math.min(best, clock.getCurrentThreadCpuTime() - t);
    }
    System.out.println(best / 1e6);
  } } }
"""),
    "Perl": ("a.pl", ["perl", "a.pl"], """
for my $n (SIZES) {
  my $s = '-- play' . ' ' x $n . 'x'; my $best = 1e9;
  for (1 .. 3) {
    my $t = (times)[0]; $s =~ /^[\\s\\x{200c}]+|[\\s\\x{200c}]+$/;
    my $d = (times)[0] - $t; $best = $d if $d < $best;
  }
  print $best * 1e3, "\\n";
}
"""),
    "Go": ("a.go", ["go", "run", "a.go"], """
package main
import ("fmt"; "regexp"; "strings"; "syscall")
func cpu() int64 { var r syscall.Rusage; syscall.Getrusage(0, &r)
  return r.Utime.Sec*1e6 + int64(r.Utime.Usec) }
func main() {
  p := regexp.MustCompile(`^[\\s\\x{200c}]+|[\\s\\x{200c}]+$`)
  for _, n := range []int{SIZES} {
    s := "-- play" + strings.Repeat(" ", n) + "x"
    best := int64(1 << 60)
    for i := 0; i < 3; i++ { t := cpu(); p.MatchString(s); if d := cpu() - t; d < best { best = d } }
    fmt.Println(float64(best) / 1e3)
  }
}
"""),
}

times = {}
with tempfile.TemporaryDirectory() as folder:
    for name, (file, command, text) in PROGRAMS.items():
        Path(folder, file).write_text(text.strip().replace("SIZES", ", ".join(map(str, SIZES))))
        done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=True)
        times[name] = [float(line) for line in done.stdout.split()]
        print(f"{name:8}", *(f"{ms:9.1f}" for ms in times[name]), flush=True)

for path, unit, twice, four in (("blog/5.算法/2.查找与排序", "个空格", "每次两倍", "每次四倍"),
                                ("en/blog/5.Algorithms", "spaces", "twice each time", "four times each time")):
    guides = {twice: [2 ** i for i in range(4)], four: [4 ** i for i in range(4)]}
    columns = {**times, **guides}
    rows = [["", *columns], *([f"{n:,} {unit}", *(round(columns[name][i], 1) or "" for name in columns)]
                              for i, n in enumerate(SIZES))]
    with (DOCS / path / "regex-backtracking-engines.csv").open("w", newline="") as out:
        csv.writer(out, lineterminator="\n").writerows(rows)
