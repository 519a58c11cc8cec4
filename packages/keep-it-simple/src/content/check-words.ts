import { blockTables } from '#locale/block-words.ts'
import {
  missingWords,
  withBlocks,
  wordEntries,
  wordFaults,
  type WordFault,
} from '#locale/resolve-words.ts'
import type { Diagnostic } from '#model/diagnostic.ts'
import { nearest } from '#model/nearest.ts'
import { loadBlockWords } from './markdown/blocks/load-blocks.ts'
import type { CompilerSettings } from './settings.ts'

/** Missing words of a language are warnings: the site works without them, but mixes languages. */
export async function checkWords({
  root,
  site,
  words = {},
}: CompilerSettings): Promise<Diagnostic[]> {
  const blocks = blockTables(await loadBlockWords(root))['en-US']!
  const english = new Map(wordEntries(withBlocks(blocks)))
  const borrowed = site.locales.flatMap(({ lang }) => {
    const missing = missingWords(lang, words, blocks)
    return missing.length === 0 ? [] : [borrows(lang, missing)]
  })
  const faults = Object.entries(words).flatMap(([lang, own]) =>
    wordFaults(own, blocks).map((one) => faulty(lang, one, english)),
  )
  return [...borrowed, ...faults]
}

/** More are looked up in the manual and not read in a terminal. */
const NAMED = 12
const named = (words: readonly string[]): string =>
  words.length > NAMED ? `${words.slice(0, NAMED).join(', ')} …` : words.join(', ')

const borrows = (lang: string, missing: readonly string[]): Diagnostic => ({
  severity: 'warning',
  code: 'missing-words',
  file: fileOf(lang),
  message: `${missing.length} words of the interface are not translated into \`${lang}\`: ${named(missing)}.`,
  remedy: 'Add them; until then pages show those of the nearest built-in language.',
})

function faulty(
  lang: string,
  { name, fault, value }: WordFault,
  english: ReadonlyMap<string, unknown>,
): Diagnostic {
  const about = { severity: 'warning', file: fileOf(lang) } as const
  if (fault === 'unknown-value')
    return {
      ...about,
      code: 'unknown-word',
      message: `Nothing is filled in for \`${value}\` of \`${name}\`.`,
      remedy: `Use the values the English word has: \`${String(english.get(name))}\`.`,
    }
  if (fault === 'not-text')
    return {
      ...about,
      code: 'unknown-word',
      message: `\`${name}\` is not a text.`,
      remedy: 'Put quotes around it.',
    }
  const guess = nearest(name, english.keys())
  return {
    ...about,
    code: 'unknown-word',
    message: `The interface has no word \`${name}\`.`,
    remedy: guess ? `Did you mean \`${guess}\`?` : 'Remove it.',
  }
}

const fileOf = (lang: string): string => `locale/${lang}.ts`
