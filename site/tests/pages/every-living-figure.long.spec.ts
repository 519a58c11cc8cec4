import type { Locator, Page } from '@playwright/test'
import { violations } from 'keep-it-simple-testing/axe.ts'
import { ready, expect, test } from 'keep-it-simple-testing/browser.ts'
import { builtIslands, type PageIsland } from '../support/islands.ts'

/** From being seen to being alive, on a fast line; in milliseconds. The gate shares its machine with others. */
const ALIVE_WITHIN = process.env['SHORT'] === undefined ? 1000 : 5000

const ISLANDS = builtIslands()

/** A translation has the same component with other words: what they change is tested on each page. */
const COMPONENTS = ISLANDS.filter(
  ({ name }, i) => ISLANDS.findIndex((island) => island.name === name) === i,
)

for (const island of COMPONENTS) {
  const { path, id, name } = island
  test(`${name} on ${path} comes alive in place and can be used by everybody`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 1440, height: 900 })
    const figure = page.locator(`figure#${id}`)
    // A machine with other work may be late, but not every time.
    await expect(async () => {
      await page.goto(path)
      await ready(page)
      expect(await comesAlive(page, island)).toBeLessThan(ALIVE_WITHIN)
    }).toPass({ timeout: 30_000 })
    await reachesControls(page, figure)
    expect(await violations(page, { within: `#${id}` })).toEqual([])
    await page.emulateMedia({ media: 'print', colorScheme: 'light' })
    expect(await controls(figure)).toEqual([])
    await expect(figure.locator('figcaption')).toBeVisible()
  })
}

for (const { path, id, name } of ISLANDS) {
  test(
    `a link in the text of ${path} sets the state of ${name}, in the dark`,
    { tag: path.startsWith('/en/') ? '@long' : [] },
    async ({ page }) => {
      await page.clock.install()
      // Loaded in its appearance, no colour is half-way.
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
      await page.goto(path)
      await ready(page)
      const links = page.locator(`.prose a[href^="#${id}?"]`)
      expect(await links.count()).toBeGreaterThan(0)
      const figure = page.locator(`figure#${id}`)
      const before = await stateOf(figure)
      const href = (await links.first().getAttribute('href')) ?? ''
      await links.first().click()
      await expect(figure.locator('.island[data-live]')).toBeAttached()
      await expect(figure).toBeInViewport()
      await expect.poll(() => stateOf(figure)).not.toBe(before)
      // The address would follow the outline by now.
      await page.clock.runFor(1_000)
      await expect(page).toHaveURL(new URL(href, page.url()).href)
      expect(await violations(page, { within: `#${id}`, rules: 'of colours' })).toEqual([])
      await page.setViewportSize({ width: 320, height: 700 })
      // It is drawn for its new place in the next frame.
      await expect.poll(() => tooWide(page, id)).toEqual([])
    },
  )
}

/** Scrolls to the figure as a reader does: nothing has moved when it lives, and how soon that is. */
async function comesAlive(page: Page, { id }: PageIsland): Promise<number> {
  const live = page.locator(`#${id} > .island[data-live]`)
  const { took, moved } = await page.evaluate(async (figure) => {
    const shifts: number[] = []
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as unknown as { value: number }).value)
    })
    observer.observe({ type: 'layout-shift' })
    const element = document.getElementById(figure)
    const island = element?.querySelector<HTMLElement>(':scope > .island')
    const height = element?.offsetHeight
    const start = performance.now()
    element?.scrollIntoView({ behavior: 'instant', block: 'start' })
    while (island?.dataset['live'] === undefined && performance.now() - start < 5000)
      await new Promise((resolve) => setTimeout(resolve, 10))
    const end = performance.now()
    // Whatever the figure does once it lives is done by the second frame.
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
    observer.disconnect()
    const grown = (element?.offsetHeight ?? 0) - (height ?? 0)
    return { took: end - start, moved: { shifts, grown } }
  }, id)
  await expect(live).toBeAttached()
  expect(moved).toEqual({ shifts: [], grown: 0 })
  return took
}

/** Every control is a stop of the Tab key, has a name, and a group of choices is one stop. */
async function reachesControls(page: Page, figure: Locator): Promise<void> {
  const stops = await figure.evaluate((element) => {
    const all = element.querySelectorAll<HTMLElement>(
      'button:enabled, input:enabled, select:enabled, a[href], [tabindex="0"]',
    )
    const groups = new Set<string>()
    return [...all].filter((one) => {
      if (one.tabIndex < 0 || !one.checkVisibility()) return false
      if (!(one instanceof HTMLInputElement) || one.type !== 'radio') return true
      return !groups.has(one.name) && groups.add(one.name)
    }).length
  })
  expect(stops).toBeGreaterThan(0)
  // The stop before the first: an element of no effect in front of the figure.
  await figure.evaluate((element) => {
    const before = document.createElement('span')
    before.tabIndex = -1
    element.before(before)
    before.focus({ preventScroll: true })
  })
  const nameless: string[] = []
  for (let stop = 0; stop < stops; stop++) {
    await page.keyboard.press('Tab')
    const focused = page.locator(':focus')
    expect(await figure.locator(':focus').count(), `stop ${stop + 1} of ${stops}`).toBe(1)
    const named = await focused.ariaSnapshot()
    if (!/^- \w+ "[^"]+"/.test(named)) nameless.push(named)
  }
  expect(nameless).toEqual([])
}

/** What has the box of a control; a word that is only chosen with script has none where there is none. */
const controls = (figure: Locator): Promise<string[]> =>
  figure.evaluate((element) =>
    [...element.querySelectorAll('button, input, select, textarea, [tabindex="0"]')]
      .filter((one) => one.getClientRects().length > 0)
      .map((one) => one.outerHTML),
  )

/** What a narrow screen would have to scroll sideways for. */
async function tooWide(page: Page, id: string): Promise<string[]> {
  return page.evaluate((figure) => {
    const wide = document.documentElement.scrollWidth - innerWidth
    const parts = [...(document.getElementById(figure)?.querySelectorAll('*') ?? [])].filter(
      // A drawing is cut off at its own edge, whatever is in it.
      (part) =>
        !part.parentElement?.closest('svg') &&
        part.checkVisibility() &&
        part.getBoundingClientRect().right > innerWidth + 1,
    )
    return [
      ...(wide > 0 ? [`the page by ${wide} px`] : []),
      ...parts.map((part) => `${part.localName}.${part.getAttribute('class') ?? ''}`),
    ]
  }, id)
}

/** What the figure shows and what its fields hold. */
function stateOf(figure: Locator): Promise<string> {
  return figure.locator('.island').evaluate((island) => {
    const fields = [...island.querySelectorAll('input')].map(
      (field) => `${field.value} ${field.checked}`,
    )
    return [...fields, island.innerHTML].join('\n')
  })
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
})
