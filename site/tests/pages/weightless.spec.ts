import type { Page } from '@playwright/test'
import { booted, expect, hydrated, open, test } from 'keep-it-simple-testing/browser.ts'
import { hold } from 'keep-it-simple-testing/hold.ts'
import { still } from 'keep-it-simple-testing/still.ts'

const ARTICLE = '/article/composite-index/'
/** Without programs to run or any other block that needs script. */
const PLAIN = '/article/bash-pipefail/'
/** With a drawing. */
const DRAWN = '/article/asyncio-cancellation/'
const OTHER = '/article/keyset-pagination/'

/** Names of the scripts asked for, without their hashes. */
function scripts(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const name = /\/assets\/([\w-]+?)-[\w-]{8}\.js$/.exec(request.url())?.[1]
    if (name !== undefined) asked.push(name)
  })
  return asked
}

const mounted = (page: Page) => booted(page)
const toggle = (page: Page) => page.getByRole('button', { name: '切换外观' })

test(
  'a page left untouched for 30 seconds loads the boot script and nothing else',
  { tag: '@window' },
  async ({ page }) => {
    const asked = scripts(page)
    await page.clock.install()
    await page.goto(PLAIN)
    await mounted(page)
    await page.clock.runFor(30_000)
    await still(page)
    expect(asked).toEqual(['entry-boot'])
    // Scrolled, it needs what follows the reading, and no more.
    await page.evaluate(() => scrollTo(0, 1200))
    await expect.poll(() => asked).toContain('entry-actions')
    await page.clock.runFor(15_000)
    await still(page)
    expect(asked).toEqual(['entry-boot', 'entry-actions'])
    await expect(page.locator('.outline [aria-current]').first()).toBeAttached()
  },
)

test('nothing is seen of what opens before its styles have come with the first movement', async ({
  page,
}) => {
  await page.goto(PLAIN)
  await mounted(page)
  for (const closed of ['.menu', '.screen', '.local-drop', '.totop'])
    await expect(page.locator(closed).first()).toBeHidden()
  await page.locator('.has-menu > button').first().hover()
  await expect(page.locator('.has-menu > .menu').first()).toHaveCSS('position', 'absolute')
  await expect(page.locator('.has-menu > .menu').first()).toBeVisible()
})

test(
  'a page with programs loads their listener when it is scrolled, and nothing of a run',
  { tag: '@window' },
  async ({ page }) => {
    const asked = scripts(page)
    await page.clock.install()
    await page.goto(ARTICLE)
    await mounted(page)
    await page.clock.runFor(30_000)
    await still(page)
    expect(asked).toEqual(['entry-boot'])
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await expect.poll(() => asked).toContain('run')
    await page.clock.runFor(15_000)
    await still(page)
    // With the bundler's own part, 0.7 kB.
    expect(asked.toSorted()).toEqual([
      'common',
      'entry-actions',
      'entry-boot',
      'rolldown-runtime',
      'run',
    ])
  },
)

for (const [sign, act] of [
  ['a key', (page: Page) => page.keyboard.press('Shift')],
  ['the pointer on a link', (page: Page) => page.locator('.crumbs a').first().hover()],
  ['focus on a control', (page: Page) => toggle(page).focus()],
  ['a click', (page: Page) => page.locator('h1').click()],
] as const) {
  test(`${sign} brings the application, once`, async ({ page }) => {
    const asked = scripts(page)
    await page.goto(ARTICLE)
    await mounted(page)
    await act(page)
    await hydrated(page)
    await page.keyboard.press('Shift')
    await page.locator('.crumbs a').first().hover()
    await still(page)
    for (const name of ['entry-boot', 'entry-actions', 'entry-browser', 'DocLayout'])
      expect(asked.filter((one) => one === name)).toHaveLength(1)
  })
}

test(
  'where data is saved, a pointer passing by loads nothing and a click does',
  { tag: '@window' },
  async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
    })
    const asked = scripts(page)
    await page.clock.install()
    await page.goto(PLAIN)
    await mounted(page)
    await page.locator('.crumbs a').first().hover()
    await page.clock.runFor(5_000)
    await still(page)
    expect(asked).toEqual(['entry-boot'])
    await toggle(page).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  },
)

