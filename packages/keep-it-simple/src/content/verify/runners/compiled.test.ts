import { describe, expect, it } from 'vitest'
import { notedWorkshop, outcomesOf } from '../../../../tests/support/noted-workshop.ts'
import { GO, scriptTools } from '../../../../tests/support/scripted-tools.ts'
import { Workshop } from '../workshop.ts'
import { go } from './go.ts'
import { rust } from './rust.ts'

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

  it('are run for real by what the compiler made', async () => {
    scriptTools({ go: GO })
    const workshop = new Workshop('/nowhere')
    try {
      const programs = [
        { code: 'read x; echo "$x" "$x"; exit 3', input: 'a\n' },
        { code: 'echo $GOPROXY-; pwd | grep -c .' },
      ]
      expect(await outcomesOf(go, workshop, programs)).toEqual([
        { end: 'exit', code: 3, output: 'a a\n' },
        { end: 'exit', code: 0, output: '-\n1\n' },
      ])
    } finally {
      workshop.close()
    }
  })

  it.each([
    ["echo 'go version go1.19.8 linux/amd64'", 'Go 1.19.8'],
    ["echo 'cargo1 1.2'", undefined],
    ["echo 'go version devel'", undefined],
    ["echo 'go version go1.19.8'; exit 1", undefined],
    ['test "$*" = version && echo go1.2', 'Go 1.2'],
  ])('are proven by the version it says: %s', (script, version) => {
    scriptTools({ go: script })
    expect(go.version()).toBe(version)
  })
})

describe('programs of Rust', () => {
  it('are compiled each by itself as the public playground does, and run unless refused', async () => {
    const { workshop, compiled, ran } = notedWorkshop(refuse('main.rs'))
    expect(await outcomesOf(rust, workshop, PROGRAMS)).toEqual(OUTCOMES)
    expect(compiled).toHaveLength(4)
    const flags = '--edition 2021 -C opt-level=3 --color never -o main main.rs'
    for (const { command } of compiled) expect(command.join(' ')).toBe(`rustc ${flags}`)
    expect(ran.map(({ command, files, more }) => [command, files['main.rs'], more])).toEqual([
      [['ROOM/main'], 'one', {}],
      [['ROOM/main'], 'two', { input: 'read\n' }],
      [['ROOM/main'], 'three', {}],
    ])
  })

  it('are shown without the number of a thread that panicked', async () => {
    const output = [
      "thread 'main' (12) panicked at main.rs:1:2:",
      "thread '<unnamed>' (3456) panicked",
      "thread 'a (1)' (2) panicked (3)",
      "a thread 'main' (12)",
      "thread 'main' (x)",
      "thread 'it's' (1)",
    ].join('\n')
    const { workshop } = notedWorkshop({ run: () => ({ code: 101, output }) })
    const [outcome] = await outcomesOf(rust, workshop, [{ code: '' }])
    expect(outcome).toMatchObject({ end: 'exit', code: 101 })
    expect(outcome!.output.split('\n')).toEqual([
      "thread 'main' panicked at main.rs:1:2:",
      "thread '<unnamed>' panicked",
      "thread 'a (1)' panicked (3)",
      "a thread 'main' (12)",
      "thread 'main' (x)",
      "thread 'it's' (1)",
    ])
  })

  it.each([
    ["echo 'rustc 1.63.0'", 'Rust 1.63.0'],
    ["echo 'rustc 1.63.0-nightly (x)'", 'Rust 1.63.0'],
    ["echo 'a rustc 1.63.0'", undefined],
    ["echo 'rustc new'", undefined],
    ['test "$*" = --version && echo rustc 1.2', 'Rust 1.2'],
  ])('are proven by the version it says: %s', (script, version) => {
    scriptTools({ rustc: script })
    expect(rust.version()).toBe(version)
  })
})
