import { describe, expect, it } from 'vitest'
import { notedWorkshop, outcomesOf } from '../../../../tests/support/noted-workshop.ts'
import { go } from './go.ts'

const PROGRAMS = [
  { code: 'one' },
  { code: 'two', input: 'read\n' },
  { code: 'bad' },
  { code: 'three' },
]
const refuse = (name: string) => ({
  compile: ({ files }: { files: Readonly<Record<string, string>> }) =>
    files[name] === 'bad' ? { code: 2, output: 'main: refused\n' } : { output: 'a warning\n' },
  run: ({ files }: { files: Readonly<Record<string, string>> }) => ({
    output: `by ${files[name]}\n`,
  }),
})
const by = (code: string) => ({ end: 'exit', code: 0, output: `by ${code}\n` })
const OUTCOMES = [
  by('one'),
  by('two'),
  { end: 'exit', code: 2, output: 'main: refused\n' },
  by('three'),
]

describe('programs of Go', () => {
  it('are compiled each by itself from the standard library alone, and run unless refused', async () => {
    const { workshop, compiled, ran } = notedWorkshop(refuse('main.go'))
    expect(await outcomesOf(go, workshop, PROGRAMS)).toEqual(OUTCOMES)
    expect(compiled).toHaveLength(4)
    for (const { command, more } of compiled) {
      expect(command).toEqual(['go', 'build', '-o', 'main', 'main.go'])
      expect(more).toEqual({ GOPROXY: 'off', GOTOOLCHAIN: 'local', GOFLAGS: '', GOWORK: 'off' })
    }
    expect(ran.map(({ command, files, more }) => [command, files['main.go'], more])).toEqual([
      [['ROOM/main'], 'one', {}],
      [['ROOM/main'], 'two', { input: 'read\n' }],
      [['ROOM/main'], 'three', {}],
    ])
  })
})
