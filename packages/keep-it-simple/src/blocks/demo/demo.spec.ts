import type { Page } from '@playwright/test'
import { expect, open, test } from 'keep-it-simple-testing/browser.ts'
import { serveMediaSite } from '../../../tests/support/media-site.ts'

let site: Awaited<ReturnType<typeof serveMediaSite>>
// One set-up for all of them.
test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  test.setTimeout(240_000)
  site = await serveMediaSite()
})
test.afterAll(() => site.close())

const stage = (page: Page) => page.locator('iframe[title="计数"]')
const inside = (page: Page) => page.frameLocator('iframe[title="计数"]')
/** The demo itself tries what it must not do; the browser says so. */
const REFUSED = /Content Security Policy|Refused to connect|Fetch API cannot load/

test('a demo runs, and reaches neither the page nor anybody else', async ({ page, quiet }) => {
  quiet.allow(REFUSED)
  await open(page, `${site.url}/demo/`)
  await expect(stage(page)).toHaveAttribute('sandbox', 'allow-scripts')
  await expect(inside(page).locator('#said')).toHaveText('parent cookie storage network')
  await inside(page).getByRole('button').click()
  await expect(inside(page).locator('output')).toHaveText('1')
})

test('it follows the appearance of the page', async ({ page, quiet }) => {
  quiet.allow(REFUSED)
  await page.emulateMedia({ colorScheme: 'light' })
  await open(page, `${site.url}/demo/`)
  const output = inside(page).locator('output')
  await expect(output).toHaveCSS('color', 'rgb(1, 2, 3)')
  await page.evaluate(() => (document.documentElement.dataset['theme'] = 'dark'))
  await expect(output).toHaveCSS('color', 'rgb(4, 5, 6)')
})

test('opened by itself its script does not run', { tag: '@long' }, async ({ page, quiet }) => {
  quiet.allow(REFUSED)
  await page.goto(`${site.url}/demo/`)
  const src = await stage(page).getAttribute('src')
  const alone = await page.context().newPage()
  await alone.goto(site.url + src!)
  await alone.getByRole('button').click()
  await expect(alone.locator('output')).toHaveText('0')
  await alone.close()
})

test('[S4.20] the code of a demo opens and closes, by mouse and by keyboard', async ({
  page,
  quiet,
}) => {
  quiet.allow(REFUSED)
  await open(page, `${site.url}/demo/`)
  const [closed, expanded] = await page.locator('.demo-code').all()
  await expect(closed!.locator('.code').first()).toBeHidden()
  await expect(expanded!.locator('.code').first()).toBeVisible()
  await closed!.getByText('代码').click()
  await expect(closed!.locator('.code')).toHaveCount(3)
  await expect(closed!.locator('.code').first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(closed!.locator('.code').first()).toBeHidden()
})

for (const [name, address] of [
  ['CodePen', 'https://codepen.io/pen/define'],
  ['JSFiddle', 'https://jsfiddle.net/api/post/library/pure/'],
] as const) {
  test(`[S7.10] a form posts the demo to ${name}`, async ({ page, context, quiet }) => {
    quiet.allow(REFUSED)
    let posted: { method: string; fields: Record<string, string> } | undefined
    await context.route(address, (route) => {
      const body = new URLSearchParams(route.request().postData() ?? '')
      posted = { method: route.request().method(), fields: Object.fromEntries(body) }
      return route.fulfill({ contentType: 'text/html', body: '<title>playground</title>' })
    })
    await open(page, `${site.url}/demo/`)
    const popup = context.waitForEvent('page')
    await page
      .getByRole('button', { name: `在 ${name} 中打开` })
      .first()
      .click()
    const other = await popup
    await other.waitForURL(address)
    expect(await other.evaluate(() => window.opener as unknown)).toBeNull()
    expect(posted?.method).toBe('POST')
    const fields = posted!.fields
    const code = {
      html: expect.stringContaining('<button id="add">加一</button>'),
      css: expect.stringContaining('#said.tall'),
      js: expect.stringContaining("document.querySelector('#add')"),
    }
    if (name === 'CodePen') {
      expect(Object.keys(fields)).toEqual(['data'])
      expect(JSON.parse(fields['data']!)).toEqual({
        title: '计数',
        description: '按一下加一',
        ...code,
        js_pre_processor: 'none',
        css_pre_processor: 'none',
        css_external: '',
        js_external: '',
      })
    } else {
      expect(fields).toEqual({
        wrap: 'b',
        ...code,
        panel_css: '0',
        panel_js: '0',
        title: '计数',
        description: '按一下加一',
        resources: '',
      })
    }
  })
}
