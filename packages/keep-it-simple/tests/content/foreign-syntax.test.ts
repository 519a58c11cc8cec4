import { expect, it } from 'vitest'
import { compileAlone } from '../support/compile-alone.ts'

async function found(markdown: string) {
  const { env } = await compileAlone(markdown, 'page.md')
  return env.diagnostics.filter(({ code }) => code === 'foreign-syntax')
}

it.each<[tool: string, markdown: string, line: number, remedy: RegExp, after?: string]>([
  ['Hexo, a picture', 'a\n{% asset_img a.jpg b %}', 2, /!\[what it shows\]/],
  ['Hexo, a link', 'see {% post_link a %}', 1, /\[words\]\(\.\/page\.md\)/],
  ['NexT, a box', '{% note warning %}\na', 1, /::: note/, '::: warning'],
  ['Jekyll, code', '{% highlight ruby %}', 1, /three backticks/, '```ruby'],
  ['Hexo, a film', '{% youtube dQw4w9WgXcQ %}', 1, /@\[youtube\]/, '@[youtube](dQw4w9WgXcQ)'],
  ['Vue, an expression', 'a {{ page.title }} b', 1, /Write what it stands for/],
  ['Hugo, a shortcode', '{{< figure src="a.png" >}}', 1, /alone in its paragraph/],
  ['VitePress, contents', 'a\n\n[[toc]]', 3, /Remove it/, ''],
  ['Obsidian, a link', 'see [[Page name|words]]', 1, /\[words\]\(<\.\/Page name\.md>\)/],
  ['Obsidian, a comment', 'a %%b%%', 1, /<!-- … -->/, '<!-- b -->'],
  ['MkDocs, a box', '!!! tip "Title"\n    a', 1, /`::: tip Title`/],
  ['MDX, an import', "import A from './a'", 1, /need no import/, ''],
  ['VitePress, code', '<<< @/a.js{2}', 1, /@\[code\]\(\/a\.js\)/],
  ['VitePress, an include', '<!--@include: @/a.md-->', 1, /Write `\/a\.md`/, '/a.md'],
  ['Docusaurus, a title', ':::tip[A title]\na\n:::', 1, /`::: tip A title`/, '::: tip A title'],
  ['Pandoc, a size', '![a](./notes/pictures/dot.png){width=50%}', 1, /<img /],
  ['Vue, a component', '<MyThing :a="b" />', 1, /a folder of `blocks\/`/],
  ['Docusaurus, tabs', '<Tabs>\n<TabItem value="a">\n\nb\n\n</TabItem>\n</Tabs>', 1, /::: tabs/],
])('%s', async (_, markdown, line, remedy, after) => {
  const [one] = await found(markdown)
  expect(one).toMatchObject({ line, file: 'docs/page.md' })
  expect(one!.remedy).toMatch(remedy)
  expect(one!.fix?.after).toBe(after)
  expect(markdown.split('\n')[line - 1]).toContain(one!.fix?.before ?? '')
})

it.each([
  ['code', '`{{ a }}` `[[b]]` `{% c %}`\n\n```vue\n<Badge/> {{ d }}\n```\n\n    {% e %}'],
  ['what is escaped', '\\{{ a }} \\[[b]] \\{% c %}'],
  ['formulas', '$x^{{a}}$ and\n\n$$\n\\frac{{a}}{{b}}\n$$'],
  [
    'our own syntax',
    '> [!note]+ A\n> b\n\n==a== ::lucide:rocket:: [!tip new]\n\n::: tip A [b]\nc\n:::',
  ],
  [
    'prose',
    'We import this, export that, and 100% of {a: 1} is [a] [[1, 2], [3, 4]]. Wow!!! note it',
  ],
])('%s is not of another tool', async (_, markdown) => {
  expect(await found(markdown)).toEqual([])
})

it('a title in brackets is still the title', async () => {
  const { body } = await compileAlone(':::tip[A title]\na\n:::', 'page.md')
  expect(body).toContain('A title')
  expect(body).not.toContain('[A title]')
})

it('foreign syntax: named on its line, at most a hundred a page', async () => {
  const lines = async (markdown: string) => (await found(markdown)).map(({ line }) => line)
  expect(await lines('a {% x %}\nb\nc {% y %} {% z %}')).toEqual([1, 3, 3])
  expect(await lines('a `b\nc` {% x %} `d\n\\` e` {% y %}')).toEqual([2, 3])
  expect(await lines('| a | b |\n|---|---|\n| c | {{ d }} |')).toEqual([3])
  expect(await lines('{{ a }} '.repeat(150))).toHaveLength(100)
})

it.each([
  ['{% note success %}', '::: tip'],
  ['{% note constructor %}', undefined],
  ['{% highlight   C++ linenos %}', '```c++'],
  ['{% youtube dQw4w9WgXcQ true %}', undefined],
  ['%%b%% %%b%%', undefined],
  ['<<< ./a.js{2}', undefined],
  [':::note{.a title="A b" #c}', '::: note A b'],
  [`:::note[${'t'.repeat(201)}]`, undefined],
])('foreign syntax: the fix of `%s` is %j', async (text, after) => {
  expect((await found(text))[0]?.fix?.after).toBe(after)
})
