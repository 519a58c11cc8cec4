import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { inParallel } from '../in-parallel.ts'
import type { Runner } from '../runner.ts'
import type { Workshop } from '../workshop.ts'

const load = createRequire(import.meta.url)
const WORKER = join(import.meta.dirname, 'python-worker.ts')

/**
 * The Python that readers run in the browser. It starts once; its memory is kept, and each program
 * begins in a process of its own from there, so that nothing one does is seen by the next.
 */
export const python: Runner = {
  remedy: 'Run `npm install`.',
  version() {
    const { version } = load('pyodide/package.json') as { version: string }
    const { info } = load('pyodide/pyodide-lock.json') as { info: { python: string } }
    return `Python ${info.python} (Pyodide ${version})`
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
  const made = await workshop.compile(workshop.folder, process.execPath, [WORKER, snapshot])
  if (made.code !== 0) throw new Error(`Pyodide did not start:\n${made.output}`)
  return snapshot
}
