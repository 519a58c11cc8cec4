"""What the Kotlin compiler makes of a Java method without, and with, JSpecify annotations.

Needs `npm run verify` to have fetched the Kotlin compiler, and a JDK. The annotations are declared
here under the names of JSpecify: the compiler knows them by name.
"""

import subprocess
import tempfile
from pathlib import Path

ROOT = Path(__file__).parents[1]
LIB = next((ROOT / ".tool").glob("kotlin-*/node_modules/kotlin-compiler/lib"))
STDLIB = LIB / "kotlin-stdlib.jar"
ANNOTATION = """package org.jspecify.annotations;
import java.lang.annotation.*;
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.TYPE_USE, ElementType.TYPE, ElementType.PACKAGE})
public @interface %s {}
"""
JAVA = {
    "Plain": """package lib;
public class Plain {
  public static String find(int id) { return id == 1 ? "Ada" : null; }
}
""",
    "Marked": """package lib;
import org.jspecify.annotations.*;
@NullMarked
public class Marked {
  public static @Nullable String find(int id) { return id == 1 ? "Ada" : null; }
  public static String name(int id) { return null; } // lies
}
""",
}
KOTLIN = {
    "Plain.find, compiled": "val n: Int = lib.Plain.find(2).length",
    "Marked.find, compiled": "val n: Int = lib.Marked.find(2).length",
    "Plain.find, inferred": "val s = lib.Plain.find(2); println(s)",
    "Marked.name, inferred": "val s = lib.Marked.name(2); println(s)",
}


def run(*command):
    done = subprocess.run(list(map(str, command)), capture_output=True, text=True)
    return done.returncode, done.stdout + done.stderr


with tempfile.TemporaryDirectory() as folder:
    home = Path(folder)
    files = []
    for name, text in JAVA.items():
        files.append(home / f"{name}.java")
        files[-1].write_text(text)
    for name in ("Nullable", "NullMarked"):
        files.append(home / f"{name}.java")
        files[-1].write_text(ANNOTATION % name)
    run("javac", "-d", home / "java", *files)
    for name, statement in KOTLIN.items():
        main = home / "main.kt"
        main.write_text(f"fun main() {{\n    {statement}\n}}\n")
        path = f"{STDLIB}:{home / 'java'}"
        tool = ("-cp", f"{LIB / 'kotlin-compiler.jar'}:{LIB}/*", "org.jetbrains.kotlin.cli.jvm.K2JVMCompiler")
        flags = ("-nowarn", "-no-stdlib", "-no-reflect", "-cp", path, "-d", home / "out")
        code, said = run("java", *tool, *flags, main)
        print(f"--- {name}: {statement}")
        print(said.replace(f"{home}/", "") or "compiles\n", end="")
        if code == 0:
            print(run("java", "-cp", f"{home / 'out'}:{path}", "MainKt")[1], end="")
