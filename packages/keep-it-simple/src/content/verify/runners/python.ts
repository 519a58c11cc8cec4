import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pyodidePackage, pyodideVersion } from '#config/pyodide.ts'
import { inParallel } from '../in-parallel.ts'
import type { Runner } from '../runner.ts'
import type { Workshop } from '../workshop.ts'

const WORKER = join(import.meta.dirname, './python-worker.ts')

/**
 * The Python that readers run in the browser. It starts once; its memory is kept, and each program
 * begins in a process of its own from there, so that nothing one does is seen by the next.
 */
export const python: Runner = {
  remedy: 'Run `npm install pyodide`.',
  version() {
    const folder = pyodidePackage()
    if (folder === undefined) return undefined
    const lock = readFileSync(join(folder, 'pyodide-lock.json'), 'utf8')
    const { info } = JSON.parse(lock) as { info: { python: string } }
    return `Python ${info.python} (Pyodide ${pyodideVersion()})`
  },
  async prepare(workshop) {
    const snapshot = await keepMemory(workshop)
    return (programs, done) =>
      inParallel(programs, async ({ code }, index) => {
        const room = workshop.room('main.py', code)
        const args = [WORKER, snapshot, join(room, 'main.py')]
        done(index, await workshop.run(room, process.execPath, args, true))
      })
  },
}

/** Made anew in each workshop: a kept one would give every run the same random numbers. */
async function keepMemory(workshop: Workshop): Promise<string> {
  const snapshot = join(workshop.folder, 'python-memory')
  if (existsSync(snapshot)) return snapshot
  const generated = await workshop.compile(workshop.folder, process.execPath, [WORKER, snapshot])
  if (generated.code !== 0) throw new Error(`Pyodide did not start:\n${generated.output}`)
  return snapshot
}
