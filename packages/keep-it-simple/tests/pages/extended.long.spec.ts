import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { expect, open, test } from 'keep-it-simple-testing/browser.ts'
import { serveByNginx } from 'keep-it-simple-testing/nginx.ts'
import { kisBuild, write } from '../support/author-site.ts'
import { copyExtended } from '../support/extended-site.ts'

/** `fixtures/extended` uses every door of an author: what a reader gets of it, under its own policy. */
let root: string
let served: { readonly url: string; readonly close: () => void }

/** A layout that lives in the browser. */
const STAGE = `import { useState } from 'react'
import { Body, useSite, type ContentPage } from 'keep-it-simple/theme'

export const client = 'visible'

export function Stage({ page }: { readonly page: ContentPage }) {
  const [turns, turn] = useState(0)
  const { href } = useSite()
  return (
    <main id="main" tabIndex={-1} className="wide">
      <h1>{page.title}</h1>
      <button type="button" onClick={() => turn(turns + 1)}>Turned {turns}</button>
      <a className="back" href={href('/blog/first/')}>Back</a>
      <Body body={page.body} />
    </main>
  )
}
`

test.describe.configure({ mode: 'default' })

test.beforeAll(async () => {
  test.setTimeout(360_000)
  root = copyExtended()
  write(join(root, 'layouts/Stage.tsx'), STAGE)
  const footer = join(root, 'slots/Footer.tsx')
  write(footer, `import './parts/footer.css'\n${readFileSync(footer, 'utf8')}`)
  write(join(root, 'slots/parts/footer.css'), '[data-slot=footer] { letter-spacing: 2px }\n')
  const front = '---\ntitle: Stage\npermalink: /stage/\npageLayout: Stage\n---\n'
  write(
    join(root, 'docs/stage.md'),
    `${front}\n::: tabs\n@tab One\n\nFirst tab.\n\n@tab Two\n\nSecond tab.\n:::\n`,
  )
  await kisBuild(root)
  served = await serveByNginx(join(root, 'dist'), join(root, '.content/hosts/nginx.conf'))
})

test.afterAll(() => {
  served.close()
  rmSync(root, { recursive: true, force: true, maxRetries: 9, retryDelay: 200 })
})

test.beforeEach(async ({ page, quiet }) => {
  // The two hosts its head names; both are answered here.
  quiet.allow(/^request: https:\/\/(?:counter|fonts)\.extended\.example/)
  await page.route('https://counter.extended.example/**', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: "document.documentElement.dataset.counter = 'ran'",
    }),
  )
  await page.route('https://fonts.extended.example/**', (route) =>
    route.fulfill({ contentType: 'text/css', body: ':root { --from-elsewhere: applied }' }),
  )
})

test('theme.css is the last sheet, and one class in it wins', async ({ page }) => {
  await open(page, `${served.url}/blog/first/`)
  await expect(page.locator('.wordmark')).toHaveCSS('letter-spacing', '3px')
  await expect(page.locator('[data-slot="footer"]')).toHaveCSS(
    'border-inline-start-color',
    'rgb(10, 107, 77)',
  )
  const sheets = await page
    .locator('link[rel=stylesheet]:not([data-page])')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(sheets.at(-1)).toMatch(/\/theme-[\w-]+\.css$/)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(page.locator('[data-slot="footer"]')).toHaveCSS(
    'border-inline-start-color',
    'rgb(95, 211, 168)',
  )
})

test('tags of the head work under the policy, those of a hook on its page alone', async ({
  page,
}) => {
  const blocked: string[] = []
  page.on('console', (message) => {
    if (/Content Security Policy/i.test(message.text())) blocked.push(message.text())
  })
  await open(page, `${served.url}/blog/first/`)
  const answer = await page.request.get(`${served.url}/blog/first/`)
  expect(answer.headers()['content-security-policy']).toContain("default-src 'none'")
  const html = page.locator('html')
  await expect(html).toHaveAttribute('data-inline', 'ran')
  await expect(html).not.toHaveAttribute('data-page', 'second')
  const value = (name: string) =>
    html.evaluate((root, token) => getComputedStyle(root).getPropertyValue(token), name)
  expect(await value('--inline-style')).toBe('applied')
  await page.goto(`${served.url}/blog/second/`)
  await expect(html).toHaveAttribute('data-page', 'second')
  await expect(html).toHaveAttribute('data-counter', 'ran')
  expect(await value('--from-elsewhere')).toBe('applied')
  await expect(page.locator('meta[name=reading]')).toHaveAttribute('content', 'Second post')
  expect(blocked).toEqual([])
})

test('slot: one that exports client has state in the browser, on every page anew', async ({
  page,
}) => {
  await open(page, `${served.url}/blog/first/`)
  const slot = page.locator('[data-slot="article-after"]')
  await expect(slot).toContainText('10 words')
  await slot.getByRole('button', { name: 'Useful?' }).click()
  await expect(slot.getByRole('button')).toHaveText('Thanks')
  await expect(slot).toContainText('10 words')
  await page.locator('main a[href="/blog/second/"]').first().click()
  await expect(page.locator('h1')).toHaveText('Second post')
  await slot.getByRole('button', { name: 'Useful?' }).click()
  await expect(slot.getByRole('button')).toHaveText('Thanks')
})

test('slot: one without client is HTML, and its page loads no React', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  await open(page, `${served.url}/poster/`)
  await expect(page.locator('[data-slot="footer"]')).toHaveCSS('letter-spacing', '2px')
  await page.waitForLoadState('networkidle')
  expect(scripts.filter((url) => /react|islands/.test(url))).toEqual([])
})

test('layout: one that exports client has state, and the blocks of its text work', async ({
  page,
}) => {
  await open(page, `${served.url}/stage/`)
  await expect(page.locator('.island[data-live]')).toHaveCount(1)
  await page.getByRole('button', { name: 'Turned 0' }).click()
  await expect(page.getByRole('button', { name: 'Turned 1' })).toBeVisible()
  await page.locator('.choices label', { hasText: 'Two' }).click()
  await expect(page.getByText('Second tab.')).toBeVisible()
  await page.getByRole('button', { name: 'Turned 1' }).click()
  await expect(page.getByText('Second tab.')).toBeVisible()
  await page.locator('.back').click()
  await expect(page.locator('h1')).toHaveText('First post')
})

test('a slot that throws while it is drawn is a sentence with its file', async () => {
  test.setTimeout(360_000)
  const broken = copyExtended()
  try {
    write(
      join(broken, 'slots/Footer.tsx'),
      `function Inner(): never {
  throw new Error('no such author')
}

export default function Footer() {
  return <Inner />
}
`,
    )
    const said = await kisBuild(broken).then(
      () => 'built',
      (error: unknown) => stripVTControlCharacters((error as { readonly stderr: string }).stderr),
    )
    expect(said).toMatch(
      /^slots\/Footer\.tsx error slot-failed\n {2}The slot cannot be drawn on \/\S*: no such author\.\n/m,
    )
    expect(said).not.toMatch(/^\s+at /m)
  } finally {
    rmSync(broken, { recursive: true, force: true })
  }
})
