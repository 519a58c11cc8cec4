import type { loadPyodide, PyodideInterface } from 'pyodide'
import { GatheredOutput } from './gather-output.ts'
import { watchDownloads } from './watch-downloads.ts'
import type { FromPython, ToPython } from './python-messages.ts'
import type { RunStream } from './run-code.ts'

/**
 * The program is the main module of a file of its own, as when its output was verified; what it
 * imports stays. A program with `await` at its top is awaited; one without can use `asyncio.run`.
 */
const HARNESS = `
import ast, inspect, sys, traceback, types

sys.stdout.reconfigure(line_buffering=True)

def _report(error):
    if isinstance(error, SystemExit):
        if isinstance(error.code, str):
            print(error.code, file=sys.stderr)
        return error.code if isinstance(error.code, int) else 0 if error.code is None else 1
    trace = error.__traceback__
    while trace is not None and trace.tb_frame.f_code.co_filename != "main.py":
        trace = trace.tb_next
    traceback.print_exception(type(error), error, trace)
    return 1

async def _finish(waiting):
    try:
        await waiting
        return 0
    except BaseException as error:
        return _report(error)

def _start(source):
    with open("main.py", "w", encoding="utf-8") as file:
        file.write(source)
    main = types.ModuleType("__main__")
    main.__file__ = "main.py"
    sys.modules["__main__"] = main
    sys.argv = ["main.py"]
    try:
        code = compile(source, "main.py", "exec", ast.PyCF_ALLOW_TOP_LEVEL_AWAIT)
        waiting = eval(code, main.__dict__)
        return _finish(waiting) if inspect.iscoroutine(waiting) else 0
    except BaseException as error:
        return _report(error)
`

const report = (message: FromPython) => postMessage(message)

let started: Promise<PyodideInterface> | undefined

async function start(folder: string): Promise<PyodideInterface> {
  const file = `${folder}pyodide.mjs`
  const done = watchDownloads(folder, (loaded) => report({ type: 'progress', loaded }))
  const loaded = (await import(/* @vite-ignore */ file)) as {
    readonly loadPyodide: typeof loadPyodide
  }
  const python = await loaded.loadPyodide({ indexURL: folder })
  done()
  python.runPython(HARNESS)
  return python
}

function openStream(python: PyodideInterface, stream: RunStream): () => void {
  const decoder = new TextDecoder()
  const output = new GatheredOutput((text) => report({ type: 'print', stream, text }))
  const write = (bytes: Uint8Array) => {
    output.write(decoder.decode(bytes, { stream: true }))
    return bytes.length
  }
  if (stream === 'stdout') python.setStdout({ write })
  else python.setStderr({ write })
  return () => output.flush()
}

async function run({ folder, code, input }: ToPython): Promise<void> {
  const python = await (started ??= start(folder))
  const info = python.runPython('sys.version.split()[0]') as string
  report({ type: 'ready', version: info })
  const send = [openStream(python, 'stdout'), openStream(python, 'stderr')]
  const lines = input.match(/[^\n]*\n|[^\n]+$/g) ?? []
  python.setStdin({ stdin: () => lines.shift() })
  python.globals.set('_source', code)
  // Asynchronous, so that what the program waits for can come.
  const exit = Number(await python.runPythonAsync('_start(_source)'))
  python.runPython('sys.stdout.flush(); sys.stderr.flush()')
  for (const one of send) one()
  report({ type: 'end', exit })
}

onmessage = ({ data }: MessageEvent<ToPython>) => {
  run(data).catch(() => {
    started = undefined
    report({ type: 'failed' })
  })
}
