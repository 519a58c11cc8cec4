import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { checkClients } from './client-export.ts'
import { authorSlots, checkSlots } from './slots.ts'

describe('files of slots/', () => {
  let root: string
  const write = (name: string, text = 'export default () => null\n') =>
    writeFileSync(join(root, 'slots', name), text)

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'slots-'))
    mkdirSync(join(root, 'slots/parts'), { recursive: true })
  })
  afterEach(() => rmSync(root, { recursive: true, force: true }))

  it('fill the slot they are named after', () => {
    write('ArticleAfter.tsx')
    write('notes.md')
    write('parts/Row.tsx')
    expect(authorSlots(root)).toEqual({ 'article-after': join(root, 'slots/ArticleAfter.tsx') })
    expect(checkSlots(root)).toEqual([])
  })

  it('that fill none are reported, with the slot that was meant', () => {
    write('ArticelAfter.tsx')
    write('Zebra.tsx')
    expect(checkSlots(root).map(({ file, message, remedy }) => [file, message, remedy])).toEqual([
      [
        'slots/ArticelAfter.tsx',
        'There is no slot for `ArticelAfter`.',
        'Did you mean `ArticleAfter`?',
      ],
      [
        'slots/Zebra.tsx',
        'There is no slot for `Zebra`.',
        expect.stringMatching(/^Name it after a slot: (?:[A-Z]\w+, )+[A-Z]\w+\. Parts of a slot/),
      ],
    ])
    for (const { severity, code } of checkSlots(root))
      expect([severity, code]).toEqual(['error', 'unknown-slot'])
    expect(authorSlots(root)).toEqual({})
  })

  it('without a component are reported', () => {
    write('Footer.tsx', 'export function Footer() {\n  return null\n}\n')
    expect(checkSlots(root)).toEqual([
      {
        severity: 'error',
        code: 'slot-without-component',
        file: 'slots/Footer.tsx',
        message: 'The file exports no component.',
        remedy: 'Write `export default function Footer({ page }: SlotProps) { … }`.',
      },
    ])
  })

  it('checkClients: warns of state and handlers in a file without client', () => {
    const file = join(root, 'slots/Footer.tsx')
    const button = 'export default () => <button onClick={go}>Go</button>\n'
    write('Footer.tsx', button)
    expect(checkClients([file])).toMatchObject([
      { severity: 'warning', code: 'needs-client', file: 'slots/Footer.tsx' },
    ])
    for (const text of [`export const client = 'idle'\n${button}`, 'export default () => null\n']) {
      write('Footer.tsx', text)
      expect(checkClients([file])).toEqual([])
    }
  })
})
