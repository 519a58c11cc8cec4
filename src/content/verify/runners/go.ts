import { inParallel } from '../in-parallel.ts'
import type { Runner } from '../runner.ts'
import { versionOf } from './version-of.ts'

const version = () => versionOf('go', ['version'], /\bgo([\d.]+)/)

/** Programs are single files of the standard library alone: nothing is ever fetched. */
const ENV = { GOPROXY: 'off', GOTOOLCHAIN: 'local', GOFLAGS: '', GOWORK: 'off' }

export const go: Runner = {
  remedy: 'Install Go (Debian: `apt-get install golang-go`).',
  present: () => version() !== undefined,
  async prepare(workshop) {
    return {
      version: `Go ${version()}`,
      run: (programs, done) =>
        inParallel(programs, async ({ code }, index) => {
          const room = workshop.room('main.go', code)
          const built = await workshop.compile(room, 'go', ['build', '-o', 'main', 'main.go'], ENV)
          done(index, built.code === 0 ? await workshop.run(room, `${room}/main`, []) : built)
        }),
    }
  },
}
