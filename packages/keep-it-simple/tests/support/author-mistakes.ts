import { page as source, post, type Files } from './tiny-site.ts'

/** The page that is open while mistakes are made, and a sentence it always has. */
export const OPEN = { file: 'blog/hash.md', path: '/article/hash/', title: '哈希表' } as const
export const GOOD = '哈希表把键映射到桶。'

const FRONT = { title: OPEN.title, permalink: OPEN.path }
/** With nothing wrong in it. */
export const RIGHT: string = post(FRONT, GOOD)

const text = (body: string): Files => ({ [OPEN.file]: post(FRONT, `${GOOD}\n\n${body}`) })
const front = (keys: Readonly<Record<string, unknown>>, body = GOOD): Files => ({
  [OPEN.file]: post({ ...FRONT, ...keys }, body),
})
const raw = (lines: string): Files => ({
  [OPEN.file]: `---\ncreateTime: 2024/05/12 15:15:20\npermalink: ${OPEN.path}\n${lines}\n---\n\n${GOOD}\n`,
})

export interface AuthorMistake {
  readonly name: string
  /** Files of `docs/` as they are saved; those that were not there are removed afterwards. */
  readonly files: Files
  readonly code: string
  /** What the list names as the place: the file, or file and line. */
  readonly at?: string
  /** The desk offers to mend it. */
  readonly fixable?: boolean
  /** The mistake takes the page away, or its text. */
  readonly leaves?: 'no-text' | 'no-title'
}

