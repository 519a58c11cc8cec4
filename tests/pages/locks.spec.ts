import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { LockedPage } from '#model/page.ts'
import { expect, open, ready, test } from '../support/browser.ts'
import { serveTinySite } from '../support/built-site.ts'
import { hashes, lockSettings, PASSWORDS } from '../support/lock-fixtures.ts'
import { page as source, post } from '../support/tiny-site.ts'

let site: Awaited<ReturnType<typeof serveTinySite>>

const DOT =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30" viewBox="0 0 40 30"><path d="M0 0h40v30H0z"/></svg>'
const LONG = Array.from({ length: 12 }, (_, n) => `## Part ${n}\n\n${'Secret words. '.repeat(60)}`)
const TABS = '::: tabs\n@tab One\n\nFirst panel.\n\n@tab Two\n\nSecond panel.\n\n:::'
const DEMO = '::: demo title="Frame"\n```html\n<p>In the frame</p>\n```\n:::'

test.beforeAll(async () => {
  test.setTimeout(120_000)
  const { own } = await hashes()
  site = await serveTinySite(
    {
      'README.md': source({ title: 'Home' }, 'Open home. [Own](/article/own/)'),
      'blog/a.md': post({ title: 'Open post', permalink: '/article/open/' }, 'Open text.'),
      'blog/own.md': post(
        { title: 'Own title', permalink: '/article/own/', tags: ['hush'], encrypt: { hash: own } },
        `Secret opening.\n\n![A dot](./dot.svg)\n\n${TABS}\n\n${DEMO}\n\n${LONG.join('\n\n')}`,
      ),
      'blog/dot.svg': DOT,
      'blog/x.md': post({ title: 'Pattern title', permalink: '/article/x-1/' }, 'Pattern text.'),
      'blog/shown.md': post(
        {
          title: 'A title for everybody',
          permalink: '/article/shown/',
          encrypt: { title: true, hint: 'Ask the owner.', hash: own },
        },
        'Shown text.',
      ),
      'dataMining/README.md': source({ title: 'Series' }, 'Series.'),
      'dataMining/1.a.md': source(
        { title: 'Inner A', permalink: '/dataMining/inner/a/' },
        'Text A.',
      ),
      'dataMining/2.b.md': source(
        { title: 'Inner B', permalink: '/dataMining/inner/b/' },
        'Text B.',
      ),
      'en/blog/own.md': post(
        { title: 'English own', permalink: '/en/article/own/', encrypt: { hash: own } },
        'English secret.',
      ),
    },
    { locks: await lockSettings(), passwords: Object.values(PASSWORDS) },
  )
})
test.afterAll(() => site.close())

const field = (page: Page) => page.locator('.gate input[type=password]')
const button = (page: Page) => page.locator('.gate button')
const at = (path: string) => `${site.url}${path}`

async function enter(page: Page, password: string): Promise<void> {
  await field(page).fill(password)
  await field(page).press('Enter')
}

async function unlockOwn(page: Page): Promise<void> {
  await open(page, at('/article/own/'))
  await enter(page, PASSWORDS.own)
  await expect(page.locator('h1')).toHaveText('Own title')
}

test('[S2.6.13] [S8.6] the prompt asks for the password and tells nothing', async ({ page }) => {
  await page.goto(at('/article/own/'))
  await expect(page.locator('h1')).toHaveText('本页面只允许密码访问')
  await expect(field(page)).toHaveAttribute('placeholder', '请输入密码')
  await expect(button(page)).toHaveText('确认')
  await expect(page).toHaveTitle('本页面只允许密码访问 | Keep It Simple')
  await expect(page.locator('.outline, .fin, .pager, .crumbs, .after')).toHaveCount(0)
  expect(await page.content()).not.toContain('Own title')
  await page.goto(at('/en/article/own/'))
  await expect(page.locator('h1')).toHaveText('This page is only accessible with a password')
  await expect(field(page)).toHaveAttribute('placeholder', 'Enter Password')
  await expect(button(page)).toHaveText('Confirm')
})

