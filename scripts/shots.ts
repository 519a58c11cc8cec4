import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Browser, type Page } from '@playwright/test'
import { CHROMIUM_ARGUMENTS, executablePath } from 'keep-it-simple-testing/chromium.ts'
import { browserWithFewFonts } from 'keep-it-simple-testing/few-fonts.ts'
import { serveByNginx } from 'keep-it-simple-testing/nginx.ts'

/** `npm run shots`: pictures of every kind of page at three widths, two appearances, two languages; `FEW_FONTS=1` as readers without a Song font see them. */
const root = join(import.meta.dirname, '..')
const out = join(root, 'shots')
const WIDTHS = [390, 820, 1440]
const SCHEMES = ['light', 'dark'] as const

interface Shot {
  readonly name: string
  readonly path: string
  /** Only at these widths. */
  readonly widths?: readonly number[]
  /** What to do before the picture is taken. */
  readonly act?: (page: Page) => Promise<unknown>
}

const click = (selector: string) => (page: Page) => page.locator(selector).first().click()

const SHOTS: readonly Shot[] = [
  { name: 'home', path: '/' },
  { name: 'home-en', path: '/en/' },
  { name: 'blog', path: '/blog/' },
  { name: 'blog-en', path: '/en/blog/' },
  { name: 'tags', path: '/blog/tags/SQLite/' },
  { name: 'tags-en', path: '/en/blog/tags/' },
  { name: 'categories', path: '/blog/categories/' },
  { name: 'categories-en', path: '/en/blog/categories/' },
  { name: 'archives', path: '/blog/archives/' },
  { name: 'archives-en', path: '/en/blog/archives/' },
  { name: 'article', path: '/article/composite-index/' },
  { name: 'article-en', path: '/en/article/composite-index/' },
  { name: 'notes', path: '/dataMining/data-types/' },
  { name: 'notes-en', path: '/en/solid/' },
  { name: 'friends', path: '/friends/' },
  { name: 'friends-en', path: '/en/friends/' },
  { name: 'writing-here', path: '/article/writing-here/' },
  { name: '404', path: '/404.html' },
  { name: '404-en', path: '/en/404.html' },
  { name: 'mobile-nav', path: '/', widths: [390], act: click('.burger') },
  { name: 'mobile-nav-en', path: '/en/', widths: [390], act: click('.burger') },
  { name: 'bulletin', path: '/about-me/' },
  { name: 'posts-modal', path: '/blog/', widths: [390, 820], act: click('.only-posts') },
  { name: 'posts-modal-en', path: '/en/blog/', widths: [390], act: click('.only-posts') },
  {
    name: 'drawer',
    path: '/dataMining/data-types/',
    widths: [390, 820],
    act: click('[data-drawer]'),
  },
  {
    name: 'local-outline',
    path: '/article/composite-index/',
    widths: [390, 820],
    act: click('[data-outline]'),
  },
  { name: 'menu', path: '/', widths: [820, 1440], act: click('.nav .has-menu > button') },
]

async function take(browser: Browser, url: string, shot: Shot): Promise<void> {
  for (const width of shot.widths ?? WIDTHS) {
    for (const colorScheme of SCHEMES) {
      const page = await browser.newPage({
        viewport: { width, height: 900 },
        colorScheme,
        reducedMotion: 'reduce',
      })
      await page.goto(url + shot.path)
      await page.waitForSelector('html[data-ready]')
      // Titles change when their font is there.
      await page.waitForFunction(() => document.fonts.status === 'loaded')
      // The bulletin has a picture of its own.
      if (shot.name !== 'bulletin')
        await page
          .locator('.bulletin button')
          .click({ timeout: 1_000 })
          .catch(() => undefined)
      // Whatever the button lay over is not pointed at.
      await page.mouse.move(0, 0)
      await shot.act?.(page)
      // The posts modal opens with a delay.
      if (shot.act) await page.waitForTimeout(400)
      await page.screenshot({
        path: join(out, `${shot.name}-${width}-${colorScheme}.png`),
        fullPage: !shot.act,
      })
      await page.close()
    }
  }
}

rmSync(out, { recursive: true, force: true })
mkdirSync(out, { recursive: true })
const dist = join(root, 'site/dist')
const served = await serveByNginx(dist, join(root, 'site/.content/hosts/nginx.conf'))
const browser = process.env['FEW_FONTS']
  ? await browserWithFewFonts(executablePath)
  : await chromium.launch({ executablePath, args: CHROMIUM_ARGUMENTS })
for (const shot of SHOTS) await take(browser, served.url, shot)
await browser.close()
served.close()
console.log(`${SHOTS.length} pages and states in shots/`)
