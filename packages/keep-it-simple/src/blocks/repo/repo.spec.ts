import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { testSite } from '../../../tests/support/test-site.ts'
import { expect, test } from 'keep-it-simple-testing/browser.ts'
import { serveTinySite } from '../../../tests/support/built-site.ts'
import { serveByNginx, type Served } from 'keep-it-simple-testing/nginx.ts'
import { serveRepositories } from '../../../tests/support/repository-service.ts'
import { page as source } from '../../../tests/support/tiny-site.ts'

const { site: settings } = testSite

/** Where `repositoryRefresh` is set: the built site behind nginx, under its own policy. */
const HOUR = 60 * 60 * 1000
const NOW = new Date('2026-11-15T08:00:00Z')
const at = (milliseconds: number) => new Date(NOW.getTime() + milliseconds)
const SNAPSHOT = {
  'github/known/old': { stars: 7, language: 'Rust', fetched: at(-24 * HOUR).toISOString() },
  'github/known/new': { stars: 8, fetched: at(-24 * HOUR + 60_000).toISOString() },
}

test.describe.configure({ mode: 'default' })
let service: Awaited<ReturnType<typeof serveRepositories>>
let built: Awaited<ReturnType<typeof serveTinySite>>
let served: Served
test.beforeAll(async () => {
  test.setTimeout(240_000)
  service = await serveRepositories()
  const cards = (...names: string[]) => names.map((name) => `@[repo](${name})`).join('\n\n')
  const FAR = 'A paragraph that fills a little of the page.\n\n'.repeat(90)
  built = await serveTinySite(
    {
      'README.md': source({ permalink: '/' }),
      'unknown.md': source({ permalink: '/unknown/' }, cards('etcd-io/raft', 'etcd-io/raft')),
      'known.md': source({ permalink: '/known/' }, cards('known/old', 'known/new')),
      'far.md': source({ permalink: '/far/' }, FAR + cards('etcd-io/raft')),
      '.repositories.json': JSON.stringify(SNAPSHOT),
    },
    { site: { ...settings, repositoryRefresh: true, repositoryService: service.url } },
  )
  served = await serveByNginx(built.dist, join(built.hosts, 'nginx.conf'))
})
test.afterAll(() => {
  served.close()
  built.close()
  service.close()
})
test.beforeEach(async ({ page }) => {
  service.asked.length = 0
  service.state.mode = 'good'
  service.state.stars = 1500
  await page.clock.install({ time: NOW })
})

const goto = (page: Page, path: string) => page.goto(served.url + path)
const row = (page: Page, index = 0) => page.locator('.repo-facts').nth(index)

test('[S7.8] [S9.20] a card asks the service once, shows 1.5k and 999, and not again for 24 hours', async ({
  page,
}) => {
  await goto(page, '/unknown/')
  await expect(row(page)).toHaveText('语言 Go星标 1.5kFork 999许可证 Apache <2.0>')
  await expect(row(page, 1)).toContainText('1.5k')
  expect(service.asked).toEqual(['/github/repo/etcd-io/raft'])
  service.state.stars = 999
  const cached = await page.evaluate(() => localStorage.getItem('kis:repositories'))
  expect(JSON.parse(cached!)).toMatchObject({ 'github/etcd-io/raft': { stars: 1500 } })

  const fetched = (JSON.parse(cached!) as Record<string, { fetched: string }>)[
    'github/etcd-io/raft'
  ]!
  const reported = Date.parse(fetched.fetched)
  await page.clock.setFixedTime(reported + 24 * HOUR - 1)
  await page.reload()
  await expect(row(page)).toContainText('1.5k')
  expect(service.asked).toHaveLength(1)
  await page.clock.setFixedTime(reported + 24 * HOUR)
  await page.reload()
  await expect(row(page)).toContainText('星标 999')
  expect(service.asked).toHaveLength(2)
  // Rubbish in the store is as good as nothing.
  await page.evaluate(() => localStorage.setItem('kis:repositories', '{"github/etcd-io/raft":3'))
  await page.reload()
  await expect.poll(() => service.asked.length).toBe(3)
})

for (const [mode, reason] of [
  ['status', 'Error: status 500'],
  ['malformed', 'Error: the answer was not understood'],
  ['hang', 'Error: No answer in time'],
] as const) {
  test(`[S8.9] [F32] ${mode}: the failure is logged to the console, the row of a card that knows nothing stays hidden, the card is a link`, async ({
    page,
    quiet,
  }) => {
    quiet.allow(/^console\.error: (?:github\/[\w-]+\/[\w-]+: Error: |Failed to load resource)/)
    const logged: string[] = []
    page.on('console', (message) => logged.push(message.text()))
    service.state.mode = mode
    await goto(page, '/unknown/')
    await expect.poll(() => service.asked.length).toBe(1)
    if (mode === 'hang') await page.clock.runFor(10_000)
    await expect.poll(() => logged).toContain(`github/etcd-io/raft: ${reason}`)
    await expect(row(page)).toBeHidden()
    await expect(row(page)).toBeEmpty()
    await expect(page.locator('.repo-link').first()).toHaveAttribute(
      'href',
      'https://github.com/etcd-io/raft',
    )
    expect(await page.evaluate(() => localStorage.getItem('kis:repositories'))).toBeNull()
    // What the page said itself stays.
    await page.clock.setFixedTime(NOW)
    service.asked.length = 0
    await goto(page, '/known/')
    await expect.poll(() => service.asked.length).toBe(1)
    await expect(row(page)).toHaveText('语言 Rust星标 7')
  })
}
