import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { violations } from 'keep-it-simple-testing/axe.ts'
import { expect, ready, test } from 'keep-it-simple-testing/browser.ts'
import { write, writeAuthorSite } from '../support/author-site.ts'
import { startDevServer, type DevProcess } from '../support/dev-server.ts'
import { page as source, post } from '../support/tiny-site.ts'

/** The desk in pages of `kis dev`. Nothing in the page is touched before a file is edited. */
let root: string
let dev: DevProcess

test.describe.configure({ mode: 'serial' })
test.setTimeout(120_000)

const GOOD = 'A text with nothing wrong in it.'
const article = (body: string) => post({ title: '哈希表', permalink: '/article/hash/' }, body)
const save = (body: string) => write(join(root, 'docs/blog/1.数据库/hash.md'), article(body))
const panel = (page: Page): Locator => page.locator('kis-desk .desk-panel')
const badge = (page: Page): Locator => page.locator('kis-desk .desk-badge')

test.beforeAll(async () => {
  test.setTimeout(240_000)
  root = writeAuthorSite({
    'README.md': source({}, 'Home.'),
    'blog/1.数据库/hash.md': article(GOOD),
    'blog/1.数据库/b-tree.md': post({ title: 'B 树', permalink: '/article/b-tree/' }),
    'blog/draft.md': post({ title: 'A draft', permalink: '/article/draft/', draft: true }),
    'img/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
    'img/nobody.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
  })
  mkdirSync(join(root, 'bin'))
  const editor = join(root, 'bin/code')
  writeFileSync(editor, `#!/bin/sh\necho "$@" > "${join(root, 'opened.txt')}"\n`, { mode: 0o755 })
  dev = await startDevServer(root, 45, { LAUNCH_EDITOR: editor })
})

test.afterAll(() => {
  dev.stop()
  rmSync(root, { recursive: true, force: true, maxRetries: 9, retryDelay: 200 })
})

test.beforeEach(({ quiet }) => {
  quiet.allow(/\[vite\]|React DevTools|40[349] \(|415 \(/)
})

test('lists what is wrong without any input to the page, and nothing when it is mended', async ({
  page,
}) => {
  await page.goto(`${dev.url}/article/hash/`)
  await expect(badge(page)).toHaveAccessibleName('打开写作台: 没有问题')
  await expect(panel(page)).toHaveCount(0)
  save(`${GOOD}\n\nSee [it](/article/b-tre/).`)
  await expect(panel(page)).toBeVisible({ timeout: 20_000 })
  await expect(panel(page).locator('.desk-place')).toHaveText('docs/blog/1.数据库/hash.md:9:10')
  await expect(panel(page).locator('.desk-message')).toHaveText(
    '链接 /article/b-tre/ 指向的地方不存在。',
  )
  await expect(panel(page).locator('.desk-code')).toHaveAttribute(
    'href',
    'https://manual.keep-it-simple.example/diagnostics/dead-link/#dead-link',
  )
  await expect(panel(page).locator('.desk-remedy')).toContainText('/article/b-tree/')
  await expect(page.locator('.prose')).toContainText(GOOD)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await violations(page, { within: 'kis-desk' }), colorScheme).toEqual([])
  }
  // The page makes room: its end is above the panel.
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  const top = (await panel(page).boundingBox())!.y
  const footer = (await page.locator('footer').last().boundingBox())!
  expect(footer.y + footer.height).toBeLessThanOrEqual(top + 1)
  save(GOOD)
  await expect(panel(page)).toHaveCount(0, { timeout: 20_000 })
})

test('makes the edit, and the problem goes', async ({ page }) => {
  save(`${GOOD}\n\nSee [it](/article/b-tre/).`)
  await page.goto(`${dev.url}/article/hash/`)
  await panel(page).getByRole('button', { name: /^改正/ }).click()
  await expect(panel(page)).toHaveCount(0, { timeout: 20_000 })
  const text = readFileSync(join(root, 'docs/blog/1.数据库/hash.md'), 'utf8')
  expect(text).toContain('See [it](/article/b-tree/).')
  await expect(page.locator('.prose a', { hasText: 'it' })).toHaveAttribute(
    'href',
    '/article/b-tree/',
  )
})

