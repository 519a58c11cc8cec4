import { violations } from 'keep-it-simple-testing/axe.ts'
import { expect, open, test } from 'keep-it-simple-testing/browser.ts'
import {
  dialog,
  field,
  groups,
  hits,
  openSearch,
  search,
  status,
} from 'keep-it-simple-testing/search-box.ts'

test.describe('languages', () => {
  test('[S2.8.2] hits are in the language of the page; the other one comes on request', async ({
    page,
  }) => {
    await open(page, '/en/')
    await openSearch(page)
    await search(page, 'bloom filter')
    const langs = () =>
      groups(page).evaluateAll((all) => all.map((one) => one.getAttribute('lang')))
    expect(new Set(await langs())).toEqual(new Set(['en-US']))
    await expect(status(page)).toHaveText(/^\d+ results? in English$/)
    await page.getByLabel('Search all languages').check()
    await expect.poll(async () => new Set(await langs())).toEqual(new Set(['en-US', 'zh-CN']))
    await expect(status(page)).toHaveText(/^\d+ results in all languages$/)
  })
})

test.describe('what is remembered', () => {
  test('the query, for as long as the session lasts', { tag: '@long' }, async ({ page }) => {
    await open(page, '/')
    await openSearch(page)
    await search(page, '索引')
    await page.keyboard.press('Escape')
    await page.goto('/blog/')
    await openSearch(page)
    await expect(field(page)).toHaveValue('索引')
    await expect(hits(page).first()).toBeVisible()
    expect(await page.evaluate(() => getSelection()!.toString())).toBe('索引')
  })

  test(
    'recent searches that led somewhere, until they are cleared',
    { tag: '@long' },
    async ({ page }) => {
      await open(page, '/')
      for (const word of ['索引', '二分']) {
        await openSearch(page)
        await search(page, word)
        await page.keyboard.press('Enter')
        await expect(dialog(page)).toBeHidden()
      }
      await openSearch(page)
      await field(page).fill('')
      await expect(page.locator('.recent-one')).toHaveText(['二分', '索引'])
      await page.getByRole('option', { name: '索引', exact: true }).click()
      await expect(field(page)).toHaveValue('索引')
      await field(page).fill('')
      await page.getByRole('button', { name: '清除记录' }).click()
      await expect(page.locator('.recent-one')).toHaveCount(0)
      await page.reload()
      await openSearch(page)
      await expect(page.locator('.recent-one')).toHaveCount(0)
    },
  )
})

test('[S8.5] nothing found, in both languages', async ({ page }) => {
  await open(page, '/')
  await openSearch(page)
  await search(page, '量子纠缠')
  await expect(dialog(page)).toContainText('没有找到“量子纠缠”')
  await open(page, '/en/')
  await openSearch(page)
  await search(page, 'zzqqxx')
  await expect(dialog(page)).toContainText('No results for “zzqqxx”')
})

for (const scheme of ['light', 'dark'] as const)
  for (const width of [390, 1440])
    test(
      `axe finds nothing in any state, ${scheme}, ${width} px`,
      { tag: '@long' },
      async ({ page, quiet }) => {
        test.setTimeout(180_000)
        quiet.allow(/Failed to load|ERR_FAILED/)
        await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
        await page.setViewportSize({ width, height: 900 })
        await open(page, '/')
        const sound = async (state: string) => {
          // Another appearance changes colours and nothing else.
          const rules = scheme === 'dark' ? ({ rules: 'of colours' } as const) : {}
          const found = await violations(page, { within: 'dialog.search', ...rules })
          expect(found, state).toEqual([])
        }
        await openSearch(page)
        await sound('empty')
        await search(page, '索引')
        await dialog(page).locator('summary').click()
        await sound('hits')
        await search(page, '量子纠缠')
        await sound('none')
        await page.route('**/search-index/**', (route) => route.abort())
        await page.reload()
        await openSearch(page)
        await expect(page.getByRole('alert')).toBeVisible()
        await sound('failed')
      },
    )
