import { expect, open, test } from 'keep-it-simple-testing/browser.ts'
import { still } from 'keep-it-simple-testing/still.ts'
import { hold } from 'keep-it-simple-testing/hold.ts'
import { PASSWORDS } from '../support/lock-fixtures.ts'
import { button, enter, field, serveLockedSite } from '../support/locked-site.ts'

let site: Awaited<ReturnType<typeof serveLockedSite>>
test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  test.setTimeout(240_000)
  site = await serveLockedSite()
})
test.afterAll(() => site.close())

test('[S2.6.13] [S8.6] the prompt asks for the password and reveals nothing', async ({ page }) => {
  await page.goto(site.at('/article/own/'))
  await expect(page.locator('h1')).toHaveText('本页面只允许密码访问')
  await expect(field(page)).toHaveAttribute('placeholder', '请输入密码')
  await expect(button(page)).toHaveText('确认')
  await expect(page).toHaveTitle('本页面只允许密码访问 | Keep It Simple')
  await expect(page.locator('.outline, .fin, .pager, .crumbs, .after')).toHaveCount(0)
  expect(await page.content()).not.toContain('Own title')
  await page.goto(site.at('/en/article/own/'))
  await expect(page.locator('h1')).toHaveText('This page is only accessible with a password')
  await expect(field(page)).toHaveAttribute('placeholder', 'Enter password')
  await expect(button(page)).toHaveText('Confirm')
})

test('[S6.1] [S6.2] [S6.4] the page’s own password shows text, outline, foot and working blocks', async ({
  page,
}) => {
  await site.unlockOwn(page)
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
  await open(page, site.at('/article/own/'))
  await field(page).fill('not the right password')
  await button(page).click()
  await expect(button(page)).toHaveAttribute('aria-busy', 'true')
  await expect(field(page)).toHaveAttribute('aria-invalid', 'true')
  await expect(button(page)).not.toHaveAttribute('aria-busy')
  await expect(field(page)).toBeFocused()
  await expect(page.getByRole('status')).toHaveText('密码不正确')
  // What opens nothing is not kept.
  expect(await page.evaluate(() => sessionStorage.getItem('kis:lock'))).toBeNull()
  // S8.6: seen is the mark alone.
  const box = await page.getByRole('status').boundingBox()
  expect(box!.width).toBeLessThanOrEqual(1)
  await page.keyboard.type('x')
  await expect(field(page)).not.toHaveAttribute('aria-invalid')
  await expect(page.getByRole('status')).toHaveText('')
})

test('[S5.4] [A53] an empty password is refused without any work', async ({ page }) => {
  await open(page, site.at('/article/own/'))
  const started: string[] = []
  page.on('worker', (worker) => started.push(worker.url()))
  await field(page).press('Enter')
  await expect(field(page)).toHaveAttribute('aria-invalid', 'true')
  expect(started).toEqual([])
})

test('[A53] a password that is too long is refused and never cut, whatever its length', async ({
  page,
}) => {
  await open(page, site.at('/article/own/'))
  const started: string[] = []
  page.on('worker', (worker) => started.push(worker.url()))
  for (const long of [PASSWORDS.own + 'x'.repeat(60), '密'.repeat(25), 'x'.repeat(1 << 20)]) {
    await field(page).evaluate((input: HTMLInputElement, value) => (input.value = value), long)
    await field(page).press('Enter')
    await expect(field(page)).toHaveAttribute('aria-invalid', 'true')
    await field(page).fill('')
    await expect(field(page)).not.toHaveAttribute('aria-invalid')
  }
  expect(started).toEqual([])
})

test('a password that is entered before the script came is not lost and not sent', async ({
  page,
}) => {
  const release = await hold(page, '**/client-*.js')
  await page.goto(site.at('/article/own/'), { waitUntil: 'commit' })
  await enter(page, PASSWORDS.own)
  await still(page)
  release()
  expect(page.url()).toBe(site.at('/article/own/'))
  await expect(page.locator('h1')).toHaveText('Own title')
})

