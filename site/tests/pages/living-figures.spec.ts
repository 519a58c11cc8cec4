import { expect, test } from 'keep-it-simple-testing/browser.ts'

/** Three figures as a reader meets them: by key, by link, without script and on paper. */
const numbers = (text: string | null) => [...text!.matchAll(/\d+(?:\.\d+)?%?/g)].map(([one]) => one)

test('a Bloom filter forgets keys when one is removed, by keyboard alone', async ({ page }) => {
  await page.goto('/article/bloom-filter/')
  const figure = page.locator('#bloom')
  const lost = figure.locator('.bloom-keys .lost')
  await expect(lost).toHaveCount(0)
  await figure.getByLabel('要查的键').focus()
  await expect(figure.locator('.island')).toHaveAttribute('data-live')
  await page.keyboard.press('Enter')
  await expect(lost).toHaveCount(5)
  await expect(page).toHaveURL(/#bloom\?edits=-user-0$/)
  await figure.getByRole('switch', { name: '用计数器代替位' }).press('Space')
  await expect(lost).toHaveCount(0)
  const k = figure.getByRole('slider', { name: '每个键的位置数 k' })
  await k.press('ArrowRight')
  await expect(k).toHaveValue('7')
})

test('a sentence of the article sets the state of its figure', async ({ page }) => {
  await page.goto('/article/bloom-filter/')
  await page.getByRole('link', { name: '取 k = 12' }).click()
  await expect(page.locator('#bloom .kit-readouts')).toContainText('4.833%')
  await page.goto('/article/rate-limiter/')
  const bucket = page.locator('#limiter .limiter-lane', { hasText: '令牌桶' })
  await expect(bucket).toContainText('放行 29/200')
  await page.getByRole('link', { name: '换成 100' }).click()
  await expect(bucket).toContainText('放行 119/200')
})

test('nodes come and go, and the table says what moved', async ({ page }) => {
  await page.goto('/article/consistent-hashing/')
  const figure = page.locator('#hashing')
  const row = (name: string) => figure.locator('tbody tr', { hasText: name })
  expect(numbers(await row('哈希环').textContent())).toContain('9.40%')
  await figure.getByRole('button', { name: '去掉 10 号' }).click()
  await expect(figure).toContainText('从 11 台减到 10 台，去掉了 10 号')
  await figure.getByRole('button', { name: '复原' }).click()
  await expect(row('取模')).toContainText('91.31%')
})

test('figures stand on paper without their controls', async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  await page.goto('/en/article/bloom-filter/')
  await expect(page.locator('#bloom .bloom-bits')).toBeVisible()
  await expect(page.locator('#bloom .kit-controls')).toBeHidden()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  for (const [path, id, seen] of [
    ['/article/bloom-filter/', 'bloom', '2.158%'],
    ['/article/consistent-hashing/', 'hashing', '91.31%'],
    ['/en/article/rate-limiter/', 'limiter', '29 of 200 accepted'],
  ] as const)
    test(`${path} shows the first frame of its figure`, async ({ page }) => {
      await page.goto(path)
      const figure = page.locator(`#${id}`)
      await expect(figure).toContainText(seen)
      await expect(figure.locator('figcaption')).toBeVisible()
      await expect(figure.locator('.kit-controls').first()).toBeHidden()
    })
})
