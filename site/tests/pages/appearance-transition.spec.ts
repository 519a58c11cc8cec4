import type { Page } from '@playwright/test'
import { expect, open, test } from 'keep-it-simple-testing/browser.ts'

interface Seen {
  readonly pseudo: string | null
  readonly duration: number
  readonly frames: readonly Record<string, string>[]
}

/** The animations of view transitions, as they begin. */
async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: unknown[] = []
    const counts = Object.assign(window, { seen, started: 0 })
    const note = () => {
      for (const { effect } of document.getAnimations()) {
        const { pseudoElement } = effect as KeyframeEffect
        if (pseudoElement !== '::view-transition-new(root)') continue
        const { duration } = effect!.getComputedTiming()
        const frames = (effect as KeyframeEffect).getKeyframes()
        seen.push({ pseudo: pseudoElement, duration, frames })
      }
    }
    const { startViewTransition } = Document.prototype
    Document.prototype.startViewTransition = new Proxy(startViewTransition, {
      apply: (start, root, given) => {
        counts.started++
        const transition = Reflect.apply(start, root, given) as ViewTransition
        transition.ready.then(note, () => undefined)
        return transition
      },
    })
  })
}

const seen = (page: Page) => page.evaluate(() => (window as unknown as { seen: Seen[] }).seen)
const started = (page: Page) =>
  page.evaluate(() => (window as unknown as { started: number }).started)
const running = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .map(({ effect }) => (effect as KeyframeEffect).pseudoElement)
      .filter((name) => name?.startsWith('::view-transition')),
  )
const toggle = (page: Page) => page.getByRole('button', { name: '切换外观' })

/** The same site with another value of its setting, which only handlers read. */
async function withTransition(page: Page, kind: string | undefined): Promise<void> {
  const written = kind === undefined ? '' : `data-transition="${kind}"`
  let changed = 0
  await page.route('**/blog/', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replaceAll('data-transition="circle-clip"', () => {
      changed++
      return written
    })
    await route.fulfill({ response, body })
  })
  await open(page, '/blog/')
  expect(changed).toBeGreaterThan(0)
}

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' })
  await watch(page)
})

test('[S4.3] [S9.18] a circle opens from the switch in 650 ms', async ({ page }) => {
  await open(page, '/blog/')
  const box = (await toggle(page).boundingBox())!
  await toggle(page).click()
  await expect.poll(async () => (await seen(page)).length).toBe(1)
  const [{ pseudo, duration, frames }] = (await seen(page)) as [Seen]
  expect(pseudo).toBe('::view-transition-new(root)')
  expect(duration).toBe(650)
  const at = `${box.x + box.width / 2}px ${box.y + box.height / 2}px`
  expect(frames[0]!['clipPath']).toBe(`circle(0px at ${at})`)
  expect(frames[1]!['clipPath']).toContain(`at ${at}`)
  // It really runs on the new picture, and is gone when its time is over.
  expect(await running(page)).toContain('::view-transition-new(root)')
  await expect.poll(() => running(page)).toEqual([])
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.locator('html')).not.toHaveAttribute('style')
})

for (const [kind, duration, property] of [
  ['fade', 300, 'opacity'],
  ['horizontal-clip', 400, 'clipPath'],
  ['vertical-clip', 400, 'clipPath'],
  ['skew-clip', 400, 'clipPath'],
] as const) {
  test(
    `[S4.3] [S9.18] the transition ${kind} takes ${duration} ms`,
    { tag: '@long' },
    async ({ page }) => {
      await withTransition(page, kind)
      await toggle(page).click()
      await expect.poll(async () => (await seen(page)).length).toBe(1)
      const [one] = (await seen(page)) as [Seen]
      expect(one.duration).toBe(duration)
      expect(one.pseudo).toBe('::view-transition-new(root)')
      expect(one.frames[0]![property]).not.toBe(one.frames[1]![property])
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    },
  )
}

test('[S4.3] none when reduced motion is preferred', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await open(page, '/blog/')
  await toggle(page).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  expect(await started(page)).toBe(0)
})
