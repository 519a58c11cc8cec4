import { create } from '../../packages/create-keep-it-simple/src/create.ts'
import { kis } from '../../packages/keep-it-simple/src/commands/kis.ts'

/** Runs commands one after another in this process and sends what each printed; `LANG` decides the language. */
export interface CommandRun {
  readonly program: 'kis' | 'create-keep-it-simple'
  readonly args: readonly string[]
}

export interface CommandOutcome extends CommandRun {
  readonly code: number
  readonly output: string
}

process.once('message', async (runs: readonly CommandRun[]) => {
  const outcomes: CommandOutcome[] = []
  for (const run of runs) {
    let output = ''
    const print = (...parts: unknown[]) => (output += `${parts.join(' ')}\n`)
    console.log = console.error = print
    const code = await (run.program === 'kis' ? kis : create)(run.args)
    outcomes.push({ ...run, code, output: output.replaceAll(/\x1b\[\d+m/g, '') })
  }
  process.send!(outcomes, () => process.exit(0))
})
