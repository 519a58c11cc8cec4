import type { Page } from '@playwright/test'
import { expect, open, test } from 'keep-it-simple-testing/browser.ts'
import { still } from 'keep-it-simple-testing/still.ts'
import { serveTinySite } from '../support/built-site.ts'
import { page as source } from '../support/tiny-site.ts'

const LONG = 'value = compute(first_argument, second_argument, third_argument, fourth_argument)'

const TEXT = `
\`\`\`python
${LONG}
\`\`\`

\`\`\`python
short = 1
\`\`\`

| 名字 | 第二列 | 第三列 | 第四列 | 第五列 | 第六列 |
|---|---|---|---|---|---|
| 一个比较长的名字 | 内容有一些 | 内容有一些 | 内容有一些 | 内容有一些 | 内容有一些 |

| 短 | 表 |
|---|---|
| 一 | 二 |

$$
a_{1}+a_{2}+a_{3}+a_{4}+a_{5}+a_{6}+a_{7}+a_{8}+a_{9}+a_{10}+a_{11}+a_{12}+a_{13}
$$
`

let site: Awaited<ReturnType<typeof serveTinySite>>
test.beforeAll(async () => {
  test.setTimeout(240_000)
  site = await serveTinySite({
    'notes/a.md': source({ permalink: '/a/', bulletin: false }, TEXT),
  })
})
test.afterAll(() => site.close())

const PHONE = { width: 390, height: 800 }

/** The stops that Tab reaches in the text, by their names. */
async function stops(page: Page): Promise<string[]> {
  await page.locator('.title').evaluate((title) => {
    title.tabIndex = -1
    title.focus()
  })
  const names: string[] = []
  for (let pressed = 0; pressed < 30; pressed++) {
    await page.keyboard.press('Tab')
    const name = await page.evaluate(() => {
      const focused = document.activeElement!
      if (!focused.closest('.prose')) return undefined
      return focused.matches('pre, .table-scroll, .diagram-scroll, .math')
        ? `${focused.className || 'pre'} ${focused.ariaLabel ?? ''}`
        : ''
    })
    if (name === undefined) break
    if (name !== '') names.push(name)
  }
  return names
}

test('only what scrolls is a tab stop, and each has a name', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await open(page, `${site.url}/a/`)
  expect(await stops(page)).toEqual(['pre python', 'table-scroll 表格', 'math 公式'])
  await page.setViewportSize({ width: 1600, height: 900 })
  await still(page)
  expect(await stops(page)).toEqual([])
})
