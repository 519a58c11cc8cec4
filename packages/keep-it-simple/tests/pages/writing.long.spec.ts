import { spawn, type ChildProcess } from 'node:child_process'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, ready, test } from 'keep-it-simple-testing/browser.ts'
import { PACKAGE, write } from '../support/author-site.ts'
import { copyExtended } from '../support/extended-site.ts'

/** `kis dev` while an author writes: nothing is pressed, touched or pointed at before an edit is seen. */
const PORT = Number(process.env['PAGES_PORT'] ?? 4400) + 41
const URL_ = `http://127.0.0.1:${PORT}`
const SLOW = { timeout: 60_000 }
let root: string
let server: ChildProcess
let log = ''

test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  test.setTimeout(240_000)
  root = copyExtended()
  write(
    join(root, 'docs/tabs.md'),
    '---\ntitle: Tabs\npermalink: /tabs/\n---\n\nFirst text.\n\n::: tabs\n@tab One\n\nFirst tab.\n\n@tab Two\n\nSecond tab.\n:::\n\nLast text.\n',
  )
  const command = [join(PACKAGE, 'bin/kis.js'), 'dev', '--port', String(PORT)]
  server = spawn(process.execPath, command, { cwd: root })
  const listen = (chunk: Buffer) => (log += chunk.toString())
  server.stdout?.on('data', listen)
  server.stderr?.on('data', listen)
  await expect.poll(() => log, SLOW).toContain(URL_)
})

test.afterAll(async () => {
  server.kill()
  // A second attempt needs the port.
  const isServed = () => fetch(URL_).then(Boolean, () => false)
  await expect.poll(isServed, SLOW).toBe(false)
  rmSync(root, { recursive: true, force: true, maxRetries: 9, retryDelay: 200 })
})

test.beforeEach(async ({ page, quiet }) => {
  quiet.allow(
    /\[vite\]|React DevTools|WebSocket|net::ERR_|Failed to (?:fetch|load)|extended\.example/,
  )
  test.setTimeout(240_000)
  await page.route(/^https:\/\/\w+\.extended\.example/, (route) => route.fulfill({ body: '' }))
})

function change(file: string, from: string, to: string): void {
  const text = readFileSync(join(root, file), 'utf8')
  if (!text.includes(from)) throw new Error(`${file} has no ${from}`)
  write(join(root, file), text.replace(from, to))
}

const mark = (page: Page) => page.evaluate(() => Object.assign(window, { same: true }))
const isSame = (page: Page) => page.evaluate(() => 'same' in window)

test('an edit of the text leaves the open tab, the document and the place of the reader', async ({
  page,
}) => {
  await page.goto(`${URL_}/tabs/`)
  await ready(page, SLOW)
  await mark(page)
  await page.locator('.choices label', { hasText: 'Two' }).click()
  await expect(page.getByText('Second tab.')).toBeVisible()
  change('docs/tabs.md', 'First text.', 'Other text.')
  await expect(page.locator('.prose')).toContainText('Other text.', SLOW)
  await expect(page.getByText('Second tab.')).toBeVisible()
  change('docs/tabs.md', 'Second tab.', 'Second tab, edited.')
  await expect(page.getByText('Second tab, edited.')).toBeVisible(SLOW)
  expect(await isSame(page)).toBe(true)
})

test('a page with mistakes shows what is good of it, and a new one is there', async ({ page }) => {
  await page.goto(`${URL_}/tabs/`)
  change('docs/tabs.md', 'Other text.', '[gone](/nowhere/) and ![no picture](./none.png).')
  await expect(page.locator('.prose a[data-dead]')).toHaveText('gone', SLOW)
  await expect(page.locator('.prose')).toContainText('Last text.')
  await expect.poll(() => log, SLOW).toContain('missing-picture')
  // Until it listens, every change loads the document again, which would cross the way to the next page.
  await ready(page, SLOW)
  write(
    join(root, 'docs/fresh.md'),
    '---\ntitle: Fresh\npageLayout: nope\ncolour: red\n---\n\nIt is here.\n',
  )
  await expect.poll(() => log, SLOW).toContain('unknown-key')
  const answer = await page.goto(`${URL_}/fresh/`)
  expect(answer!.status()).toBe(200)
  await expect(page.locator('.prose')).toHaveText('It is here.', SLOW)
  await expect(page.locator('h1')).toHaveText('Fresh', SLOW)
  rmSync(join(root, 'docs/fresh.md'))
  change('docs/tabs.md', '[gone](/nowhere/) and ![no picture](./none.png).', 'First text.')
  await expect.poll(() => log, SLOW).toMatch(/No problems|warning/)
})

test('settings, style, a block and a word are followed', async ({ page }) => {
  await page.goto(`${URL_}/blog/first/`)
  change('theme.css', 'letter-spacing: 3px', 'letter-spacing: 5px')
  await expect(page.locator('.wordmark')).toHaveCSS('letter-spacing', '5px', SLOW)
  change('settings/word-count.ts', '${label}`', '${label}!`')
  await expect(page.locator('[data-slot="article-after"]')).toContainText('words!', SLOW)
  change('locale/en-US.ts', 'In this article', 'Within')
  await expect(page.locator('.aside-head')).toContainText('Within', SLOW)
  await page.goto(`${URL_}/`)
  change(
    'blocks/answer/block.ts',
    '<section class="answer"',
    '<section class="answer" data-edited="yes"',
  )
  await expect(page.locator('.answer')).toHaveAttribute('data-edited', 'yes', SLOW)
})

test('settings that cannot be read are said in the page, which stays', async ({ page }) => {
  await page.goto(`${URL_}/tabs/`)
  await ready(page, SLOW)
  await mark(page)
  const settings = readdirSync(root).find((name) => name.startsWith('site.config.'))!
  const before = readFileSync(join(root, settings), 'utf8')
  write(join(root, settings), before.replace(/(defineSite\(\{)/, '$1\n  colour: "red",'))
  const problems = async () =>
    JSON.stringify(await (await page.request.get(`${URL_}/__desk/problems.json`)).json())
  await expect.poll(problems, SLOW).toContain('colour')
  await expect(page.locator('.prose')).toContainText('Last text.')
  expect(await isSame(page)).toBe(true)
  write(join(root, settings), before)
  await expect.poll(() => isSame(page).catch(() => true), SLOW).toBe(false)
  await expect.poll(problems, SLOW).not.toContain('colour')
})
