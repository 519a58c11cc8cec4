import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, open, ready, test } from 'keep-it-simple-testing/browser.ts'
import { serveAuthorSite, write, type AuthorSite } from '../support/author-site.ts'
import { copyCounter, counterPage } from '../support/island-site.ts'
import { hashes, PASSWORDS } from '../support/lock-fixtures.ts'
import { enter } from '../support/locked-site.ts'
import { awaitWorker, cached, cut } from '../support/offline-site.ts'
import { page as source, post } from '../support/tiny-site.ts'

/** Islands in feeds, copies and searches, behind a lock and without a connection. */
test.describe.configure({ mode: 'default' })
test.use({ serviceWorkers: 'allow' })
let site: AuthorSite

const FIGURE = '::: figure Counter count=4\nFour dots in a row.\n:::'

test.beforeAll(async () => {
  test.setTimeout(240_000)
  const { own } = await hashes()
  site = await serveAuthorSite(
    {
      'a.md': counterPage(' count=4'),
      'plain.md': source({}, 'No figure.'),
      'blog/a.md': post({ title: 'Dots', permalink: '/article/dots/' }, `Text.\n\n${FIGURE}`),
      'locked.md': source({ title: 'Locked', encrypt: { hash: own } }, `Secret.\n\n${FIGURE}`),
    },
    {},
    (root) => {
      copyCounter(root)
      write(join(root, '.locks'), `${PASSWORDS.own}\n`)
    },
  )
})
test.afterAll(() => site.close())

const dist = (file: string) => readFileSync(join(site.root, 'dist', file), 'utf8')

test('behind a lock it is sealed with its page, and lives once that is opened', async ({
  page,
}) => {
  expect(dist('locked/index.html')).not.toMatch(/class="dot"|data-props/)
  await open(page, `${site.url}/locked/`)
  await enter(page, PASSWORDS.own)
  await expect(page.locator('.island[data-live]')).toHaveCount(1, { timeout: 20_000 })
  await page.getByRole('button', { name: '再来一个' }).click()
  await expect(page.locator('.island output')).toHaveText('5')
})

test(
  'saved pages bring what their islands load',
  { tag: '@long' },
  async ({ page, context, quiet }) => {
    quiet.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/)
    await page.goto(`${site.url}/a/`)
    await awaitWorker(page)
    await expect
      .poll(() => cached(page))
      .toEqual(
        expect.arrayContaining([
          expect.stringMatching(/\/Island-/),
          expect.stringMatching(/\/islands-/),
          expect.stringMatching(/\/hydrate-island-/),
        ]),
      )
    await cut(context)
    await page.reload()
    await expect(page.locator('.island[data-live]')).toHaveCount(1)
    await ready(page)
    await page.getByRole('button', { name: '再来一个' }).click()
    await expect(page.locator('.island output')).toHaveText('5')
  },
)
