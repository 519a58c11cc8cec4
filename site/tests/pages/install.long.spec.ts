import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, expect, test } from '@playwright/test'
import { CHROMIUM_ARGUMENTS, executablePath } from 'keep-it-simple-testing/chromium.ts'
import { ARTICLE } from '../support/articles.ts'

test('a browser finds nothing that keeps the site from being installed', async ({ baseURL }) => {
  // A private window, as tests usually have, installs nothing.
  const profile = mkdtempSync(join(tmpdir(), 'profile-'))
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    args: CHROMIUM_ARGUMENTS,
    ...(baseURL !== undefined && { baseURL }),
  })
  try {
    const page = await context.newPage()
    const faultsAt = async (path: string) => {
      await page.goto(path)
      const session = await context.newCDPSession(page)
      const { errors } = await session.send('Page.getAppManifest')
      const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
      return [...errors, ...installabilityErrors.map(({ errorId }) => errorId)]
    }
    for (const path of ['/', '/en/', ARTICLE.path]) expect(await faultsAt(path), path).toEqual([])
    // The check can fail: a page without a manifest is reported.
    expect(await faultsAt('/sitemap.xml')).toContain('no-manifest')
  } finally {
    await context.close()
    rmSync(profile, { recursive: true, force: true })
  }
})
