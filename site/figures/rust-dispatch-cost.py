"""Tables, code size and call time of generic, dyn and enum dispatch. Compiles generated programs with N types,
prints text bytes and symbols, writes docs/en/blog/2.Languages/rust-dispatch-cost.csv, then times
loops over four types. Needs rustc and binutils."""
import re
import subprocess
import tempfile
from pathlib import Path

OUT = Path(__file__).parents[1] / "docs/en/blog/2.Languages/rust-dispatch-cost.csv"
COUNTS = (1, 2, 5, 10, 20)
BODY = '''{
    let mut low = f64::INFINITY;
    let mut high = 0.0f64;
    let mut sum = 0.0;
    for s in shapes {
        let area = s.area();
        low = low.min(area);
        high = high.max(area);
        sum += area;
    }
    let mean = sum / shapes.len() as f64;
    let mut line = String::new();
    for (name, value) in [("low", low), ("high", high), ("mean", mean)] {
        line.push_str(name);
        line.push(' ');
        line.push_str(&value.to_string());
        line.push('\\n');
    }
    line
}
'''


def program(kind, count):
    """`count` types of different sizes, one report of each; nothing but the report differs."""
    text = ["#![crate_type = \"lib\"]", "pub trait Shape { fn area(&self) -> f64; }"]
    for i in range(count):
        text.append(f"pub struct S{i}(pub [f64; {i + 1}]);")
        text.append(f"impl Shape for S{i} {{ fn area(&self) -> f64 "
                    f"{{ self.0[0] * self.0[{i}] + {i}.0 }} }}")
    if kind == "generic":
        text.append("#[inline(never)] pub fn report<T: Shape>(shapes: &[T]) -> String " + BODY)
        for i in range(count):
            text.append(f"#[no_mangle] pub fn use{i}(s: &[S{i}]) -> String {{ report(s) }}")
    else:
        text.append("#[inline(never)] pub fn report(shapes: &[&dyn Shape]) -> String " + BODY)
        for i in range(count):
            text.append(f"#[no_mangle] pub fn use{i}(s: &[S{i}]) -> String {{ "
                        "let all: Vec<&dyn Shape> = s.iter().map(|s| s as _).collect(); "
                        "report(&all) }")
    return "\n".join(text)


TABLES = '''#![crate_type = "lib"]
pub trait Shape { fn area(&self) -> f64; fn sides(&self) -> u32; }
pub struct Square(pub f64);
pub struct Named(pub String, pub f64);
impl Shape for Square {
    fn area(&self) -> f64 { self.0 * self.0 }
    fn sides(&self) -> u32 { 4 }
}
impl Shape for Named {
    fn area(&self) -> f64 { self.1 }
    fn sides(&self) -> u32 { 7 }
}
#[no_mangle] pub fn call(s: &dyn Shape) -> f64 { s.area() }
#[no_mangle] pub fn known(x: f64) -> f64 { let s: &dyn Shape = &Square(x); s.area() }
#[no_mangle] pub fn square(s: Square) -> Box<dyn Shape> { Box::new(s) }
#[no_mangle] pub fn named(s: Named) -> Box<dyn Shape> { Box::new(s) }
'''
BENCH = '''
use std::hint::black_box;
use std::time::Instant;

trait Shape { fn area(&self) -> f64; fn digest(&self) -> u64; }

fn mix(bits: u64) -> u64 {
    let mut h = bits;
    for _ in 0..16 { h = (h ^ (h >> 29)).wrapping_mul(0x9E37_79B9_7F4A_7C15); }
    h
}

macro_rules! shape { ($name:ident, $area:expr) => {
    #[derive(Clone)] struct $name(f64, f64);
    impl Shape for $name {
        fn area(&self) -> f64 { let f: fn(f64, f64) -> f64 = $area; f(self.0, self.1) }
        fn digest(&self) -> u64 { mix(self.area().to_bits()) }
    }
} }
shape!(A, |x, y| x * y);
shape!(B, |x, y| x + y);
shape!(C, |x, _| x * x);
shape!(D, |x, y| x - y);

enum Any { A(A), B(B), C(C), D(D) }
impl Any {
    fn area(&self) -> f64 {
        match self { Any::A(s) => s.area(), Any::B(s) => s.area(),
                     Any::C(s) => s.area(), Any::D(s) => s.area() }
    }
    fn digest(&self) -> u64 {
        match self { Any::A(s) => s.digest(), Any::B(s) => s.digest(),
                     Any::C(s) => s.digest(), Any::D(s) => s.digest() }
    }
}

const N: usize = 4096;
const ROUNDS: usize = 2001;

#[inline(never)] fn area_of<T: Shape>(all: &[T]) -> f64 { all.iter().map(|s| s.area()).sum() }
#[inline(never)] fn area_dyn(all: &[&dyn Shape]) -> f64 { all.iter().map(|s| s.area()).sum() }
#[inline(never)] fn area_any(all: &[Any]) -> f64 { all.iter().map(|s| s.area()).sum() }
#[inline(never)] fn digest_of<T: Shape>(all: &[T]) -> u64 {
    all.iter().fold(0, |h, s| h ^ s.digest()) }
#[inline(never)] fn digest_dyn(all: &[&dyn Shape]) -> u64 {
    all.iter().fold(0, |h, s| h ^ s.digest()) }
#[inline(never)] fn digest_any(all: &[Any]) -> u64 { all.iter().fold(0, |h, s| h ^ s.digest()) }

fn main() {
    let mut seed = 7u32;
    let mut order = Vec::new();
    for _ in 0..N {
        seed = seed.wrapping_mul(1664525).wrapping_add(1013904223);
        order.push((seed >> 30) as usize);
    }
    let mut sorted = order.clone();
    sorted.sort();
    let of = |k: usize| (vec![A(1.0, k as f64); N], vec![B(1.0, 2.0); N], vec![C(1.0, 2.0); N],
                         vec![D(1.0, 2.0); N]);
    let (va, vb, vc, vd) = of(2);
    let quarter = N / 4;
    let pick = |order: &[usize]| order.iter().enumerate().map(|(i, k)| match k {
        0 => &va[i] as &dyn Shape, 1 => &vb[i] as _, 2 => &vc[i] as _, _ => &vd[i] as _,
    }).collect::<Vec<_>>();
    let one: Vec<&dyn Shape> = va.iter().map(|s| s as _).collect();
    let (by_type, random) = (pick(&sorted), pick(&order));
    let any = |order: &[usize]| order.iter().map(|k| match k {
        0 => Any::A(A(1.0, 2.0)), 1 => Any::B(B(1.0, 2.0)),
        2 => Any::C(C(1.0, 2.0)), _ => Any::D(D(1.0, 2.0)),
    }).collect::<Vec<_>>();
    let (any_sorted, any_random) = (any(&sorted), any(&order));
    let names = ["generic, 4 slices", "dyn, one type", "dyn, by type", "dyn, random",
        "enum, by type", "enum, random"];
    let mut times = vec![Vec::new(); 12];
    for _ in 0..ROUNDS {
        for (k, list) in times.iter_mut().enumerate() {
            for pass in 0..2 {
                let start = Instant::now();
                match k {
                    0 => { black_box((area_of(black_box(&va[..quarter])),
                        area_of(black_box(&vb[..quarter])), area_of(black_box(&vc[..quarter])),
                        area_of(black_box(&vd[..quarter])))); }
                    1 => { black_box(area_dyn(black_box(&one))); }
                    2 => { black_box(area_dyn(black_box(&by_type))); }
                    3 => { black_box(area_dyn(black_box(&random))); }
                    4 => { black_box(area_any(black_box(&any_sorted))); }
                    5 => { black_box(area_any(black_box(&any_random))); }
                    6 => { black_box((digest_of(black_box(&va[..quarter])),
                        digest_of(black_box(&vb[..quarter])), digest_of(black_box(&vc[..quarter])),
                        digest_of(black_box(&vd[..quarter])))); }
                    7 => { black_box(digest_dyn(black_box(&one))); }
                    8 => { black_box(digest_dyn(black_box(&by_type))); }
                    9 => { black_box(digest_dyn(black_box(&random))); }
                    10 => { black_box(digest_any(black_box(&any_sorted))); }
                    _ => { black_box(digest_any(black_box(&any_random))); }
                }
                if pass == 1 { list.push(start.elapsed().as_nanos() as f64 / N as f64); }
            }
        }
    }
    for (k, list) in times.iter_mut().enumerate() {
        list.sort_by(f64::total_cmp);
        println!("{};{};{};{};{}", ["area", "digest"][k / 6], names[k % 6],
            list[ROUNDS / 4], list[ROUNDS / 2], list[ROUNDS * 3 / 4]);
    }
}
'''


