#![crate_type = "lib"]

// #region sums
#[no_mangle]
pub fn external_n(a: &[u64], n: usize) -> u64 {
    let mut sum = 0u64;
    for i in 0..n {
        sum = sum.wrapping_add(a[i]);
    }
    sum
}

#[no_mangle]
pub fn own_len(a: &[u64]) -> u64 {
    let mut sum = 0u64;
    for i in 0..a.len() {
        sum = sum.wrapping_add(a[i]);
    }
    sum
}

#[no_mangle]
pub fn iterator(a: &[u64]) -> u64 {
    a.iter().fold(0, |sum, x| sum.wrapping_add(*x))
}

#[no_mangle]
pub fn resliced(a: &[u64], n: usize) -> u64 {
    let a = &a[..n];
    let mut sum = 0u64;
    for i in 0..n {
        sum = sum.wrapping_add(a[i]);
    }
    sum
}

#[no_mangle]
pub fn two_slices(a: &[u64], b: &[u64]) -> u64 {
    let mut sum = 0u64;
    for i in 0..a.len() {
        sum = sum.wrapping_add(a[i]).wrapping_add(b[i]);
    }
    sum
}
// #endregion

#[no_mangle]
pub fn two_zipped(a: &[u64], b: &[u64]) -> u64 {
    a.iter().zip(b).fold(0, |sum, (x, y)| sum.wrapping_add(*x).wrapping_add(*y))
}

// #region add
#[no_mangle]
pub fn add_into(out: &mut [u64], a: &[u64], n: usize) {
    for i in 0..n {
        out[i] = out[i].wrapping_add(a[i]);
    }
}
// #endregion

// #region reverse
#[no_mangle]
pub fn reverse(out: &mut [u64], a: &[u64], n: usize) {
    for i in 0..n {
        out[i] = a[n - 1 - i];
    }
}

#[no_mangle]
pub fn reverse_resliced(out: &mut [u64], a: &[u64], n: usize) {
    let (out, a) = (&mut out[..n], &a[..n]);
    for i in 0..n {
        out[i] = a[n - 1 - i];
    }
}
// #endregion

// #region masked
#[no_mangle]
pub fn masked(a: &[u32], keep: &[u32], n: usize) -> u32 {
    let mut sum = 0u32;
    for i in 0..n {
        if keep[i] != 0 {
            sum = sum.wrapping_add(a[i]);
        }
    }
    sum
}

#[no_mangle]
pub fn masked_always(a: &[u32], keep: &[u32], n: usize) -> u32 {
    let mut sum = 0u32;
    for i in 0..n {
        let x = a[i]; // 无条件取，检查也就无条件
        if keep[i] != 0 {
            sum = sum.wrapping_add(x);
        }
    }
    sum
}
// #endregion

#[no_mangle]
pub fn masked_resliced(a: &[u32], keep: &[u32], n: usize) -> u32 {
    let (a, keep) = (&a[..n], &keep[..n]);
    let mut sum = 0u32;
    for i in 0..n {
        if keep[i] != 0 {
            sum = sum.wrapping_add(a[i]);
        }
    }
    sum
}
