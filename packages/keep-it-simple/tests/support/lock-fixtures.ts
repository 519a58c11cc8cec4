import { hashPassword, makeSalt } from '#content/locks/bcrypt.ts'
import type { LockSettings } from '#model/lock.ts'
import { page, post, type Files } from './tiny-site.ts'

/** Passwords of the tests and nothing else; their hashes are cheap, because only the build compares. */
export const PASSWORDS = {
  own: 'otter-carries-nine-lamps',
  prefix: 'violet-anvil-under-rain',
  file: 'seven-quiet-harbour-bells',
  pattern: 'copper-meadow-lantern-six',
  admin: 'granite-sparrow-eats-maps',
}

export async function hashes(): Promise<Readonly<Record<keyof typeof PASSWORDS, string>>> {
  const pairs = await Promise.all(
    Object.entries(PASSWORDS).map(
      async ([name, password]) => [name, await hashPassword(password, makeSalt(4))] as const,
    ),
  )
  return Object.fromEntries(pairs) as Record<keyof typeof PASSWORDS, string>
}

export async function lockSettings(change: Partial<LockSettings> = {}): Promise<LockSettings> {
  const { admin, prefix, file, pattern } = await hashes()
  return {
    global: false,
    separator: ':',
    admin: [admin],
    rules: {
      '/dataMining/inner/': prefix,
      'notes/by-file.md': file,
      '^/article/x-\\d+/$': pattern,
    },
    publicPasswords: [],
    ...change,
  }
}

/** A word per place a text may leak from, each found nowhere else. */
const PLACES = [
  'title',
  'alias',
  'description',
  'tag',
  'excerpt',
  'paragraph',
  'heading',
  'code',
  'cell',
  'alt',
  'picture',
  'svgname',
  'linktext',
  'linkhref',
  'demo',
  'footnote',
  'headtag',
  'formula',
  'anchor',
  'folder',
  'mindmap',
  'chart',
  'program',
  'output',
] as const

type Canaries = Readonly<Record<(typeof PLACES)[number], string>> & { readonly han: string }

/** Single rare characters too: indexes of Chinese text keep one or two. */
const RARE = [
  '龘齉',
  '爨麤',
  '灪籱',
  '癵厵',
  '鱻靐',
  '驫麣',
  '鸜鸞',
  '虋讟',
  '钃鸚',
  '欟爩',
  '豔鬱',
]

function canaries(page: string, number: number): Canaries {
  const words = PLACES.map((place) => [place, `${page}q${place}zx${number}k`] as const)
  return {
    ...(Object.fromEntries(words) as Record<(typeof PLACES)[number], string>),
    han: RARE[number]!,
  }
}

function secretText(words: Canaries): string {
  return [
    `${words.excerpt} ${words.han}`,
    '<!-- more -->',
    `## ${words.heading} {#${words.anchor}}`,
    `${words.paragraph}[^1] and [${words.linktext}](https://example.com/${words.linkhref}).`,
    `![${words.alt}](./${words.svgname}.svg)`,
    `| a | b |\n|---|---|\n| 1 | ${words.cell} |`,
    `\`\`\`js\nconst ${words.code} = 1\n\`\`\``,
    `$$\n\\text{${words.formula}}\n$$`,
    `::: demo title="Demo"\n\`\`\`html\n<p>${words.demo}</p>\n\`\`\`\n:::`,
    `[^1]: ${words.footnote}`,
  ].join('\n\n')
}

/** What is drawn and what runs. */
const drawnText = (words: Canaries): string =>
  [
    `${words.paragraph} ${words.han}`,
    `\`\`\`markmap title="Map"\n# ${words.mindmap}\n## Other\n\`\`\``,
    `\`\`\`chart type=bar title="${words.chart}"\npage,HTML\narticle,9\n\`\`\``,
  ].join('\n\n')

const runningText = (words: Canaries): string =>
  [
    words.paragraph,
    `\`\`\`go run\npackage main\n\nfunc main() { println("${words.program}") }\n\`\`\``,
    `\`\`\`text output\n${words.output}\n\`\`\``,
  ].join('\n\n')

