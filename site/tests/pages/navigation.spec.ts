import { booted, expect, open, test } from 'keep-it-simple-testing/browser.ts'
import { lateReact } from 'keep-it-simple-testing/late-react.ts'
import { patient } from 'keep-it-simple-testing/patient.ts'
import { still } from 'keep-it-simple-testing/still.ts'

/** Chapter 4.1 and the life of a page in the browser. */
const ARTICLE = '/article/composite-index/'
const OTHER = '/article/keyset-pagination/'

test.beforeEach(({ page }) => patient(page))

test('from one article to another takes one request for data and none for a document', async ({
  page,
}) => {
  await open(page, ARTICLE)
  await page.waitForLoadState('networkidle')
  const requests: string[] = []
  page.on('request', (request) =>
    requests.push(`${request.resourceType()} ${new URL(request.url()).pathname}`),
  )
  await page.locator(`.prose a[href="${OTHER}"]`).first().click()
  await expect(page).toHaveURL(OTHER)
  await expect(page.locator('h1')).toContainText('OFFSET')
  await still(page)
  // Block assets the first page did not have are loaded too, and the face of the new titles.
  const assets = /^(?:script|stylesheet|font) \/assets\//
  // The browser itself may look at the icon again after a change of address.
  const asked = requests.filter((one) => !assets.test(one) && !one.endsWith('favicon.svg'))
  expect(asked).toEqual([`fetch ${OTHER}page.json`])
})

test('the document’s language, head and focus follow the page', async ({ page }) => {
  await open(page, ARTICLE)
  await page.locator('.meta a[hreflang="en-US"]').click()
  await expect(page).toHaveURL(`/en${ARTICLE}`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US')
  await expect(page.locator('link[rel=canonical]')).toHaveCount(1)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    /\/en\/article\/composite-index\/$/,
  )
  const live = await page.evaluate(() =>
    [...document.head.querySelectorAll('[data-page]')].map((tag) => tag.outerHTML).sort(),
  )
  await expect(page.locator('#main')).toBeFocused()
  await page.reload()
  const prerendered = await page.evaluate(() =>
    [...document.head.querySelectorAll('[data-page]')].map((tag) => tag.outerHTML).sort(),
  )
  expect(live).toEqual(prerendered)
})

test('hydration keeps the very nodes of the prerendered text', async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      const first = document.querySelector('.prose p')
      if (!first) return
      ;(first as HTMLElement & { marked?: boolean }).marked = true
      observer.disconnect()
    }).observe(document, { childList: true, subtree: true })
  })
  await open(page, ARTICLE)
  const marked = await page.evaluate(
    () => (document.querySelector('.prose p') as HTMLElement & { marked?: boolean }).marked,
  )
  expect(marked).toBe(true)
  expect(await page.locator('.prose').textContent()).not.toBe('')
})

test('an article’s text stands in its document once', async ({ request }) => {
  const html = await (await request.get(ARTICLE)).text()
  const { body } = (await (await request.get(`${ARTICLE}page.json`)).json()) as { body: string }
  const sentence = body
    .replace(/<[^>]+>/g, '\n')
    .split('\n')
    .find((line) => line.length > 40)!
  expect(html.split(sentence).length - 1).toBe(1)
})

test('back and forward show the right text and keep the place', async ({ page }) => {
  await open(page, ARTICLE)
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }))
  await page.evaluate((href) => {
    ;[...document.querySelectorAll('a')].find((a) => a.getAttribute('href') === href)!.click()
  }, OTHER)
  await expect(page.locator('h1')).toContainText('OFFSET')
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(page.locator('h1')).toContainText('联合索引')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900)
  await expect(page.locator('.prose p').first()).not.toBeEmpty()
  await page.goForward()
  await expect(page.locator('h1')).toContainText('OFFSET')
})

test('back from the other language keeps the place too', async ({ page }) => {
  await open(page, ARTICLE)
  await page.evaluate(() => window.scrollTo({ top: 3000, behavior: 'instant' }))
  await page.evaluate(() => document.querySelector<HTMLElement>('.bar a[hreflang=en-US]')!.click())
  await expect(page).toHaveURL(`/en${ARTICLE}`)
  await page.goBack()
  await expect(page.locator('h1')).toContainText('联合索引')
  await still(page)
  expect(await page.evaluate(() => scrollY)).toBe(3000)
})

test('back after a reload keeps the place of every page before it', async ({ page }) => {
  const scrollTo = async (top: number) => {
    await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(top)
    // The place is noted when the movement is reported.
    await still(page)
  }
  const follow = async (href: string, title: string) => {
    await page.evaluate((to) => {
      const link = Object.assign(document.createElement('a'), { href: to })
      document.querySelector('main')!.append(link)
      link.click()
    }, href)
    await expect(page).toHaveURL(href)
    await expect(page.locator('h1')).toContainText(title)
    // The first may be a document of its own, before the application is there.
    await page.waitForLoadState('load')
    await booted(page)
    await still(page)
  }
  await open(page, ARTICLE)
  await scrollTo(700)
  await follow(OTHER, 'OFFSET')
  await scrollTo(900)
  await follow('/blog/archives/', '归档')
  await page.reload()
  await booted(page)
  for (const [title, top] of [
    ['OFFSET', 900],
    ['联合索引', 700],
  ] as const) {
    await page.goBack()
    await expect(page.locator('h1')).toContainText(title)
    await page.waitForLoadState('load')
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(top)
    // And stays there.
    await still(page)
    expect(await page.evaluate(() => scrollY)).toBe(top)
  }
})

