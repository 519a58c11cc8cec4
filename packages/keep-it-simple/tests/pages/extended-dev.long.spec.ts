import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, open, ready, test } from 'keep-it-simple-testing/browser.ts'
import { PACKAGE, write } from '../support/author-site.ts'
import { copyExtended } from '../support/extended-site.ts'
import { startKisDev } from '../support/kis-dev.ts'

/** `kis dev` in a copy of `fixtures/extended`: whatever door is changed, the open page follows. */
const PORT = Number(process.env['PAGES_PORT'] ?? 4400) + 17
let root: string
let dev: { readonly url: string; readonly stop: () => void }

test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  test.setTimeout(240_000)
  root = copyExtended()
  dev = await startKisDev(PACKAGE, root, PORT)
})

test.afterAll(() => {
  dev.stop()
  rmSync(root, { recursive: true, force: true, maxRetries: 9, retryDelay: 200 })
})

test.beforeEach(async ({ page, quiet }) => {
  quiet.allow(
    /\[vite\]|React DevTools|WebSocket|ERR_CONNECTION_REFUSED|ERR_EMPTY_RESPONSE|Failed to fetch|extended\.example/,
  )
  test.setTimeout(180_000)
  await page.route(/^https:\/\/\w+\.extended\.example/, (route) => route.fulfill({ body: '' }))
})

function change(file: string, from: string, to: string): void {
  const text = readFileSync(join(root, file), 'utf8')
  if (!text.includes(from)) throw new Error(`${file} has no ${from}`)
  write(join(root, file), text.replace(from, to))
}

/** Marks the document, so that a test can see whether it was loaded again. */
async function visit(page: Page, path: string): Promise<void> {
  await open(page, dev.url.replace(/\/$/, '') + path)
  await page.evaluate(() => Object.assign(window, { same: true }))
}

const SLOW = { timeout: 40_000 }

test('a saved theme.css, and a sheet it imports, restyle the page without a reload', async ({
  page,
}) => {
  await visit(page, '/blog/first/')
  const wordmark = page.locator('.wordmark')
  await expect(wordmark).toHaveCSS('letter-spacing', '3px', SLOW)
  change('theme.css', 'letter-spacing: 3px', 'letter-spacing: 5px')
  await expect(wordmark).toHaveCSS('letter-spacing', '5px', SLOW)
  change('theme/rows.css', '3px solid', '7px solid')
  await expect(page.locator('[data-slot="footer"]')).toHaveCSS(
    'border-inline-start-width',
    '7px',
    SLOW,
  )
  expect(await page.evaluate(() => 'same' in window)).toBe(true)
})

test('a saved slot and a saved layout are drawn anew', async ({ page }) => {
  await visit(page, '/blog/first/')
  await expect(page.locator('[data-slot="article-before"]')).toHaveText('Before: First post')
  change('slots/ArticleBefore.tsx', 'Before:', 'Soon:')
  await expect(page.locator('[data-slot="article-before"]')).toHaveText('Soon: First post', SLOW)
  expect(await page.evaluate(() => 'same' in window)).toBe(true)
  await visit(page, '/poster/')
  change('layouts/Poster.tsx', '<h1>{page.title}</h1>', '<h1>{page.title}, larger</h1>')
  await expect(page.locator('main.poster h1')).toHaveText('Poster, larger', SLOW)
  expect(await page.evaluate(() => 'same' in window)).toBe(true)
})

test('dev: a slot that exports client keeps its state when a text or the slot is edited', async ({
  page,
}) => {
  await visit(page, '/blog/second/')
  const slot = page.locator('[data-slot="article-after"]')
  await slot.getByRole('button', { name: 'Useful?' }).click()
  await expect(slot.getByRole('button')).toHaveText('Thanks', SLOW)
  change('docs/blog/second.md', 'Read [the', 'See [the')
  await expect(page.locator('.prose')).toContainText('See the', SLOW)
  await expect(slot.getByRole('button')).toHaveText('Thanks')
  change('slots/ArticleAfter.tsx', "'Thanks'", "'Thank you'")
  await expect(slot.getByRole('button')).toHaveText('Thank you', SLOW)
  expect(await page.evaluate(() => 'same' in window)).toBe(true)
})

test('a slot that is added, and one that goes, need nobody to start anew', async ({
  page,
  quiet,
}) => {
  // The page may ask once more for the one that is gone, before it is drawn without it.
  quiet.allow(/Failed to load resource: the server responded with a status of 404/)
  await visit(page, '/blog/first/')
  rmSync(join(root, 'slots/ArticleBefore.tsx'))
  await expect(page.locator('[data-slot="article-before"]')).toHaveCount(0, SLOW)
  write(
    join(root, 'slots/ArticleBefore.tsx'),
    'export default function ArticleBefore() {\n  return <p data-slot="article-before">Back</p>\n}\n',
  )
  await expect(page.locator('[data-slot="article-before"]')).toHaveText('Back', SLOW)
})

test('a changed hook and a changed word are seen', async ({ page }) => {
  await visit(page, '/blog/first/')
  change('settings/word-count.ts', '${label}`', '${label}!`')
  await expect(page.locator('[data-slot="article-after"]')).toContainText('10 words!', SLOW)
  await ready(page)
  change('locale/en-US.ts', 'In this article', 'Within')
  await expect(page.locator('.aside-head')).toContainText('Within', SLOW)
})
