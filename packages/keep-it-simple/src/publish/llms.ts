import type { Collection } from '#model/collection.ts'
import type { Locale } from '#model/locale.ts'
import { collectionOf } from '#model/collection.ts'
import { markdownFile } from '#model/path.ts'
import type { Entry } from './catalogue.ts'

/** Files by name: for each language a list of its articles, with where their Markdown is. */
export function llmsFiles(
  entries: readonly Entry[],
  locales: readonly Locale[],
  collections: readonly Collection[],
  absolute: (address: string) => string,
): Record<string, string> {
  return Object.fromEntries(
    locales.map((locale) => {
      const own = entries.filter((one) => one.isArticle && one.locale === locale.prefix)
      const sections = new Map<string, string[]>()
      for (const entry of own) {
        const name = collectionOf(collections, entry.file ?? '')?.title ?? locale.title
        const lines = sections.get(name) ?? []
        sections.set(name, lines)
        lines.push(line(entry, absolute))
      }
      const others = locales
        .filter(({ prefix }) => prefix !== locale.prefix)
        .map(({ prefix, label }) => `- [${label}](${absolute(`${prefix}llms.txt`)})`)
      const text = [
        `# ${locale.title}`,
        '',
        `> ${locale.description}`,
        ...[...sections].flatMap(([name, lines]) => ['', `## ${name}`, '', ...lines]),
        // By convention what may be left out.
        ...(others.length > 0 ? ['', '## Optional', '', ...others] : []),
        '',
      ]
      return [`${locale.prefix.slice(1)}llms.txt`, text.join('\n')]
    }),
  )
}

function line({ path, title, description }: Entry, absolute: (address: string) => string): string {
  const file = markdownFile(path)
  const link = absolute(file === undefined ? path : `/${file}`)
  const name = title.replace(/[[\]]/g, '\\$&')
  return `- [${name}](${link})${description === undefined ? '' : `: ${description.replace(/\s+/g, ' ')}`}`
}
