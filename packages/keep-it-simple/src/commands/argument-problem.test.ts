import { parseArgs } from 'node:util'
import { expect, it } from 'vitest'
import { argumentProblem } from './argument-problem.ts'

it.each([
  [['--foo'], 'kis dev has no option `--foo`.'],
  [['-x'], 'kis dev has no option `-x`.'],
  [['--port'], 'The option `--port` needs a value.'],
  [['--port', '--all'], 'The option `--port` needs a value.'],
  [['--help=yes'], 'The option `--help` takes no value.'],
] as const)('%j', (args, said) => {
  const options = {
    port: { type: 'string' },
    all: { type: 'boolean' },
    help: { type: 'boolean', short: 'h' },
  } as const
  let caught: unknown
  try {
    parseArgs({ args: [...args], options, allowPositionals: true })
  } catch (error) {
    caught = error
  }
  expect(argumentProblem('dev', caught)).toBe(said)
})

it('is silent about anything else', () => {
  expect(argumentProblem('dev', new Error('ENOENT'))).toBeUndefined()
})
