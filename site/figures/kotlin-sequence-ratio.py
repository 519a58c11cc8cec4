"""Full passes over a list and over a sequence, `map filter sum` and `map` alone: ratio of CPU times, bytes allocated.

Needs `npm run verify` to have fetched the Kotlin compiler, and a Java runtime. The two forms take
turns after a warm-up; each round compares one turn of both, and the median of the rounds counts.
`list/list` compares a form with itself: the noise of the machine. `busy` first runs eight other
chains of both forms, so that the library code they share has seen many lambdas, as in a program.
"""

import subprocess
import tempfile
from pathlib import Path

ROOT = Path(__file__).parents[1]
LIB = next((ROOT / ".tool").glob("kotlin-*/node_modules/kotlin-compiler/lib"))
STDLIB = LIB / "kotlin-stdlib.jar"
PROGRAM = """
import java.lang.management.ManagementFactory

val threads = ManagementFactory.getThreadMXBean() as com.sun.management.ThreadMXBean
var sink = 0L

fun onList(data: List<Int>): Long =
    data.map { it * 2 }.filter { it % 3 == 0 }.sumOf { it.toLong() }

fun onSequence(data: List<Int>): Long =
    data.asSequence().map { it * 2 }.filter { it % 3 == 0 }.sumOf { it.toLong() }

fun mapList(data: List<Int>): Long = data.map { it * 2 }.size.toLong()

fun mapSequence(data: List<Int>): Long = data.asSequence().map { it * 2 }.toList().size.toLong()

fun time(repeat: Int, data: List<Int>, form: (List<Int>) -> Long): Double =
    threads.currentThreadCpuTime.let { start ->
        repeat(repeat) { sink += form(data) }
        (threads.currentThreadCpuTime - start).toDouble() / repeat
    }

fun bytes(repeat: Int, data: List<Int>, form: (List<Int>) -> Long): Long {
    val id = Thread.currentThread().id
    val before = threads.getThreadAllocatedBytes(id)
    repeat(repeat) { sink += form(data) }
    return (threads.getThreadAllocatedBytes(id) - before) / repeat
}

val others = List(1_000) { it }

fun busy(): Long {
    val s = others.asSequence()
    return s.map { it + 1 }.filter { it > 3 }.sumOf { it.toLong() } +
        s.map { it + 2 }.filter { it > 4 }.sumOf { it.toLong() } +
        s.map { it - 1 }.filter { it < 5 }.sumOf { it.toLong() } +
        s.map { it xor 1 }.filter { it != 6 }.sumOf { it.toLong() } +
        others.map { it + 1 }.filter { it > 3 }.sumOf { it.toLong() } +
        others.map { it + 2 }.filter { it > 4 }.sumOf { it.toLong() } +
        others.map { it - 1 }.filter { it < 5 }.sumOf { it.toLong() } +
        others.map { it xor 1 }.filter { it != 6 }.sumOf { it.toLong() }
}

fun median(values: List<Double>) = values.sorted()[values.size / 2]

fun compare(name: String, size: Int, list: (List<Int>) -> Long, sequence: (List<Int>) -> Long) {
    val data = List(size) { it + 1 }
    val turn = maxOf(1, 500_000 / size)
    repeat(20) { time(turn, data, list); time(turn, data, sequence) }
    val noise = mutableListOf<Double>()
    val ratio = mutableListOf<Double>()
    repeat(21) {
        val first = time(turn, data, list)
        val between = time(turn, data, sequence)
        val second = time(turn, data, list)
        noise += second / first
        ratio += between / ((first + second) / 2)
    }
    val spread = ratio.sorted().let { "%.2f..%.2f".format(it[2], it[18]) }
    println(
        "%-14s %,9d sequence/list %.2f (%s) list/list %.2f bytes list %,d sequence %,d".format(
            name, size, median(ratio), spread, median(noise),
            bytes(turn, data, list), bytes(turn, data, sequence),
        )
    )
}

fun main(args: Array<String>) {
    if ("busy" in args) repeat(5_000) { sink += busy() }
    for (size in listOf(10, 1_000, 1_000_000)) {
        compare("map filter sum", size, ::onList, ::onSequence)
        compare("map", size, ::mapList, ::mapSequence)
    }
}
"""

with tempfile.TemporaryDirectory() as folder:
    source = Path(folder) / "ratio.kt"
    source.write_text(PROGRAM)
    out = Path(folder) / "out"
    tool = f"{LIB / 'kotlin-compiler.jar'}:{LIB}/*"
    main = "org.jetbrains.kotlin.cli.jvm.K2JVMCompiler"
    flags = ["-no-stdlib", "-no-reflect", "-cp", STDLIB, "-d", out, source]
    subprocess.run(["java", "-cp", tool, main, *flags], check=True)
    for state in ("fresh", "busy") * 2:
        print(state, flush=True)
        command = ["java", "-Xmx1g", "-XX:+UseSerialGC", "-cp", f"{out}:{STDLIB}", "RatioKt", state]
        subprocess.run(command, check=True)
