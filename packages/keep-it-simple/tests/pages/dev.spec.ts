import { spawn, type ChildProcess } from 'node:child_process'
import { renameSync, rmSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { expect, open, test } from 'keep-it-simple-testing/browser.ts'
import { groups, openSearch, search } from 'keep-it-simple-testing/search-box.ts'
import { PACKAGE, write, writeAuthorSite } from '../support/author-site.ts'
import { page as source, post } from '../support/tiny-site.ts'

/** `kis dev` in an author's folder: saving a file updates the open page. */
const PORT = Number(process.env['PAGES_PORT'] ?? 4400) + 11
const URL_ = `http://127.0.0.1:${PORT}`
let root: string
let server: ChildProcess
let log = ''

/** In a shell that says `production`, as those of servers and of some test runners do. */
const startDev = (): ChildProcess =>
  spawn(
    process.execPath,
    [join(PACKAGE, 'bin/kis.js'), 'dev', '--root', root, '--port', `${PORT}`],
    { env: { ...process.env, NODE_ENV: 'production' } },
  )
/** As many editors save: a new file takes the place of the old one. */
const save = (text: string) => {
  const file = join(root, 'docs/blog/1.数据库/a.md')
  write(`${file}~`, text)
  renameSync(`${file}~`, file)
}

test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  test.setTimeout(240_000)
  root = writeAuthorSite({
    'README.md': source({}, 'Home.'),
    'blog/1.数据库/a.md': post(
      { title: '第一篇', permalink: '/article/中文地址/', tags: ['索引'] },
      'Old text.',
    ),
    'pic/a.md': source({}, '![Dot](./dot.svg)'),
    'pic/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
    'blog/b.md': post({ title: 'Draft', draft: true }),
    'boxes.md': source({}, '::: center\nMiddle.\n:::\n\nFormula $x$ and HTML.\n\n*[HTML]: Markup'),
    'wide.md': source({ permalink: '/wide/', pageLayout: 'Wide' }, 'Wide layout.'),
  })
  server = startDev()
  const listen = (chunk: Buffer) => (log += chunk.toString())
  server.stdout?.on('data', listen)
  server.stderr?.on('data', listen)
  await expect.poll(() => log, { timeout: 30_000 }).toContain(URL_)
})

test.afterAll(() => {
  server.kill()
  rmSync(root, { recursive: true, force: true, maxRetries: 9, retryDelay: 200 })
})

/** Nothing is pressed, touched or pointed at: a page that is only looked at follows the edit. */
test('saving a Markdown file updates the open page without a reload', async ({ page, quiet }) => {
  quiet.allow(/\[vite\]|React DevTools/)
  test.setTimeout(120_000)
  await page.goto(`${URL_}/article/中文地址/`)
  await page.evaluate(() => Object.assign(window, { same: true }))
  await expect(page.locator('.prose')).toHaveText('Old text.')
  await expect(page.locator('html')).toHaveAttribute('data-ready', '', { timeout: 30_000 })
  save(post({ title: '改过的题目', permalink: '/article/中文地址/', tags: ['索引'] }, 'New text.'))
  // A first start on a busy machine takes its time; what counts is that nobody touches the page.
  await expect(page.locator('.prose')).toHaveText('New text.', { timeout: 30_000 })
  await expect(page.locator('h1')).toHaveText('改过的题目')
  await expect(page).toHaveTitle('改过的题目 | Keep It Simple')
  expect(await page.evaluate(() => 'same' in window)).toBe(true)
})

test(
  'Chinese addresses, drafts, data and the not-found screen work',
  { tag: '@long' },
  async ({ page, quiet }) => {
    quiet.allow(/\[vite\]|React DevTools|404 \(Not Found\)/)
    test.setTimeout(120_000)
    await open(page, `${URL_}/blog/`)
    await expect(page.locator('.post')).toHaveCount(2)
    await page.locator('.subnav a', { hasText: '标签' }).click()
    await page.locator('.chip', { hasText: '索引' }).click()
    await expect(page).toHaveURL(/\/blog\/tags\/%E7%B4%A2%E5%BC%95\/$/)
    await page.reload()
    await expect(page.locator('.list-head h2')).toHaveText('索引')
    await open(page, `${URL_}/pic/a/`)
    expect(
      await page.locator('img').evaluate((img: HTMLImageElement) => img.decode().then(() => true)),
    ).toBe(true)
    const missing = await page.goto(`${URL_}/nope/`)
    expect(missing!.status()).toBe(404)
    await expect(page.locator('h1')).toHaveText('页面未找到')
  },
)

test('[A55] a layout of the author’s own is served, the passwords beside it are not', async ({
  page,
  quiet,
}) => {
  quiet.allow(/\[vite\]|React DevTools|403/)
  test.setTimeout(120_000)
  await open(page, `${URL_}/`)
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/wide/', textContent: 'go' })
    document.querySelector('main')!.append(link)
    link.click()
  })
  await expect(page.locator('main.at-length .prose')).toHaveText('Wide layout.')
  write(join(root, '.locks'), 'a password\n')
  const secret = await page.request.get(`${URL_}/@fs${join(root, '.locks')}?raw`)
  expect(secret.status()).not.toBe(200)
  rmSync(join(root, '.locks'))
})

test('the search answers without an index, drafts excepted', async ({ page, quiet }) => {
  quiet.allow(/\[vite\]|React DevTools/)
  test.setTimeout(120_000)
  await open(page, `${URL_}/`)
  await openSearch(page)
  await search(page, 'text')
  await expect(groups(page).locator('mark')).toHaveText(['text'])
  await search(page, 'Draft')
  await expect(groups(page)).toHaveCount(0)
})

test('a mistake is reported on the terminal, and what is good of the page is shown', async ({
  page,
  quiet,
}) => {
  quiet.allow(/\[vite\]|React DevTools/)
  test.setTimeout(120_000)
  await open(page, `${URL_}/article/中文地址/`)
  log = ''
  save(post({ permalink: '/article/中文地址/' }, '[x](/no/)'))
  await expect.poll(() => log, { timeout: 15_000 }).toContain('dead-link')
  await expect(page.locator('.prose')).toHaveText('x')
  await expect(page.locator('.prose a')).toHaveAttribute('data-dead', '')
})

test(
  'a saved setting begins anew, with mistakes in pages all the same',
  { tag: '@long' },
  async ({ request }) => {
    test.setTimeout(120_000)
    log = ''
    utimesSync(join(root, 'site.config.json'), new Date(), new Date())
    await expect.poll(() => log, { timeout: 30_000 }).toContain(URL_)
    const answer = await request.get(`${URL_}/article/${encodeURIComponent('中文地址')}/`)
    expect(answer.status()).toBe(200)
    expect(await answer.text()).toContain('data-dead')
    await expect.poll(() => log, { timeout: 15_000 }).toContain('dead-link')
  },
)

test('a port that is taken is reported in a sentence', { tag: '@long' }, async () => {
  test.setTimeout(120_000)
  const second = startDev()
  let said = ''
  second.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const code = await new Promise((resolve) => second.on('exit', resolve))
  expect(code).toBe(2)
  const sentence = `Port ${PORT} is taken: stop what runs there, or set PORT to another, such as ${PORT + 1}.`
  expect(said).toContain(sentence)
  expect(said).not.toContain('    at ')
})
