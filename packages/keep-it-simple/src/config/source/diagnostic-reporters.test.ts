import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { diagnosticSources } from './diagnostic-sources.ts'

let folder: string
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'reporters-'))))
afterEach(() => rmSync(folder, { recursive: true }))

const read = (text: string) => {
  writeFileSync(join(folder, 'a.ts'), text)
  return diagnosticSources(folder)
}

/** What a function reports when it is called like this in the second line. */
const called = (reporter: string, call: string): string[] => {
  const { sources, unread } = read(`${reporter}\n${call}`)
  return [
    ...sources
      .filter(({ place }) => place === 'a.ts:2')
      .map(
        ({ code, messages, remedies }) => `${code} ${messages.join(' / ')} → ${remedies.join()}`,
      ),
    ...unread,
  ]
}

const NO = 'function no(code, message, remedy) { push({ code, message, remedy }) }'

it.each([
  ['its parameters', NO, "no('a-b', 'No such.', 'Write.')"],
  ['others before them', NO.replace('(', '(line, '), "no(1, 'a-b', 'No such.', 'Write.')"],
  [
    'others that are texts',
    NO.replace('(', "(at = 'code', "),
    "no('x', 'a-b', 'No such.', 'Write.')",
  ],
  [
    'an arrow',
    'const no = (code, message, remedy) => push({ code, message, remedy })',
    "no('a-b', 'No such.', 'Write.')",
  ],
  [
    'a condition',
    'const no = (code, message, remedy) => code && push({ code, message, remedy })',
    "no('a-b', 'No such.', 'Write.')",
  ],
  ['a loop', NO.replace('push', 'for (const one of many) push'), "no('a-b', 'No such.', 'Write.')"],
  [
    'a function inside',
    NO.replace('push', 'many.forEach((one) => push').replace(') }', ')) }'),
    "no('a-b', 'No such.', 'Write.')",
  ],
  ['a name', NO.replace('push', 'const at = 1; push'), "no('a-b', 'No such.', 'Write.')"],
  [
    'a list of other names',
    NO.replace('push', 'const [at] = many; push'),
    "no('a-b', 'No such.', 'Write.')",
  ],
  [
    'its own message',
    "const no = (code, remedy) => push({ code, message: 'No such.', remedy })",
    "no('a-b', 'Write.')",
  ],
  [
    'its own remedy',
    "const no = (code, message) => push({ code, message, remedy: 'Write.' })",
    "no('a-b', 'No such.')",
  ],
  [
    'its own code',
    "const no = (message, remedy) => push({ code: 'a-b', message, remedy })",
    "no('No such.', 'Write.')",
  ],
  [
    'a part of a code',
    'const no = (kind, message, remedy) => push({ code: `${kind}-b`, message, remedy })',
    "no('a', 'No such.', 'Write.')",
  ],
  [
    'a code by another name',
    "const no = (page, kind, message, remedy) => push({ code: pick('page', kind), message, remedy })",
    "no('c-d', 'a-b', 'No such.', 'Write.')",
  ],
  [
    'a pair',
    "function no([code, message]) { push({ code, message, remedy: 'Write.' }) }",
    "no(['a-b', 'No such.'])",
  ],
  [
    'a pair in another order',
    "function no([, message, code]) { push({ code, message, remedy: 'Write.' }) }",
    "no([1, 'No such.', 'a-b'])",
  ],
  ['more than it needs', NO, "no('a-b', 'No such.', 'Write.', ...more)"],
])('a function with %s is read where it is called', (_, reporter, call) => {
  expect(called(reporter, call)).toEqual(['a-b No such. → Write.'])
})

it.each([
  [
    "const no = (kind) => push({ code: `${kind}-b`, remedy: 'Write.' })",
    "for (const one of ['a', 'c']) no(one)",
  ],
  [
    "const no = (kind) => push({ code: `${kind}-b`, remedy: 'Write.' })",
    "for (const one of ['a', 'c'] as const) one && no(one)",
  ],
  [
    "const no = (kind) => push({ code: `${kind}-b`, remedy: 'Write.' })",
    "for (const [at, one] of ['a', 'c'].entries()) for (const other of ['e']) no(one)",
  ],
])('a name that goes through a list stands for its entries: %s %s', (reporter, call) => {
  expect(called(reporter, call)).toEqual(['a-b … → Write.', 'c-b … → Write.'])
})

it('a text is no name, even if a name is spelt alike', () => {
  const no = "const no = (kind) => push({ code: `${kind}-b`, remedy: 'Write.' })"
  expect(called(no, "for (const one of ['a']) no('one')")).toEqual(['one-b … → Write.'])
})

it('a message with a gap is one report, wherever it is called from', () => {
  const no = "function no(what) { push({ code: 'a-b', message: `No ${what}.` }) }"
  expect(read(`${no}\nno('page')`).sources).toEqual([
    { code: 'a-b', messages: ['No ….'], remedies: ['…'], place: 'a.ts:1' },
  ])
})

it.each([
  ['what is spread', NO, 'no(...one)'],
  ['what is spread behind another', NO.replace('(', '(line, '), 'no(1, ...one)'],
  [
    'a pair made elsewhere',
    'function no([code, message]) { push({ code, message }) }',
    'no(made())',
  ],
])('%s is a report of its own elsewhere', (_, reporter, call) => {
  expect(called(reporter, call)).toEqual([])
})

it.each([
  ['what is computed', NO, 'no(made())'],
  ['a list nobody sees', NO, 'for (const code of codes) no(code)'],
  [
    'a name that is computed',
    'function no() { const code = made(); push({ code, message: 1 }) }',
    '',
  ],
  [
    'a function without a name',
    'many.map((code) => push({ code, message: 1 }))',
    "many.push('a-b')",
  ],
])('%s cannot be read', (_, reporter, call) => {
  expect(called(reporter, call)).toEqual(['a.ts:1'])
})
