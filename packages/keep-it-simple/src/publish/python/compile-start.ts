import { renameSync, writeFileSync } from 'node:fs'
import { loadPyodide } from 'pyodide'

/**
 * A process that writes Python's standard library once more, with the modules that every start imports
 * compiled beside their sources: the package has sources alone, which took most of a start. They are
 * found as before, and tracebacks quote their lines.
 */
const COMPILE = `
import ast, inspect, sys, traceback, types

ZIP = "/lib/python%d%d.zip" % sys.version_info[:2]
origins = [getattr(getattr(one, "__spec__", None), "origin", None) for one in sys.modules.values()]
started = sorted({one[len(ZIP) + 1:] for one in origins if one and one.startswith(ZIP)})

import importlib.util, io, marshal, zipfile

def compiled(name):
    source = library.read(name)
    code = compile(source, f"{ZIP}/{name}", "exec", dont_inherit=True)
    # Known by the hash of its source, which nobody compares at a start.
    head = importlib.util.MAGIC_NUMBER + (1).to_bytes(4, "little")
    return head + importlib.util.source_hash(source) + marshal.dumps(code)

def write(name, content, like):
    entry = zipfile.ZipInfo(name, library.getinfo(like).date_time)
    copy.writestr(entry, content, zipfile.ZIP_DEFLATED, 9)

written = io.BytesIO()
with zipfile.ZipFile(ZIP) as library, zipfile.ZipFile(written, "w") as copy:
    for name in library.namelist():
        write(name, library.read(name), name)
    for name in started:
        write(name + "c", compiled(name), name)
written.getvalue()
`

const [file] = process.argv.slice(2)
if (file === undefined) throw new Error('compile-start needs the file to write')
// A seed of its own, so that the same comes out each time.
const python = await loadPyodide({ env: { PYTHONHASHSEED: '0' } })
const library = python.runPython(COMPILE) as { readonly toJs: () => Uint8Array }
// Another build may read it at this moment.
const own = `${file}.${process.pid}`
writeFileSync(own, library.toJs())
renameSync(own, file)
process.exit(0)
