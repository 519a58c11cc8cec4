import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { transformWithOxc } from 'vite'
import { describe, expect, it } from 'vitest'
import { SLOTS } from '#model/slot.ts'
import { leanSource } from './lean-slots.ts'

const THEME = join(import.meta.dirname, '../theme')
const parts = readdirSync(THEME, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.tsx'))
  .map((name) => readFileSync(join(THEME, name), 'utf8'))
  .filter((text) => /<Slot\b/.test(text))

describe('slots nobody fills', () => {
  it('stand in the parts, every one of them', () => {
    const found = parts.flatMap((text) =>
      [...text.matchAll(/<Slot name="([\w-]+)"/g)].map(([, name]) => name!),
    )
    expect(found.toSorted()).toEqual([...SLOTS].sort())
  })

  it('leave nothing in the parts as they are developed', () => {
    for (const text of parts) expect(leanSource(text, {})).not.toContain('<Slot')
  })

  it('leave nothing in the parts as they are published, which still can be read', async () => {
    for (const text of parts) {
      const { code } = await transformWithOxc(text, 'part.tsx', { jsx: { runtime: 'automatic' } })
      const lean = leanSource(code, {})
      expect(lean).not.toMatch(/jsxs?\(Slot/)
      await transformWithOxc(lean, 'part.js')
    }
  })

  it('are taken out one by one', () => {
    const text = '<i>\n  <Slot name="bar-end" />\n  <Slot name="footer" />\n</i>\n'
    expect(leanSource(text, { footer: 'x' })).toBe('<i>\n  <Slot name="footer" />\n</i>\n')
  })
})