test.describe('what is done before any script is there is not lost', () => {
  test.use({ colorScheme: 'light' })

  test('a drawing that is to be shown large', async ({ page }) => {
    const release = await hold(page, '**/assets/mermaid-*.js')
    await page.goto(DRAWN)
    await mounted(page)
    await page.locator('.diagram-open').first().click()
    await expect(page.locator('.diagram-open').first()).toHaveAttribute('aria-busy', 'true')
    release()
    await expect(page.getByRole('dialog')).toBeVisible()
  })

  test('the appearance', async ({ page }) => {
    const release = await hold(page, '**/assets/entry-boot-*.js')
    await page.goto(ARTICLE, { waitUntil: 'commit' })
    await toggle(page).click()
    await expect(page.locator('html')).not.toHaveAttribute('data-theme')
    release()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  })

  test('a menu of the bar', async ({ page }) => {
    const release = await hold(page, '**/assets/entry-actions-*.js')
    await page.goto(ARTICLE, { waitUntil: 'commit' })
    const menu = page.getByRole('button', { name: '选择语言' })
    await menu.click()
    release()
    await expect(menu).toHaveAttribute('aria-expanded', 'true')
  })

  test('a link is an ordinary link', async ({ page }) => {
    await hold(page, '**/assets/entry-boot-*.js')
    await page.goto(ARTICLE, { waitUntil: 'commit' })
    await page.locator('.crumbs a').last().click()
    await expect(page).not.toHaveURL(new RegExp(ARTICLE))
    await expect(page.locator('h1')).toBeVisible()
  })
})

test.describe('wishes that need no page drawn do not wait for the application', () => {
  test.beforeEach(async ({ page }) => {
    await hold(page, '**/assets/entry-browser-*.js')
    await page.goto(ARTICLE)
    await mounted(page)
  })

  test('search opens, and finds', async ({ page }) => {
    await page.keyboard.press('/')
    await page.locator('dialog.search input[role=combobox]').fill('索引')
    await expect(page.getByRole('listbox').locator('[role=option]').first()).toBeVisible()
    await expect(page.locator('html')).not.toHaveAttribute('data-ready')
  })

  test('a field that was closed before stays closed', async ({ page }) => {
    const release = await hold(page, '**/assets/entry-search-*.js')
    await page.locator('.find').click()
    await expect(page.locator('dialog.search input')).toBeFocused()
    await page.keyboard.press('Escape')
    release()
    await expect(page.locator('dialog.search')).toHaveCount(0)
  })

  test('a link leads to its document', async ({ page }) => {
    await page.locator('.crumbs a').last().hover()
    await page.locator('.crumbs a').last().click()
    await expect(page).not.toHaveURL(new RegExp(ARTICLE))
    await expect(page.locator('h1')).toBeVisible()
  })
})

test('[F24] where the application does not come, the page goes on as a document', async ({
  page,
  quiet,
}) => {
  quiet.allow(/Failed to load resource|ERR_FAILED/)
  await page.emulateMedia({ colorScheme: 'light' })
  await page.route('**/assets/entry-browser-*.js', (route) => route.abort())
  await page.goto(ARTICLE)
  await mounted(page)
  await toggle(page).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.locator('.crumbs a').last().click()
  await expect(page).not.toHaveURL(new RegExp(ARTICLE))
  await expect(page.locator('h1')).toBeVisible()
})

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  const moves = reducedMotion === 'no-preference'
  test(`the next document ${moves ? 'fades in' : 'is just there'} when motion is ${reducedMotion}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion })
    await page.addInitScript(() => {
      addEventListener('pagereveal', (event) => {
        const { viewTransition } = event as Event & { viewTransition?: object | null }
        document.documentElement.dataset['revealed'] = viewTransition ? 'moving' : 'still'
      })
    })
    await hold(page, '**/assets/entry-boot-*.js')
    await page.goto(ARTICLE, { waitUntil: 'commit' })
    await page.locator('.crumbs a').last().click()
    await expect(page).not.toHaveURL(new RegExp(ARTICLE))
    await expect(page.locator('html')).toHaveAttribute('data-revealed', moves ? 'moving' : 'still')
  })
}

test('after a reload, going back shows the page before, application or not', async ({ page }) => {
  await open(page, ARTICLE)
  await page.locator(`.prose a[href="${OTHER}"]`).first().click()
  await expect(page.locator('h1')).toContainText('OFFSET')
  await page.reload()
  await mounted(page)
  await page.goBack()
  // The address follows the reading: it may name a section.
  await expect(page).toHaveURL(new RegExp(`${ARTICLE}(#.*)?$`))
  await expect(page.locator('h1')).toContainText('联合索引')
})

