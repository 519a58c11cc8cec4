import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'keep-it-simple-testing/browser.ts'
import { write, writeAuthorSite } from '../support/author-site.ts'
import { AUTHOR_MISTAKES, GOOD, OPEN, RIGHT } from '../support/author-mistakes.ts'
import { startDevServer, type DevProcess } from '../support/dev-server.ts'
import { page as source, post } from '../support/tiny-site.ts'

/**
 * Mistakes made while a page is open: the page stays, the desk says what is wrong, and when the
 * mistake is mended it is silent again. Nobody touches the page. With `DESK_SHOTS` set to a folder,
 * what the screen shows is written there.
 */
const SHOTS = process.env['DESK_SHOTS']
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"/>'
let root: string
let dev: DevProcess

test.beforeAll(async () => {
  test.setTimeout(240_000)
  root = writeAuthorSite({
    'README.md': source({}, 'Home.'),
    [OPEN.file]: RIGHT,
    'notes/b-tree.md': post({ title: 'B 树', permalink: '/article/b-tree/' }),
    'img/dot.svg': SVG,
    'img/hash-table.svg': SVG,
  })
  dev = await startDevServer(root, 46)
  if (SHOTS !== undefined) mkdirSync(SHOTS, { recursive: true })
})

test.afterAll(() => {
  dev.stop()
  rmSync(root, { recursive: true, force: true, maxRetries: 9, retryDelay: 200 })
})

test(`says what is wrong with ${AUTHOR_MISTAKES.length} mistakes, one after another`, async ({
  page,
  quiet,
}) => {
  // A picture of another host is drawn as it is written, and asked for.
  quiet.allow(/\[vite\]|React DevTools|404 \(|example\.org|ERR_NAME_NOT_RESOLVED/)
  test.setTimeout(AUTHOR_MISTAKES.length * 12_000)
  expect(AUTHOR_MISTAKES.length).toBeGreaterThanOrEqual(40)
  await page.goto(`${dev.url}${OPEN.path}`)
  const desk = page.locator('kis-desk')
  const quietBadge = desk.locator('.desk-badge--quiet')
  await expect(quietBadge).toBeVisible({ timeout: 20_000 })
  await expect(page.locator('html')).toHaveAttribute('data-ready', '', { timeout: 20_000 })
  await page.evaluate(() => Object.assign(window, { same: true }))
  const seen: object[] = []
  for (const [index, mistake] of AUTHOR_MISTAKES.entries()) {
    await test.step(mistake.name, async () => {
      for (const [file, content] of Object.entries(mistake.files))
        write(join(root, 'docs', file), content)
      const said = desk.locator('.desk-problem', {
        has: page.locator('.desk-code', { hasText: new RegExp(`^${mistake.code}$`) }),
      })
      const isOwn = OPEN.file in mistake.files
      if (isOwn) await expect(said.first(), mistake.name).toBeVisible({ timeout: 20_000 })
      else {
        // Another page's problem is a number here, and does not open the panel, unless it wants this address.
        const sign = desk.locator('.desk-count, .desk-problem').first()
        await expect(sign, mistake.name).toBeVisible({ timeout: 20_000 })
      }
      if (mistake.leaves === undefined) {
        await expect(page.locator('h1.title')).toHaveText(OPEN.title)
        await expect(page.locator('.prose')).toContainText(GOOD)
      }
      if (mistake.fixable) await expect(said.locator('.desk-button--first').first()).toBeVisible()
      seen.push({
        name: mistake.name,
        desk: (await desk.locator('.desk-panel, .desk-badge').allInnerTexts()).join('\n'),
        title: await page.locator('h1.title').allInnerTexts(),
        text: (await page.locator('.prose').allInnerTexts()).join('\n'),
      })
      if (SHOTS !== undefined) {
        const number = String(index + 1).padStart(2, '0')
        const name = mistake.name.replaceAll(/\W+/g, '-')
        await page.screenshot({ path: join(SHOTS, `${number}-${name}.png`) })
      }
      for (const file of Object.keys(mistake.files))
        if (file === OPEN.file) write(join(root, 'docs', file), RIGHT)
        else rmSync(join(root, 'docs', file))
      await expect(quietBadge, `${mistake.name}, mended`).toBeVisible({ timeout: 20_000 })
      await expect(page.locator('.prose')).toHaveText(GOOD, { timeout: 20_000 })
    })
  }
  // All of it without one reload.
  expect(await page.evaluate(() => 'same' in window)).toBe(true)
  if (SHOTS !== undefined)
    writeFileSync(join(SHOTS, 'seen.json'), JSON.stringify(seen, undefined, 2))
})
