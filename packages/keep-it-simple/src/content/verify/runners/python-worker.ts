import { readFileSync, writeFileSync, writeSync } from 'node:fs'
import { loadPyodide } from 'pyodide'

/** A process: with one argument it keeps the memory of a started Python, with two it runs a program. */
const [snapshot, program] = process.argv.slice(2)
if (snapshot === undefined) throw new Error('python-worker needs the file of the memory')

/**
 * The program is the main module, as if it were started by itself; a traceback begins in it. One
 * with `await` at its top is awaited, as it is where readers run it.
 */
const HARNESS = `
import ast, inspect, sys, traceback, types

def ended(error):
    if isinstance(error, SystemExit):
        if isinstance(error.code, str):
            print(error.code, file=sys.stderr)
        return error.code if isinstance(error.code, int) else 0 if error.code is None else 1
    trace = error.__traceback__
    while trace is not None and trace.tb_frame.f_code.co_filename != "main.py":
        trace = trace.tb_next
    traceback.print_exception(type(error), error, trace)
    return 1

def flushed(status):
    sys.stdout.flush()
    sys.stderr.flush()
    return status

async def finish(waiting):
    try:
        await waiting
        return flushed(0)
    except BaseException as error:
        return flushed(ended(error))

def run_main():
    with open("main.py", encoding="utf-8") as file:
        source = file.read()
    main = types.ModuleType("__main__")
    main.__file__ = "main.py"
    sys.modules["__main__"] = main
    sys.argv = ["main.py"]
    try:
        code = compile(source, "main.py", "exec", ast.PyCF_ALLOW_TOP_LEVEL_AWAIT)
        waiting = eval(code, main.__dict__)
        return finish(waiting) if inspect.iscoroutine(waiting) else flushed(0)
    except BaseException as error:
        return flushed(ended(error))
run_main()
`

/** One line for each call, and then nothing. */
function linesOf(input: string): () => string | undefined {
  const lines = input.match(/[^\n]*\n|[^\n]+$/g) ?? []
  return () => lines.shift()
}

if (program === undefined) {
  const python = await loadPyodide({ _makeSnapshot: true })
  writeFileSync(snapshot, python.makeMemorySnapshot())
} else {
  const python = await loadPyodide({ _loadSnapshot: readFileSync(snapshot) })
  const into = (descriptor: number) => ({
    write: (bytes: Uint8Array) => writeSync(descriptor, bytes),
  })
  // Where a program reads nothing, the descriptor is empty.
  python.setStdin({ stdin: linesOf(readFileSync(0, 'utf8')) })
  python.setStdout(into(1))
  python.setStderr(into(2))
  python.FS.writeFile('main.py', readFileSync(program))
  writeSync(3, 'ready')
  // Asynchronous, so that `asyncio.run` can wait.
  process.exit(Number(await python.runPythonAsync(HARNESS)))
}
