import { expect, it } from 'vitest'
import { compileAlone } from '../support/compile-alone.ts'

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
