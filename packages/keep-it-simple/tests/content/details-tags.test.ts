import { expect, it } from 'vitest'
import { compileAlone } from '../support/compile-alone.ts'

/** What is drawn, with `[title: inside]` for details, and what is said. */
async function drawn(markdown: string): Promise<string> {
  const { body, env } = await compileAlone(markdown, 'page.md', { lang: 'en' })
  const shown = body
    .replaceAll(/<details class="details"( open="open")?>\s*<summary>/g, (_, open) =>
      open ? '[open ' : '[',
    )
    .replaceAll(/<\/summary>\s*<div class="details-body">\s*/g, ': ')
    .replaceAll(/\s*<\/div>\s*<\/details>/g, ']')
    .replaceAll(/<div class="code">[^]*?<code>([^]*?)<\/code>[^]*?<\/div>/g, '{$1}')
    .replaceAll(/<span class="line">([^\n]*)<\/span>/g, '$1')
    .replaceAll(/\n\s*/g, ' ')
  const said = env.diagnostics.map(({ code, line }) => `${code} ${line}`)
  return [shown.trim(), ...said].join(' | ')
}

it.each([
  ['<details>a</details>', '[Details: <p>a</p>]'],
  ['<details>\ta\n</details>', '[Details: <p>a</p>]'],
  ['<details>a\nb</details>', '[Details: <p>a b</p>]'],
  ['<details> \na</details>b', '[Details: <p>a</p>] <p>b</p>'],
  ['<details>\n  a\n\n  b\n  </details>\nc\nd', '[Details: <p>a</p> <p>b</p>] <p>c d</p>'],
  ['   <details>\n   a\n      b\n   </details>', '[Details: <p>a b</p>]'],
  ['<details>\n\n    code\n\n</details>', '[Details: {code}]'],
  ['<details>    a</details>', '[Details: <p>a</p>]'],
  ['<details></details>', '[Details:]'],
  ['<details>\n</details>', '[Details:]'],
  ['<details>\n</details> \nb', '[Details:] <p>b</p>'],
  ['<details>a</details> b *c*\nd', '[Details: <p>a</p>] <p>b <em>c</em></p> <p>d</p>'],
  ['<details open>a</details>', '[open Details: <p>a</p>]'],
  ['<DETAILS OPEN>a</DETAILS>', '[open Details: <p>a</p>]'],
  ['<details><details>a</details>b</details>c', '[Details: [Details: <p>a</p>] <p>b</p>] <p>c</p>'],
  ['<details>\n- a\n</details>\n- b', '[Details: <ul> <li>a</li> </ul>] <ul> <li>b</li> </ul>'],
  [
    'a\n\n<details>\nb\n</details>\n\n<details>c</details>',
    '<p>a</p> [Details: <p>b</p>] [Details: <p>c</p>]',
  ],
])('between the tags is Markdown: %j', async (text, expected) => {
  expect(await drawn(text)).toBe(expected)
})

it.each([
  ['<details><summary>T</summary>a</details>', '[T: <p>a</p>]'],
  ['<details>\n<summary>T *b*</summary> a\n    b\n</details>', '[T <em>b</em>: <p>a b</p>]'],
  ['<details>\n\n\n <summary> T </summary>\na\n</details>', '[T: <p>a</p>]'],
  ['<details><summary>T\n\n u \n v</summary>a</details>', '[T u v: <p>a</p>]'],
  ['<details><SUMMARY>T</Summary >a</details>', '[T: <p>a</p>]'],
  [
    '> <details>\n> <summary>T\n> u</summary>\n> a\n> </details>',
    '<blockquote> [T u: <p>a</p>] </blockquote>',
  ],
  ['<details><summary></summary>a</details>', '[Details: <p>a</p>]'],
  ['<details></summary>a</details>', '[Details: <p>&lt;/summary&gt;a</p>] | refused-html 1'],
  [
    '<details>x<summary>T</summary></details>',
    '[Details: <p>x&lt;summary&gt;T&lt;/summary&gt;</p>] | refused-html 1',
  ],
  [
    '<details>\na\n<summary>T</summary></details>',
    '[Details: <p>a &lt;summary&gt;T&lt;/summary&gt;</p>] | refused-html 3',
  ],
  ['<details>\n<summary>T\n</details>', '[Details: <p>&lt;summary&gt;T</p>] | refused-html 2'],
  [
    '<details>\n<summary>T </details>\n\n</summary>',
    '[T &lt;/details&gt;:] | unbalanced-html 1 | refused-html 2',
  ],
])('the summary is what stands first: %j', async (text, expected) => {
  expect(await drawn(text)).toBe(expected)
})

