import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { diagnosticSources } from './diagnostic-sources.ts'

function read(source: string) {
  const folder = mkdtempSync(join(tmpdir(), 'diagnostics-'))
  writeFileSync(join(folder, 'a.ts'), source)
  return diagnosticSources(folder)
}

const codes = (source: string) => read(source).sources.map(({ code }) => code)

describe('the diagnostics of a program', () => {
  it('are read from objects, with their words', () => {
    expect(
      read("report({ code: 'dead-link', message: `No ${a ? 'page' : 'file'} ${b}.`, remedy: c })"),
    ).toEqual({
      sources: [
        {
          code: 'dead-link',
          messages: ['No page ….', 'No file ….'],
          remedies: ['…'],
          place: 'a.ts:1',
        },
      ],
      unread: [],
    })
  })

  it.each([
    "function no(line, code, message) { push({ code, message, line }) }\nno(1, 'a-b', 'No.')",
    "const no = (code: string) => push({ code, message: 'No.' })\nno('a-b')",
    "function no([code, message, remedy]: T) { push({ code, message, remedy }) }\nno(['a-b', 'No such.', 'Write.'])",
    "const made = () => ['a-b', 'No such.', 'Write.']\nconst f = () => { const [code, message] = made(); push({ code, message }) }",
    "push({ code: bad ? 'a-b' : 'a-b', message })",
    "function no(flag) { push({ code: `${flag}-b`, message }) }\nfor (const flag of ['a'] as const) no(flag)",
  ])('are read from %j', (source) => {
    expect(new Set(codes(source))).toEqual(new Set(['a-b']))
    expect(read(source).unread).toEqual([])
  })

  it('are reported when they cannot be read', () => {
    expect(read('const code = compute()\npush({ code, message })').unread).toEqual(['a.ts:2'])
    expect(
      read('function no(code) { push({ code, message }) }\nno(compute())').unread,
    ).toHaveLength(1)
  })

  it('can all be read from the engine', () => {
    const { sources, unread } = diagnosticSources()
    expect(unread).toEqual([])
    const found = new Set(sources.map(({ code }) => code))
    expect(found.size).toBeGreaterThan(120)
    for (const code of ['dead-link', 'demo-text', 'fails-without-run', 'bad-sticky', 'lock-hash'])
      expect(found).toContain(code)
  })
})
