import { expect, it } from 'vitest'
import { compileAlone } from '../support/compile-alone.ts'

async function found(markdown: string) {
  const { env } = await compileAlone(markdown, 'a.md', { firstLine: 5 })
  return env.diagnostics.filter(({ code }) => code === 'foreign-syntax')
}
const lines = async (markdown: string) => (await found(markdown)).map(({ line }) => line! - 4)
const fixOf = async (markdown: string) => (await found(markdown))[0]?.fix?.after

it.each([
  ['a {% x %}\nb\nc {% y %} {% z %}', [1, 3, 3]],
  ['a <b\nc> **{% x %}**', [2]],
  ['`a` ![b](./c.png) {{ e }}\n{{ f }}', [1, 2]],
  ['a  \nb {% x %}', [2]],
  ['a `b\nc` {% x %} `d\n\\` e` {% y %}', [2, 3]],
  ['a\n\n> b\n> {{ c }}', [4]],
  ['| a | b |\n|---|---|\n| c | {{ d }} |\n| {{ e }} | f |', [3, 4]],
  ['[[Toc]]\n\n[[A]]', [1, 3]],
  ['{{ a }} {% b %}', [1, 1]],
])('%j is named on its lines', async (text, expected) => {
  const own = await lines(text)
  expect(own).toEqual(expected)
})

it('of a page of another tool a hundred are named and no more', async () => {
  expect(await lines('{{ a }} '.repeat(150))).toHaveLength(100)
  expect(await lines('{{ a }}\n\n'.repeat(150))).toHaveLength(100)
  expect(await lines(`${'{{ a }} '.repeat(99)}\n\n{{ b }}\n\n{{ c }}`)).toHaveLength(100)
})

it('a fix is offered where what is written stands there once, and says what it does', async () => {
  const [one] = await found('a %%b%% c')
  expect(one).toMatchObject({
    severity: 'warning',
    message: '`%%b%%` is a comment of Obsidian; here readers see it.',
    remedy: 'Write `<!-- … -->`.',
    fix: { label: 'Write `<!-- b -->`', before: '%%b%%', after: '<!-- b -->' },
  })
  expect((await found('  [toc] '))[0]!.fix).toMatchObject({ label: 'Remove it', before: '[toc]' })
  expect(await fixOf('a %%b -- c%%')).toBeUndefined()
  expect(await fixOf('%%b%% %%b%%')).toBeUndefined()
})

it.each([
  ['{% raw %}', ''],
  ['{% endraw %}', ''],
  ['{% note %}', '::: note'],
  ['  {%- note -%}', '::: note'],
  ['{% note success %}', '::: tip'],
  ['{% note danger -%}', '::: danger'],
  ['{% note A title %}', undefined],
  ['{% note constructor %}', undefined],
  ['{% endnote %}', ':::'],
  ['{% highlight %}', '```'],
  ['{% highlight   C++ linenos %}', '```c++'],
  ['{% highlight "a b" %}', '```'],
  ['{% endhighlight %}', '```'],
  ['{% codeblock A title lang:JS %}', '```js'],
  ['{% codeblock xlang:js %}', '```'],
  ['{% endcodeblock %}', '```'],
  ['{% youtube dQw4w9WgXcQ %}', '@[youtube](dQw4w9WgXcQ)'],
  ['{% youtube   dQw4w9WgXcQ%}', '@[youtube](dQw4w9WgXcQ)'],
  ['{% youtube dQw4w9WgXcQx %}', undefined],
  ['{% youtube dQw4w9WgXcQ true %}', undefined],
  ['{% endyoutube dQw4w9WgXcQ %}', undefined],
  ['{% vimeo dQw4w9WgXcQ %}', undefined],
  ['a {% raw %}', undefined],
  ['{% %}', undefined],
])('`%s` alone on a line becomes %j', async (text, after) => {
  expect(await found(text)).toHaveLength(1)
  expect(await fixOf(text)).toBe(after)
})

it.each([
  ['<<< ./a.js', '@[code](./a.js)', './a.js'],
  ['<<< ../b/a-1.js ', '@[code](../b/a-1.js)', '../b/a-1.js'],
  ['<<< @/a.js#part{2} title', undefined, '/a.js'],
  ['<<< ./a.js{2}', undefined, './a.js'],
  ['<<< ./a.js[title]', undefined, './a.js'],
  ['<<< ./a.js x', undefined, './a.js'],
  ['<<< .../a.js', undefined, '.../a.js'],
  ['<<< x/@/a.js', undefined, 'x/@/a.js'],
])('`%s` is code of a file', async (text, after, path) => {
  const [one] = await found(text)
  expect(one!.remedy).toBe(
    `Write \`@[code](${path})\` on a line of its own, with the file below \`docs/\`.`,
  )
  expect(one!.fix?.after).toBe(after)
})

it.each([
  [':::note[A]', '::: note A', 'A'],
  [':::note [ A ] {.x} ', '::: note A', 'A'],
  [':::note{.a title="A b" #c}', '::: note A b', 'A b'],
  ['- ::::note[A]', ':::: note A', 'A'],
  [`:::note[${'t'.repeat(200)}]`, `::: note ${'t'.repeat(200)}`, 't'.repeat(200)],
  [`::: note [A]${' '.repeat(796)}`, '::: note A', 'A'],
  [`::: note [A]${' '.repeat(797)}`, undefined, '[A]'],
  [':::note{title=""}', undefined, '{title=&quot;&quot;}'],
  [':::note[]', undefined, '[]'],
  [':::note[A] b', undefined, '[A] b'],
  [`:::note[${'t'.repeat(201)}]`, undefined, `[${'t'.repeat(201)}]`],
])('the title of `%s` is read', async (text, after, title) => {
  const { body } = await compileAlone(`${text}\nx`, 'a.md')
  expect(body).toContain(`</svg>${title}</p>`)
  const [one] = await found(text)
  expect(one?.fix?.after).toBe(after)
  if (after === undefined) return
  const before = text.slice(text.indexOf(':')).trimEnd()
  expect(one).toMatchObject({
    severity: 'warning',
    line: 5,
    message: `\`${before.slice(0, 60)}\` is how other tools write a title.`,
    remedy: `Write \`${after}\`.`,
    fix: { before },
  })
})
