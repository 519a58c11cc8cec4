import { spawn, type ChildProcess } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, ready, open, test } from 'keep-it-simple-testing/browser.ts'
import { PACKAGE, write } from '../support/author-site.ts'
import { FIXTURES_FOLDER, serveFixture, type FixtureSite } from '../support/fixture-site.ts'

/** `fixtures/extended` has one folder `blocks/answer/`, and no other file of it knows that block. */
const PORT = Number(process.env['PAGES_PORT'] ?? 4400) + 13

test.describe('built', () => {
  test.describe.configure({ mode: 'serial' })
  let site: FixtureSite

  test.beforeAll(async () => {
    test.setTimeout(360_000)
    site = await serveFixture('extended')
  })
  test.afterAll(() => site.close())

  test('a block of the author’s has its styles, its script and its words', async ({ page }) => {
    await open(page, site.url)
    const box = page.locator('.answer')
    await expect(box).toHaveCSS('border-inline-start-width', '3px')
    await expect(box.locator('.answer-text')).toBeHidden()
    await box.getByRole('button', { name: 'Show the answer' }).click()
    await expect(box.locator('.answer-text')).toContainText('short waves')
    await expect(box.getByRole('button')).toHaveText('Hide the answer')
    await open(page, `${site.url}zh/`)
    await expect(page.getByRole('button', { name: '显示答案' })).toBeVisible()
  })
})

test.describe('while writing', () => {
  const url = `http://127.0.0.1:${PORT}/`
  let root: string
  let server: ChildProcess
  let log = ''

  test.beforeAll(async () => {
    test.setTimeout(240_000)
    root = mkdtempSync(join(tmpdir(), 'extended-'))
    const isSource = (path: string) => !/[/\\](?:dist|\.content)(?:$|[/\\])/.test(path)
    cpSync(join(FIXTURES_FOLDER, 'extended'), root, { recursive: true, filter: isSource })
    symlinkSync(join(PACKAGE, '../../node_modules'), join(root, 'node_modules'))
    const options = ['dev', '--root', root, '--port', `${PORT}`]
    server = spawn(process.execPath, [join(PACKAGE, 'bin/kis.js'), ...options])
    server.stdout?.on('data', (chunk: Buffer) => (log += chunk.toString()))
    server.stderr?.on('data', (chunk: Buffer) => (log += chunk.toString()))
    await expect.poll(() => log, { timeout: 60_000 }).toContain(url)
  })
  test.afterAll(() => {
    server.kill()
    rmSync(root, { recursive: true, force: true, maxRetries: 9, retryDelay: 200 })
  })

  const edit = (name: string, from: string, to: string) => {
    const file = join(root, 'blocks/answer', name)
    const text = readFileSync(file, 'utf8')
    expect(text).toContain(from)
    // As many editors save: a new file takes the place of the old one.
    write(`${file}~`, text.replace(from, to))
    renameSync(`${file}~`, file)
  }

  /** A page that is still loading hears of no edit. */
  const settled = (page: Page) => ready(page, { timeout: 60_000 })

  test('an edited block shows without a restart by hand', async ({ page, quiet }) => {
    quiet.allow(/\[vite\]|React DevTools|WebSocket|net::ERR_/)
    test.setTimeout(240_000)
    await page.goto(url)
    const box = page.locator('.answer')
    await expect(box).toHaveCSS('border-inline-start-width', '3px')
    await settled(page)
    await expect(box.getByRole('button', { name: 'Show the answer' })).toBeVisible()
    edit('style.css', '3px solid', '7px solid')
    await expect(box).toHaveCSS('border-inline-start-width', '7px', { timeout: 30_000 })
    edit('block.ts', '<section class="answer"', '<section class="answer" data-edited="yes"')
    await expect(box).toHaveAttribute('data-edited', 'yes', { timeout: 60_000 })
    await settled(page)
    edit('words.ts', 'Show the answer', 'Tell me')
    await expect(box.getByRole('button', { name: 'Tell me' })).toBeVisible({ timeout: 60_000 })
    await settled(page)
    log = ''
    edit('block.ts', "name: 'answer'", "name: 'anwser'")
    await expect.poll(() => log, { timeout: 30_000 }).toContain('bad-block')
  })
})
