import { expect, it } from 'vitest'
import { compileAlone } from '../support/compile-alone.ts'

async function found(markdown: string) {
  const { body, env } = await compileAlone(markdown, 'a.md', { lang: 'en', firstLine: 5 })
  const titles = [...body.matchAll(/class="embed-title">([^<]*)</g)].map(([, title]) => title)
  const said = env.diagnostics.map(({ code, line }) => `${code} ${line! - 4}`)
  return { titles, said, body: body.trim() }
}

const ID = 'dQw4w9WgXcQ'

it.each([
  [`@[youtube](${ID} "A title")`, ['A title']],
  [`@[youtube](${ID}\t"A (title)")  `, ['A (title)']],
  [`@[youtube](${ID})\n@[youtube](${ID} "B")`, [ID, 'B']],
])('%j is an embed', async (text, titles) => {
  expect(await found(text)).toMatchObject({ titles, said: [] })
})

it.each([
  ['@[youtube]', ['broken-embed 1']],
  ['@[youtube(x)', ['broken-embed 1']],
  [`@[youtube](${ID}) x`, ['broken-embed 1']],
  [`@[youtube](${ID} "a"b")`, ['broken-embed 1']],
  [`@[youtube](a(b(c)))`, ['broken-embed 1']],
  ['a\n@[youtube] b\nc\n@[pdf] d', ['broken-embed 2', 'broken-embed 4']],
  ['- a\n\n  @[youtube] b', ['broken-embed 3']],
  // Names that nothing has are words.
  ['@[youtub] x', []],
  ['@[1] x', []],
  ['@x[youtube]', []],
  ['a @[youtube] b', []],
  ['a\n    @[youtube] b', []],
  ['    @[youtube] b', []],
])('%j is text, and named where an embed was meant', async (text, said) => {
  expect(await found(text)).toMatchObject({ titles: [], said })
})

it.each([
  ['@[youtobe](x)', 'youtobe', 'Did you mean `youtube`?'],
  ['@[nothing-like-it a=b](x "y")', 'nothing-like-it', 'The manual shows what can be embedded.'],
])('%s is nothing', async (text, name, remedy) => {
  const { body, env } = await compileAlone(`a\n${text}\nb`, 'a.md')
  expect(body.trim()).toBe('<p>a</p>\n<p>b</p>')
  expect(env.diagnostics).toEqual([
    {
      severity: 'error',
      code: 'unknown-embed',
      message: `There is nothing called \`@[${name}]\`.`,
      remedy,
      file: 'docs/a.md',
      line: 2,
    },
  ])
})

it('of an embed that is not written right it is said how, on every page anew', async () => {
  for (const _ of [1, 2]) {
    const { env } = await compileAlone('a\n@[pdf] x', 'a.md')
    expect(env.diagnostics).toEqual([
      {
        severity: 'error',
        code: 'broken-embed',
        message: '`@[pdf]` is not written as an embed.',
        remedy: 'Write `@[pdf](target "Title")` on a line of its own, without quotes in the title.',
        file: 'docs/a.md',
        line: 2,
      },
    ])
  }
})

it('a comment takes in what stands up to its end, and what follows is a paragraph', async () => {
  const drawn = async (text: string) => (await found(text)).body.replaceAll(/\s*\n\s*/g, ' ')
  expect(await drawn('<!-- a --> <!-- b --> c *d*\ne')).toBe('<p>c <em>d</em></p> <p>e</p>')
  expect(await drawn('<!-- a\n\nb -->   c')).toBe('<p>c</p>')
  expect(await drawn('<!-- a\n\n<!-- b --> c')).toBe('<p>c</p>')
  expect(await drawn('a <!-- b --> c <!-- d\ne --> f')).toBe('<p>a  c  f</p>')
  expect(await drawn('a <!--> b --> c')).toBe('<p>a  c</p>')
  expect(await drawn('<!-- a --> <!-- b\nc')).toBe('<p>&lt;!-- b</p> <p>c</p>')
  expect(await drawn('<!--- a -->\n<!---->b')).toBe('<p>b</p>')
  expect(await drawn('> <!-- a\n> b --> c\n> d')).toBe(
    '<blockquote> <p>c</p> <p>d</p> </blockquote>',
  )
})

it.each([
  ['<!-- a --> [^x]', 1],
  ['a\n\n<!-- b\nc --> [^x]', 4],
  ['<!-- a -->\n<!-- b\n-->\n[^x]', 4],
])('what is wrong behind a comment is named on its line: %j', async (text, line) => {
  expect((await found(text)).said).toEqual([`unknown-footnote ${line}`])
})
