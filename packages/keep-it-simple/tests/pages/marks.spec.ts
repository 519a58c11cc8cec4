import type { Page } from '@playwright/test'
import { serveTinySite } from '../support/built-site.ts'
import { expect, open, test } from 'keep-it-simple-testing/browser.ts'
import { page as source } from '../support/tiny-site.ts'

const BODY = String.raw`
这一段==标记==了 H~2~O 与 19^th^，使用HTML编写，脚注在这里[^1]，图标::lucide:rocket::和::lucide:rocket =24px /#b00::。

唯一的消息是追加日志[+append]，先核对再落笔。这一行写得很长，好让批注落在行尾的地方，再写几个字就够了[+edge]。

答案是!!怕读不懂，就选 **Raft**!!，或者!!按一下才看见!!{.click .blur}。

质能$E=mc^2$公式，价格 $5 和 $10。

$$
P \approx \left(1-\frac{\delta}{T}\right)^{n-1} = \sum_{k=0}^{n-1} \binom{n-1}{k} \left(-\frac{\delta}{T}\right)^k
$$

$$
\begin{aligned} a &= \begin{pmatrix} 1 & 2 \\ 3 & 4 \end{pmatrix} \\ f(x) &= \begin{cases} 1 & x > 0 \\ 0 & \text{否则} \end{cases} \end{aligned}
$$

*[HTML]: HyperText Markup Language

[+append]: 论文里叫 ${'`AppendEntries`'}，一次调用身兼两职：带日志时是复制，不带日志时是心跳。

  两件事合用一个消息，少一种消息，就少一类要证明的情形。

[+edge]: 甲
[+edge]: 乙

[^1]: 注里有**粗体**和[链接](/)。
`

let site: Awaited<ReturnType<typeof serveTinySite>>

// One set-up for all of them.
test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  test.setTimeout(240_000)
  const actions = [{ text: '看', link: '/a/', icon: 'lucide:sun' }]
  const features = [{ title: '快', icon: 'lucide:rocket' }]
  const config = [
    { type: 'hero', hero: { name: '名', actions } },
    { type: 'features', features },
  ]
  site = await serveTinySite({
    'README.md': source({ pageLayout: 'home', config }),
    'a.md': source({}, BODY),
    'designModel/1.one.md': source({ icon: 'lucide:book' }),
  })
})
test.afterAll(() => site.close())

const annot = (page: Page, number = 1) => page.getByRole('button', { name: `批注 ${number}` })
const slip = (page: Page, id: string) => page.locator(`[id="${id}"]`)
const inner = (page: Page) => page.evaluate(() => document.documentElement.clientWidth)
const go = (page: Page) => open(page, `${site.url}/a/`)

test('[S4.20] an annotation opens and closes, by key and by pointer', async ({ page }) => {
  await go(page)
  const note = slip(page, 'slip:1')
  await expect(note).toBeHidden()
  await annot(page).focus()
  await page.keyboard.press('Enter')
  await expect(note).toBeVisible()
  await expect(note).toContainText('AppendEntries')
  await expect(annot(page)).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Escape')
  await expect(note).toBeHidden()
  await expect(annot(page)).toHaveAttribute('aria-expanded', 'false')
  await expect(annot(page)).toBeFocused()
  await annot(page).click()
  await expect(note).toBeVisible()
  await annot(page).click()
  await expect(note).toBeHidden()
  await annot(page).click()
  await page.locator('h1').click()
  await expect(note).toBeHidden()
  await annot(page, 2).click()
  await expect(slip(page, 'slip:2').locator('li')).toHaveText(['甲', '乙'])
})

test('[S4.20] an abbreviation opens and closes, by key and by pointer', async ({ page }) => {
  await go(page)
  const term = page.getByRole('button', { name: 'HTML' })
  const meaning = slip(page, 'abbr:1')
  await term.focus()
  await page.keyboard.press('Space')
  await expect(meaning).toHaveText('HyperText Markup Language')
  await expect(meaning).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(meaning).toBeHidden()
  await expect(term).toBeFocused()
  await term.click()
  await expect(meaning).toBeVisible()
  await term.click()
  await expect(meaning).toBeHidden()
})

