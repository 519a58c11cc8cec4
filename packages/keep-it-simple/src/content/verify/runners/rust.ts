import { inParallel } from '../in-parallel.ts'
import type { Runner } from '../runner.ts'
import { versionOf } from './version-of.ts'

/** Edition and optimisation of the public playground, where readers run the same program. */
const FLAGS = ['--edition', '2021', '-C', 'opt-level=3', '--color', 'never', '-o', 'main']

export const rust: Runner = {
  remedy: 'Install Rust (Debian: `apt-get install rustc`).',
  version: () => versionOf('Rust', 'rustc', ['--version'], /^rustc ([\d.]+)/),
  prepare: async (workshop) => (programs, done) =>
    inParallel(programs, async ({ code, ...read }, index) => {
      const room = workshop.room('main.rs', code)
      const built = await workshop.compile(room, 'rustc', [...FLAGS, 'main.rs'])
      const run = () => workshop.run(room, `${room}/main`, [], read)
      const outcome = built.code === 0 ? await run() : built
      // A panic names its thread with a number that is another one each time.
      const output = outcome.output.replaceAll(/^(thread '[^']*') \(\d+\)/gm, '$1')
      done(index, { ...outcome, output })
    }),
}
