import { expect, it } from 'vitest'
import { testSettings, testSite } from '../../tests/support/test-site.ts'
import { checkWords } from './check-words.ts'
import type { CompilerSettings } from './settings.ts'

const SETTINGS = testSettings()
const LOCALE = testSite.site.locales[0]!

const said = (words: object, langs: readonly string[] = ['zh-CN', 'en-US']) =>
  checkWords({
    ...SETTINGS,
    site: { ...SETTINGS.site, locales: langs.map((lang) => ({ ...LOCALE, lang })) },
    words: words as CompilerSettings['words'] & object,
  })

it('the languages that are built in borrow nothing, nor do their kin', async () => {
  expect(await said({})).toEqual([])
  expect(await said({}, ['en-GB', 'zh-SG'])).toEqual([])
  const { words: _, ...wordless } = { ...SETTINGS, words: {} }
  expect(await checkWords(wordless as CompilerSettings)).toEqual([])
})

it('for a language without words of its own the number it borrows is reported, and the first of them', async () => {
  const [one, ...others] = await said({}, ['en-US', 'fr'])
  expect(others).toEqual([])
  expect(one).toMatchObject({
    severity: 'warning',
    code: 'missing-words',
    file: 'locale/fr.ts',
    remedy: 'Add them; until then pages show those of the nearest built-in language.',
  })
  const [, count, names] =
    /^(\d+) words of the interface are not translated into `fr`: (.*) …\.$/.exec(one!.message)!
  expect(Number(count)).toBeGreaterThan(100)
  expect(names!.split(', ')).toHaveLength(12)
  expect(names).toMatch(/^interface\.\w+/)
})

/** Every word of the interface, as the message about all of them counts them. */
async function allBut(missing: number): Promise<[words: object, names: string[]]> {
  const { wordEntries, withBlocks } = await import('#locale/resolve-words.ts')
  const { blockTables } = await import('#locale/block-words.ts')
  const { loadBlockWords } = await import('./markdown/blocks/load-blocks.ts')
  const blocks = blockTables(await loadBlockWords(SETTINGS.root))['en-US']!
  const entries = wordEntries(withBlocks(blocks))
  const words: Record<string, unknown> = {}
  for (const [name, word] of entries.slice(missing)) {
    const parts = name.split('.')
    let table = words
    for (const part of parts.slice(0, -1)) table = (table[part] ??= {}) as Record<string, unknown>
    table[parts.at(-1)!] = word
  }
  return [words, entries.slice(0, missing).map(([name]) => name)]
}

it.each([
  [0, []],
  [1, ['']],
  [12, ['']],
  [13, [' …']],
])('of %d missing words a dozen are named', async (missing, ends) => {
  const [words, names] = await allBut(missing)
  const found = await said({ fr: words }, ['fr'])
  const named = names.slice(0, 12).join(', ')
  expect(found.map(({ message }) => message)).toEqual(
    ends.map(
      (end) => `${missing} words of the interface are not translated into \`fr\`: ${named}${end}.`,
    ),
  )
})

it.each<[string, object, string, string]>([
  [
    'a name with a mistake in it',
    { interface: { serach: 'Search' } },
    'The interface has no word `interface.serach`.',
    'Did you mean `interface.search`?',
  ],
  [
    'a name like no other',
    { quiteDifferent: 'x' },
    'The interface has no word `quiteDifferent`.',
    'Remove it.',
  ],
  [
    'a number',
    { interface: { search: 3 } },
    '`interface.search` is not a text.',
    'Put quotes around it.',
  ],
  [
    'a value nobody fills in',
    { interface: { search: 'S {x}' } },
    'Nothing is filled in for `{x}` of `interface.search`.',
    'Use the values the English word has: `Search`.',
  ],
])('%s is named in the file of its language', async (_, words, message, remedy) => {
  expect(await said({ 'en-US': words })).toEqual([
    { severity: 'warning', code: 'unknown-word', file: 'locale/en-US.ts', message, remedy },
  ])
})

it('what is borrowed is said before mistakes, language by language', async () => {
  const found = await said({ ja: { a: 'x' }, 'zh-CN': { b: 'x' } }, ['fr', 'ja'])
  expect(found.map(({ file, code }) => `${file} ${code}`)).toEqual([
    'locale/fr.ts missing-words',
    'locale/ja.ts missing-words',
    'locale/ja.ts unknown-word',
    'locale/zh-CN.ts unknown-word',
  ])
})
