import java.io.File
import java.io.PrintStream
import org.jetbrains.kotlin.cli.common.ExitCode
import org.jetbrains.kotlin.cli.jvm.K2JVMCompiler

/** Compiles main.kt of each folder by itself, into its `out`; what the compiler says goes to `messages`. */
fun main(args: Array<String>) {
    val library = args.first()
    for (folder in args.drop(1)) {
        val messages = File(folder, "messages")
        val said = File(folder, "said")
        val code = PrintStream(said).use {
            K2JVMCompiler().exec(
                it, "-no-stdlib", "-no-reflect", "-nowarn", "-cp", library,
                "-d", "$folder/out", "$folder/main.kt",
            )
        }
        messages.writeText((if (code == ExitCode.OK) "OK" else "REFUSED") + "\n" + said.readText())
    }
}