test('[S6.1] [S6.2] [S6.4] the page’s own password shows text, outline, foot and working blocks', async ({
  page,
}) => {
  await unlockOwn(page)
  // The field that had the focus is gone: it is on what came.
  await expect(page.locator('#main')).toBeFocused()
  await expect(page.locator('.prose').first()).toContainText('Secret opening.')
  await expect(page.locator('.outline').first()).toContainText('Part 3')
  await expect(page.locator('.fin')).toHaveCount(1)
  await expect(page.locator('.pager')).toContainText('A title for everybody')
  await expect(page).toHaveTitle('Own title | Keep It Simple')
  // Its picture exists in memory only.
  const picture = page.getByRole('img', { name: 'A dot' })
  await expect(picture).toHaveAttribute('src', /^blob:/)
  expect(
    await picture.evaluate((one: HTMLImageElement) => one.decode().then(() => one.naturalWidth)),
  ).toBe(40)
  await page.locator('label.tab', { hasText: 'Two' }).click()
  await expect(page.getByText('Second panel.')).toBeVisible()
  await expect(page.frameLocator('iframe.demo-stage').getByText('In the frame')).toBeVisible()
})

test('[S4.7] the button waits, a wrong password marks the field, typing clears the mark', async ({
  page,
}) => {
  await open(page, at('/article/own/'))
  await field(page).fill('not the right password')
  await button(page).click()
  await expect(button(page)).toHaveAttribute('aria-busy', 'true')
  await expect(field(page)).toHaveAttribute('aria-invalid', 'true')
  await expect(button(page)).not.toHaveAttribute('aria-busy')
  await expect(field(page)).toBeFocused()
  await expect(page.getByRole('status')).toHaveText('密码不正确')
  // S8.6: seen is the mark alone.
  const box = await page.getByRole('status').boundingBox()
  expect(box!.width).toBeLessThanOrEqual(1)
  await page.keyboard.type('x')
  await expect(field(page)).not.toHaveAttribute('aria-invalid')
  await expect(page.getByRole('status')).toHaveText('')
})

test('[S5.4] an empty password is refused without any work', async ({ page }) => {
  await open(page, at('/article/own/'))
  const started: string[] = []
  page.on('worker', (worker) => started.push(worker.url()))
  await field(page).press('Enter')
  await expect(field(page)).toHaveAttribute('aria-invalid', 'true')
  expect(started).toEqual([])
})

test('a password that is entered before the application came is not lost and not sent', async ({
  page,
}) => {
  await page.route('**/entry-browser-*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 800))
    await route.continue()
  })
  await page.goto(at('/article/own/'))
  await enter(page, PASSWORDS.own)
  expect(page.url()).toBe(at('/article/own/'))
  await expect(page.locator('h1')).toHaveText('Own title')
})

test('[S6.2] a rule’s password opens its pages, neighbours by themselves, and no others', async ({
  page,
}) => {
  await open(page, at('/dataMining/inner/a/'))
  await enter(page, PASSWORDS.prefix)
  await expect(page.locator('h1')).toHaveText('Inner A')
  // Who may read one may know that there is the other.
  await page.locator('.pager .next').click()
  await expect(page.locator('h1')).toHaveText('Inner B')
  await page.goBack()
  await expect(page.locator('h1')).toHaveText('Inner A')
  await page.goForward()
  await expect(page.locator('h1')).toHaveText('Inner B')
  await open(page, at('/article/x-1/'))
  await expect(page.locator('h1')).toHaveText('本页面只允许密码访问')
  await enter(page, PASSWORDS.own)
  await expect(field(page)).toHaveAttribute('aria-invalid', 'true')
})

test('[S4.6] [S6.3] the admin password opens every page', async ({ page }) => {
  await open(page, at('/article/own/'))
  await enter(page, PASSWORDS.admin)
  await expect(page.locator('h1')).toHaveText('Own title')
  for (const [path, title] of [
    ['/article/x-1/', 'Pattern title'],
    ['/dataMining/inner/a/', 'Inner A'],
    ['/article/shown/', 'A title for everybody'],
  ] as const) {
    await page.goto(at(path))
    await expect(page.locator('h1')).toHaveText(title)
  }
})

test('a title that may be known stands in the prompt and in the list, with a mark', async ({
  page,
}) => {
  await page.goto(at('/article/shown/'))
  await expect(page.locator('.gate')).toContainText('A title for everybody')
  await expect(page.locator('.gate')).toContainText('Ask the owner.')
  await page.goto(at('/blog/'))
  const item = page.locator('.post', { hasText: 'A title for everybody' })
  await expect(item).toContainText('需要密码')
  await expect(page.locator('.post')).toHaveCount(2)
})

