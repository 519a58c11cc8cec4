use std::hint::black_box;
use std::time::Instant;

/// One pass over the values: the compiler may add several at a time.
#[inline(never)]
fn sum(values: &[i32]) -> i32 {
    let mut total = 0;
    for &v in values {
        total += v;
    }
    total
}

/// Steps of the Collatz sequence: every step waits for the one before.
#[inline(never)]
fn collatz(limit: u64) -> u32 {
    let mut longest = 0;
    for start in 1..limit {
        let (mut n, mut steps) = (start, 0u32);
        while n != 1 {
            n = if n % 2 == 0 { n / 2 } else { 3 * n + 1 };
            steps += 1;
        }
        longest = longest.max(steps);
    }
    longest
}

fn main() {
    let values: Vec<i32> = (0..16_384).map(|i| i % 7 - 3).collect();
    let start = Instant::now();
    for _ in 0..4_000 {
        black_box(sum(black_box(&values)));
    }
    let first = start.elapsed().as_micros();
    let start = Instant::now();
    black_box(collatz(black_box(100_000)));
    println!("{} {}", first, start.elapsed().as_micros());
}
