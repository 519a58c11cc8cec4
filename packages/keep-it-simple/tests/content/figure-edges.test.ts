import { expect, it } from 'vitest'
import { blockSet, compileAlone } from '../support/compile-alone.ts'
import { BLOOM, compileFigures, figure } from '../support/drawn-figures.ts'

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
  [
    'Bloomfilter',
    'unknown-figure',
    'There is no figure called `Bloomfilter`.',
    'Did you mean `BloomFilter`?',
  ],
  [
    'Nothing',
    'unknown-figure',
    'There is no figure called `Nothing`.',
    'Use `BloomFilter`, `Clock`, or write `blocks/<name>/Island.tsx`.',
  ],
  ['', 'missing-name', 'A figure has no name.', 'Write `::: figure Name`.'],
  ['1Bloom', 'missing-name', 'A figure has no name.', 'Write `::: figure Name`.'],
  ['Clock#', 'bad-option', '`#` cannot be the id of a figure.', 'Write `Clock#another-id`.'],
  ['Clock#1a', 'bad-option', '`#1a` cannot be the id of a figure.', 'Write `Clock#another-id`.'],
  ['Clock#a.b', 'bad-option', '`#a.b` cannot be the id of a figure.', 'Write `Clock#another-id`.'],
  [
    'Clock#taken',
    'duplicate-figure',
    'The id `taken` is taken by another part of the page.',
    'Write `Clock#another-id`.',
  ],
  [
    'BloomFilter fast',
    'unknown-option',
    'The block `BloomFilter` has no option `fast`.',
    'Use `m`, `by`, or remove it.',
  ],
  [
    'BloomFilter m=10',
    'bad-option',
    '`m=10` is not a number of at most 9.',
    'Write `m=9`, or leave it out.',
  ],
  [
    'Clock client=now',
    'bad-option',
    '`client=now` says nothing about when a figure starts.',
    'Use `client=visible`, `client=touch`, `client=idle`.',
  ],
  [
    'BloomFilter by=fail',
    'island-failed',
    'The component `BloomFilter` fails while it is drawn: no luck',
    'Correct `blocks/bloom-filter`, or the options that are written here.',
  ],
  [
    'BloomFilter by=throw',
    'island-failed',
    'The component `BloomFilter` fails while it is drawn: a word',
    'Correct `blocks/bloom-filter`, or the options that are written here.',
  ],
  [
    'BloomFilter by=style',
    'inline-style',
    "The first frame of `BloomFilter` has a `style` attribute, which the site's policy blocks.",
    'Give it a class, or draw it in SVG with attributes such as `width` and `fill`.',
  ],
])('of `%s` it is said what is wrong', async (rest, code, message, remedy) => {
  const { body, env } = await compileFigures(`${figure('Clock#taken')}\n\n${figure(rest)}`)
  expect(env.diagnostics).toEqual([
    { severity: 'error', code, message, remedy, file: 'docs/a.md', line: 5 },
  ])
  // What is said of an option leaves the figure as it would be without it.
  const isDrawn = /fast|m=10|client/.test(rest)
  expect(env.figures).toHaveLength(isDrawn ? 2 : 1)
  expect(body.match(/class="island"/g)).toHaveLength(isDrawn ? 2 : 1)
  expect(body.match(/<figcaption/g)).toHaveLength(2)
})

it('a site without any figure learns how one is made', async () => {
  const { env } = await compileFigures(figure('Nothing'), { ...blockSet })
  expect(env.diagnostics[0]!.remedy).toBe(
    'Write its component: `blocks/<name>/Island.tsx`, with a `block.ts` beside it.',
  )
})

it('a figure without text is drawn, and somebody has to say what it shows', async () => {
  const { body, env } = await compileFigures('::: figure Clock#a\n:::')
  expect(body).toContain('<b>clock a</b>')
  expect(env.diagnostics).toMatchObject([
    {
      code: 'missing-text',
      message: 'The figure `Clock#a` has no text.',
      remedy: 'Say inside it what it shows: feeds, searches and readers without script get that.',
    },
  ])
})

it('where pages are only looked at, figures are their text', async () => {
  const { body, env } = await compileAlone(`${figure('Nothing')}\n\n:figure[b]{Nothing}`, 'a.md', {
    blocks: BLOOM,
  })
  expect([env.diagnostics, env.figures]).toEqual([[], []])
  expect(body).not.toContain('data-island')
  expect(body).toContain('<p>b</p>')
})