test('[S4.5] a reload opens again, lock again forgets', async ({ page }) => {
  await unlockOwn(page)
  const marker = JSON.parse(
    (await page.evaluate(() => sessionStorage.getItem('kis:lock'))) ?? '{}',
  ) as Record<string, unknown>
  expect(marker).toMatchObject({ g: [], p: [expect.stringMatching(/^[\da-f]{64}$/)] })
  expect(marker['salt']).toMatch(/^[\da-f]{32}$/)
  await page.reload()
  await expect(page.locator('h1')).toHaveText('Own title')
  await page.getByRole('button', { name: '重新上锁' }).click()
  await expect(page.locator('h1')).toHaveText('本页面只允许密码访问')
  expect(await page.evaluate(() => sessionStorage.getItem('kis:lock'))).toBeNull()
  await page.reload()
  await ready(page)
  await expect(page.locator('h1')).toHaveText('本页面只允许密码访问')
})

/** P3. */
test('storage holds neither password nor readable key, and a copied marker opens nothing', async ({
  page,
  browser,
}) => {
  await unlockOwn(page)
  const kept = await page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('kis')
      request.addEventListener('success', () => resolve(request.result))
      request.addEventListener('error', () => reject(new Error('no database')))
    })
    const records = await new Promise<{ held: { key: CryptoKey }[] }[]>((resolve) => {
      const request = database.transaction('keys').objectStore('keys').getAll()
      request.addEventListener('success', () => resolve(request.result as never))
    })
    const key = records[0]!.held[0]!.key
    const exported = await crypto.subtle.exportKey('raw', key).then(
      () => 'readable',
      (error: Error) => error.name,
    )
    return {
      exported,
      extractable: key.extractable,
      local: { ...localStorage },
      session: { ...sessionStorage },
    }
  })
  expect(kept).toMatchObject({ exported: expect.stringMatching(/Error$/), extractable: false })
  expect(JSON.stringify(kept)).not.toContain(PASSWORDS.own)
  const other = await browser.newContext()
  const stranger = await other.newPage()
  await stranger.addInitScript((marker) => {
    sessionStorage.setItem('kis:lock', marker)
  }, kept.session['kis:lock'] as string)
  await stranger.goto(at('/article/own/'))
  await stranger.waitForSelector('html[data-ready]')
  await expect(stranger.locator('h1')).toHaveText('本页面只允许密码访问')
  await other.close()
})

test.describe('a marker', () => {
  const change = async (page: Page, edit: (marker: Record<string, unknown>) => object) => {
    await unlockOwn(page)
    const text = (await page.evaluate(() => sessionStorage.getItem('kis:lock')))!
    const edited = JSON.stringify(edit(JSON.parse(text) as Record<string, unknown>))
    await page.evaluate((value) => sessionStorage.setItem('kis:lock', value), edited)
    await page.reload()
    await page.waitForSelector('html[data-ready]')
    await expect(page.locator('h1')).toHaveText('本页面只允许密码访问')
    expect(await page.evaluate(() => sessionStorage.getItem('kis:lock'))).toBeNull()
  }

  test('whose time is over opens nothing', ({ page }) =>
    change(page, (marker) => ({ ...marker, until: 1 })))
  test('that was changed opens nothing', ({ page }) =>
    change(page, (marker) => ({ ...marker, salt: '0'.repeat(32) })))
  test('that was given more time opens nothing', ({ page }) =>
    change(page, (marker) => ({ ...marker, until: Number(marker['until']) + 1000 })))
  test('that claims the whole site opens nothing', ({ page }) =>
    change(page, ({ p, ...marker }) => ({ ...marker, g: p, p: [] })))

  test('made from what is published opens nothing', async ({ page }) => {
    const { seal } = JSON.parse(
      readFileSync(join(site.dist, 'article/own/page.json'), 'utf8'),
    ) as LockedPage
    const forged = {
      id: 'x',
      salt: seal.salt,
      until: 9e15,
      g: seal.slots,
      p: [...seal.slots, seal.salt],
    }
    await page.addInitScript((marker) => {
      sessionStorage.setItem('kis:lock', marker)
    }, JSON.stringify(forged))
    await page.goto(at('/article/own/'))
    await page.waitForSelector('html[data-ready]')
    await expect(page.locator('h1')).toHaveText('本页面只允许密码访问')
  })
})

