import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { diagnosticSources } from './diagnostic-sources.ts'

let folder: string
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'reports-'))))
afterEach(() => rmSync(folder, { recursive: true }))

const read = (files: Readonly<Record<string, string>>) => {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  return diagnosticSources(folder)
}

/** What the manual could say of a program: a line for each report, and the places nobody can read. */
const reports = (text: string): string[] => {
  const { sources, unread } = read({ 'a.ts': text })
  return [
    ...sources.map((one) =>
      [
        one.place.replace('a.ts:', ''),
        ...('severity' in one ? [one.severity] : []),
        one.code,
        `${one.messages.join(' / ')} → ${one.remedies.join(' / ')}`,
      ].join(' '),
    ),
    ...unread.map((place) => `${place.replace('a.ts:', '')} unread`),
  ]
}

it('programs of all folders are read in order, but no tests, types, styles or data', () => {
  const report = "push({ code: 'a-b', remedy: 'Write.' })"
  const names = [
    'b.ts',
    'a.js',
    'a/z.ts',
    'a.test.ts',
    'a.d.ts',
    'a/b/c.js',
    'd.tsx',
    'e.json',
    'tests.ts',
  ]
  const { sources } = read(Object.fromEntries(names.map((name) => [name, report])))
  expect(sources.map(({ place }) => place)).toEqual([
    'a.js:1',
    'a/b/c.js:1',
    'a/z.ts:1',
    'b.ts:1',
    'tests.ts:1',
  ])
})

describe('a report', () => {
  it.each([
    ["push({ severity: 'error', code: 'a-b', message: 'No such.', remedy: 'Write.' })", 'error '],
    [
      "push({ severity: 'warning', 'code': 'a-b', message: 'No such.', remedy: 'Write.' })",
      'warning ',
    ],
    ["push({ ...one, severity: kind, code: 'a-b', message: 'No such.', remedy: 'Write.' })", ''],
  ])('says what it is: %s', (text, severity) => {
    expect(reports(text)).toEqual([`1 ${severity}a-b No such. → Write.`])
  })

  it.each([
    ["push({ code: 'a-b', remedy: 'Write.' })", ['1 a-b … → Write.']],
    ["push({ code: 'a-b' })", []],
    ["push({ message: 'No such.', remedy: 'Write.' })", []],
    // A code of another kind, such as that of the checker of settings.
    ["push({ code: 'custom', message: 'No such.' })", []],
    ["push({ code: is ? 'custom' : other, message: 'No such.' })", ['1 unread']],
  ])('needs a code and words: %s', (text, expected) => {
    expect(reports(text)).toEqual(expected)
  })

  it.each([
    ["const one = ['a-b', 'No such.', 'Write.']", ['1 a-b No such. → Write.']],
    ["const one = ['a-b', is ? 'No such.' : 'No.', 'Write.']", ['1 a-b No such. / No. → Write.']],
    ["const words = ['a-b', 'c-d', 'e-f']", []],
    ["const words = ['a-b', 'No such.']", []],
  ])('may be a list: %s', (text, expected) => {
    expect(reports(text)).toEqual(expected)
  })
})

describe('reports that are passed on', () => {
  const made = "const one = { code: 'a-b', message: 'No such.', remedy: 'Write.' }\n"
  const pair = "const made = () => ['a-b', 'No such.', 'Write.']\n"
  const ways = [
    [made, 'push({ severity: S, code: one.code, message: one.message })'],
    [made, 'for (const { code, message } of [one]) push({ severity: S, code, message })'],
    [made, 'const no = ({ code, message }) => push({ severity: S, code, message })\nno(one)'],
    [
      pair,
      'function no() { const [code, message] = made()\n push({ severity: S, code, message }) }',
    ],
    [
      pair,
      'function no() { const at = 1, [code] = made()\n push({ severity: S, code, message }) }',
    ],
  ] as const

  it.each(ways)('%s%s are as grave as where they end', (first, end) => {
    for (const severity of ['error', 'warning'])
      expect(reports(first + end.replace('S', `'${severity}'`))).toEqual([
        `1 ${severity} a-b No such. → Write.`,
      ])
  })

  it('are what they say themselves, if they do', () => {
    const own = made.replace('{', "{ severity: 'warning',")
    expect(reports(own + ways[0][1].replace('S', "'error'"))).toEqual([
      '1 warning a-b No such. → Write.',
    ])
  })

  it('are of no certain gravity where they end in several ways', () => {
    const end = (severity: string) => `${ways[0][1].replace('S', severity)}\n`
    const plain = ['1 a-b No such. → Write.']
    expect(reports(made + end("'error'") + end("'error'"))).toEqual([
      '1 error a-b No such. → Write.',
    ])
    expect(reports(made + end("'error'") + end("'warning'"))).toEqual(plain)
    expect(reports(made + end("'error'") + end('kind'))).toEqual(plain)
    expect(reports(made + end('kind') + end("'error'"))).toEqual(plain)
  })
})
