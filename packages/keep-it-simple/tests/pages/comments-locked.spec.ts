import type { CommentSettings } from '#model/comments.ts'
import { testSite } from '../support/test-site.ts'
import { expect, open, test } from 'keep-it-simple-testing/browser.ts'
import { serveTinySite } from '../support/built-site.ts'
import { hashes, lockSettings, PASSWORDS } from '../support/lock-fixtures.ts'
import { page as source } from '../support/tiny-site.ts'

const { site: settings } = testSite

const comments: CommentSettings = {
  repo: 'someone/somewhere',
  repoId: 'R_1',
  category: 'Comments',
  categoryId: 'DIC_1',
}

let site: Awaited<ReturnType<typeof serveTinySite>>
test.beforeAll(async () => {
  test.setTimeout(240_000)
  const { own } = await hashes()
  const encrypt = { hash: own }
  site = await serveTinySite(
    {
      'README.md': source({ permalink: '/' }),
      'open.md': source({ permalink: '/open/' }),
      'quiet.md': source({ permalink: '/quiet/', comments: false }),
      'sealed.md': source({ title: 'Sealed', permalink: '/sealed-talk/', encrypt }),
      'hush.md': source({ title: 'Hush', permalink: '/sealed-hush/', encrypt, comments: false }),
    },
    {
      site: { ...settings, comments },
      locks: await lockSettings({ rules: {} }),
      passwords: Object.values(PASSWORDS),
    },
  )
})
test.afterAll(() => site.close())

test('[S2.6.11] comments are shown unless a page wants none, and only once it is unlocked', async ({
  page,
}) => {
  const section = page.locator('.comments')
  await page.goto(`${site.url}/open/`)
  await expect(section.getByRole('button', { name: '加载评论' })).toBeVisible()
  await page.goto(`${site.url}/quiet/`)
  await expect(page.locator('h1')).toBeVisible()
  await expect(section).toHaveCount(0)

  // Locked: the document does not say where the page is discussed.
  await open(page, `${site.url}/sealed-talk/`)
  await expect(section).toHaveCount(0)
  expect(await (await fetch(`${site.url}/sealed-talk/`)).text()).not.toContain(comments.repo)
  await page.locator('.gate input[type=password]').fill(PASSWORDS.own)
  await page.keyboard.press('Enter')
  await expect(page.locator('h1')).toHaveText('Sealed')
  await expect(section.getByRole('button', { name: '加载评论' })).toBeVisible()
  await page.getByRole('button', { name: '重新上锁' }).click()
  await expect(page.locator('.gate')).toBeVisible()
  await expect(section).toHaveCount(0)

  await open(page, `${site.url}/sealed-hush/`)
  await page.locator('.gate input[type=password]').fill(PASSWORDS.own)
  await page.keyboard.press('Enter')
  await expect(page.locator('h1')).toHaveText('Hush')
  await expect(section).toHaveCount(0)
})
