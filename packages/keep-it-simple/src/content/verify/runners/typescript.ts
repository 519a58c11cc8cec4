import { join } from 'node:path'
import { installedVersion } from '#config/optional-packages.ts'
import { stripTypes } from '#model/javascript/strip-types.ts'
import { inParallel } from '../in-parallel.ts'
import type { Runner } from '../runner.ts'

const WORKER = join(import.meta.dirname, './javascript-worker.ts')

/** What readers run: their types are taken away by the same code, and the rest is JavaScript. */
export const typescript: Runner = {
  remedy: 'Run `npm install sucrase`.',
  version() {
    const version = installedVersion('sucrase')
    return version && `TypeScript (Sucrase ${version}, Node ${process.versions.node})`
  },
  prepare: async (workshop) => {
    const { transform } = await import('sucrase')
    return (programs, done) =>
      inParallel(programs, async ({ code }, index) => {
        const { text, error } = stripTypes(transform, code)
        if (error !== undefined) return done(index, { end: 'exit', code: 1, output: error })
        const room = workshop.room('main.js', text)
        const args = [WORKER, join(room, 'main.js')]
        done(index, await workshop.run(room, process.execPath, args, { announces: true }))
      })
  },
}
