import { expect, open, test } from 'keep-it-simple-testing/browser.ts'
import { groups, openSearch, search } from 'keep-it-simple-testing/search-box.ts'
import { CHINESE, ENGLISH } from '../search/queries.ts'

/** Pages that count as seen at once. */
const FIRST = 5
/** Of all queries. */
const FOUND_AT_LEAST = 0.95

test('[S1.5] nearly every query finds its page among the first five', async ({ page }) => {
  test.setTimeout(180_000)
  expect([CHINESE.length, ENGLISH.length]).toEqual([40, 20])
  const missed: string[] = []
  for (const [home, queries] of [
    ['/', CHINESE],
    ['/en/', ENGLISH],
  ] as const) {
    await open(page, home)
    await openSearch(page)
    for (const [query, address] of queries) {
      await search(page, query)
      const found = await groups(page).evaluateAll((all) =>
        all.map((one) => new URL(one.querySelector('a')!.href).pathname),
      )
      if (!found.slice(0, FIRST).includes(address))
        missed.push(`${query} (${found.indexOf(address) + 1 || 'not'} of ${found.length})`)
    }
  }
  const total = CHINESE.length + ENGLISH.length
  const share = (total - missed.length) / total
  const figure = `recall in the first ${FIRST}: ${total - missed.length} of ${total} (${(100 * share).toFixed(1)} %)`
  console.log([figure, ...missed].join('; missed: '))
  test.info().annotations.push({ type: 'recall', description: figure })
  expect(share).toBeGreaterThanOrEqual(FOUND_AT_LEAST)
})
