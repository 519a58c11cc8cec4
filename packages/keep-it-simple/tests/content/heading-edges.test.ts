import { expect, it } from 'vitest'
import { compileAlone } from '../support/compile-alone.ts'

const compile = (text: string) => compileAlone(text, 'a.md', { lang: 'en', firstLine: 5 })

it('a heading has an id, a name of its own and a link to itself', async () => {
  const { body, env } = await compile('## A *b*\n\n### C &')
  expect(body.trim()).toBe(
    '<h2 id="a-b" tabindex="-1" aria-labelledby=":1"><span id=":1">A <em>b</em></span><a class="anchor" href="#a-b" aria-label="Link to this section">§</a></h2>\n' +
      '<h3 id="c-" tabindex="-1" aria-labelledby=":2"><span id=":2">C &amp;</span><a class="anchor" href="#c-" aria-label="Link to this section">§</a></h3>',
  )
  expect(env.headings).toEqual([
    { id: 'a-b', level: 2, text: 'A b' },
    { id: 'c-', level: 3, text: 'C &' },
  ])
  expect(env.anchors).toEqual(['a-b', 'c-'])
})

it.each([
  ['## A {#b}', 'b', 'A'],
  ['## A {#Own_Id-1}  ', 'Own_Id-1', 'A'],
  ['## A{#中文}', '中文', 'A'],
  ['## A {#b} ##', 'b', 'A'],
  ['## {#a}', 'a', ''],
  ['## A {#b} {#c}', 'c', 'A {#b}'],
  [`## ${'w'.repeat(300)} {#b}`, 'b', 'w'.repeat(300)],
  [`## A {#${'b'.repeat(197)}}`, 'b'.repeat(197), 'A'],
  [`## A {#${'b'.repeat(198)}}`, `a-${'b'.repeat(198)}`, `A {#${'b'.repeat(198)}}`],
  ['## A {#b c}', 'a-b-c', 'A {#b c}'],
  ['## A {#}', 'a-', 'A {#}'],
  ['## A {#b} c', 'a-b-c', 'A {#b} c'],
  ['## A `{#b}`', 'a-b', 'A {#b}'],
  ['## **A {#b}**', 'a-b', 'A {#b}'],
])('%j has the id at its end', async (text, id, words) => {
  const { env } = await compile(text)
  expect(env.headings).toEqual([{ id, level: 2, text: words }])
})

it.each([
  ['## `a` $b$ \\* &lt; :tada:', 'a b * < 🎉'],
  ['## a ![b](./notes/pictures/dot.png) [c](#d)', 'a b c'],
  ['## a<br>b', 'a b'],
  ['a\nb\n---', 'a b'],
  ['a  \nb\n---', 'a b'],
  ['## a<wbr>b <kbd>c</kbd>', 'ab c'],
  ['##', ''],
  ['## <!-- a -->', ''],
])('the words of %j', async (text, words) => {
  const { env } = await compile(text)
  expect(env.headings[0]!.text).toBe(words)
})

it('headings without words are sections, and none has the id of another', async () => {
  const { env } = await compile('##\n\n## 🎉\n\n## A\n\n## A\n\n## section')
  expect(env.anchors).toEqual(['section', 'section-1', 'a', 'a-1', 'section-2'])
})

it('headings inside of something can be linked to, and are not in the outline', async () => {
  const { env } = await compile('> ## A\n\n- ## B\n\n::: tip\n## C\n:::\n\n## D')
  expect(env.anchors).toEqual(['a', 'b', 'c', 'd'])
  expect(env.headings).toEqual([{ id: 'd', level: 2, text: 'D' }])
})

it.each([
  [
    'a\n\n# B',
    7,
    'second-h1',
    'A page has one first-level heading: its title.',
    'Start sections with `##`; the title comes from the front matter.',
  ],
  [
    '## A {#x}\n\n## B {#x}',
    7,
    'duplicate-id',
    'The id `x` is used twice.',
    'Give one of the headings another id.',
  ],
  [
    '## X\n\n\n## B {#x}',
    8,
    'duplicate-id',
    'The id `x` is used twice.',
    'Give one of the headings another id.',
  ],
])('of %j it is said what is wrong', async (text, line, code, message, remedy) => {
  const { env } = await compile(text)
  expect(env.diagnostics).toEqual([
    { severity: 'error', code, message, remedy, file: 'docs/a.md', line },
  ])
})

it('in an excerpt headings have no ids', async () => {
  const { excerpt } = await compile('## A {#b}\n\nc\n\n<!-- more -->\n\nd')
  expect(excerpt!.trim()).toBe('<h2>A</h2>\n<p>c</p>')
})
