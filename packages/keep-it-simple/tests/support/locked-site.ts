import { expect, type Page } from '@playwright/test'
import { open } from 'keep-it-simple-testing/browser.ts'
import { serveTinySite } from './built-site.ts'
import { hashes, lockSettings, PASSWORDS } from './lock-fixtures.ts'
import { page as source, post } from './tiny-site.ts'

const DOT =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30" viewBox="0 0 40 30"><path d="M0 0h40v30H0z"/></svg>'
const LONG = Array.from({ length: 12 }, (_, n) => `## Part ${n}\n\n${'Secret words. '.repeat(60)}`)
const TABS = '::: tabs\n@tab One\n\nFirst panel.\n\n@tab Two\n\nSecond panel.\n\n:::'
const DEMO = '::: demo title="Frame"\n```html\n<p>In the frame</p>\n```\n:::'

/** A site with pages locked by themselves, by a folder's rule and by a pattern, and open ones. */
export async function serveLockedSite() {
  const { own } = await hashes()
  const site = await serveTinySite(
    {
      'README.md': source({ title: 'Home' }, 'Open home. [Own](/article/own/)'),
      'blog/a.md': post({ title: 'Open post', permalink: '/article/open/' }, 'Open text.'),
      'blog/own.md': post(
        { title: 'Own title', permalink: '/article/own/', tags: ['hush'], encrypt: { hash: own } },
        `Secret opening.\n\n![A dot](./dot.svg)\n\n${TABS}\n\n${DEMO}\n\n${LONG.join('\n\n')}`,
      ),
      'blog/dot.svg': DOT,
      'blog/x.md': post({ title: 'Pattern title', permalink: '/article/x-1/' }, 'Pattern text.'),
      'blog/shown.md': post(
        {
          title: 'A title for everybody',
          permalink: '/article/shown/',
          encrypt: { title: true, hint: 'Ask the owner.', hash: own },
        },
        'Shown text.',
      ),
      'dataMining/README.md': source({ title: 'Series' }, 'Series.'),
      'dataMining/1.a.md': source(
        { title: 'Inner A', permalink: '/dataMining/inner/a/' },
        'Text A.',
      ),
      'dataMining/2.b.md': source(
        { title: 'Inner B', permalink: '/dataMining/inner/b/' },
        'Text B.',
      ),
      'en/blog/own.md': post(
        { title: 'English own', permalink: '/en/article/own/', encrypt: { hash: own } },
        'English secret.',
      ),
    },
    { locks: await lockSettings(), passwords: Object.values(PASSWORDS) },
  )
  const at = (path: string) => `${site.url}${path}`
  const unlockOwn = async (page: Page): Promise<void> => {
    await open(page, at('/article/own/'))
    await enter(page, PASSWORDS.own)
    await expect(page.locator('h1')).toHaveText('Own title')
  }
  return { ...site, at, unlockOwn }
}

export const field = (page: Page) => page.locator('.gate input[type=password]')
export const button = (page: Page) => page.locator('.gate button')

export async function enter(page: Page, password: string): Promise<void> {
  await field(page).fill(password)
  await field(page).press('Enter')
}
