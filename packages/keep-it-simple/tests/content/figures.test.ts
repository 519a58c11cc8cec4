import { expect, it } from 'vitest'
import { compileFigures, figure } from '../support/drawn-figures.ts'

it('a figure is its first frame with its options, its language and its words', async () => {
  const { body, env } = await compileFigures(figure('BloomFilter#mine m=3 by="a b"'))
  const props =
    '{&quot;m&quot;:3,&quot;by&quot;:&quot;a b&quot;,&quot;lang&quot;:&quot;en-US&quot;,&quot;words&quot;:{&quot;more&quot;:&quot;More&quot;}}'
  expect(body.trim()).toBe(
    `<figure class="figure-island" id="mine">\n<div class="island" data-island="bloom-filter" data-props="${props}"><b>bloom-filter mine</b></div><figcaption class="island-text">\n<p>Text.</p>\n</figcaption>\n</figure>`,
  )
  expect(env.diagnostics).toEqual([])
  expect(env.figures).toEqual([{ id: 'mine', shared: { m: 'number', by: 'string' } }])
  expect(env.anchors).toEqual(['mine'])
  expect([...env.assets]).toEqual(['islands', 'bloom-filter'])
})

it.each([
  ['BloomFilter', undefined],
  ['BloomFilter client=visible', undefined],
  ['BloomFilter client=touch', 'touch'],
  ['BloomFilter client=idle', 'idle'],
  ['Clock', 'idle'],
  ['Clock client=touch', 'touch'],
  ['Clock client=visible', undefined],
])('%s starts when it is asked to', async (rest, start) => {
  const { body, env } = await compileFigures(figure(rest))
  expect(/ data-client="(\w+)"/.exec(body)?.[1]).toBe(start)
  expect(env.diagnostics).toEqual([])
})

it.each([
  ['a :figure[b < c]{Clock#d} e', '<p>a <span class="figure-inline" id="d"><span class="island" '],
  ['[:figure[b]{Clock}](#x)', '<a href="#x"><span class="figure-inline"'],
])('figure in a sentence: %j', async (text, html) => {
  const { body, env } = await compileFigures(text)
  expect(body).toContain(html)
  expect(env.diagnostics).toEqual([])
})

it.each([
  'a :figure[b\nc]{Clock}',
  'a :figure[b] {Clock}',
  `:figure[${'b'.repeat(401)}]{Clock}`,
  '`:figure[b]{Clock}`',
])('figure: %j is text', async (text) => {
  expect((await compileFigures(text)).env.figures).toEqual([])
})

it('figure: links that set its state lead to it without script, each once', async () => {
  const links = '[a](#clock?b=1) [c](#clock?b=1) [d](#clock?e=%20) [g](#?b) [j](#clock)'
  const { body } = await compileFigures(`${links}\n\n${figure('Clock')}`)
  const ids = [...body.matchAll(/<span class="island-state" id="([^"]*)"/g)].map(([, id]) => id)
  expect(ids).toEqual(['clock?b=1', 'clock?e= '])
})