test('a link to a section of another page takes the keyboard there', async ({ page }) => {
  await open(page, ARTICLE)
  const id = await page.evaluate(async (path) => {
    const text = await (await fetch(path)).text()
    const other = new DOMParser().parseFromString(text, 'text/html')
    return other.querySelectorAll('main h2[id]')[1]!.id
  }, OTHER)
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href })
    document.querySelector('main')!.append(link)
    link.click()
  }, `${OTHER}#${id}`)
  const heading = page.locator(`[id="${id}"]`)
  await expect(heading).toBeFocused()
  await expect(heading).toBeInViewport()
  await page.keyboard.press('Tab')
  await expect(heading.locator('.anchor')).toBeFocused()
})

test('[F28] without a connection the page says so and can be tried again', async ({
  page,
  quiet,
}) => {
  quiet.allow(/ERR_FAILED|Failed to fetch/)
  await open(page, ARTICLE)
  await page.route(`**${OTHER}**`, (route) => route.abort())
  await page.locator(`.prose a[href="${OTHER}"]`).first().click()
  const again = page.locator('.notice, [role=alert]').getByRole('button', { name: '再试一次' })
  await expect(again).toBeVisible()
  await page.unroute(`**${OTHER}**`)
  await again.click()
  await expect(page.locator('h1')).toContainText('OFFSET')
})

test('[F28] what is there as soon as it is asked for again is shown, however late React comes', async ({
  page,
  quiet,
}) => {
  quiet.allow(/ERR_FAILED|Failed to fetch/)
  await lateReact(page, 300)
  await open(page, ARTICLE)
  await page.route(`**${OTHER}**`, (route) => route.abort())
  await page.locator(`.prose a[href="${OTHER}"]`).first().click()
  const again = page.getByRole('alert').getByRole('button', { name: '再试一次' })
  await expect(again).toBeVisible()
  await page.unroute(`**${OTHER}**`)
  await again.click()
  await expect(page.locator('h1')).toContainText('OFFSET')
})

test('a load that fails on the way to the other language is reported in a language that is loaded', async ({
  page,
  quiet,
}) => {
  quiet.allow(/ERR_FAILED|Failed to fetch/)
  for (const [from, to] of [
    [ARTICLE, `/en${ARTICLE}`],
    [`/en${ARTICLE}`, ARTICLE],
    [`/en${ARTICLE}`, '/en/blog/'],
  ] as const) {
    await open(page, from)
    await page.route(`**${to}**`, (route) => route.abort())
    await page.evaluate((href) => {
      const link = Object.assign(document.createElement('a'), { href })
      document.querySelector('main')!.append(link)
      link.click()
    }, to)
    const said = page.locator('.notice, [role=alert]')
    await expect(said.getByRole('button').first()).toBeVisible()
    await page.unroute(`**${to}**`)
    await said.getByRole('button').first().click()
    await expect(page).toHaveURL(to)
    await expect(page.locator('h1')).toHaveCount(1)
    await expect(said).toHaveCount(0)
  }
})

test('[S8.2] [F26] a chunk that is gone leads to one load of the wanted address', async ({
  page,
  quiet,
}) => {
  // The chunk stays gone here, so the new document fails to load it too; its HTML is readable.
  quiet.allow(/Failed to load resource|dynamically imported module/)
  await open(page, ARTICLE)
  let gone = 0
  await page.route('**/assets/ArchivesLayout-*.js', (route) => {
    gone++
    return route.fulfill({ status: 404, body: '' })
  })
  let documents = 0
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents++
  })
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/blog/archives/' })
    document.querySelector('main')!.append(link)
    link.click()
  })
  await page.waitForURL('**/blog/archives/')
  // The application has tried its chunk again by then, and would load once more.
  await booted(page)
  await page.keyboard.press('Shift')
  await expect.poll(() => gone).toBeGreaterThan(1)
  await still(page)
  expect(documents).toBe(1)
  await expect(page.locator('.year').first()).toBeVisible()
})

test('modified clicks, files and other hosts are left to the browser', async ({ page }) => {
  await open(page, ARTICLE)
  const prevented = await page.evaluate(() => {
    const results: Record<string, boolean> = {}
    const check = (name: string, href: string, init: MouseEventInit = {}) => {
      const link = Object.assign(document.createElement('a'), { href })
      document.querySelector('main')!.append(link)
      const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init })
      link.addEventListener('click', (e) => setTimeout(() => e.preventDefault()))
      document.addEventListener(
        'click',
        (e) => {
          results[name] = e.defaultPrevented
          e.preventDefault()
        },
        { once: true },
      )
      link.dispatchEvent(event)
    }
    check('control', '/blog/', { ctrlKey: true })
    check('file', '/favicon.svg')
    check('outside', 'https://other.example/')
    check('hash', '#main')
    return results
  })
  expect(prevented).toEqual({ control: false, file: false, outside: false, hash: false })
})
