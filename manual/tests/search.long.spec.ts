import { settingsList } from 'keep-it-simple/reference'
import { expect, open, test } from 'keep-it-simple-testing/browser.ts'
import { groups, openSearch, search } from 'keep-it-simple-testing/search-box.ts'
import { settingFile, spoken } from '../reference/setting-pages.ts'
import { addressOf, LANGUAGES, prefixOf } from '../reference/page.ts'

const all = settingsList()

for (const lang of LANGUAGES)
  test.describe(`in ${lang}`, () => {
    test.use({ locale: lang })

    test('every setting is found in one search: its page comes first', async ({ page }) => {
      test.setTimeout(360_000)
      await open(page, prefixOf(lang))
      await openSearch(page)
      const lost: string[] = []
      for (const setting of all) {
        await search(page, spoken(setting))
        const address = prefixOf(lang) + addressOf({ file: settingFile(setting) })
        const first = await groups(page).first().locator('a').first().getAttribute('href')
        if (first?.replace(/[?#].*/, '') !== address) lost.push(`${spoken(setting)} → ${first}`)
      }
      expect(lost).toEqual([])
    })
  })
