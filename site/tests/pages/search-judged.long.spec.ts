import type { Page } from '@playwright/test'
import { expect, open, test } from 'keep-it-simple-testing/browser.ts'
import { dialog, groups, openSearch, search, settled } from 'keep-it-simple-testing/search-box.ts'
import { judgedQueries, NONE } from '../search/judged-queries.ts'
import {
  answerable,
  byKind,
  figuresOf,
  report,
  type Answered,
  type ShownPage,
} from '../search/score.ts'

/** So many pages are judged; the dialog shows five, and more on request. */
const JUDGED = 10
const FLOORS = { first: 0.92, five: 0.97, empty: 0.01, kind: 0.85, humble: 0.95 }

const shownIn = (page: Page): Promise<ShownPage[]> =>
  groups(page).evaluateAll((all) =>
    all.map((one) => {
      const link = one.querySelector('a')!
      const address = decodeURIComponent(new URL(link.href).pathname)
      return { address, weak: link.classList.contains('hit--weak') }
    }),
  )

async function ask(page: Page, text: string): Promise<ShownPage[]> {
  await search(page, text)
  const more = dialog(page).locator('.hits > button')
  let shown = await shownIn(page)
  while (shown.length < JUDGED && (await more.isVisible())) {
    await more.click()
    await settled(page)
    const again = await shownIn(page)
    if (again.length === shown.length) break
    shown = again
  }
  return shown.slice(0, JUDGED)
}

test('[S1.5] what readers type finds the page they want, and what is not here claims nothing', async ({
  page,
}) => {
  test.setTimeout(300_000)
  const answered: Answered[] = []
  for (const [site, home] of [
    ['zh', '/'],
    ['en', '/en/'],
  ] as const) {
    await open(page, home)
    await openSearch(page)
    for (const query of judgedQueries().filter((one) => one.site === site))
      answered.push({ query, shown: await ask(page, query.text) })
  }
  console.log(report(answered))
  const all = figuresOf(answerable(answered))
  const kinds = byKind(answered)
  const nothing = kinds.get(NONE)!
  kinds.delete(NONE)
  const low = [...kinds].filter(([, { five }]) => five < FLOORS.kind).map(([kind]) => kind)
  const figure = `first ${(100 * all.first).toFixed(1)} %, among five ${(100 * all.five).toFixed(1)} %, empty ${(100 * all.empty).toFixed(1)} %`
  test.info().annotations.push({ type: 'recall', description: figure })
  expect.soft(all.first, 'first').toBeGreaterThanOrEqual(FLOORS.first)
  expect.soft(all.five, 'among the first five').toBeGreaterThanOrEqual(FLOORS.five)
  expect.soft(all.empty, 'empty').toBeLessThanOrEqual(FLOORS.empty)
  expect.soft(low, 'kinds that are rarely found').toEqual([])
  expect.soft(nothing.humble, 'nothing here answers').toBeGreaterThanOrEqual(FLOORS.humble)
})
