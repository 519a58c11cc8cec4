import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, open, test } from 'keep-it-simple-testing/browser.ts'
import { groups, openSearch, search } from 'keep-it-simple-testing/search-box.ts'
import { serveAuthorSite, type AuthorSite } from '../support/author-site.ts'
import config from '../fixtures/bilingual/site.config.ts'
import { page as source, post } from '../support/tiny-site.ts'

/** Everything people write besides texts, with all that could end a string, an element or a comment. */
const EVIL =
  '</title></Script><script>fire()</script>"><img src=x onerror=fire()>\']]><!--\u2028\u2029${fire()}{{fire()}}&amp;'
const NAME = 'a"><img src=x onerror=fire()>'

let site: AuthorSite
test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  test.setTimeout(240_000)
  const [chinese, english] = config.locales
  site = await serveAuthorSite(
    {
      'README.md': source({ title: EVIL, description: EVIL }),
      [`blog/1.${NAME}/${NAME}.md`]: post(
        { title: EVIL, description: EVIL, tags: [EVIL], permalink: '/article/a/', changelog: true },
        'Quokka words.',
      ),
      'friends.md': source({
        title: 'Friends',
        permalink: '/friends/',
        pageLayout: 'friends',
        list: [{ name: EVIL, link: 'https://a.example/', desc: EVIL, avatar: '/favicon.svg' }],
      }),
    },
    {
      author: EVIL,
      locales: [{ ...chinese!, title: EVIL, description: EVIL }, english!],
      profile: { name: EVIL, description: EVIL },
      navigation: { '/': [{ text: EVIL, link: '/blog/' }] },
      bulletin: { 'zh-CN': { id: 'b', title: EVIL, content: EVIL } },
      runners: { python: false },
      cards: false,
    },
    (root) => {
      const git = (...values: string[]) =>
        execFileSync('git', ['-c', `user.name=${EVIL}`, '-c', 'user.email=a@b.c', ...values], {
          cwd: root,
          stdio: 'ignore',
        })
      git('init')
      git('add', 'docs')
      git('commit', '-m', EVIL)
    },
  )
})
test.afterAll(() => site?.close())

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const fires: string[] = []
    Object.assign(window, { fires, fire: () => fires.push(document.URL) })
  })
})

test('[A45] [P5] nothing that people write breaks out of a page, its head or its data', async ({
  page,
  quiet,
}) => {
  test.setTimeout(240_000)
  quiet.allow(/404 \(Not Found\)/)
  const fires = () => page.evaluate(() => (window as never as { fires: string[] }).fires)
  for (const path of [
    '/',
    '/article/a/',
    '/blog/',
    '/blog/tags/',
    '/blog/archives/',
    '/blog/categories/',
    '/friends/',
    '/nope/',
  ]) {
    await open(page, site.url + path)
    expect(await fires(), path).toEqual([])
    expect(await page.locator('img[onerror]').count(), path).toBe(0)
    expect(await page.title(), path).not.toBe('')
    const data = await page
      .locator('script[type="application/ld+json"], #kis-client')
      .evaluateAll((all) =>
        all.map((one) => JSON.parse((one as HTMLElement).dataset['words'] ?? one.textContent)),
      )
    expect(data.length, path).toBeGreaterThan(0)
  }
  await open(page, `${site.url}/article/a/`)
  await expect(page.locator('h1')).toHaveText(EVIL.replaceAll(/[\u2028\u2029]/g, ' '), {
    useInnerText: false,
  })
  expect(await page.locator('meta[name=description]').getAttribute('content')).toBe(EVIL)
  await openSearch(page)
  await search(page, 'Quokka')
  await expect(groups(page).first()).toContainText('</title></Script>')
  expect(await fires()).toEqual([])
})

test('[A45] [P5] feeds, the sitemap and every other file of markup stay well formed', async ({
  page,
}) => {
  await page.goto('about:blank')
  const dist = join(site.root, 'dist')
  const names = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.xml'),
  )
  expect(names.length).toBeGreaterThanOrEqual(4)
  for (const name of names) {
    const found = await page.evaluate(
      (text) => {
        const xml = new DOMParser().parseFromString(text, 'application/xml')
        return [...xml.querySelectorAll('parsererror, script, img')].map((one) => one.outerHTML)
      },
      readFileSync(join(dist, name), 'utf8'),
    )
    expect(found, name).toEqual([])
  }
  for (const name of readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((one) =>
    one.endsWith('.json'),
  ))
    expect(() => void JSON.parse(readFileSync(join(dist, name), 'utf8')), name).not.toThrow()
})