test(
  'documents are fetched ahead until the application is there, data from then on',
  { tag: '@window' },
  async ({ page }) => {
    await page.goto(ARTICLE)
    await mounted(page)
    await expect(page.locator('script[type=speculationrules]')).toHaveCount(1)
    await open(page, ARTICLE)
    await expect(page.locator('script[type=speculationrules]')).toHaveCount(0)
  },
)

test('[S7.12] resting on a link fetches its page; the click then asks for nothing more', async ({
  page,
}) => {
  const asked: string[] = []
  await open(page, ARTICLE)
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const arrived = page.waitForResponse(`**${OTHER}page.json`)
  const link = page.locator(`.prose a[href="${OTHER}"]`).first()
  await link.hover()
  await arrived
  await link.click()
  await expect(page.locator('h1')).toContainText('OFFSET')
  expect(asked.filter((path) => path.endsWith('page.json'))).toEqual([`${OTHER}page.json`])
  expect(asked).not.toContain(OTHER)
})

test(
  'the click on a link that was rested on draws its page within 100 ms',
  { tag: '@timed' },
  async ({ page }) => {
    const times: number[] = []
    // The best of ten at most: how fast it can be is the page's doing, how slow it was may be the machine's.
    for (let round = 0; round < 10 && !times.some((time) => time < 100); round++) {
      await open(page, ARTICLE)
      const link = page.locator(`.prose a[href="${OTHER}"]`).first()
      const arrived = page.waitForResponse(`**${OTHER}page.json`)
      await link.hover()
      await arrived
      await still(page)
      times.push(await link.evaluate(clickAndWait))
    }
    test.info().annotations.push({ type: 'milliseconds', description: times.join(' ') })
    expect(Math.min(...times)).toBeLessThan(100)
  },
)

/** In the browser: milliseconds from a click on the link until the next page's title is painted. */
async function clickAndWait(link: HTMLElement | SVGElement): Promise<number> {
  const start = performance.now()
  ;(link as HTMLElement).click()
  while (!document.querySelector('h1')?.textContent?.includes('OFFSET')) {
    if (performance.now() - start > 5_000) break
    await new Promise((resolve) => requestAnimationFrame(resolve))
  }
  return performance.now() - start
}

test('[F35] a document somebody else has changed before the application came loses nothing', async ({
  page,
  quiet,
}) => {
  // React says so in the console, and draws the page anew.
  quiet.allow(/React error #418/)
  for (const [path, selector] of [
    [ARTICLE, '.prose h2'],
    ['/blog/', '.excerpt p'],
  ] as const) {
    // A pointer that stands on the bar may have asked for it already.
    const release = await hold(page, '**/assets/entry-browser-*.js')
    await page.goto(path)
    await mounted(page)
    const before = await page.locator(selector).allTextContents()
    expect(before.length).toBeGreaterThan(0)
    await page.evaluate(() => {
      document.querySelector('main')!.prepend(document.createElement('div'))
      document.querySelector('h1')!.innerHTML = '<font>Translated</font>'
    })
    await page.keyboard.press('Shift')
    release()
    await hydrated(page)
    await expect(page.locator('h1 font')).toHaveCount(0)
    expect(await page.locator(selector).allTextContents()).toEqual(before)
  }
})
