import type { SiteInput } from '#model/site-settings.ts'
import { expect, open, test } from 'keep-it-simple-testing/browser.ts'
import { serveAuthorSite } from '../support/author-site.ts'
import { testSite } from '../support/test-site.ts'
import { page as source } from '../support/tiny-site.ts'

/** Entries of bars and sidebars with everything they may have. */
const NAVIGATION: NonNullable<SiteInput['navigation']>[string] = [
  {
    text: 'Notes',
    link: '/notes/',
    icon: 'book',
    badge: { text: 'New', type: 'tip' },
    activeMatch: '^/notes/',
  },
  {
    text: 'More',
    icon: '/favicon.svg',
    items: [
      {
        text: 'Elsewhere',
        link: 'https://example.com/',
        target: '_blank',
        rel: 'noopener nofollow',
      },
      { text: 'Start', link: '/', icon: 'target', badge: 'Old' },
    ],
  },
]
const COLLECTIONS: SiteInput['collections'] = [
  {
    type: 'doc',
    dir: 'notes',
    title: 'Notes',
    sidebar: [
      { text: 'Overview', link: '/notes/', icon: 'paper', badge: 'v2' },
      {
        text: 'Folded',
        icon: 'tree',
        badge: { text: 'Draft', type: 'warning' },
        collapsed: true,
        items: [{ text: 'Inner', link: '/notes/inner/' }],
      },
      { text: 'Unfolded', items: [{ text: 'Other', link: '/notes/other/', icon: '/favicon.svg' }] },
    ],
  },
]

test.describe.configure({ mode: 'default' })
let site: { url: string; close: () => void }
test.beforeAll(async () => {
  test.setTimeout(240_000)
  site = await serveAuthorSite(
    {
      'README.md': source({ permalink: '/' }),
      'notes/README.md': source({ permalink: '/notes/' }),
      'notes/inner.md': source({ permalink: '/notes/inner/' }),
      'notes/other.md': source({ permalink: '/notes/other/' }),
    },
    // One language only.
    {
      locales: testSite.site.locales.slice(0, 1),
      navigation: { '/': NAVIGATION },
      collections: COLLECTIONS,
    },
  )
})
test.afterAll(() => site.close())

test('[S3.16] an entry of the bar shows text, link, icon, badge, entries, current page, target and rel', async ({
  page,
}) => {
  await open(page, `${site.url}/notes/inner/`)
  const notes = page.locator('.nav > ul > li > a')
  await expect(notes).toHaveText('NotesNew')
  await expect(notes).toHaveAttribute('href', '/notes/')
  await expect(notes.locator('svg.icon')).toBeVisible()
  await expect(notes.locator('.badge')).toHaveAttribute('data-kind', 'tip')
  await expect(notes).toHaveAttribute('aria-current', 'page')
  const more = page.locator('.nav .has-menu > button')
  await expect(more.locator('img.icon')).toHaveAttribute('src', '/favicon.svg')
  await more.click()
  const [elsewhere, start] = [
    page.locator('.nav .menu a').nth(0),
    page.locator('.nav .menu a').nth(1),
  ]
  await expect(elsewhere).toHaveAttribute('href', 'https://example.com/')
  await expect(elsewhere).toHaveAttribute('target', '_blank')
  await expect(elsewhere).toHaveAttribute('rel', 'noopener nofollow')
  await expect(start.locator('svg.icon')).toBeVisible()
  await expect(start.locator('.badge')).toHaveText('Old')
  await expect(start).not.toHaveAttribute('aria-current')
  await open(page, `${site.url}/`)
  await expect(notes).not.toHaveAttribute('aria-current')
  await expect(more).toHaveAttribute('data-on')
})

test('[S3.16] and so does the menu of small screens', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await open(page, site.url)
  await page.locator('.burger').click()
  const screen = page.locator('.screen')
  await expect(screen.locator('a', { hasText: 'Notes' }).locator('svg.icon')).toBeVisible()
  await expect(screen.locator('a', { hasText: 'Notes' }).locator('.badge')).toHaveText('New')
  await expect(screen.locator('summary img.icon')).toBeVisible()
  // This site has one language only.
  await expect(screen.locator('[hreflang]')).toHaveCount(0)
})

test('[S3.15] an entry of the sidebar shows text, link, icon, badge, entries, and starts closed', async ({
  page,
}) => {
  await open(page, `${site.url}/notes/`)
  const side = page.locator('.side')
  const overview = side.locator('a', { hasText: 'Overview' })
  await expect(overview).toHaveAttribute('href', '/notes/')
  await expect(overview.locator('svg.icon')).toBeVisible()
  await expect(overview.locator('.badge')).toHaveText('v2')
  const [folded, unfolded] = [side.locator('details').nth(0), side.locator('details').nth(1)]
  await expect(folded).not.toHaveAttribute('open')
  await expect(folded.locator('summary svg.icon')).toBeVisible()
  await expect(folded.locator('summary .badge')).toHaveAttribute('data-kind', 'warning')
  await expect(unfolded).toHaveAttribute('open')
  await expect(unfolded.locator('a img.icon')).toHaveAttribute('src', '/favicon.svg')
  await open(page, `${site.url}/notes/inner/`)
  await expect(folded).toHaveAttribute('open')
  await expect(folded.locator('a')).toHaveAttribute('aria-current', 'page')
})
