import { expect, open } from 'keep-it-simple-testing/browser.ts'
import { test } from '../support/reading-site.ts'

test('[S2.7.1] not found: 404, a title, a quotation, a link home', async ({ page, quiet }) => {
  quiet.allow(/404 \(Not Found\)/)
  await open(page, '/nope/')
  await expect(page.getByRole('img', { name: '404' })).toBeVisible()
  await expect(page.locator('h1')).toHaveText('页面未找到')
  await expect(page.locator('blockquote')).toHaveText(
    '路漫漫其修远兮，吾将上下而求索。屈原《离骚》',
  )
  await page.getByRole('link', { name: '返回首页' }).click()
  await expect(page).toHaveURL('/')
})

test('[S2.7.2] not found in English', async ({ page, quiet }) => {
  quiet.allow(/404 \(Not Found\)/)
  await open(page, '/en/nope/')
  await expect(page.locator('h1')).toHaveText('PAGE NOT FOUND')
  await page.getByRole('link', { name: 'Take me home' }).press('Enter')
  await expect(page).toHaveURL('/en/')
})

test('not found: pages whose names are near the address are offered', async ({ page, quiet }) => {
  quiet.allow(/404 \(Not Found\)/)
  await page.goto('/2019/composit-index.html')
  await expect(page.locator('.near-pages h2')).toHaveText('您要找的也许是')
  await page.locator('.near-pages').getByRole('link', { name: '联合索引' }).click()
  await expect(page).toHaveURL('/article/composite-index/')
})

test(
  'not found: the words of the address can be searched for',
  { tag: '@long' },
  async ({ page, quiet }) => {
    quiet.allow(/404 \(Not Found\)/)
    await page.goto('/2019/composit-index.html')
    const form = page.locator('main').getByRole('search')
    await expect(form.getByRole('searchbox')).toHaveValue('composit index')
    await form.getByRole('button').click()
    await expect(page).toHaveURL('/search/?q=composit+index')
    await expect(
      page.locator('.found').getByRole('link', { name: '联合索引' }).first(),
    ).toBeVisible()
  },
)
