import { expect, it } from 'vitest'
import { tableRow } from '../table-row.ts'
import { tokenSheet } from './site-colours.ts'
import { inBoth, tokenReference, tokenTopics } from './token-reference.ts'

it.each([
  ['1rem', '1rem', '1rem'],
  ['light-dark(white, black)', 'white', 'black'],
  ['light-dark(rgb(1, 2, 3), rgb(4, 5, 6))', 'rgb(1, 2, 3)', 'rgb(4, 5, 6)'],
  ['light-dark(oklch(0.5 0.1 20), black)', 'oklch(0.5 0.1 20)', 'black'],
  ['light-dark(white, oklch(0.5 0.1 20))', 'white', 'oklch(0.5 0.1 20)'],
  // Part of a value is no value of an appearance.
  ['0 0 2px light-dark(white, black)', '0 0 2px light-dark(white, black)', undefined],
  ['light-dark(white, black) 2px', 'light-dark(white, black) 2px', undefined],
])('%s is %s in light and %s in dark', (value, light, dark = light) => {
  expect(inBoth(value)).toEqual([light, dark])
})

it('a topic has the tokens up to the next one, with what is said beside them', () => {
  const sheet = `/* ---- None ---- */ --a: 1;
:root {
  /* ---- Ink ---------- */
  --ink: light-dark(
    black,
    white
  ); /* words */
  --edge: 1px; /* lines */
  /* ---- Space ---- */
  --gap: 2px;

  --end: 3px; /* last */
}
/* ---- More ---- */ --b: 1;`
  expect(tokenTopics(sheet)).toEqual([
    {
      title: 'Ink',
      tokens: [
        { name: '--ink', value: 'light-dark(black, white)', about: 'words' },
        { name: '--edge', value: '1px', about: 'lines' },
      ],
    },
    {
      title: 'Space',
      tokens: [
        { name: '--gap', value: '2px', about: undefined },
        { name: '--end', value: '3px', about: 'last' },
      ],
    },
  ])
})

it('two sheets of the engine are one, whose rules all end', () => {
  const count = (sign: string) => tokenSheet().split(sign).length
  expect(count('{')).toBe(count('}'))
  expect(tokenReference()).toMatch(/^\| `--series-1` \| `var\(--accent\)` \| the same \| first/m)
})

it('a cell of a table ends where it should', () => {
  expect(tableRow(['`a | b`', 'c||'])).toBe(
    String.raw`| \`a \| b\` | c\|\| |`.replaceAll('\\`', '`'),
  )
})
