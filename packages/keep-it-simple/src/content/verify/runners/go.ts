import { inParallel } from '../in-parallel.ts'
import type { Runner } from '../runner.ts'
import { versionOf } from './version-of.ts'

/** Programs are single files of the standard library alone: nothing is ever fetched. */
const ENV = { GOPROXY: 'off', GOTOOLCHAIN: 'local', GOFLAGS: '', GOWORK: 'off' }

export const go: Runner = {
  remedy: 'Install Go (Debian: `apt-get install golang-go`).',
  version: () => versionOf('Go', 'go', ['version'], /\bgo([\d.]+)/),
  prepare: async (workshop) => (programs, done) =>
    inParallel(programs, async ({ code, ...read }, index) => {
      const room = workshop.room('main.go', code)
      const built = await workshop.compile(room, 'go', ['build', '-o', 'main', 'main.go'], ENV)
      done(index, built.code === 0 ? await workshop.run(room, `${room}/main`, [], read) : built)
    }),
}