test('[S6.2] [A52] a rule’s password opens its pages, neighbours by themselves, and no others', async ({
  page,
}) => {
  await open(page, site.at('/dataMining/inner/a/'))
  await enter(page, PASSWORDS.prefix)
  await expect(page.locator('h1')).toHaveText('Inner A')
  // Who may read one may know that there is the other.
  await page.locator('.pager .next').click()
  await expect(page.locator('h1')).toHaveText('Inner B')
  await page.goBack()
  await expect(page.locator('h1')).toHaveText('Inner A')
  await page.goForward()
  await expect(page.locator('h1')).toHaveText('Inner B')
  await open(page, site.at('/article/x-1/'))
  await expect(page.locator('h1')).toHaveText('本页面只允许密码访问')
  await enter(page, PASSWORDS.own)
  await expect(field(page)).toHaveAttribute('aria-invalid', 'true')
})

test('[S4.6] [S6.3] [A52] the admin password opens every page', async ({ page }) => {
  await open(page, site.at('/article/own/'))
  await enter(page, PASSWORDS.admin)
  await expect(page.locator('h1')).toHaveText('Own title')
  for (const [path, title] of [
    ['/article/x-1/', 'Pattern title'],
    ['/dataMining/inner/a/', 'Inner A'],
    ['/article/shown/', 'A title for everybody'],
  ] as const) {
    await page.goto(site.at(path))
    await expect(page.locator('h1')).toHaveText(title)
  }
})

test('a title that may be known stands in the prompt and in the list, with a mark', async ({
  page,
}) => {
  await page.goto(site.at('/article/shown/'))
  await expect(page.locator('.gate')).toContainText('A title for everybody')
  await expect(page.locator('.gate')).toContainText('Ask the owner.')
  await page.goto(site.at('/blog/'))
  const item = page.locator('.post', { hasText: 'A title for everybody' })
  await expect(item).toContainText('需要密码')
  await expect(page.locator('.post')).toHaveCount(2)
})

test('[F33] where WebAssembly is forbidden the password still opens the page', async ({
  page,
  quiet,
}) => {
  quiet.allow(/wasm|WebAssembly/i)
  await page.route('**/derive-worker-*.js', async (route) => {
    const response = await route.fetch()
    const headers = { ...response.headers(), 'content-security-policy': "script-src 'self'" }
    await route.fulfill({ response, headers })
  })
  await site.unlockOwn(page)
})

test('[F23] without script the page says what it needs', async ({ browser }) => {
  test.skip(process.env['ENGINE'] === 'firefox', 'its driver cannot switch script off')
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(site.at('/article/own/'))
  await expect(page.locator('.gate noscript p')).toBeVisible()
  expect(await page.locator('.gate').innerHTML()).toContain('需要启用 JavaScript')
  await field(page).fill('something')
  await field(page).press('Enter')
  expect(page.url()).toBe(site.at('/article/own/'))
  await context.close()
})

test('[S8.7] without WebCrypto the page says what it needs', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(globalThis.crypto, 'subtle', { value: undefined })
  })
  await open(page, site.at('/article/own/'))
  await expect(page.getByRole('status')).toHaveText(/https/)
  await expect(page.getByRole('status')).toBeVisible()
})

test('the keyboard alone is enough, and at 320 px nothing is cut', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await open(page, site.at('/article/shown/'))
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

test('the page stays responsive while the password is checked', async ({ page }) => {
  await open(page, site.at('/article/own/'))
  await page.evaluate(() => {
    const tasks: number[] = []
    Object.assign(window, { tasks })
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration)
    }).observe({ type: 'longtask', buffered: false })
  })
  // Work of others may make any task long, but not at every attempt.
  await expect(async () => {
    await enter(page, 'wrong but long enough')
    await expect(field(page)).toHaveAttribute('aria-invalid', 'true')
    const tasks = await page.evaluate(() =>
      (window as never as { tasks: number[] }).tasks.splice(0),
    )
    expect(Math.max(0, ...tasks)).toBeLessThan(200)
  }).toPass({ timeout: 30_000 })
})
