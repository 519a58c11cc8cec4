"""Prints the assembly of `open` and of the counting part of `send`, and what rustc says of a Conn that
implements Drop and of one that must be used. Needs rustc."""
import re
import subprocess
import tempfile
from pathlib import Path

HEAD = """use std::marker::PhantomData;
pub struct Closed;
pub struct Open;
"""
LIB = "#![crate_type = \"lib\"]\n" + HEAD + """
pub struct Conn<S> { host: String, sent: u32, state: PhantomData<S> }
#[no_mangle] pub fn open(c: Conn<Closed>) -> Conn<Open> {
    Conn { host: c.host, sent: c.sent, state: PhantomData }
}
#[no_mangle] pub fn send(c: &mut Conn<Open>) { c.sent += 1 }
"""
DROPPED = HEAD + """
struct Conn<S> { host: String, state: PhantomData<S> }
impl Conn<Open> {
    fn close(self) -> Conn<Closed> { Conn { host: self.host, state: PhantomData } }
}
impl<S> Drop for Conn<S> { fn drop(&mut self) {} }
fn main() { Conn::<Open> { host: String::new(), state: PhantomData }.close(); }
"""
MUST_USE = HEAD + """
#[must_use] struct Conn<S>(PhantomData<S>);
impl Conn<Closed> { fn open(self) -> Conn<Open> { Conn(PhantomData) } }
fn main() {
    Conn::<Closed>(PhantomData).open();
    let _conn = Conn::<Closed>(PhantomData).open();
}
"""

with tempfile.TemporaryDirectory() as folder:
    def rustc(code, *words):
        Path(folder, "main.rs").write_text(code)
        return subprocess.run(["rustc", "--edition", "2021", "-O", *words, "main.rs"], cwd=folder,
                              capture_output=True, text=True).stderr

    rustc(LIB, "--emit", "asm")
    assembly = Path(folder, "main.s").read_text()
    for name in ("open", "send"):
        body = re.search(rf"^{name}:\n.*?cfi_endproc", assembly, re.M | re.S)[0]
        # Directives say nothing about what is executed.
        print(re.sub(r"^(?:\t\.|\.L).*\n?", "", body, flags=re.M).rstrip())
    print(rustc(DROPPED))
    print(rustc(MUST_USE))
