import type { Answers, Kind } from './answers.ts'
import type { Language } from './languages.ts'
import { SITE_WORDS } from './site-words.ts'

/** In single quotes, as the rest of the file. */
const quoted = (text: string): string =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`

/** Folder below `docs/`: '' for the first language, `en/` for another. */
export const folderOf = ({ prefix }: Language): string => prefix.slice(1)

const has = (kind: Kind, part: 'blog' | 'notes'): boolean => kind === part || kind === 'both'

/** The text of `site.config.ts`, with comments in the site's first language. */
export function siteConfig({ languages, kind, title }: Answers, timeZone: string): string {
  const { comments } = SITE_WORDS[languages[0]?.texts ?? 'en-US']
  return `import { defineSite } from 'keep-it-simple'

// ${comments.top}
export default defineSite({
  // ${comments.origin}
  origin: 'https://example.com',
  // ${comments.base}
  base: '/',
  // ${comments.timeZone}
  timeZone: ${quoted(timeZone)},
  // ${comments.locales}
  locales: [
${languages.map((language) => locale(language, kind, title)).join('\n')}
  ],
  head: [['link', { rel: 'icon', type: 'image/svg+xml', href: '/favicon.svg' }]],
  // ${comments.collections}
  collections: [
${languages.flatMap((language) => collections(language, kind)).join('\n')}
  ],
  // ${comments.navigation}
  navigation: {
${languages.map((language) => bar(language, kind)).join('\n')}
  },
  // ${comments.deploy}
  deploy: { hosts: ['github-pages'] },
})
`
}

const locale = ({ tag, label, prefix, texts }: Language, kind: Kind, title: string): string =>
  `    {
      prefix: '${prefix}',
      lang: '${tag}',
      label: ${quoted(label)},
      title: ${quoted(title)},
      description: ${quoted(SITE_WORDS[texts].description[kind])},
    },`

function collections(language: Language, kind: Kind): string[] {
  const { blog, notes } = SITE_WORDS[language.texts]
  const folder = folderOf(language)
  const lines: string[] = []
  if (has(kind, 'blog')) lines.push(`    { type: 'post', dir: '${folder}blog', title: '${blog}' },`)
  if (has(kind, 'notes'))
    lines.push(`    { type: 'doc', dir: '${folder}notes', title: '${notes}' },`)
  return lines
}

function bar({ prefix, texts }: Language, kind: Kind): string {
  const { home, blog, notes } = SITE_WORDS[texts]
  const item = (text: string, folder: string) =>
    `      { text: '${text}', link: '${prefix}${folder}/', activeMatch: '^${prefix}${folder}/' },`
  const items = [`      { text: '${home}', link: '${prefix}' },`]
  if (has(kind, 'blog')) items.push(item(blog, 'blog'))
  if (has(kind, 'notes')) items.push(item(notes, 'notes'))
  return `    '${prefix}': [\n${items.join('\n')}\n    ],`
}
