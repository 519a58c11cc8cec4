import { expect, open, test } from 'keep-it-simple-testing/browser.ts'
import { still } from 'keep-it-simple-testing/still.ts'
import { ARTICLE, OTHER } from '../support/articles.ts'

test('[S7.12] resting on a link fetches its page; the click then asks for nothing more', async ({
  page,
}) => {
  const asked: string[] = []
  await open(page, ARTICLE.path)
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const arrived = page.waitForResponse(`**${OTHER.path}`)
  const link = page.locator(`.prose a[href="${OTHER.path}"]`).first()
  await link.hover()
  await arrived
  await link.click()
  await expect(page.locator('h1')).toContainText(OTHER.title)
  expect(asked.filter((path) => path.endsWith('/'))).toEqual([OTHER.path])
})

test(
  'the click on a link that was rested on draws its page within 100 ms',
  { tag: '@timed' },
  async ({ page }) => {
    const times: number[] = []
    // The best of ten at most: how fast it can be is the page's doing, how slow it was may be the machine's.
    for (let round = 0; round < 10 && !times.some((time) => time < 100); round++) {
      await open(page, ARTICLE.path)
      const link = page.locator(`.prose a[href="${OTHER.path}"]`).first()
      const arrived = page.waitForResponse(`**${OTHER.path}`)
      await link.hover()
      await arrived
      await still(page)
      times.push(await link.evaluate(clickAndWait, OTHER.title))
    }
    test.info().annotations.push({ type: 'milliseconds', description: times.join(' ') })
    expect(Math.min(...times)).toBeLessThan(100)
  },
)

/** In the browser: milliseconds from a click on the link until the next page's title is painted. */
async function clickAndWait(link: HTMLElement | SVGElement, title: string): Promise<number> {
  const start = performance.now()
  ;(link as HTMLElement).click()
  const isThere = () => document.querySelector('h1')?.textContent?.includes(title)
  while (!isThere()) {
    if (performance.now() - start > 5_000) break
    await new Promise((resolve) => requestAnimationFrame(resolve))
  }
  return performance.now() - start
}
