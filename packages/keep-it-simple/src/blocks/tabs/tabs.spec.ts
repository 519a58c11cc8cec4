import { serveTinySite } from '../../../tests/support/built-site.ts'
import { expect, open, ready, test } from 'keep-it-simple-testing/browser.ts'
import { page as source } from '../../../tests/support/tiny-site.ts'

const TEXT = `
::: tabs#os
@tab macOS
用 Homebrew。

@tab Linux#linux
用包管理器。

#### 发行版

@tab Windows
用 WSL。
:::

${'一段文字。\n\n'.repeat(30)}

::: tabs#os
@tab 苹果#macOS
第二处，苹果。

@tab 企鹅#linux
第二处，企鹅。

:::: tabs
@tab 里一
里面一。
@tab 里二
里面二。
::::
:::

::: tabs
@tab 甲
不在组里，甲。
@tab linux
不在组里，乙。
:::

::: npm-to
\`\`\`bash
npm install -D vite
\`\`\`
:::

::: tabs
${Array.from({ length: 14 }, (_, at) => `@tab 第 ${at + 1} 个标签\n第 ${at + 1} 段。\n`).join('')}
:::
`

let site: Awaited<ReturnType<typeof serveTinySite>>
// One set-up for all of them.
test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  test.setTimeout(240_000)
  site = await serveTinySite({
    'notes/a.md': source({ permalink: '/a/', bulletin: false }, TEXT),
    'notes/b.md': source({ permalink: '/b/', bulletin: false }, TEXT),
  })
})
test.afterAll(() => site.close())

test('[S1.9] tabs show one part at a time and are worked by keyboard', async ({ page }) => {
  await open(page, `${site.url}/a/`)
  const tabs = page.locator('.tabs').first()
  await expect(tabs.getByRole('radiogroup', { name: '选择一项' })).toBeVisible()
  await expect(tabs.locator('.panel:visible')).toHaveText(/用 Homebrew/)
  await tabs.getByRole('radio', { name: 'macOS' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(tabs.getByRole('radio', { name: 'Linux' })).toBeFocused()
  await expect(tabs.locator('.panel:visible')).toHaveText(/用包管理器/)
  await expect(tabs.locator('.panel:visible')).toHaveCount(1)
  const label = tabs.locator('.tab', { hasText: 'Linux' })
  expect(await label.evaluate((one) => getComputedStyle(one).outlineStyle)).toBe('solid')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect(tabs.getByRole('radio', { name: 'Windows' })).toBeChecked()
})

test('[S4.18] the choice of a group is followed at once, remembered, and known on other pages', async ({
  page,
}) => {
  await open(page, `${site.url}/a/`)
  const [first, second] = [page.locator('.tabs').nth(0), page.locator('.tabs').nth(1)]
  await second.scrollIntoViewIfNeeded()
  const label = second.locator('> .tablist .tab', { hasText: '企鹅' })
  const before = (await label.boundingBox())!.y
  await label.click()
  await expect(second.locator('> .panel:visible')).toHaveText(/第二处，企鹅/)
  await expect(first.locator('> .panel:visible')).toHaveText(/用包管理器/)
  expect(Math.abs((await label.boundingBox())!.y - before)).toBeLessThan(1)
  // Tabs without a group, and those inside, keep to themselves.
  await expect(page.locator('.tabs').nth(2).locator('.panel:visible')).toHaveText(/里面一/)
  await expect(page.locator('.tabs').nth(3).locator('.panel:visible')).toHaveText(/不在组里，甲/)
  await page.reload()
  await ready(page)
  await expect(first.locator('> .panel:visible')).toHaveText(/用包管理器/)
  await open(page, `${site.url}/b/`)
  await expect(second.locator('> .panel:visible')).toHaveText(/第二处，企鹅/)
  expect(await page.evaluate(() => localStorage.getItem('kis:tabs'))).toBe('{"os":"linux"}')
})

test('another window’s choice arrives; rubbish in the store does no harm', async ({
  page,
  context,
}) => {
  await open(page, `${site.url}/a/`)
  const other = await context.newPage()
  await open(other, `${site.url}/b/`)
  await other.locator('.codetabs .tab', { hasText: 'pnpm' }).click()
  await expect(page.locator('.codetabs .panel:visible')).toContainText('pnpm add -D vite')
  await page.evaluate(() => localStorage.setItem('kis:tabs', '[null'))
  await open(page, `${site.url}/a/`)
  await expect(page.locator('.codetabs .panel:visible')).toContainText('npm install -D vite')
  await page.locator('.codetabs .tab', { hasText: 'bun' }).click()
  await expect(page.locator('.codetabs .panel:visible')).toContainText('bun add -D vite')
})

test('a link to a heading opens the tab it is on', async ({ page }) => {
  await open(page, `${site.url}/a/#发行版`)
  await expect(page.locator('h4')).toBeInViewport()
  await expect(page.getByRole('radio', { name: 'Linux', exact: true })).toBeChecked()
})

test(
  'what is found in the page is shown, on a tab inside a tab too',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto(`${site.url}/a/#:~:text=${encodeURIComponent('里面二')}`)
    await expect(page.getByRole('radio', { name: '企鹅' })).toBeChecked()
    await expect(page.getByRole('radio', { name: '里二' })).toBeChecked()
    await expect(page.getByText('里面二')).toBeInViewport()
    // What gave way to it can be found again.
    await expect(page.locator('.panel', { hasText: '第二处，苹果' })).toHaveAttribute(
      'hidden',
      'until-found',
    )
  },
)
