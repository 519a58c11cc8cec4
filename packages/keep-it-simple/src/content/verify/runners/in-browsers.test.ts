import { existsSync, writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { installedVersion } from '#config/optional-packages.ts'
import { notedWorkshop, outcomesOf, type Noted } from '../../../../tests/support/noted-workshop.ts'
import { Workshop } from '../workshop.ts'
import { javascript } from './javascript.ts'
import { postgres } from './postgres.ts'
import { python } from './python.ts'
import { sqlite } from './sqlite.ts'
import { typescript } from './typescript.ts'

const NODE = process.execPath
const echo = ({ files }: Noted) => ({ output: JSON.stringify(files) })
const said = (files: Readonly<Record<string, unknown>>) => ({
  end: 'exit',
  code: 0,
  output: JSON.stringify(files),
})
/** What was started besides Node, without where the engine lies. */
const commandOf = ({ command: [node, worker = '', ...rest] }: Noted) => {
  expect(node).toBe(NODE)
  expect(existsSync(worker)).toBe(true)
  return [worker.split('/').at(-1), ...rest]
}
/** Only Python reads. */
const PROGRAM = { code: 'print(1)', input: 'read\n' }

describe('programs that readers run themselves', () => {
  it('are run each in a process: JavaScript', async () => {
    const { workshop, compiled, ran } = notedWorkshop({ run: echo })
    const outcomes = await outcomesOf(javascript, workshop, [{ code: 'a' }, { code: 'b' }])
    expect(outcomes).toEqual([said({ 'main.js': 'a' }), said({ 'main.js': 'b' })])
    for (const one of ran) {
      expect(commandOf(one)).toEqual(['javascript-worker.ts', 'ROOM/main.js'])
      // Starting takes longer than most programs, and is no part of their time.
      expect(one.more).toEqual({ announces: true })
    }
    expect([ran.length, compiled.length]).toEqual([2, 0])
    expect(javascript.version()).toBe(`JavaScript (Node ${process.versions.node})`)
  })

  it('are confined and awaited for real, and fail where they do', async () => {
    const workshop = new Workshop('/nowhere')
    const code =
      "console.log(typeof process, typeof fetch)\nconsole.error('aside')\nawait null\nthrow new TypeError('no')"
    try {
      expect(await outcomesOf(javascript, workshop, [{ code }])).toEqual([
        { end: 'exit', code: 1, output: 'undefined undefined\naside\nTypeError: no\n' },
      ])
    } finally {
      workshop.close()
    }
  })

  it('lose their types before, unless they cannot be read: TypeScript', async () => {
    const { workshop, ran } = notedWorkshop({ run: echo })
    const programs = [{ code: 'const a: number = 1' }, { code: 'const a: = 1' }, { code: 'b' }]
    expect(await outcomesOf(typescript, workshop, programs)).toEqual([
      said({ 'main.js': 'const a = 1' }),
      { end: 'exit', code: 1, output: 'SyntaxError: Unexpected token (1:10)\n' },
      said({ 'main.js': 'b' }),
    ])
    expect(ran).toHaveLength(2)
    for (const one of ran) {
      expect(commandOf(one)).toEqual(['javascript-worker.ts', 'ROOM/main.js'])
      expect(one.more).toEqual({ announces: true })
    }
    expect(typescript.version()).toBe(
      `TypeScript (Sucrase ${installedVersion('sucrase')}, Node ${process.versions.node})`,
    )
  })

  it('begin with what their session and their setup did: SQLite', async () => {
    const { workshop, compiled, ran } = notedWorkshop({ run: echo })
    const programs = [
      { code: 'a' },
      { code: 'b', before: ['c'], setup: 'd', input: 'no program of SQL reads' },
    ]
    const { input: _, ...kept } = programs[1]!
    expect(await outcomesOf(sqlite, workshop, programs)).toEqual([
      said({ 'program.json': JSON.stringify({ code: 'a' }) }),
      said({ 'program.json': JSON.stringify(kept) }),
    ])
    expect(compiled).toEqual([])
    for (const one of ran) {
      expect(commandOf(one)).toEqual(['sqlite-worker.ts', 'ROOM/program.json'])
      expect(one.more).toEqual({ announces: true })
    }
    expect(sqlite.version()).toMatch(/^SQLite \d+\.\d+\.\d+$/)
  })
})

describe('programs that share what starts slowly', () => {
  /** The first process writes the file that all others begin with. */
  const writing = () => {
    const kit = notedWorkshop({
      compile: ({ command }) => {
        writeFileSync(command.at(-1)!.replace('ROOM', kit.workshop.folder), '')
        return {}
      },
      run: echo,
    })
    return kit
  }

  it.each([
    [
      'Python',
      python,
      ['python-worker.ts', 'ROOM/python-memory'],
      (folder: string) => ['python-worker.ts', `${folder}/python-memory`, 'ROOM/main.py'],
      { input: 'read\n', announces: true },
      { 'main.py': 'print(1)' },
    ],
    [
      'PostgreSQL',
      postgres,
      ['postgres-worker.ts', 'ROOM/postgres-files'],
      (folder: string) => ['postgres-worker.ts', 'ROOM/program.json', `${folder}/postgres-files`],
      { announces: true },
      { 'program.json': JSON.stringify({ code: 'print(1)' }) },
    ],
  ])('start it once: %s', async (_name, runner, first, then, more, files) => {
    const { workshop, compiled, ran } = writing()
    expect(await outcomesOf(runner, workshop, [PROGRAM, PROGRAM])).toEqual([
      said(files),
      said(files),
    ])
    expect(compiled.map(commandOf)).toEqual([first])
    expect(ran.map(commandOf)).toEqual([then(workshop.folder), then(workshop.folder)])
    expect(ran.map((one) => one.more)).toEqual([more, more])
    // Another page asks for it later.
    await outcomesOf(runner, workshop, [PROGRAM])
    expect([compiled.length, ran.length]).toEqual([1, 3])
  })

  it.each([
    ['Pyodide', python],
    ['PGlite', postgres],
  ])('say why it does not start: %s', async (name, runner) => {
    const { workshop, ran } = notedWorkshop({ compile: () => ({ code: 1, output: 'no memory' }) })
    await expect(runner.prepare(workshop)).rejects.toThrow(`${name} did not start:\nno memory`)
    expect(ran).toEqual([])
  })

  it('name what is inside of the package, and the package', () => {
    expect(python.version()).toMatch(/^Python \d+\.\d+\.\d+ \(Pyodide \d+\.\d+\.\d+\)$/)
    expect(postgres.version()).toMatch(/^PostgreSQL \d+\.\d+ \(PGlite \d+\.\d+\.\d+\)$/)
    expect(postgres.version()).toBe(postgres.version())
  })
})
