import { expect, it } from 'vitest'
import { compileAlone } from '../support/compile-alone.ts'

/**
 * The page in short, then what is reported: `[…]` is a callout, `(title: …)` is `<details>`,
 * `{…}` is code.
 */
async function drawn(markdown: string): Promise<string> {
  const { body, env } = await compileAlone(markdown, 'page.md', { lang: 'en' })
  const shown = body
    .replaceAll(
      /<details class="details"( open="open")?>\s*<summary(?: data-nosnippet="true")?>/g,
      (_, open) => (open ? '(open ' : '('),
    )
    .replaceAll(/<\/summary>\s*<div class="details-body">\s*/g, ': ')
    .replaceAll(/\s*<\/div>\s*<\/details>/g, ')')
    .replaceAll(/<div class="code">[^]*?<code>([^]*?)<\/code>[^]*?<\/button><\/div>/g, '{$1}')
    .replaceAll(/<div class="callout"[^]*?<div class="callout-body">\s*/g, '[')
    .replaceAll(/\s*<\/div>\s*<\/div>/g, ']')
    .replaceAll(/<figure class="embed"[^]*?<\/figure>/g, 'EMBED')
    .replaceAll(/<span class="line">([^\n]*)<\/span>/g, '$1')
    .replaceAll(/\s*\n\s*/g, ' ')
  return [shown.trim(), ...env.diagnostics.map(({ code, line }) => `${code} ${line}`)].join(' | ')
}

it.each([
  ['::: tip\na\n::: \t\nb\nc', '[<p>a</p>] <p>b c</p>'],
  [':::: tip\na\n:::\nb\n::::', '[<p>a ::: b</p>]'],
  ['::: tip\n::: note\na\n:::\nb\n:::\nc', '[[<p>a</p>] <p>b</p>] <p>c</p>'],
  [':::: tip\n::: note\na\n::::\nb', '[[<p>a</p>]] <p>b</p> | unclosed-block 2'],
  ['a\n::: tip\nx\n:::\nb\nc', '<p>a</p> [<p>x</p>] <p>b c</p>'],
  ['> a\n::: tip\nx\n:::', '<blockquote> <p>a</p> </blockquote> [<p>x</p>]'],
  ['   ::: tip\n   x\n   :::', '[<p>x</p>]'],
  ['    ::: tip\n    x', '{::: tip x}'],
  ['::: tip\n  ```\n:::\n  ```\n:::', '[{:::}]'],
  ['::: tip\n````\n```\n:::\n````\n:::', '[{``` :::}]'],
  ['::: tip\n```\n:::\nb', '[{::: b}] | unclosed-block 1 | unclosed-code 2'],
  [
    '- ::: tip\n  a\n\n\n  b\n- c',
    '<ul> <li> [<p>a</p> <p>b</p>] </li> <li>c</li> </ul> | unclosed-block 1',
  ],
  [
    '> ::: tip\n> a\n\n:::\nb',
    '<blockquote> [<p>a</p>] </blockquote> <p>::: b</p> | unclosed-block 1',
  ],
])('container: begins and ends where it should in %j', async (text, expected) => {
  expect(await drawn(text)).toBe(expected)
})

it.each([
  ['::: warnign\nx\n:::', 'Did you mean `warning`?'],
  ['::: success\nx\n:::', 'Did you mean `tip`?'],
  ['::: constructor\nx\n:::', /^The manual shows the blocks there are/],
  ['a\n\n::::: tip\nb', 'End it with `:::::` on a line of its own.'],
  ['@[youtobe](x)', 'Did you mean `youtube`?'],
  ['@[pdf] x', /^Write `@\[pdf\]\(target "Title"\)` on a line of its own/],
])('container or embed: %j is reported with a remedy', async (text, remedy) => {
  const { env } = await compileAlone(text, 'a.md')
  expect(env.diagnostics[0]!.remedy).toMatch(remedy)
})

