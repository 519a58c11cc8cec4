"""Cost of -C overflow-checks=on, for docs/blog/2.编程语言/integer-overflow.md.

Compiles integer-overflow-cost.rs with and without the checks, runs the two in turn, and prints for both
loops the ratio of the shortest times; then the instructions of both programs, counted by valgrind.
"""
import pathlib, re, subprocess, sys, tempfile

ROUNDS = 101
source = pathlib.Path(__file__).with_suffix(".rs")
with tempfile.TemporaryDirectory() as folder:
    programs = {}
    for name, flag in (("off", "off"), ("on", "on"), ("off again", "off")):
        programs[name] = f"{folder}/{name.replace(' ', '-')}"
        subprocess.run(["rustc", "-O", "--edition", "2021", "-C", f"overflow-checks={flag}",
                        "-o", programs[name], source], check=True)
    times = {name: [] for name in programs}
    for _ in range(ROUNDS):
        for name, program in programs.items():
            times[name].append([int(t) for t in subprocess.check_output([program]).split()])
    for i, loop in enumerate(("sum", "collatz")):
        best = {name: min(run[i] for run in runs) for name, runs in times.items()}
        print(loop, best, f"on/off {best['on'] / best['off']:.2f}",
              f"off/off {best['off again'] / best['off']:.2f}")
    for name in ("off", "on"):
        subprocess.run(["valgrind", "--tool=callgrind", f"--callgrind-out-file={folder}/out",
                        programs[name]], check=True, capture_output=True)
        lines = subprocess.check_output(["callgrind_annotate", f"{folder}/out"], text=True)
        for line in lines.splitlines():
            if found := re.match(r"\s*([\d,]+) .*?(sum|collatz)\b", line):
                print(name, found[2], found[1])
