"""Two designs of a discount module: which files a new kind and a new operation touch, and what
happens when one of them is forgotten.

Needs git, Java and the Kotlin compiler that `npm run verify` keeps in .tool/.
"""

import subprocess
import tempfile
from pathlib import Path

LIB = next((Path(__file__).parents[1] / ".tool").glob("kotlin-*/node_modules/kotlin-compiler/lib"))
MAIN = {
    "Main.kt": 'fun main() {\n    val d = parse("every:10000")\n    println("${labelOf(d)} ${priceOf(d, 25000)}")\n}\n'
}
SEALED = {
    "Discount.kt": """sealed interface Discount
data class Percent(val off: Int) : Discount
data class Minus(val cents: Int) : Discount
data object None : Discount
""",
    "Price.kt": """fun priceOf(d: Discount, cents: Int): Int = when (d) {
    is Percent -> cents * (100 - d.off) / 100
    is Minus -> maxOf(0, cents - d.cents)
    None -> cents
}
""",
    "Label.kt": """fun labelOf(d: Discount): String = when (d) {
    is Percent -> "${d.off} % off"
    is Minus -> "minus ${d.cents}"
    None -> "no discount"
}
""",
    "Parse.kt": """fun parse(text: String): Discount {
    val (kind, number) = text.split(":")
    return when (kind) {
        "percent" -> Percent(number.toInt())
        "minus" -> Minus(number.toInt())
        else -> None
    }
}
""",
}
STRATEGY = {
    "Discount.kt": """interface Discount {
    fun price(cents: Int): Int
    fun label(): String
}
""",
    "Percent.kt": """class Percent(private val off: Int) : Discount {
    override fun price(cents: Int) = cents * (100 - off) / 100
    override fun label() = "$off % off"
}
""",
    "Minus.kt": """class Minus(private val minus: Int) : Discount {
    override fun price(cents: Int) = maxOf(0, cents - minus)
    override fun label() = "minus $minus"
}
""",
    "None.kt": """object None : Discount {
    override fun price(cents: Int) = cents
    override fun label() = "no discount"
}
""",
    "Registry.kt": """val registry = mapOf<String, (Int) -> Discount>(
    "percent" to ::Percent,
    "minus" to ::Minus,
)

fun parse(text: String): Discount {
    val (kind, number) = text.split(":")
    return registry[kind]?.invoke(number.toInt()) ?: None
}

fun priceOf(d: Discount, cents: Int) = d.price(cents)
fun labelOf(d: Discount) = d.label()
""",
}
EVERY = "cents - cents / d.step * (d.step / 10)"
SEALED_KIND = {
    "Discount.kt": SEALED["Discount.kt"] + "data class Every(val step: Int) : Discount\n",
    "Price.kt": SEALED["Price.kt"].replace("    None", f"    is Every -> {EVERY}\n    None"),
    "Label.kt": SEALED["Label.kt"].replace("    None", '    is Every -> "10 % of every ${d.step}"\n    None'),
    "Parse.kt": SEALED["Parse.kt"].replace("        else", '        "every" -> Every(number.toInt())\n        else'),
}
SEALED_OPERATION = {
    "Code.kt": 'fun codeOf(d: Discount): String = when (d) {\n    is Percent -> "P${d.off}"\n'
               '    is Minus -> "M${d.cents}"\n    None -> "-"\n}\n'
}
STRATEGY_KIND = {
    "Every.kt": "class Every(private val step: Int) : Discount {\n"
                "    override fun price(cents: Int) = cents - cents / step * (step / 10)\n"
                '    override fun label() = "10 % of every $step"\n}\n',
    "Registry.kt": STRATEGY["Registry.kt"].replace(")\n\nfun", '    "every" to ::Every,\n)\n\nfun', 1),
}
STRATEGY_OPERATION = {
    "Discount.kt": STRATEGY["Discount.kt"].replace("}\n", "    fun code(): String\n}\n"),
    "Percent.kt": STRATEGY["Percent.kt"].replace("\n}\n", '\n    override fun code() = "P$off"\n}\n'),
    "Minus.kt": STRATEGY["Minus.kt"].replace("\n}\n", '\n    override fun code() = "M$minus"\n}\n'),
    "None.kt": STRATEGY["None.kt"].replace("\n}\n", '\n    override fun code() = "-"\n}\n'),
}


def only(change, *names):
    return {name: text for name, text in change.items() if name in names}


def touched(base, change):
    with tempfile.TemporaryDirectory() as folder:
        def git(*args):
            run = ["git", "-c", "user.name=x", "-c", "user.email=x@example.test", *args]
            return subprocess.run(run, cwd=folder, check=True, capture_output=True, text=True).stdout

        git("init", "-q")
        for files in (base | MAIN, change):
            for name, text in files.items():
                (Path(folder) / name).write_text(text)
            git("add", "-A")
            git("commit", "-qm", "x")
        return git("show", "--name-status", "--format=").split()


def compile_and_run(files):
    with tempfile.TemporaryDirectory() as folder:
        for name, text in (files | MAIN).items():
            (Path(folder) / name).write_text(text)
        stdlib = str(LIB / "kotlin-stdlib.jar")
        compiler = ["java", "-XX:TieredStopAtLevel=1", "-cp", f"{LIB}/*", "org.jetbrains.kotlin.cli.jvm.K2JVMCompiler"]
        args = ["-no-stdlib", "-no-reflect", "-cp", stdlib, "-d", "out", *sorted(files | MAIN)]
        done = subprocess.run(compiler + args, cwd=folder, capture_output=True, text=True)
        if done.returncode:
            return done.stderr
        run = ["java", "-cp", f"out:{stdlib}", "MainKt"]
        return subprocess.run(run, cwd=folder, capture_output=True, text=True).stdout


print("A, new kind     ", *touched(SEALED, SEALED_KIND))
print("A, new operation", *touched(SEALED, SEALED_OPERATION))
print("B, new kind     ", *touched(STRATEGY, STRATEGY_KIND))
print("B, new operation", *touched(STRATEGY, STRATEGY_OPERATION))
print("A complete:", compile_and_run(SEALED | SEALED_KIND))
print("B complete:", compile_and_run(STRATEGY | STRATEGY_KIND))
print("A, only the type:\n" + compile_and_run(SEALED | only(SEALED_KIND, "Discount.kt")))
print("A, parse forgotten:", compile_and_run(SEALED | only(SEALED_KIND, "Discount.kt", "Price.kt", "Label.kt")))
print("B, registration forgotten:", compile_and_run(STRATEGY | only(STRATEGY_KIND, "Every.kt")))
print("B, a method forgotten:\n" + compile_and_run(STRATEGY | STRATEGY_OPERATION | only(STRATEGY, "Minus.kt")))
lazy = {name: SEALED[name].replace("None ->", "else ->") for name in ("Price.kt", "Label.kt")}
print("A with else, price and label forgotten:",
      compile_and_run(SEALED | SEALED_KIND | lazy))
