/** The languages of the manual, the main one first. */
export const LANGUAGES = ['zh-CN', 'en-US'] as const
export type Lang = (typeof LANGUAGES)[number]
/** The same words in each language. */
export type Both = Readonly<Record<Lang, string>>

/** A generated page. */
export interface Page {
  /** Path below the folder of the reference. */
  readonly file: string
  readonly title: string
  readonly description: string
  readonly markdown: string
  /** Folder with the files its text names: pictures, data. */
  readonly beside?: string
}

/** Address of a page without the prefix of its language; numbers are order, not names. */
export const addressOf = ({ file }: Pick<Page, 'file'>): string =>
  `reference/${file
    .replace(/README\.md$/, '')
    .replace(/\.md$/, '/')
    .replaceAll(/(^|\/)\d+\./g, '$1')}`

export const folderOf = (lang: Lang): string => (lang === 'zh-CN' ? '' : 'en/')
export const prefixOf = (lang: Lang): string => `/${folderOf(lang)}`

/** The file of a page. Its source is a program, so nobody is led to edit it. */
export function written(page: Page, lang: Lang): string {
  const { title, description, markdown } = page
  const other = LANGUAGES.find((one) => one !== lang)!
  const keys = {
    title,
    description: plain(description),
    translation: prefixOf(other) + addressOf(page),
    editLink: false,
    readingTime: false,
  }
  // A string of JSON is one of YAML.
  const front = Object.entries(keys).map(([key, value]) => `${key}: ${JSON.stringify(value)}`)
  return `---\n${front.join('\n')}\n---\n\n${markdown.trim()}\n`
}

/** What stands in a head has no formatting. */
const plain = (markdown: string): string => markdown.replaceAll('`', '')

/** `Type: text`, with the colon of the language. */
export const inSentence = (lang: Lang, name: string, value: string): string =>
  `${name}${lang === 'zh-CN' ? '：' : ': '}${value}`

/** Code with as many backticks as it takes. */
export function fenced(language: string, code: string): string {
  const longest = Math.max(2, ...[...code.matchAll(/`{3,}/g)].map(([run]) => run.length))
  const fence = '`'.repeat(longest + 1)
  // Notes for the highlighter are shown, not obeyed.
  const shown = code.trimEnd().replaceAll('[!code', String.raw`[\!code`)
  return `${fence}${language}\n${shown}\n${fence}`
}

/** A heading without formatting, so that it is found and linked by what it says. */
export const heading = (level: number, text: string, id: string): string =>
  `${'#'.repeat(level)} ${text} {#${id}}`
