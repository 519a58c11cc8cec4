import { GROUPS } from '../words/groups.ts'
import { addressOf, prefixOf, type Lang, type Page } from './page.ts'

/** The first page of the reference and of each of its groups: what they have. */
export function overviewPages(pages: readonly Page[], lang: Lang): Page[] {
  return Object.entries(GROUPS).map(([folder, { title, description, intro }]) => {
    // Those of the folder itself, and of each folder in it the first.
    const own = pages.filter(
      ({ file }) =>
        file.startsWith(folder) && /^[^/]+(?:\/README\.md)?$/.test(file.slice(folder.length)),
    )
    const entries = folder === '' ? topOf(pages, lang) : own.map((page) => entryOf(page, lang))
    return {
      file: `${folder}README.md`,
      title: title[lang],
      description: description[lang],
      markdown: [(intro ?? description)[lang], entries.join('\n')].join('\n\n'),
    }
  })
}

/** Groups by their own first pages, and pages that stand alone. */
function topOf(pages: readonly Page[], lang: Lang): string[] {
  const groups = Object.entries(GROUPS)
    .filter(([folder]) => folder !== '')
    .map(([folder, { title, description }]) => ({
      file: `${folder}README.md`,
      title: title[lang],
      description: description[lang],
    }))
  const alone = pages.filter(({ file }) => !file.includes('/'))
  return [...groups, ...alone]
    .toSorted((a, b) => (a.file < b.file ? -1 : 1))
    .map((page) => entryOf(page, lang))
}

const entryOf = (page: Pick<Page, 'file' | 'title' | 'description'>, lang: Lang): string =>
  `- [${page.title}](${prefixOf(lang)}${addressOf(page)})${lang === 'zh-CN' ? '：' : ': '}${page.description}`
