"""An application compiled against version 1 of a library, run with version 2, which has a new subclass.

Needs `npm run verify` to have fetched the Kotlin compiler, and a Java runtime.
Prints what the run says, with `when` as an expression and as a statement, and then with the
application compiled anew.
"""

import subprocess
import tempfile
from pathlib import Path

ROOT = Path(__file__).parents[1]
LIB = next((ROOT / ".tool").glob("kotlin-*/node_modules/kotlin-compiler/lib"))
STDLIB = LIB / "kotlin-stdlib.jar"
V1 = """@file:JvmName("Pay")
package pay
sealed interface Outcome
class Paid : Outcome
class Declined : Outcome
fun ask(): Outcome = Paid()
"""
V2 = V1.replace("fun ask(): Outcome = Paid()", "class Pending : Outcome\nfun ask(): Outcome = Pending()")
APP = """import pay.*

fun label(o: Outcome): String = when (o) {
    is Paid -> "paid"
    is Declined -> "declined"
}

fun main() = println(label(ask()))
"""
STATEMENT = """import pay.*

fun main() {
    when (ask()) {
        is Paid -> println("paid")
        is Declined -> println("declined")
    }
}
"""


def java(*args):
    done = subprocess.run(["java", *map(str, args)], capture_output=True, text=True)
    return done.stdout + done.stderr


def compile_to(out, source, *classpath):
    path = out.with_suffix(".kt")
    path.write_text(source)
    tool = f"{LIB / 'kotlin-compiler.jar'}:{LIB}/*"
    flags = ["-no-stdlib", "-no-reflect", "-cp", ":".join(map(str, [STDLIB, *classpath]))]
    main = "org.jetbrains.kotlin.cli.jvm.K2JVMCompiler"
    print(java("-cp", tool, main, *flags, "-d", out, path).replace(f"{out.parent}/", ""), end="")


with tempfile.TemporaryDirectory() as folder:
    v1, v2, app = (Path(folder) / name for name in ("v1", "v2", "app"))
    compile_to(v1, V1)
    compile_to(v2, V2)
    for form, source in (("expression", APP), ("statement", STATEMENT)):
        compile_to(app, source, v1)
        for lib in (v1, v2):
            print(f"--- {form}: app compiled against v1, run with {lib.name}")
            print(java("-cp", f"{app}:{lib}:{STDLIB}", "AppKt"), end="")
    print("--- app compiled against v2")
    compile_to(app, APP, v2)
