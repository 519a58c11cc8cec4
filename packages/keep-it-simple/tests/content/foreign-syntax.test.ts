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
  ['NexT, the end of a box', 'a\n{% endnote %}', 2, /::: note/, ':::'],
  ['Jekyll, code', '{% highlight ruby %}', 1, /three backticks/, '```ruby'],
  ['Jekyll, a page', '[a]({% post_url 2020-01-01-a %})', 1, /\[words\]/],
  ['Hexo, a film', '{% youtube dQw4w9WgXcQ %}', 1, /@\[youtube\]/, '@[youtube](dQw4w9WgXcQ)'],
  ['Vue, an expression', 'a {{ page.title }} b', 1, /Write what it stands for/],
  ['Hugo, a shortcode', '{{< figure src="a.png" >}}', 1, /alone in its paragraph/],
  ['Hugo, another', '{{% notice tip %}}', 1, /::: note/],
  ['VitePress, contents', 'a\n\n[[toc]]', 3, /Remove it/, ''],
  ['Typora, contents', '[TOC]', 1, /Remove it/, ''],
  ['Obsidian, a link', 'see [[Page name|words]]', 1, /\[words\]\(<\.\/Page name\.md>\)/],
  ['Obsidian, a picture', '![[a.png]]', 1, /!\[what it shows\]\(\.\/a\.png\)/],
  ['Obsidian, a comment', 'a %%b%%', 1, /<!-- … -->/, '<!-- b -->'],
  ['MkDocs, a box', '!!! tip "Title"\n    a', 1, /`::: tip Title`/],
  ['MkDocs, a fold', '???+ note\n    a', 1, /`::: details open Title`/],
  ['kramdown, a class', 'a\n{: .center}', 2, /Remove it/, ''],
  ['MDX, an import', "import A from './a'", 1, /need no import/, ''],
  ['MDX, an export', 'export const meta = { a: 1 }', 1, /front matter/],
  ['VitePress, code', '<<< @/a.js{2}', 1, /@\[code\]\(\/a\.js\)/],
  ['VitePress, code beside the page', '<<< ./a.js', 1, /@\[code\]/, '@[code](./a.js)'],
  ['VitePress, an include', '<!--@include: @/a.md-->', 1, /Write `\/a\.md`/, '/a.md'],
  ['Docusaurus, a title', ':::tip[A title]\na\n:::', 1, /`::: tip A title`/, '::: tip A title'],
  ['Pandoc, a size', '![a](./notes/pictures/dot.png){width=50%}', 1, /<img /],
  ['plume, a size', '![a](./notes/pictures/dot.png =30x20)', 1, /width="30"/],
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