for (const [width, supported] of [
  [390, true],
  [1440, true],
  [390, false],
] as const) {
  const how = supported ? 'by styles' : 'by script'
  test(`[S9.12] a slip keeps 16 px from the window at ${width} px, ${how}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 })
    if (!supported) await page.addInitScript(() => (CSS.supports = () => false))
    await go(page)
    for (const number of [1, 2]) {
      for (const block of ['start', 'end'] as const) {
        await annot(page, number).evaluate(
          (mark, where) => mark.scrollIntoView({ block: where }),
          block,
        )
        await annot(page, number).click()
        // The first time it is painted.
        await page.evaluate(() => new Promise(requestAnimationFrame))
        const box = (await slip(page, `slip:${number}`).boundingBox())!
        expect(box.x).toBeGreaterThanOrEqual(16)
        expect(box.y).toBeGreaterThanOrEqual(16)
        expect(box.y + box.height).toBeLessThanOrEqual(700 - 16)
        expect(box.x + box.width).toBeLessThanOrEqual((await inner(page)) - 16)
        if (width === 390 && supported) expect(box.x).toBe(16)
        const mark = (await annot(page, number).boundingBox())!
        expect(
          Math.min(Math.abs(box.y - mark.y - mark.height), Math.abs(mark.y - box.y - box.height)),
        ).toBeLessThan(16)
        await page.keyboard.press('Escape')
      }
    }
  })
}

test('hidden text: hover and focus uncover, a click leaves it uncovered', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await go(page)
  const [hover, click] = [page.locator('.plot').nth(0), page.locator('.plot').nth(1)]
  const covered = (one: typeof hover) =>
    one.evaluate((span) => {
      const { backgroundColor, color, filter } = getComputedStyle(span)
      return backgroundColor === color || filter !== 'none'
    })
  await expect(hover).toHaveAccessibleName('隐藏的文字，点按显示')
  await expect.poll(() => covered(hover)).toBe(true)
  await hover.hover()
  await expect.poll(() => covered(hover)).toBe(false)
  await click.hover()
  await click.evaluate((one) => Promise.all(one.getAnimations().map(({ finished }) => finished)))
  expect(await covered(click)).toBe(true)
  await hover.focus()
  await page.keyboard.press('Enter')
  await expect(hover).toHaveAttribute('aria-expanded', 'true')
  await expect(hover).toHaveAccessibleName('怕读不懂，就选 Raft')
  await page.keyboard.press('Tab')
  await expect(click).toBeFocused()
  await page.keyboard.press('Space')
  await expect.poll(() => covered(click)).toBe(false)
  await page.keyboard.press('Space')
  await expect.poll(() => covered(click)).toBe(true)
  await page.setViewportSize({ width: 390, height: 800 })
  await hover.click()
  await expect(hover).toHaveAttribute('aria-expanded', 'false')
  await expect.poll(() => covered(hover)).toBe(true)
})

test('a footnote is seen beside its mark, on focus and on hover', async ({ page }) => {
  await page.clock.install()
  await go(page)
  const mark = page.getByRole('link', { name: '脚注 1' })
  const preview = page.getByRole('tooltip')
  await page.getByRole('button', { name: 'HTML' }).focus()
  await page.keyboard.press('Tab')
  await expect(mark).toBeFocused()
  await expect(preview).toContainText('注里有粗体和链接')
  await expect(mark).toHaveAccessibleDescription(/注里有粗体/)
  await expect(preview.locator('.fn-back')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(preview).toBeHidden()
  await page.locator('h1').click()
  await mark.hover()
  await expect(preview).toBeVisible()
  await preview.locator('strong').hover()
  // Longer than it waits before it goes.
  await page.clock.runFor(400)
  await expect(preview).toBeVisible()
  await page.locator('h1').hover()
  await expect(preview).toBeHidden()
  await mark.click()
  await expect(page).toHaveURL(/#fn:1$/)
  await expect(preview).toBeHidden()
})
