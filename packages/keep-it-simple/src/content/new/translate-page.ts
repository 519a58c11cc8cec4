import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isCollection, isScalar, type Document } from 'yaml'
import { SettingsError } from '#config/settings-error.ts'
import type { Locale } from '#model/locale.ts'
import { takeTitle } from '../heading-title.ts'
import { placeFile, type Place } from '../place.ts'
import type { CompilerSettings } from '../settings.ts'
import { decodeSource, splitSource } from '../source.ts'
import { counterpartOf } from './counterpart.ts'
import { insideDocs } from '../new-page.ts'
import { readKeys, setFirst, writtenKeys } from './page-template.ts'

/** What belongs to one language only, or to the page that is translated. */
const LEFT_OUT = [
  'redirectFrom',
  'lang',
  'prev',
  'next',
  'translated',
  'commentID',
  'translation',
  'programs',
]
/** What has to be said anew. */
const WORDS = ['title', 'description', 'aliases', 'excerpt', 'badge', 'tags']
const MARK = ' translate'

/** The counterpart of a page in another language: its front matter carried over, its text left to the author. */
export function translatePage(
  written: string,
  to: string | undefined,
  settings: CompilerSettings,
): { file: string; text: string } {
  const file = insideDocs(written)
  const path = join(settings.docs, file)
  if (!/\.md$/i.test(file) || !existsSync(path))
    throw new SettingsError(
      `There is no page docs/${file}.`,
      'Name the Markdown file to translate, for example `--translate docs/blog/name.md`.',
    )
  const { text = '' } = decodeSource(file, readFileSync(path))
  const source = takeTitle(splitSource(file, text).source)
  const document = readKeys(source.frontMatter)
  const place = placeOf(file, document, settings)
  const target = languageOf(to, place, settings)
  const counterpart = counterpartOf({ ...place, file }, target, settings)
  refuseSecond(document, target, settings)
  for (const key of LEFT_OUT) document.delete(key)
  const title = document.get('title') ?? source.title
  setFirst(document, [
    ['title', title],
    ['permalink', counterpart.path],
    ['translation', place.path],
    ['draft', true],
  ])
  for (const key of WORDS) {
    const value: unknown = document.get(key, true)
    if (isScalar(value) || isCollection(value)) value.comment = MARK
  }
  return { file: counterpart.file, text: `---\n${writtenKeys(document)}---\n\n` }
}

function placeOf(file: string, document: Document, settings: CompilerSettings): Place {
  const permalink = document.get('permalink')
  const value = typeof permalink === 'string' ? permalink : undefined
  const { place, diagnostics } = placeFile(file, { value, line: undefined }, settings)
  if (place) return place
  const [problem] = diagnostics
  throw new SettingsError(problem?.message ?? file, problem?.remedy ?? 'Run `kis check`.')
}

function languageOf(to: string | undefined, { locale }: Place, { site }: CompilerSettings): Locale {
  const others = site.locales.filter(({ prefix }) => prefix !== locale.prefix)
  const named = ({ lang, prefix }: Locale) =>
    to === undefined ||
    [lang, lang.split('-')[0]!, prefix, prefix.slice(1, -1)].some(
      (name) => name.toLowerCase() === to.toLowerCase(),
    )
  const found = others.filter(named)
  if (found.length === 1) return found[0]!
  const choices = others.map(({ lang }) => `\`--to ${lang}\``).join(' or ')
  if (others.length === 0)
    throw new SettingsError(
      'The site has one language only.',
      'Add another to `locales` in the settings first.',
    )
  throw new SettingsError(
    to === undefined
      ? 'The site has several other languages.'
      : `\`${to}\` is not another language of the site.`,
    `Write ${choices}.`,
  )
}

/** A page has one translation in a language. */
function refuseSecond(document: Document, target: Locale, { site }: CompilerSettings): void {
  const written: unknown = document.toJS()?.translation
  const named = [written].flat().filter((one): one is string => typeof one === 'string')
  const others = site.locales.filter(({ prefix }) => prefix !== '/')
  const prefixOf = (path: string) =>
    others.find(({ prefix }) => path.startsWith(prefix))?.prefix ?? '/'
  const known = named.find((path) => prefixOf(path) === target.prefix)
  if (known !== undefined)
    throw new SettingsError(
      `The page has a translation already, \`${known}\`.`,
      'Edit that page, or remove `translation` from this one.',
    )
}