def run(folder, *words):
    return subprocess.run(words, cwd=folder, check=True, capture_output=True, text=True).stdout


with tempfile.TemporaryDirectory() as folder:
    Path(folder, "tables.rs").write_text(TABLES)
    run(folder, "rustc", "--edition", "2021", "-O", "-C", "codegen-units=1",
        "--emit", "asm", "tables.rs")
    assembly = Path(folder, "tables.s").read_text()
    for name in ("call", "known"):
        print(re.search(rf"^{name}:\n.*?cfi_endproc", assembly, re.M | re.S)[0])
    for table in re.findall(r"^\.Lanon[^\n]*:\n(?:\t\.(?:quad|asciz|zero)[^\n]*\n)+", assembly, re.M):
        print(table)
    rows = ["types,generic,dyn"]
    for count in COUNTS:
        sizes = []
        for kind in ("generic", "dyn"):
            Path(folder, "a.rs").write_text(program(kind, count))
            run(folder, "rustc", "--edition", "2021", "-O", "-C", "codegen-units=1",
                "--emit", "obj=a.o", "a.rs")
            sections = dict(line.split()[:2] for line in
                            run(folder, "size", "-A", "a.o").splitlines()[2:] if line.split())
            text = sum(int(n) for name, n in sections.items() if name.startswith(".text"))
            data = sum(int(n) for name, n in sections.items() if name.startswith(".data.rel.ro"))
            names = run(folder, "nm", "a.o").splitlines()
            code = sum(line.split()[-2] in "tT" for line in names)
            reports = sum("report" in line and line.split()[-2] in "tT" for line in names)
            sizes.append(text)
            print(f"{kind:8} {count:2} types: text {text:6} bytes, data with vtables {data:5}, "
                  f"functions {code:3}, of them report {reports}")
        rows.append(f"{count},{sizes[0]},{sizes[1]}")
    OUT.write_text("\n".join(rows) + "\n")
    Path(folder, "bench.rs").write_text(BENCH)
    run(folder, "rustc", "--edition", "2021", "-O", "bench.rs")
    first = {}
    for line in run(folder, "./bench").splitlines():
        work, name, low, middle, high = line.split(";")
        low, middle, high = float(low), float(middle), float(high)
        base = first.setdefault(work, middle)
        print(f"{work:7} {name:18} {middle:6.2f} ns  {middle / base:5.2f}x "
              f"(quartiles {low / base:.2f}-{high / base:.2f})")
