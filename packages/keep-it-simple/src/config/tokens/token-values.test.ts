import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { columnWidth } from './column-width.ts'
import { tokenValues } from './token-values.ts'

const valuesOf = (...sheets: readonly string[]) => {
  const { light, dark } = tokenValues(sheets)
  return [light.get('--a'), dark.get('--a')]
}

it.each([
  [':root { --a: 1 }', '1', '1'],
  ['html { --a: 1 } :root { --a: 2 }', '2', '2'],
  [":root[data-theme='dark'] { --a: 1 }", undefined, '1'],
  [':root[data-theme=light] { --a: 1 }', '1', undefined],
  [':root:not([data-theme]) { --a: 1 }', '1', '1'],
  ['@media (prefers-color-scheme: dark) { :root { --a: 1 } }', undefined, '1'],
  [
    '@media (prefers-color-scheme: dark) { :root[data-theme=light] { --a: 1 } }',
    undefined,
    undefined,
  ],
  ['@layer tokens { :root { --a: 1 } }', '1', '1'],
  ['@import "x.css"; :root { --a: 1 }', '1', '1'],
  ['@media print { :root { --a: 1 } }', undefined, undefined],
  [
    '@media (prefers-color-scheme: dark) and (width > 1px) { :root { --a: 1 } }',
    undefined,
    undefined,
  ],
  ['.card { --a: 1 }', undefined, undefined],
  [':root:lang(zh) { --a: 1 }', undefined, undefined],
  ['/* :root { --a: 1 } */ :root { --a: /* no */2 }', '2', '2'],
  [':root { --a: 1', '1', '1'],
])('%s says %s in light and %s in dark', (sheet, light, dark) => {
  expect(valuesOf(sheet)).toEqual([light, dark])
})

let root: string
beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'width-'))))
afterEach(() => rmSync(root, { recursive: true }))

it.each([
  ['--wide: 50rem', 800],
  ['--wide: 640.4px', 640],
  ['--wide: 12.5rem;', 200],
])('the column of %s is %i pixels wide', (declaration, width) => {
  writeFileSync(join(root, 'theme.css'), `:root { ${declaration} }`)
  expect(columnWidth(join(root, 'theme.css'))).toBe(width)
})

it('what only browsers can work out leaves the width of the engine', () => {
  const usual = columnWidth()
  expect(usual).toBeGreaterThan(400)
  for (const width of ['calc(1rem * 40)', '50rem wide', 'x 50rem', '50em']) {
    writeFileSync(join(root, 'theme.css'), `:root { --wide: ${width} }`)
    expect(columnWidth(join(root, 'theme.css'))).toBe(usual)
  }
})
