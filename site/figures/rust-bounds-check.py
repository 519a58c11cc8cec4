"""Compiles docs/blog/2.编程语言/3.Rust/rust-bounds-check.rs to assembly, prints per function what it
contains, times every function on 256 KiB (u64) and writes rust-bounds-check.csv. Needs rustc."""
import re
import subprocess
import tempfile
from pathlib import Path

HERE = Path(__file__).parents[1] / "docs/blog/2.编程语言/3.Rust"
SOURCE = HERE / "rust-bounds-check.rs"
BENCH = '''
use sums::*;
use std::hint::black_box as b;
use std::time::Instant;

const N: usize = 32768;
const ROUNDS: usize = 2001;

fn main() {
    let a: Vec<u64> = (0..N as u64).collect();
    let c = a.clone();
    let mut out = vec![0u64; N];
    let x: Vec<u32> = (0..N as u32).collect();
    let mut seed = 1u32;
    let keep: Vec<u32> = x.iter().map(|_| {
        seed = seed.wrapping_mul(1664525).wrapping_add(1013904223);
        seed >> 31
    }).collect();
    let all = vec![1u32; N];
    let names = ["iterator", "own_len", "external_n", "resliced", "two_zipped", "two_slices",
        "add_into", "reverse_resliced", "reverse", "masked_always", "masked_resliced", "masked",
        "masked_always/all", "masked_resliced/all", "masked/all"];
    let mut times = vec![Vec::new(); names.len()];
    for _ in 0..ROUNDS {
        for (k, list) in times.iter_mut().enumerate() {
            for pass in 0..2 { // the first brings the data back into the cache
            let start = Instant::now();
            match k {
                0 => { b(iterator(b(&a))); }
                1 => { b(own_len(b(&a))); }
                2 => { b(external_n(b(&a), b(N))); }
                3 => { b(resliced(b(&a), b(N))); }
                4 => { b(two_zipped(b(&a), b(&c))); }
                5 => { b(two_slices(b(&a), b(&c))); }
                6 => add_into(b(&mut out), b(&a), b(N)),
                7 => reverse_resliced(b(&mut out), b(&a), b(N)),
                8 => reverse(b(&mut out), b(&a), b(N)),
                9 => { b(masked_always(b(&x), b(&keep), b(N))); }
                10 => { b(masked_resliced(b(&x), b(&keep), b(N))); }
                11 => { b(masked(b(&x), b(&keep), b(N))); }
                12 => { b(masked_always(b(&x), b(&all), b(N))); }
                13 => { b(masked_resliced(b(&x), b(&all), b(N))); }
                _ => { b(masked(b(&x), b(&all), b(N))); }
            }
            let time = start.elapsed().as_nanos();
            if pass == 1 { list.push(time); }
            }
        }
    }
    for (name, list) in names.iter().zip(&mut times) {
        list.sort();
        println!("{name} {} {} {}", list[ROUNDS / 4], list[ROUNDS / 2], list[ROUNDS * 3 / 4]);
    }
}
'''


def rustc(folder, *words):
    subprocess.run(["rustc", "--edition", "2021", "-O", *words], cwd=folder, check=True)


with tempfile.TemporaryDirectory() as folder:
    rustc(folder, "--crate-name", "sums", "--emit", "asm=sums.s", str(SOURCE))
    text = Path(folder, "sums.s").read_text()
    for name, body in re.findall(r"^(\w+):\n(.*?)\.cfi_endproc", text, re.M | re.S):
        print(f"{name:17} panic_bounds_check {body.count('panic_bounds_check')}"
              f"  slice checks {body.count('slice_index_fail') + body.count('slice_end')}"
              f"  packed adds {len(re.findall(r'padd[dq]', body))}"
              f"  lines with xmm {sum('xmm' in line for line in body.splitlines())}")
    for name in ("external_n", "add_into"):
        print(re.search(rf"^{name}:\n.*?\.cfi_endproc", text, re.M | re.S)[0])
    Path(folder, "bench.rs").write_text(BENCH)
    everything = {}
    for alignment, words in {"default": [], "64": ["-C", "llvm-args=-align-loops=64"]}.items():
        rustc(folder, "--crate-name", "sums", "--crate-type", "rlib", *words, str(SOURCE))
        rustc(folder, "--extern", "sums=libsums.rlib", "bench.rs")
        run = subprocess.run(["./bench"], cwd=folder, check=True, capture_output=True, text=True)
        times = {name: [int(q) for q in quartiles]
                 for name, *quartiles in map(str.split, run.stdout.splitlines())}
        everything[alignment] = times

BASE = {"own_len": "iterator", "external_n": "iterator", "resliced": "iterator",
        "two_slices": "two_zipped", "reverse": "reverse_resliced", "masked": "masked_always",
        "masked_resliced": "masked_always", "masked/all": "masked_always/all",
        "masked_resliced/all": "masked_always/all"}
for alignment, times in everything.items():
    print("alignment of loops:", alignment)
    for name, quartiles in times.items():
        first = BASE.get(name, name)
        low, middle, high = (q / times[first][1] for q in quartiles)
        print(f"{name:20} {quartiles[1]:6} ns  {middle:5.2f}x of {first}"
              f" (quartiles {low:.2f}-{high:.2f})")
rows = ["写法,默认对齐,循环对齐到 64 字节"]
for name in ("iterator", "own_len", "external_n", "resliced"):
    ratios = [times[name][1] / times["iterator"][1] for times in everything.values()]
    rows.append(f"{name}," + ",".join(f"{r:.2f}" for r in ratios))
(HERE / "rust-bounds-check.csv").write_text("\n".join(rows) + "\n")