const ID = 'dQw4w9WgXcQ'
it.each([
  [`a\n@[youtube](${ID} "A title")\nb`, '<p>a</p> EMBED <p>b</p>'],
  [`- a\n\n  @[youtube](${ID})`, '<ul> <li> <p>a</p> EMBED </li> </ul>'],
  [`@[youtube](${ID}) x`, `<p>@<a href="/page/${ID}/">youtube</a> x</p> | broken-embed 1`],
  ['@[youtub] x', '<p>@[youtub] x</p>'],
  ['a @[youtube] b', '<p>a @[youtube] b</p>'],
])('embed: %j', async (text, expected) => {
  expect((await drawn(text)).replace(/<a href="[^"]*"/, `<a href="/page/${ID}/"`)).toBe(expected)
})

it.each([
  ['<!-- a --> <!-- b --> c *d*\ne', '<p>c <em>d</em></p> <p>e</p>'],
  ['<!-- a\n\n<!-- b --> c', '<p>c</p>'],
  ['a <!--> b --> c', '<p>a  c</p>'],
  ['<!-- a --> <!-- b\nc', '<p>&lt;!-- b</p> <p>c</p> | open-comment 1'],
  ['a\n\n<!-- b\nc --> [^x]', '<p>a</p> <p>[^x]</p> | unknown-footnote 4'],
  ['- a\n\n  <!-- x\n  y -->\n\n  b', '<ul> <li> <p>a</p> <p>b</p> </li> </ul>'],
])('comment: %j', async (text, expected) => {
  expect(await drawn(text)).toBe(expected)
})

it.each([
  ['<details>\na\nb</details>', '(Details: <p>a b</p>)'],
  ['<details>a</details> b *c*\nd', '(Details: <p>a</p>) <p>b <em>c</em></p> <p>d</p>'],
  ['<DETAILS OPEN>a</DETAILS>', '(open Details: <p>a</p>)'],
  ['<details><details>a</details>b</details>c', '(Details: (Details: <p>a</p>) <p>b</p>) <p>c</p>'],
  ['<details>\n<summary>T *b*</summary> a\n</details>', '(T <em>b</em>: <p>a</p>)'],
  ['<details><summary>T\n\n u \n v</summary>a</details>', '(T u v: <p>a</p>)'],
  [
    '<details>x<summary>T</summary></details>',
    '(Details: <p>x&lt;summary&gt;T&lt;/summary&gt;</p>) | refused-html 1',
  ],
  ['<details>`</details>` x</details>', '(Details: <p><code>&lt;/details&gt;</code> x</p>)'],
  ['<details>\n~~~\n```\n</details>\n~~~\n</details>', '(Details: {``` &lt;/details&gt;})'],
  ['<details open>\na', '(open Details: <p>a</p>) | unbalanced-html 1'],
  [
    '> <details>\n> a\n\nb</details>',
    '<blockquote> (Details: <p>a</p>) </blockquote> <p>b&lt;/details&gt;</p> | unbalanced-html 1 | refused-html 4',
  ],
  ['x <details> y </details>', '<p>x &lt;details&gt; y &lt;/details&gt;</p> | refused-html 1'],
  ['</details>', '<p>&lt;/details&gt;</p> | refused-html 1'],
])('details: %j', async (text, expected) => {
  expect(await drawn(text)).toBe(expected)
})

it.each([
  ['<span>a</span>', 'refused-html 1'],
  ['<span lang="ja">a <span>b</span> c</span>', 'refused-html 1'],
  ['<span lang="ja">a</span></span>', 'unbalanced-html 1'],
  ['<details><summary class="a">b</summary>c</details>', 'html-attribute 1'],
  ['<rt>a</rt>', 'unbalanced-html 1'],
  ['*<kbd>a*</kbd>', 'unbalanced-html 1'],
  ['<br></br>', 'unbalanced-html 1'],
  ['<kbd', 'unbalanced-html 1'],
  ['<?php x ?>\n\n<!DOCTYPE html>', 'refused-html 1,refused-html 3'],
  ['<script>\na', 'refused-html 1'],
  ['a\n\n<style scoped>\nb\n</style>', 'foreign-syntax 3'],
  ['<script>\n\n> <script>\n\n<script>a</script>\n\nb', 'refused-html 1'],
  ['> <script>\n\na\n\n<script>b</script>\n\nc', 'refused-html 5,refused-html 1'],
  ['a <b, 3<5', ''],
])('HTML: %j is reported', async (text, expected) => {
  const { body, env } = await compileAlone(text, 'a.md', { lang: 'en' })
  expect(body).not.toMatch(/<(?:script|style|span>)/)
  expect(env.diagnostics.map(({ code, line }) => `${code} ${line}`).join()).toBe(expected)
})

it.each([
  ['[^a b]', ''],
  ['[!odd a]', 'unknown-kind 1'],
  ['[!odd]', ''],
  ['[a](./b c.md)', 'broken-link 1'],
  ['[a](b c)', ''],
  ['a\n\n##b\nc', 'tight-heading 3'],
  ['\\##a', ''],
  ['a  \n*b\nc* [^d]\n[!odd e]', 'unknown-footnote 3,unknown-kind 4'],
  ['`` ` `` a ``\nb\n`` [^c] `d` [^e]', 'unknown-footnote 3,unknown-footnote 3'],
  ['| [^a] |\n|---|\n| b |\n| [^c] |', 'unknown-footnote 1,unknown-footnote 4'],
])('leftover syntax: %j', async (text, expected) => {
  const { env } = await compileAlone(text, 'a.md', { lang: 'en' })
  expect(env.diagnostics.map(({ code, line }) => `${code} ${line}`).join()).toBe(expected)
})

it.each([
  ['## A {#b}', 'b', 'A'],
  ['## A{#中文}', '中文', 'A'],
  ['## A {#b c}', 'a-b-c', 'A {#b c}'],
  ['## A `{#b}`', 'a-b', 'A {#b}'],
  [`## A {#${'b'.repeat(198)}}`, `a-${'b'.repeat(198)}`, `A {#${'b'.repeat(198)}}`],
  ['## `a` $b$ \\* &lt; :tada:', 'a-b---', 'a b * < 🎉'],
  ['## a<wbr>b <kbd>c</kbd>', 'ab-c', 'ab c'],
  ['##', 'section', ''],
])('heading: id and text of %j', async (text, id, words) => {
  const { env } = await compileAlone(text, 'a.md', { lang: 'en' })
  expect(env.headings[0]).toMatchObject({ id, level: 2, text: words })
})

it('heading: ids are unique, and nested headings are not in the outline', async () => {
  const text = '##\n\n## 🎉\n\n> ## A\n\n- ## A\n\n## section'
  const { env } = await compileAlone(text, 'a.md', { lang: 'en' })
  expect(env.anchors).toEqual(['section', 'section-1', 'a', 'a-1', 'section-2'])
  expect(env.headings.map(({ id }) => id)).toEqual(['section', 'section-1', 'section-2'])
})