const picture = ({ picture }: Canaries) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><!-- ${picture} --><path d="M0 0h9v9H0z"/></svg>`

const front = (words: Canaries) => ({
  title: words.title,
  description: words.description,
  tags: [words.tag],
  aliases: [words.alias],
  head: [['meta', { name: 'keywords', content: words.headtag }]],
  changelog: true,
})

export interface LockSite {
  readonly files: Files
  /** All words that must not be found. */
  readonly words: readonly string[]
}

/** A site with a page locked in each way, a draft, and pages that link and neighbour them. */
export async function lockSite(): Promise<LockSite> {
  const own = canaries('own', 0)
  const prefix = canaries('prefix', 1)
  const file = canaries('file', 2)
  const pattern = canaries('pattern', 3)
  const draft = canaries('draft', 4)
  const flag = canaries('flag', 5)
  const two = canaries('two', 6)
  const english = canaries('english', 7)
  const chapter = canaries('chapter', 8)
  const drawn = canaries('drawn', 9)
  const running = canaries('running', 10)
  const { own: hash, file: second } = await hashes()
  const files: Record<string, string> = {
    'README.md': page({ title: 'Home', pageLayout: 'home', config: [{ type: 'posts' }] }, ''),
    'blog/a.md': post(
      { title: 'Open post', permalink: '/article/open/', tags: ['open'] },
      'Open text. [To the locked one](./own.md), [another](/article/x-1/).',
    ),
    'blog/own.md': post(
      { ...front(own), permalink: '/article/own/', encrypt: { hash } },
      secretText(own),
    ),
    [`blog/${own.svgname}.svg`]: picture(own),
    'blog/pattern.md': post({ ...front(pattern), permalink: '/article/x-1/' }, secretText(pattern)),
    [`blog/${pattern.svgname}.svg`]: picture(pattern),
    'blog/draft.md': post(
      { ...front(draft), permalink: '/article/draft/', draft: true },
      secretText(draft),
    ),
    [`blog/${draft.svgname}.svg`]: picture(draft),
    'blog/shown.md': post(
      {
        title: 'Title for everybody',
        permalink: '/article/shown/',
        tags: ['shown'],
        aliases: ['Name for everybody'],
        encrypt: { title: true, tags: true, hint: 'Ask the owner.', hash },
      },
      `Secret ${own.paragraph}.`,
    ),
    'dataMining/README.md': page({ title: 'Series' }, 'Open series.'),
    'dataMining/1.open.md': page({ title: 'First note', permalink: '/dataMining/open/' }, 'Open.'),
    'dataMining/2.prefix.md': page(
      { ...front(prefix), permalink: '/dataMining/inner/a/' },
      secretText(prefix),
    ),
    [`dataMining/${prefix.svgname}.svg`]: picture(prefix),
    'dataMining/3.other.md': page(
      { title: `${prefix.title}b`, permalink: '/dataMining/inner/b/' },
      `${prefix.paragraph}b`,
    ),
    'notes/by-file.md': page({ ...front(file), permalink: '/hidden-file/' }, secretText(file)),
    [`notes/${file.svgname}.svg`]: picture(file),
    // By the mark alone: only the admin's password opens it.
    'blog/flag.md': post(
      { ...front(flag), permalink: '/article/flag/', encrypt: true },
      secretText(flag),
    ),
    [`blog/${flag.svgname}.svg`]: picture(flag),
    // With two passwords of its own, the only page of its category.
    [`blog/7.${two.folder}/two.md`]: post(
      { ...front(two), permalink: '/article/two/', encrypt: { hash: `${hash}:${second}` } },
      secretText(two),
    ),
    [`blog/7.${two.folder}/${two.svgname}.svg`]: picture(two),
    'en/blog/english.md': post(
      { ...front(english), permalink: '/en/article/english/', encrypt: { hash } },
      secretText(english),
    ),
    [`en/blog/${english.svgname}.svg`]: picture(english),
    // A whole chapter of a series, its folder too.
    [`dataMining/4.${chapter.folder}/README.md`]: page(
      { ...front(chapter), permalink: '/dataMining/inner/chapter/' },
      secretText(chapter),
    ),
    [`dataMining/4.${chapter.folder}/${chapter.svgname}.svg`]: picture(chapter),
    'blog/drawn.md': post(
      { ...front(drawn), permalink: '/article/drawn/', encrypt: { hash } },
      drawnText(drawn),
    ),
    'blog/running.md': post(
      { ...front(running), permalink: '/article/running/', encrypt: { hash } },
      runningText(running),
    ),
  }
  const all = [own, prefix, file, pattern, draft, flag, two, english, chapter, drawn, running]
  return { files, words: all.flatMap((one) => Object.values(one)) }
}
