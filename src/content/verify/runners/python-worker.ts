import { readFileSync, writeFileSync, writeSync } from 'node:fs'
import { loadPyodide } from 'pyodide'

/** A process: with one argument it keeps the memory of a started Python, with two it runs a program. */
const [snapshot, program] = process.argv.slice(2)
if (snapshot === undefined) throw new Error('python-worker needs the file of the memory')

/** The program is the main module, as if it were started by itself; a traceback begins in it. */
const HARNESS = `
def run_main():
    import sys, traceback, types
    with open("main.py", encoding="utf-8") as file:
        source = file.read()
    main = types.ModuleType("__main__")
    main.__file__ = "main.py"
    sys.modules["__main__"] = main
    sys.argv = ["main.py"]
    try:
        exec(compile(source, "main.py", "exec"), main.__dict__)
        status = 0
    except SystemExit as end:
        if isinstance(end.code, str):
            print(end.code, file=sys.stderr)
        status = end.code if isinstance(end.code, int) else 0 if end.code is None else 1
    except BaseException as error:
        traceback.print_exception(type(error), error, error.__traceback__.tb_next)
        status = 1
    sys.stdout.flush()
    sys.stderr.flush()
    return status
run_main()
`

if (program === undefined) {
  const python = await loadPyodide({ _makeSnapshot: true })
  writeFileSync(snapshot, python.makeMemorySnapshot())
} else {
  const python = await loadPyodide({ _loadSnapshot: readFileSync(snapshot) })
  const into = (descriptor: number) => ({
    write: (bytes: Uint8Array) => writeSync(descriptor, bytes),
  })
  python.setStdin({ stdin: () => undefined })
  python.setStdout(into(1))
  python.setStderr(into(2))
  python.FS.writeFile('main.py', readFileSync(program))
  writeSync(3, 'ready')
  // Asynchronous, so that `asyncio.run` can wait.
  process.exit(Number(await python.runPythonAsync(HARNESS)))
}