/** What authors do wrong, made one after another while the page is open. */
export const AUTHOR_MISTAKES: readonly AuthorMistake[] = [
  // Links.
  { name: 'a link to nowhere', files: text('见 [这里](/article/later/)。'), code: 'dead-link' },
  {
    name: 'a link with a typing mistake',
    files: text('见 [B 树](/article/b-tre/)。'),
    code: 'dead-link',
    fixable: true,
  },
  {
    name: 'a link to a file that lies elsewhere',
    files: text('见 [它](./b-tree.md)。'),
    code: 'dead-link',
    fixable: true,
  },
  {
    name: 'a link by the title of a page',
    files: text('见 [B 树](/posts/12345/)。'),
    code: 'dead-link',
    fixable: true,
  },
  {
    name: 'a heading that is not there',
    files: text('见 [下文](#buckts)。\n\n## Buckets'),
    code: 'dead-anchor',
    fixable: true,
  },
  {
    name: 'another site without its scheme',
    files: text('见 [它](www.example.org/a)。'),
    code: 'dead-link',
    fixable: true,
  },
  {
    name: 'a translation that does not exist',
    files: front({ translation: '/en/nothing/' }),
    code: 'bad-translation',
  },
  // Pictures.
  {
    name: 'a picture that is not there',
    files: text('![图](./none.png)'),
    code: 'missing-picture',
  },
  {
    name: 'a picture that was moved',
    files: text('![图](./dot.svg)'),
    code: 'missing-picture',
    fixable: true,
  },
  {
    name: 'a picture without words',
    files: text('![](../img/hash-table.svg)'),
    code: 'missing-alt',
    fixable: true,
  },
  {
    name: 'a picture of another host',
    files: text('![图](https://example.org/a.png)'),
    code: 'remote-picture',
  },
  {
    name: 'a misspelt mark of a picture',
    files: text('![图](../img/dot.svg#drak-only)'),
    code: 'unknown-picture-mark',
    fixable: true,
  },
  {
    name: 'a picture that is none',
    files: { ...text('![图](./fake.png)'), 'blog/fake.png': 'text' },
    code: 'broken-picture',
  },
  {
    name: 'a cover that is not there',
    files: front({ cover: '/none.svg' }),
    code: 'missing-picture',
  },
  // Blocks.
  { name: 'a misspelt block', files: text('::: tpi\n提示\n:::'), code: 'unknown-block' },
  { name: 'a block that is not closed', files: text('::: tip\n提示'), code: 'unclosed-block' },
  { name: 'an embed that does not exist', files: text('@[pfd](./a.pdf)'), code: 'unknown-embed' },
  {
    name: 'a misspelt option of a chart',
    files: text('```chart type=lines\na,b\n1,2\n```'),
    code: 'bad-option',
  },
  { name: 'a chart without data', files: text('```chart\n```'), code: 'bad-chart' },
  {
    name: 'a mind map of plain text',
    files: text('```markmap\n只是文字\n```'),
    code: 'bad-diagram',
  },
  { name: 'a formula that is none', files: text('公式 $\\foo{x}$。'), code: 'bad-maths' },
  { name: 'a formula that does not end', files: text('$$\nx^2'), code: 'unclosed-maths' },
  { name: 'a misspelt icon', files: text('图标 ::lucide:rockt::'), code: 'unknown-icon' },
  {
    name: 'a misspelt language of code',
    files: text('```pyton\nx = 1\n```'),
    code: 'unknown-language',
  },
  { name: 'a footnote nobody wrote', files: text('正文[^n]。'), code: 'unknown-footnote' },
  { name: 'an annotation nobody wrote', files: text('正文[+n]。'), code: 'unknown-annotation' },
  {
    name: 'a program without its output',
    files: text('```python run\nprint(1)\n```'),
    code: 'run-without-output',
  },
  {
    name: 'a listing that is not there',
    files: text('@[code](./none.ts)'),
    code: 'missing-source',
  },
  {
    name: 'a part that is not there',
    files: text('<!-- @include: ./_none.md -->'),
    code: 'missing-source',
  },
  {
    name: 'a comment over a blank line',
    files: text('正文 <!-- a\n\nb -->'),
    code: 'open-comment',
  },
  { name: 'a second title in the text', files: text('# 又一个标题'), code: 'second-h1' },
  // Front matter.
  { name: 'no title', files: raw('description: x'), code: 'missing-title', leaves: 'no-title' },
  {
    name: 'a title that is a number',
    files: raw('title: 2024'),
    code: 'invalid-value',
    leaves: 'no-title',
  },
  { name: 'a misspelt key', files: raw(`title: ${OPEN.title}\ntgas: [a]`), code: 'unknown-key' },
  { name: 'a value of the wrong kind', files: front({ tags: 'x' }), code: 'invalid-value' },
  {
    name: 'a date that does not exist',
    files: front({ createTime: '2024/13/45' }),
    code: 'bad-date',
  },
  {
    name: 'a colon in a plain title',
    files: raw('title: 哈希表: 一'),
    code: 'broken-yaml',
    leaves: 'no-title',
  },
  {
    name: 'a list that is not closed',
    files: raw(`title: ${OPEN.title}\ntags: [a, b`),
    code: 'broken-yaml',
    leaves: 'no-title',
  },
  {
    name: 'front matter that never ends',
    files: { [OPEN.file]: `---\ntitle: ${OPEN.title}\n\n${GOOD}\n` },
    code: 'front-matter-open',
    leaves: 'no-text',
  },
  {
    name: 'a layout that does not exist',
    files: front({ pageLayout: 'docs' }),
    code: 'unknown-layout',
  },
  {
    name: 'an address without a slash',
    files: front({ permalink: '/article/hash' }),
    code: 'bad-address',
  },
  { name: 'a lock without a password', files: front({ encrypt: true }), code: 'no-password' },
  // Other files.
  {
    name: 'a second page on the same address',
    files: { 'blog/again.md': post({ ...FRONT, title: '另一篇' }) },
    code: 'duplicate-address',
  },
  {
    name: 'a new page with a dead link',
    files: { 'blog/new.md': post({ title: '新', permalink: '/article/new/' }, '[x](/none/)') },
    code: 'dead-link',
  },
  {
    name: 'two spellings of a tag',
    files: {
      ...front({ tags: ['Go'] }),
      'blog/tag.md': post({ title: '标', permalink: '/article/tag/', tags: ['go'] }),
    },
    code: 'clashing-tags',
  },
  {
    name: 'a file that is not UTF-8',
    files: { 'blog/latin.md': new Uint8Array([0x2d, 0x2d, 0xff, 0xfe]) },
    code: 'not-utf8',
  },
  {
    name: 'a list of friends with a colour that is none',
    files: {
      'friends.md': source({
        title: '友链',
        permalink: '/friends/',
        pageLayout: 'friends',
        list: [{ name: 'A', link: 'https://a.example/', color: 'url(x)' }],
      }),
    },
    code: 'invalid-value',
  },
]
