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
