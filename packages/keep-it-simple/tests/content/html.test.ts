import { describe, expect, it } from 'vitest'
import { compileAlone } from '../support/compile-alone.ts'
import { expectMistakes } from '../support/mistakes.ts'
import { page } from '../support/tiny-site.ts'

const body = (markdown: string) => ({ 'a.md': page({ permalink: '/a/' }, markdown) })
/** The text begins below `---`, title, permalink, `---` and an empty line. */
const FIRST = 6

describe('HTML that cannot stand in a page', () => {
  expectMistakes([
    {
      name: 'an element left open, on its own line',
      files: body('one\ntwo <kbd>Ctrl\nthree'),
      at: `docs/a.md:${FIRST + 1}`,
      code: 'unbalanced-html',
      remedy: /Write `<\/kbd>` where it ends/,
    },
    {
      name: 'a closing tag alone',
      files: body('a </mark> b'),
      at: `docs/a.md:${FIRST}`,
      code: 'unbalanced-html',
      remedy: /write `<mark>` where it begins/,
    },
    {
      name: 'tags that cross a mark',
      files: body('<kbd>**a</kbd>**'),
      at: `docs/a.md:${FIRST}`,
      code: 'unbalanced-html',
      remedy: /both tags inside or both outside/,
    },
    {
      name: 'a tag without its end',
      files: body('a <img src="./a.png" alt="b"\n\nc'),
      at: `docs/a.md:${FIRST}`,
      code: 'unbalanced-html',
      remedy: /Write its `>`/,
    },
    {
      name: 'details left open',
      files: body('<details>\n<summary>a</summary>\n\nb'),
      at: `docs/a.md:${FIRST}`,
      code: 'unbalanced-html',
      remedy: /`<\/details>` on a line of its own/,
    },
    {
      name: 'an element that has a mark in Markdown',
      files: body('a\n\n<b>c</b>'),
      at: `docs/a.md:${FIRST + 2}`,
      code: 'refused-html',
      remedy: /Write `\*\*…\*\*`/,
    },
    {
      name: 'a type in angle brackets',
      files: body('A List<String> holds them.'),
      at: `docs/a.md:${FIRST}`,
      code: 'refused-html',
      remedy: /in backticks/,
    },
    {
      name: 'an element in a cell of a table',
      files: body('| a |\n|---|\n| b |\n| <font color="red">c</font> |'),
      at: `docs/a.md:${FIRST + 3}`,
      code: 'refused-html',
      remedy: /theme\.css/,
    },
    {
      name: 'a picture that does not exist',
      files: body('<img src="./a.png" alt="b">'),
      at: `docs/a.md:${FIRST}`,
      code: 'missing-picture',
      remedy: /Put the file at/,
    },
    {
      name: 'a picture without words',
      files: body('a\n<img src="./a.png">'),
      at: `docs/a.md:${FIRST + 1}`,
      code: 'missing-alt',
      remedy: /`<img alt="…">`/,
    },
    {
      name: 'a picture of another host',
      files: body('<img src="https://a.example/b.png" alt="c">'),
      at: `docs/a.md:${FIRST}`,
      code: 'remote-picture',
      remedy: /beside the article/,
    },
    {
      name: 'a recording browsers do not play',
      files: { ...body('<audio src="./a.txt"></audio>'), 'a.txt': 'x' },
      at: `docs/a.md:${FIRST}`,
      code: 'embed-file',
      remedy: /Use MP3/,
    },
    {
      name: 'an attribute that is not allowed',
      files: body('<kbd style="color:red">a</kbd>'),
      at: `docs/a.md:${FIRST}`,
      code: 'html-attribute',
      remedy: /theme\.css/,
      warning: true,
    },
    {
      name: 'a component',
      files: body('New <Badge type="tip" text="beta" />'),
      at: `docs/a.md:${FIRST}`,
      code: 'foreign-syntax',
      remedy: /Write `\[!tip beta\]`/,
    },
    {
      name: 'a script of a component, once',
      files: body('a\n\n<script setup>\nimport b from "c"\n\nconst d = 1\n</script>'),
      at: `docs/a.md:${FIRST + 2}`,
      code: 'foreign-syntax',
      remedy: /a block of your own/,
    },
  ])
})

