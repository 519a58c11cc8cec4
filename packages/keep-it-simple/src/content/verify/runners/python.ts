import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { installedVersion, packageFolder } from '#config/optional-packages.ts'
import { inParallel } from '../in-parallel.ts'
import type { Runner } from '../runner.ts'
import type { Workshop } from '../workshop.ts'

const WORKER = join(import.meta.dirname, './python-worker.ts')

/**
 * The Python that readers run in the browser. It starts once and saves its memory. Each program
 * starts from there in a process of its own, so that no program sees what another did.
 */
export const python: Runner = {
  remedy: 'Run `npm install pyodide`.',
  version() {
    const folder = packageFolder('pyodide')
    if (folder === undefined) return undefined
    const lock = readFileSync(join(folder, 'pyodide-lock.json'), 'utf8')
    const { info } = JSON.parse(lock) as { info: { python: string } }
    return `Python ${info.python} (Pyodide ${installedVersion('pyodide')})`
  },
  async prepare(workshop) {
    const snapshot = await takeSnapshot(workshop)
    return (programs, done) =>
      inParallel(programs, async ({ code, ...read }, index) => {
        const room = workshop.room('main.py', code)
        const args = [WORKER, snapshot, join(room, 'main.py')]
        done(index, await workshop.run(room, process.execPath, args, { ...read, announces: true }))
      })
  },
}

/** Taken anew for each run: a cached one would give every run the same random numbers. */
async function takeSnapshot(workshop: Workshop): Promise<string> {
  const snapshot = join(workshop.folder, 'python-memory')
  if (existsSync(snapshot)) return snapshot
  const started = await workshop.compile(workshop.folder, process.execPath, [WORKER, snapshot])
  if (started.code !== 0) throw new Error(`Pyodide did not start:\n${started.output}`)
  return snapshot
}