test('without any storage the page still opens, until it is left', async ({ page }) => {
  await page.addInitScript(() => {
    const forbid = {
      get: () => {
        throw new DOMException('forbidden', 'SecurityError')
      },
    }
    Object.defineProperty(window, 'sessionStorage', forbid)
    Object.defineProperty(window, 'localStorage', forbid)
    Object.defineProperty(window, 'indexedDB', forbid)
  })
  await open(page, at('/dataMining/inner/a/'))
  await enter(page, PASSWORDS.prefix)
  await expect(page.locator('h1')).toHaveText('Inner A')
  await page.locator('.pager .next').click()
  await expect(page.locator('h1')).toHaveText('Inner B')
})

/** P2. */
test.describe('published files that were changed', () => {
  const answer = (page: Page, path: string, edit: (data: LockedPage) => object) =>
    page.route(`**${path}page.json`, async (route) => {
      const response = await route.fetch()
      await route.fulfill({ json: edit((await response.json()) as LockedPage) })
    })
  /** Goes there from an open page, so that the data and not the document is asked for. */
  async function tryOn(page: Page, path: string, password: string): Promise<void> {
    await open(page, at('/article/open/'))
    await page.evaluate((href) => {
      const link = document.createElement('a')
      link.href = href
      document.querySelector('main')!.append(link)
      link.click()
    }, path)
    await expect(page.locator('.gate')).toBeVisible()
    await enter(page, password)
    await expect(field(page)).toHaveAttribute('aria-invalid', 'true')
    await expect(page.locator('h1')).toHaveText('本页面只允许密码访问')
  }
  const dataOf = (path: string) =>
    JSON.parse(readFileSync(join(site.dist, path, 'page.json'), 'utf8')) as LockedPage

  test('one bit of the text: locked', async ({ page }) => {
    const { file } = dataOf('article/own').seal
    const bytes = readFileSync(join(site.dist, file))
    bytes[200]! ^= 1
    await page.route(`**${file}`, (route) => route.fulfill({ body: bytes }))
    await tryOn(page, '/article/own/', PASSWORDS.own)
  })

  test('cut off: locked', async ({ page }) => {
    const { file } = dataOf('article/own').seal
    const bytes = readFileSync(join(site.dist, file)).subarray(0, 64)
    await page.route(`**${file}`, (route) => route.fulfill({ body: bytes }))
    await tryOn(page, '/article/own/', PASSWORDS.own)
  })

  test('exchanged between two pages one password opens: locked', async ({ page }) => {
    const { seal } = dataOf('dataMining/inner/b')
    await answer(page, '/dataMining/inner/a/', (data) => ({ ...data, seal }))
    await tryOn(page, '/dataMining/inner/a/', PASSWORDS.prefix)
  })

  test('only the text exchanged: locked', async ({ page }) => {
    const { file } = dataOf('dataMining/inner/b').seal
    await answer(page, '/dataMining/inner/a/', (data) => ({
      ...data,
      seal: { ...data.seal, file },
    }))
    await tryOn(page, '/dataMining/inner/a/', PASSWORDS.prefix)
  })

  test('slots in another order: locked', async ({ page }) => {
    await answer(page, '/article/own/', (data) => ({
      ...data,
      seal: { ...data.seal, slots: data.seal.slots.toReversed() },
    }))
    await tryOn(page, '/article/own/', PASSWORDS.own)
  })

  test('a cost that would freeze the reader: refused before any work', async ({ page }) => {
    const started: string[] = []
    page.on('worker', (worker) => started.push(worker.url()))
    await answer(page, '/article/own/', (data) => ({ ...data, seal: { ...data.seal, cost: 31 } }))
    await tryOn(page, '/article/own/', PASSWORDS.own)
    expect(started).toEqual([])
  })

  test('gone: the prompt says that they could not be fetched', async ({ page, quiet }) => {
    quiet.allow(/404/)
    const { file } = dataOf('article/own').seal
    await page.route(`**${file}`, (route) => route.fulfill({ status: 404 }))
    await open(page, at('/article/own/'))
    await enter(page, PASSWORDS.own)
    await expect(page.getByRole('status')).toHaveText(/没能取到/)
    await expect(page.getByRole('status')).toBeVisible()
  })
})