it('a summary ends within a thousand characters', async () => {
  const summary = (length: number) =>
    `<details>\n<summary>${'s'.repeat(length)}</summary>\n</details>`
  // With its tags and the end of the line before.
  const most = 1000 - '\n<summary></summary>'.length
  expect(await drawn(summary(most))).toBe(`[${'s'.repeat(most)}:]`)
  expect(await drawn(summary(most + 1))).toMatch(/^\[Details: <p>&lt;summary&gt;s/)
})

it('what is wrong in a title is named on its line, and what is wrong behind the end on that', async () => {
  const { env } = await compileAlone(
    '<details>\n\n<summary>[^x]</summary>\na\n</details> [^y]',
    'a.md',
  )
  expect(env.diagnostics.map(({ line, code }) => `${code} ${line}`)).toEqual([
    'unknown-footnote 3',
    'unknown-footnote 5',
  ])
})

it.each([
  ['<details>`</details>` x</details>', '[Details: <p><code>&lt;/details&gt;</code> x</p>]'],
  [
    '<details>\n```\nx\n```js\n</details>\n```\n</details>',
    '[Details: {x ```js &lt;/details&gt;}]',
  ],
  [
    '<details>\n````\n```\n</details>\n````\ny\n</details>',
    '[Details: {``` &lt;/details&gt;} <p>y</p>]',
  ],
  [
    '<details>\n- ```\n  </details>\n  ```\n</details>',
    '[Details: <ul> <li> {&lt;/details&gt;} </li> </ul>]',
  ],
  [
    '<details>\n12) ~~~\n    </details>\n    ~~~\n</details>',
    '[Details: <ol start="12"> <li> {&lt;/details&gt;} </li> </ol>]',
  ],
  [
    '<details>\n> ~~~\n> </details>\n> ~~~\n</details>',
    '[Details: <blockquote> {&lt;/details&gt;} </blockquote>]',
  ],
  ['<details>\n~~~\n```\n</details>\n~~~\n</details>', '[Details: {``` &lt;/details&gt;}]'],
  ['<details>\n<detailsx>\n</details>', '[Details: <p>&lt;detailsx&gt;</p>] | refused-html 2'],
])('code and other names do not end it: %j', async (text, expected) => {
  expect(await drawn(text)).toBe(expected)
})

it.each([
  ['<details open>\na', '[open Details: <p>a</p>] | unbalanced-html 1'],
  [
    'a\n\n<details>\nb\n\n> c',
    '<p>a</p> [Details: <p>b</p> <blockquote> <p>c</p> </blockquote>] | unbalanced-html 3',
  ],
  [
    '- <details>\n  a\n\n  b\n- c\n\nd',
    '<ul> <li> [Details: <p>a</p> <p>b</p>] </li> <li>c</li> </ul> <p>d</p> | unbalanced-html 1',
  ],
  [
    '> <details>\n> a\n\nb</details>',
    '<blockquote> [Details: <p>a</p>] </blockquote> <p>b&lt;/details&gt;</p> | unbalanced-html 1 | refused-html 4',
  ],
  ['- <details>\n  a\n\n  </details>\n  b', '<ul> <li> [Details: <p>a</p>] b</li> </ul>'],
])('one that is never closed ends with what it stands in: %j', async (text, expected) => {
  expect(await drawn(text)).toBe(expected)
})

it.each([
  ['x <details> y </details>', '<p>x &lt;details&gt; y &lt;/details&gt;</p> | refused-html 1'],
  [
    '<details\nopen>\na\n</details>',
    '<p>&lt;details open&gt; a &lt;/details&gt;</p> | refused-html 1',
  ],
  ['<Details>\na\n</Details>', '<p>&lt;Details&gt; a &lt;/Details&gt;</p> | foreign-syntax 1'],
  ['<details-x a>\nb', '<p>&lt;details-x a&gt; b</p> | foreign-syntax 1'],
  ['</details>', '<p>&lt;/details&gt;</p> | refused-html 1'],
])('elsewhere and by other names it is refused: %j', async (text, expected) => {
  expect(await drawn(text)).toBe(expected)
})

it('of an open one it is said what to write', async () => {
  const { env } = await compileAlone('<details class="x">\na', 'a.md')
  expect(
    env.diagnostics.map(({ severity, message, remedy }) => [severity, message, remedy]),
  ).toEqual([
    [
      'warning',
      '`class` of `<details>` is left out of the page.',
      'Remove it; the look of a site stands in `theme.css`.',
    ],
    [
      'error',
      '`<details>` is never closed.',
      'Write `</details>` on a line of its own where it ends.',
    ],
  ])
})
