import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import type { Answers } from './answers.ts'
import { folderOf } from './site-config.ts'
import { SITE_WORDS } from './site-words.ts'
import { fill, TEMPLATES } from './template.ts'

/** The first pages in every language: path below the site's folder, and text. */
export function pagesOf(answers: Answers, now: Date, timeZone: string): [string, string][] {
  const { languages, kind, title } = answers
  return languages.flatMap((language, index) => {
    const templates = join(TEMPLATES, language.texts)
    const description = SITE_WORDS[language.texts].description[kind]
    const parts = kind === 'both' ? ['blog', 'notes'] : [kind]
    const sources: [string, string][] = [
      ['README.md', join(templates, 'home', `${kind}.md`)],
      ...parts.flatMap((part) => filesOf(join(templates, 'docs'), part)),
    ]
    return sources.map(([name, source]): [string, string] => [
      `docs/${folderOf(language)}${name}`,
      fill(readFileSync(source, 'utf8'), {
        // Any text in double quotes is also YAML.
        title: JSON.stringify(title),
        description: JSON.stringify(description),
        // Large letters need no full stop.
        tagline: JSON.stringify(description.replace(/[.。]$/, '')),
        date: writtenDate(now, timeZone),
        prefix: language.prefix,
        docs: `docs/${folderOf(language)}`,
        folder: folderOf(language),
        // Named on one side, a translation holds for both.
        translation: index === 0 ? '' : `translation: ${addressOf(name)}`,
      }),
    ])
  })
}

function filesOf(folder: string, part: string): [string, string][] {
  return readdirSync(join(folder, part), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .map((path) => [path.slice(folder.length + 1).replaceAll(sep, '/'), path])
}

/** Where the engine puts a page of the first language: numbers are order, a README is its folder. */
const addressOf = (name: string): string =>
  `/${name
    .replace(/\.md$/, '/')
    .replace(/README\/$/, '')
    .replace(/(^|\/)\d+\./g, '$1')}`

/** As articles write it: `2026/11/15 18:30:00`. */
function writtenDate(now: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
  }).formatToParts(now)
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? ''
  return `${part('year')}/${part('month')}/${part('day')} ${part('hour')}:${part('minute')}:${part('second')}`
}