test('where WebAssembly is forbidden the password still opens the page', async ({
  page,
  quiet,
}) => {
  quiet.allow(/wasm|WebAssembly/i)
  await page.route('**/derive-worker-*.js', async (route) => {
    const response = await route.fetch()
    const headers = { ...response.headers(), 'content-security-policy': "script-src 'self'" }
    await route.fulfill({ response, headers })
  })
  await unlockOwn(page)
})

test('without script the page says what it needs', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(at('/article/own/'))
  await expect(page.locator('.gate noscript p')).toBeVisible()
  expect(await page.locator('.gate').innerHTML()).toContain('需要启用 JavaScript')
  await field(page).fill('something')
  await field(page).press('Enter')
  expect(page.url()).toBe(at('/article/own/'))
  await context.close()
})

test('[S8.7] without WebCrypto the page says what it needs', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(globalThis.crypto, 'subtle', { value: undefined })
  })
  await open(page, at('/article/own/'))
  await expect(page.getByRole('status')).toHaveText(/https/)
  await expect(page.getByRole('status')).toBeVisible()
})

test('the keyboard alone is enough, and at 320 px nothing is cut', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await open(page, at('/article/shown/'))
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(320)
  await page.evaluate(() => document.getElementById('main')!.focus())
  await page.keyboard.press('Tab')
  await expect(field(page)).toBeFocused()
  await page.keyboard.insertText(PASSWORDS.own)
  await page.keyboard.press('Tab')
  await expect(button(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('h1')).toHaveText('A title for everybody')
})

test('the page stays awake while the password is worked on', async ({ page }) => {
  await open(page, at('/article/own/'))
  await page.evaluate(() => {
    const tasks: number[] = []
    Object.assign(window, { tasks })
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration)
    }).observe({ type: 'longtask', buffered: false })
  })
  await enter(page, 'wrong but long enough')
  await expect(field(page)).toHaveAttribute('aria-invalid', 'true')
  const tasks = await page.evaluate(() => (window as never as { tasks: number[] }).tasks)
  expect(Math.max(0, ...tasks)).toBeLessThan(200)
})

test.describe('a site that is locked as a whole', () => {
  let whole: Awaited<ReturnType<typeof serveTinySite>>
  test.beforeAll(async () => {
    test.setTimeout(120_000)
    const { own } = await hashes()
    whole = await serveTinySite(
      {
        'README.md': source({ title: 'Home' }, 'Home text.'),
        'blog/a.md': post(
          { title: 'A post', permalink: '/article/a/', tags: ['索引'] },
          'Post text.',
        ),
        'blog/b.md': post(
          { title: 'B', permalink: '/article/b/', encrypt: { hash: own } },
          'B text.',
        ),
      },
      {
        locks: await lockSettings({ global: true, rules: {} }),
        passwords: Object.values(PASSWORDS),
      },
    )
  })
  test.afterAll(() => whole.close())

  test('[S1.21] [S8.6] answers with its prompt everywhere', async ({ page }) => {
    for (const path of ['/', '/article/a/', '/blog/', '/blog/tags/', '/blog/archives/']) {
      await page.goto(whole.url + path)
      await expect(page.locator('h1')).toHaveText('本站只允许密码访问')
      await expect(page.locator('.bar')).toHaveCount(0)
      await expect(page.locator('.foot')).toHaveCount(1)
    }
  })

  test('[S6.3] opens with the admin password and stays open', async ({ page }) => {
    await open(page, `${whole.url}/blog/`)
    await enter(page, PASSWORDS.own)
    await expect(field(page)).toHaveAttribute('aria-invalid', 'true')
    await enter(page, PASSWORDS.admin)
    await expect(page.locator('.post')).toHaveCount(2)
    await expect(page.locator('.bar')).toHaveCount(1)
    await page.getByRole('link', { name: '索引' }).first().click()
    await expect(page.locator('.list-head h2')).toHaveText('索引')
    expect(page.url()).toMatch(/\/blog\/tags\/\d+\/$/)
    await page.goto(`${whole.url}/article/b/`)
    await expect(page.locator('.prose')).toHaveText('B text.')
    const marker = await page.evaluate(() => sessionStorage.getItem('kis:lock'))
    expect((JSON.parse(marker!) as { g: string[] }).g).toHaveLength(1)
  })
})
