import type { BrowserContext, Page } from '@playwright/test'

interface Seen {
  shift: number
  /** Elements that moved, and when: a failure is of no use without them. */
  moved: string[]
}

type Shift = PerformanceEntry & {
  readonly value: number
  readonly sources: readonly { readonly node: Node | null }[]
}

/** Adds up layout shifts on pages of a context; web fonts arrive `late` milliseconds late. */
export async function countShifts(context: BrowserContext, late: number): Promise<void> {
  await context.addInitScript(() => {
    const seen: Seen = { shift: 0, moved: [] }
    Object.assign(window, { seen })
    new PerformanceObserver((list) => {
      for (const { value, startTime, sources } of list.getEntries() as Shift[]) {
        seen.shift += value
        const names = sources.map(({ node }) =>
          node instanceof Element ? `${node.localName}.${node.className}` : node?.textContent,
        )
        seen.moved.push(`${Math.round(startTime)} ms: ${names.join(', ')}`)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await context.route('**/*.woff2', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, late))
    await route.continue().catch(() => undefined)
  })
}

/** The sum so far, and what it is the sum of. */
export const shiftsOf = (page: Page): Promise<Seen> =>
  page.evaluate(() => (window as unknown as { seen: Seen }).seen)

export const shiftOf = async (page: Page): Promise<number> => (await shiftsOf(page)).shift
