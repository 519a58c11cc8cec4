import { expect, it } from 'vitest'
import { enUSLate } from '#locale/late/en-US.ts'
import type { RunEnd } from '#services/run-code.ts'
import { megabytes } from './megabytes.ts'
import { endMessage } from './messages.ts'

const FACTS = {
  seconds: '1.2',
  host: 'run.example',
  language: 'go',
  version: '1.27',
  lang: 'en-US',
}

const said = (end: RunEnd, facts: Partial<typeof FACTS & { differing: number }> = {}) =>
  endMessage(end, { ...FACTS, ...facts }, enUSLate)

it.each([
  [{ ok: true }, {}, 'Finished in 1.2 s · Go 1.27'],
  [{ ok: true }, { version: '' }, 'Finished in 1.2 s'],
  [{ ok: true }, { language: 'zig' }, 'Finished in 1.2 s · zig 1.27'],
  [{ ok: true }, { differing: 0 }, 'Finished in 1.2 s · every line as on this page · Go 1.27'],
  [{ ok: true }, { differing: 1 }, 'Finished in 1.2 s · 1 line differs from this page · Go 1.27'],
  [{ ok: true }, { differing: 2 }, 'Finished in 1.2 s · 2 lines differ from this page · Go 1.27'],
  [{ ok: false }, {}, 'The program failed after 1.2 s · Go 1.27'],
  [{ ok: false, exit: 3 }, {}, 'The program failed after 1.2 s · exit code 3 · Go 1.27'],
  [
    { ok: false, exit: 3, detail: 'killed' },
    {},
    'The program failed after 1.2 s · killed · Go 1.27',
  ],
  [{ ok: true, exit: 0 }, {}, 'Finished in 1.2 s · Go 1.27'],
] as const)('%o with %o says %s', (end, facts, message) => {
  expect(said(end, facts)).toBe(message)
})

it.each([
  ['javascript', 'JavaScript (Chrome 140)'],
  ['typescript', 'TypeScript (Chrome 140)'],
  ['kotlin', 'Kotlin Chrome 140'],
  ['postgres', 'PostgreSQL Chrome 140'],
  ['python', 'Python Chrome 140'],
  ['rust', 'Rust Chrome 140'],
  ['sql', 'SQLite Chrome 140'],
])('%s is called %s', (language, tool) => {
  expect(said({ ok: true }, { language, version: 'Chrome 140' })).toBe(
    `Finished in 1.2 s · ${tool}`,
  )
})

it.each([
  ['cancelled', undefined, 'Stopped.'],
  ['time', '20', "Stopped: the program didn't finish within 20 s. You can try again."],
  ['size', undefined, enUSLate.runSize],
  ['unreachable', undefined, "run.example can't be reached. Check your connection and try again."],
  ['refused', '429', 'run.example refused the request (429). Try again later.'],
  ['answer', undefined, 'run.example sent an unexpected response. Try again later.'],
  [
    'cut',
    undefined,
    'The connection to run.example was lost; the output is incomplete. You can try again.',
  ],
] as const)('a run that ends by %s says so and nothing else', (fault, detail, message) => {
  expect(said({ ok: false, fault, ...(detail !== undefined && { detail }) })).toBe(message)
})

it.each([
  [0, '0.0 MB'],
  [440_000, '0.4 MB'],
  [1_000_000, '1 MB'],
  [6_400_000, '6 MB'],
])('%i bytes are %s', (bytes, text) => {
  expect(megabytes(bytes)).toBe(text)
})
