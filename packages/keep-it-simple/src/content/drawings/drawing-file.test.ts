import { expect, it } from 'vitest'
import mermaid from 'mermaid/package.json' with { type: 'json' }
import { DRAWER, drawingName, isPlainDrawing } from './drawing-file.ts'

const svg = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1">${inside}</svg>`

it('draws with the version of the library that is in the name', () => {
  expect(DRAWER.startsWith(`mermaid ${mermaid.version},`)).toBe(true)
})

it('gives the same words the same name, whatever white space surrounds them', () => {
  expect(drawingName('flowchart LR\n  A --> B')).toBe(drawingName('\nflowchart LR\n  A --> B\n'))
  expect(drawingName('flowchart LR\n  A --> B')).not.toBe(drawingName('flowchart LR\n  A --> C'))
})

it('accepts shapes, words and markers of its own', () => {
  expect(
    isPlainDrawing(
      svg('<path class="s-ink" d="M0 0" marker-end="url(#d1-0)"/><text>字 &#60;</text>'),
    ),
  ).toBe(true)
})

it.each([
  '<script>alert(1)</script>',
  '<style>*{}</style>',
  '<g onclick="alert(1)"/>',
  '<path style="fill:red"/>',
  '<a href="javascript:alert(1)"><text>x</text></a>',
  '<image href="https://example.com/x.png"/>',
  '<foreignObject><p>x</p></foreignObject>',
  '<path fill="url(https://example.com/#x)"/>',
  '<path d="M0 0" /onload=alert(1)>',
  '<!-- x -->',
])('refuses %s', (inside) => {
  expect(isPlainDrawing(svg(inside))).toBe(false)
})
