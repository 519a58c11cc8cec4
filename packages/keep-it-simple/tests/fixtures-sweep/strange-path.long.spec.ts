import { execFile } from 'node:child_process'
import { rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { expect, open, test } from 'keep-it-simple-testing/browser.ts'
import { serveBuilt } from '../support/fixture-site.ts'
import { startKisDev } from '../support/kis-dev.ts'
import { checkOutAt } from '../support/strange-checkout.ts'

/** A space, Chinese, a lone percent sign, and one that looks like an escape. */
const FOLDER = '笔记 2 100% %20'
/** Vite's dev server would take the last one for a space; `kis dev` says so. */
const DEV_FOLDER = '笔记 2 100%'
const PORT = Number(process.env['PAGES_PORT'] ?? 4400) + 12

const kis = (engine: string, root: string, command: string) =>
  promisify(execFile)(process.execPath, [join(engine, 'bin/kis.js'), command], { cwd: root })

test('a checkout at a path with spaces, Chinese and % is checked, built, served and opened', async ({
  page,
  quiet,
}) => {
  test.setTimeout(240_000)
  quiet.allow(/^request: https:\/\/stats\.everything\.example\//)
  await page.route('https://stats.everything.example/**', (route) => route.fulfill({ body: '' }))
  const { checkout, engine, root } = checkOutAt(FOLDER, 'everything')
  try {
    await kis(engine, root, 'check')
    await kis(engine, root, 'build')
    const site = await serveBuilt(root)
    for (const path of ['/', '/blog/pictures/', '/poster/', '/blocks/words/']) {
      await open(page, site.hrefOf(path))
      await expect(page.locator('h1')).toBeVisible()
    }
    site.close()
  } finally {
    rmSync(dirname(checkout), { recursive: true, force: true })
  }
})

test('there, and below a base, the dev server shows styled pages that hydrate', async ({
  page,
  quiet,
}) => {
  test.setTimeout(240_000)
  quiet.allow(/\[vite\]|React DevTools/)
  const { checkout, engine, root } = checkOutAt(DEV_FOLDER, 'base-path')
  const dev = await startKisDev(engine, root, PORT)
  try {
    expect(dev.url).toMatch(/\/notes\/$/)
    await open(page, `${dev.url}guide/start/`)
    await expect(page.locator('.bar')).toHaveCSS('position', 'sticky')
    await expect(page.locator('.prose img').first()).toHaveJSProperty('complete', true)
    await page.getByRole('link', { name: '博客' }).first().click()
    await expect(page).toHaveURL(`${dev.url}blog/`)
    await expect(page.locator('h1')).toHaveText('博客')
  } finally {
    dev.stop()
    rmSync(dirname(checkout), { recursive: true, force: true })
  }
})

test('a path with # is refused in a sentence', async () => {
  const { checkout, engine, root } = checkOutAt('c# notes', 'nothing')
  try {
    const refused = kis(engine, root, 'build')
    await expect(refused).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(
        /^The path .*c# notes.* holds `#`[^\n]+\n {2}Move the site .*\n$/,
      ),
    })
  } finally {
    rmSync(dirname(checkout), { recursive: true, force: true })
  }
})
