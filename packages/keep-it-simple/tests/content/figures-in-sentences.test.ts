import { expect, it } from 'vitest'
import { compileFigures, figure } from '../support/drawn-figures.ts'

it.each([
  ['a :figure[b < c]{Clock#d} e', '<p>a <span class="figure-inline" id="d"><span class="island" '],
  ['a :figure[]{Clock}', 'id="clock"'],
  ['**:figure[b]{Clock}**', '<strong><span class="figure-inline"'],
  ['[:figure[b]{Clock}](#x)', '<a href="#x"><span class="figure-inline"'],
])('%s stands in a sentence', async (text, html) => {
  const { body, env } = await compileFigures(text)
  expect(body).toContain(html)
  expect(body).toContain(
    `<span class="island-text">${text.includes('<') ? 'b &lt; c' : text.includes('[]') ? '' : 'b'}</span></span>`,
  )
  expect(env.diagnostics).toEqual([])
})

it.each([
  ['a\nb :figure[c]{Nothing}', 'unknown-figure', 2],
  ['a\nb :figure[c]{}', 'unknown-figure', 2],
  ['a :figure[c]{Clock fast}', 'unknown-option', 1],
  ['a :figure[c]{Clock slow fast}', 'unknown-option', 1],
])('%j is named on its line', async (text, code, line) => {
  const { env } = await compileFigures(text)
  expect(env.diagnostics[0]).toMatchObject({ code, line })
})

it.each([
  'a :figure[b\nc]{Clock}',
  'a :figure[b] {Clock}',
  `:figure[${'b'.repeat(401)}]{Clock}`,
  '`:figure[b]{Clock}`',
  'figure[b]{Clock}',
])('%j is text', async (text) => {
  expect((await compileFigures(text)).env.figures).toEqual([])
})

it('links that set its state lead to it without script, each once', async () => {
  const links =
    '[a](#clock?b=1) [c](#clock?b=1) [d](#clock?e=%20) [f](#x?y=1) [g](#?b) [h](./i.md#clock?b=2) [j](#clock)'
  const { body } = await compileFigures(
    `${links}\n\n${figure('Clock')}\n\n${figure('BloomFilter#x')}`,
  )
  expect(
    [...body.matchAll(/<span class="island-state" id="([^"]*)"/g)].map(([, id]) => id),
  ).toEqual(['clock?b=1', 'clock?e= ', 'x?y=1'])
})
