import { settingsList } from 'keep-it-simple/reference'
import { expect, open, test } from 'keep-it-simple-testing/browser.ts'
import { groups, openSearch, search } from 'keep-it-simple-testing/search-box.ts'
import { settingPages, settingId, spoken } from '../reference/setting-pages.ts'
import { addressOf, prefixOf, type Lang } from '../reference/page.ts'

const all = settingsList()
const LOCALES: Readonly<Record<Lang, string>> = { 'zh-CN': 'zh-CN', 'en-US': 'en-US' }

for (const lang of ['zh-CN', 'en-US'] as const)
  test.describe(`in ${lang}`, () => {
    test.use({ locale: LOCALES[lang] })

    test('every setting is found in one search: its page comes first, with its section', async ({
      page,
    }) => {
      test.setTimeout(180_000)
      await open(page, prefixOf(lang))
      await openSearch(page)
      const lost: string[] = []
      for (const { file, markdown } of settingPages(lang)) {
        const own = all.filter((one) => markdown.includes(` {#${settingId(one)}}`))
        for (const setting of own) {
          await search(page, spoken(setting))
          const address = prefixOf(lang) + addressOf({ file })
          const first = await groups(page).first().locator('a').first().getAttribute('href')
          if (first?.replace(/[?#].*/, '') !== address) lost.push(`${spoken(setting)} → ${first}`)
        }
      }
      expect(lost).toEqual([])
    })
  })