test('[A55] refuses what a page of another site sends', async ({ page, request }) => {
  save(`${GOOD}\n\nSee [it](/article/b-tre/).`)
  await page.goto(`${dev.url}/article/b-tree/`)
  await expect(badge(page)).toHaveAccessibleName(/1 个错误/, { timeout: 20_000 })
  const state = (await (await request.get(`${dev.url}/__desk/problems.json`)).json()) as {
    problems: { fix: object }[]
  }
  const { fix } = state.problems[0]!
  const own = { origin: dev.url, 'x-desk': '1' }
  const send = async (name: string, headers: Record<string, string>, data: unknown = fix) =>
    (await request.post(`${dev.url}/__desk/${name}`, { headers, data })).status()
  for (const name of ['fix', 'open?file=docs/README.md', 'picture?page=/article/hash/']) {
    expect(await send(name, { ...own, origin: 'https://evil.example' })).toBe(403)
    expect(await send(name, { 'x-desk': '1' })).toBe(403)
    expect(await send(name, { origin: dev.url })).toBe(403)
    expect([400, 403]).toContain(await send(name, { ...own, host: 'evil.example' }))
    expect(await send(name, { ...own, 'sec-fetch-site': 'cross-site' })).toBe(403)
  }
  // Of our own, only an edit that is offered is made, and only files of the site are opened.
  expect(await send('fix', own, { ...fix, after: 'anything' })).toBe(409)
  expect(await send('open?file=../../etc/passwd', own)).toBe(404)
  expect(await send('open?file=/etc/passwd', own)).toBe(404)
  const vite = `${dev.url}/__open-in-editor?file=${encodeURIComponent(join(root, 'docs/README.md'))}`
  expect((await request.get(vite)).status()).toBe(403)
  expect(readFileSync(join(root, 'docs/blog/1.数据库/hash.md'), 'utf8')).toContain('b-tre/')
  save(GOOD)
})

test('saves a pasted picture beside the page and gives its line', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`${dev.url}/article/hash/`)
  await expect(badge(page)).toBeVisible()
  // Before the application is there, a new file loads the document again.
  await ready(page, { timeout: 60_000 })
  const photo = await sharp({
    create: { width: 3600, height: 1200, channels: 3, background: '#a33' },
  })
    .withExif({ IFD0: { Copyright: 'somebody' } })
    .jpeg()
    .toBuffer()
  const paste = (bytes: Buffer, name: string, type: string) =>
    page.evaluate(
      ({ base64, fileName, mime }) => {
        const raw = Uint8Array.from(atob(base64), (one) => one.charCodeAt(0))
        const data = new DataTransfer()
        data.items.add(new File([raw], fileName, { type: mime }))
        const event = new ClipboardEvent('paste', { clipboardData: data, bubbles: true })
        document.body.dispatchEvent(event)
      },
      { base64: bytes.toString('base64'), fileName: name, mime: type },
    )
  const toast = page.locator('kis-desk .desk-toast')
  const folder = join(root, 'docs/blog/1.数据库')
  await paste(photo, 'Hash Table.jpeg', 'image/jpeg')
  await expect(toast).toContainText('![Hash Table](./hash-table.jpg)')
  const saved = readFileSync(join(folder, 'hash-table.jpg'))
  const { width, exif } = await sharp(saved).metadata()
  expect([width, exif]).toEqual([2880, undefined])
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    '![Hash Table](./hash-table.jpg)',
  )
  // Nothing is written over, and what nobody named is called like the page.
  await paste(photo, 'Hash Table.jpeg', 'image/jpeg')
  await expect(toast).toContainText('hash-table-2.jpg')
  expect(readFileSync(join(folder, 'hash-table.jpg')).equals(saved)).toBe(true)
  await paste(photo, 'image.png', 'image/png')
  await expect(toast).toContainText('![哈希表](./hash.jpg)')
  const before = readdirSync(folder)
  await paste(Buffer.from('<svg onload="alert(1)"/>'), 'x.png', 'image/png')
  await expect(toast).toContainText('只能保存')
  expect(readdirSync(folder)).toEqual(before)
})

test('shows the whole site at /__desk/', async ({ page }) => {
  await page.goto(`${dev.url}/__desk/`)
  const part = (name: string) =>
    page.locator('.deskpage-part').filter({ has: page.getByRole('heading', { name }) })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('写作台')
  await expect(part('草稿')).toContainText('docs/blog/draft.md')
  await expect(part('没有用到的图片')).toContainText('docs/img/nobody.svg')
  await expect(part('缺译文')).toContainText('docs/blog/1.数据库/b-tree.md')
  await expect(part('每周字数').locator('rect')).toHaveCount(26)
  save(`${GOOD}\n\n![A dot](./dot.svg)`)
  await expect(part('问题').locator('.desk-remedy')).toContainText('../../img/dot.svg', {
    timeout: 20_000,
  })
  await part('问题').getByRole('button', { name: /^改正/ }).click()
  await expect(page.locator('.deskpage-sum')).toContainText('没有问题', { timeout: 20_000 })
  await expect(part('没有用到的图片')).not.toContainText('docs/img/dot.svg')
  expect(await violations(page)).toEqual([])
  await page.getByRole('link', { name: 'English' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Desk')
})