const codes = async (markdown: string) =>
  (await compileAlone(markdown, 'page.md')).env.diagnostics.map(
    ({ code, line }) => `${line} ${code}`,
  )

it('a table of HTML is one mistake, and so is a pair of tags with text between', async () => {
  const table = '<table>\n<tr><td>a</td></tr>\n<tr><td>b</td></tr>\n</table>'
  expect(await codes(table)).toEqual(['1 refused-html'])
  expect(await codes('<div>\n\na\n\n</div>')).toEqual(['1 refused-html'])
  expect(await codes('</div>')).toEqual(['1 refused-html'])
})

it('a script that never ends hides no mistake below it', async () => {
  const text = '<script>\nlet a\n\n<style>\n.b {}\n</style>'
  expect((await codes(text)).toSorted()).toEqual(['1 refused-html', '4 refused-html'])
  expect(await codes('<script')).toEqual(['1 unbalanced-html'])
})

it('what is less than something else is text', async () => {
  const { body: html, env } = await compileAlone('a < b, 3<5, x<y && z>w, <= and <-', 'page.md')
  expect(env.diagnostics).toEqual([])
  expect(html).toBe('<p>a &lt; b, 3&lt;5, x&lt;y &amp;&amp; z&gt;w, &lt;= and &lt;-</p>\n')
})

it.each([
  ['a <details>b</details>', /Begin a line with it/],
  ['a <summary>b</summary>', /at the beginning of `<details>`/],
  ['a <source src="./b.mp4">', /into `<video>` or `<audio>`/],
  ['a <span class="b">c</span>', /only says a language/],
])('%s is answered with where it may stand', async (markdown, remedy) => {
  const { env } = await compileAlone(markdown, 'page.md')
  expect(env.diagnostics.map(({ code }) => code)).toContain('refused-html')
  expect(env.diagnostics.find(({ code }) => code === 'refused-html')!.remedy).toMatch(remedy)
})

it('the edit of a pair on one line is offered', async () => {
  const { env } = await compileAlone('one\n<strong>two</strong>', 'page.md')
  expect(env.diagnostics[0]!.fix).toEqual({
    label: 'Write `**two**`',
    file: 'docs/page.md',
    line: 2,
    before: '<strong>two</strong>',
    after: '**two**',
  })
})

it('words of elements count and are found, as other words are', async () => {
  const { words, env } = await compileAlone(
    '## Press <kbd>Enter</kbd>\n\none <mark>two</mark>',
    'p.md',
  )
  expect(words).toBe(4)
  expect(env.headings).toEqual([{ id: 'press-enter', level: 2, text: 'Press Enter' }])
})

it('an excerpt has the elements of its text, but no pictures and clips', async () => {
  const { excerpt } = await compileAlone(
    '<kbd>a</kbd> <video src="./notes/pictures/clip.mp4"></video>\n\n<img src="./notes/pictures/dot.png" alt="b">\n\n<!-- more -->\n\nc',
    'page.md',
  )
  expect(excerpt).toBe('<p><kbd>a</kbd> </p>')
})

it.each([
  ['<img src="javascript:a()" alt="x">', ['html-attribute:1']],
  ['Text\n<script>a()</script>', ['refused-html:2']],
  [
    '<img src="https://a.example/b.png" alt="x" width="50%">',
    ['html-attribute:1', 'remote-picture:1'],
  ],
])('of %j every mistake is said once', async (text, expected) => {
  const { env } = await compileAlone(text, 'notes/page.md')
  expect(env.diagnostics.map(({ code, line }) => `${code}:${line}`)).toEqual(expected)
})
