import { BOXES_SITE } from '../support/boxes-page.ts'
import { expect, open, test } from 'keep-it-simple-testing/browser.ts'
import { serveTinySite } from '../support/built-site.ts'

let site: Awaited<ReturnType<typeof serveTinySite>>

// One set-up for all of them.
test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  test.setTimeout(240_000)
  site = await serveTinySite(BOXES_SITE)
})
test.afterAll(() => site.close())

const address = () => `${site.url}/boxes/`.replace(/([^:])\/\//g, '$1/')

test('an accordion keeps one panel open, by mouse and by keyboard', async ({ page }) => {
  await open(page, address())
  const panels = page.locator('.collapse').nth(1).locator('details')
  await expect(panels).toHaveCount(3)
  await expect(panels.nth(0)).toHaveAttribute('open')
  await panels.nth(1).locator('summary').click()
  await expect(panels.nth(1)).toHaveAttribute('open')
  await expect(panels.nth(0)).not.toHaveAttribute('open')
  await panels.nth(2).locator('summary').focus()
  await page.keyboard.press('Enter')
  await expect(panels.nth(2)).toHaveAttribute('open')
  await expect(panels.nth(1)).not.toHaveAttribute('open')
  // The other group is not in this accordion.
  await expect(page.locator('.collapse').first().locator('details').nth(1)).toHaveAttribute('open')
})

test('[S4.21] [S9.9] a table copied says so for 1500 ms', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.clock.install()
  await open(page, address())
  const tools = page.locator('.table-tools')
  const markdown = tools.getByRole('button').nth(0)
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText())
  await expect(markdown).toHaveText('复制为 Markdown')
  const { x, width } = (await markdown.boundingBox())!
  await page.clock.pauseAt(Date.now() + 60_000)
  await markdown.click()
  await expect(markdown).toHaveText('已复制')
  await expect(tools.getByRole('status')).toHaveText('已复制')
  expect(await clipboard()).toBe(
    '| 算法 | 领导者 | 页数 |\n|---|---|--:|\n| Raft | **必须**有 | 18 |\n| EPaxos | 没有 | 14 |',
  )
  expect(await markdown.boundingBox()).toMatchObject({ x, width })
  await page.clock.runFor(1499)
  await expect(markdown).toHaveText('已复制')
  await page.clock.runFor(1)
  await expect(markdown).toHaveText('复制为 Markdown')
  await expect(tools.getByRole('status')).toHaveText('')

  // The same with the keyboard; spreadsheets take rows and tabs.
  await page.keyboard.press('Tab')
  const tsv = tools.getByRole('button').nth(1)
  await expect(tsv).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(tsv).toHaveText('已复制')
  expect(await clipboard()).toBe('算法\t领导者\t页数\nRaft\t必须有\t18\nEPaxos\t没有\t14')
  await expect(tsv).toBeFocused()
})

test('[S9.19] masonry: gap 16, three columns at large size, in the order of the text', async ({
  page,
}) => {
  const columns = async (width: number) => {
    await page.setViewportSize({ width, height: 900 })
    await open(page, address())
    return page.locator('.masonry').evaluate((masonry) => {
      const boxes = [...masonry.querySelectorAll('.card, img')].map((one) =>
        one.getBoundingClientRect(),
      )
      const lefts = [...new Set(boxes.map(({ left }) => left))]
      const across = lefts
        .slice(1)
        .map((left, at) => Math.round(left - lefts[at]! - boxes[0]!.width))
      const down = boxes
        .slice(1)
        .flatMap((box, at) =>
          box.left === boxes[at]!.left ? [Math.round(box.top - boxes[at]!.bottom)] : [],
        )
      return { columns: lefts.length, across: [...new Set(across)], down: [...new Set(down)] }
    })
  }
  expect(await columns(1440)).toEqual({ columns: 3, across: [16], down: [16] })
  expect(await columns(960)).toMatchObject({ columns: 3 })
  expect(await columns(959)).toMatchObject({ columns: 2 })
  expect(await columns(390)).toEqual({ columns: 2, across: [16], down: [16] })
})

test('a card is its link, and other links in it stay their own', async ({ page }) => {
  await open(page, address())
  const card = page.locator('.cards .card').first()
  const { x, y, width, height } = (await card.boundingBox())!
  const under = (dx: number, dy: number) =>
    page.evaluate(
      ([left, top]) => document.elementFromPoint(left!, top!)?.closest('a')?.textContent,
      [dx, dy],
    )
  await card.scrollIntoViewIfNeeded()
  const box = (await card.boundingBox()) ?? { x, y, width, height }
  expect(await under(box.x + box.width - 5, box.y + box.height - 5)).toBe('寻找可理解的共识算法')
  await page
    .locator('.link-card')
    .first()
    .click({ position: { x: 10, y: 10 } })
  await expect(page).toHaveURL(/\/$/)
})

test('in print every panel is open and no button is left', { tag: '@long' }, async ({ page }) => {
  await open(page, address())
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('收起的文字')).toBeVisible()
  await expect(page.locator('.table-tools')).toBeHidden()
})
