import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'keep-it-simple-testing/browser.ts'
import { serveFolder } from '#publish/serve.ts'
import { PACKAGE, write, writeAuthorSite } from '../support/author-site.ts'
import { page as source, post } from '../support/tiny-site.ts'

/** What depends on the time of a build and on the history: a page held back, and a translation that lags behind. */
test.describe.configure({ mode: 'default' })

const root = writeAuthorSite({
  'blog/now.md': post({ permalink: '/article/now/', title: '现在' }),
  'blog/later.md': post({
    permalink: '/article/later/',
    title: '以后',
    tags: ['以后'],
    publishAt: '2026/11/20 08:00:00',
  }),
  'note.md': source({ permalink: '/note/', title: '笔记' }, '一。'),
  'en/note.md': source(
    { permalink: '/en/note/', title: 'A note', translation: '/note/' },
    'One sentence, and what it says.',
  ),
})
let url: string
let close: () => void
let said: string

const git = (...args: string[]) =>
  execFileSync('git', args, {
    cwd: root,
    env: {
      ...process.env,
      GIT_CONFIG_GLOBAL: '/dev/null',
      GIT_AUTHOR_NAME: 'Ada',
      GIT_AUTHOR_EMAIL: 'ada@mail.example',
      GIT_COMMITTER_NAME: 'Ada',
      GIT_COMMITTER_EMAIL: 'ada@mail.example',
      GIT_AUTHOR_DATE: '2026-11-10T04:00:00Z',
      GIT_COMMITTER_DATE: '2026-11-10T04:00:00Z',
    },
  })
const build = (...args: string[]): string =>
  execFileSync(process.execPath, [join(PACKAGE, 'bin/kis.js'), 'build', ...args], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, SOURCE_DATE_EPOCH: String(Date.parse('2026-11-19T00:00:00Z') / 1000) },
  })

test.beforeAll(async () => {
  test.setTimeout(360_000)
  git('init', '-q', '-b', 'main')
  git('add', 'docs')
  git('commit', '-q', '-m', 'first')
  write(join(root, 'docs/note.md'), source({ permalink: '/note/', title: '笔记' }, '一。二。'))
  git('commit', '-q', '-a', '-m', 'second')
  said = build()
  const served = await serveFolder(join(root, 'dist'))
  url = served.url
  close = () => {
    served.server.closeAllConnections()
    served.server.close()
  }
})
test.afterAll(() => {
  close()
  rmSync(root, { recursive: true, force: true, maxRetries: 9, retryDelay: 200 })
})

test('a page is held back until its time, and the build says so', async ({ page, request }) => {
  expect(said).toContain('held back docs/blog/later.md until 2026/11/20 08:00:00')
  for (const path of ['article/later/', 'article/later/index.md', 'blog/tags/以后/'])
    expect((await request.get(new URL(path, url).href)).status(), path).toBe(404)
  for (const path of ['sitemap.xml', 'blog/'])
    expect(await (await request.get(new URL(path, url).href)).text()).not.toContain('article/later')
  await page.goto(new URL('blog/', url).href)
  await expect(page.getByRole('link', { name: '现在' })).toBeVisible()

  const then = build('--now', '2026/11/20 08:00')
  expect(then).not.toContain('held back')
  expect((await request.get(new URL('article/later/', url).href)).status()).toBe(200)
})
