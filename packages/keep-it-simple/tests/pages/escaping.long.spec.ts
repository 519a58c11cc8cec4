import { serveTinySite } from '../support/built-site.ts'
import { expect, ready, test } from 'keep-it-simple-testing/browser.ts'
import { page as source, post } from '../support/tiny-site.ts'

/** Titles, tags and JSON are written by people: nothing in them may become markup. */
const EVIL = `</title></script><script>document.title='owned'</script><img src=x onerror="document.title='owned'">"'&`
/** In a text, tags are refused; as text they may stand there. */
const AS_TEXT = EVIL.replaceAll('<', '\\<')

const sites: { url: string; close: () => void }[] = []
test.afterAll(() => sites.forEach(({ close }) => close()))

test('[P5] [A45] a title that tries to break out stays a title everywhere', async ({ page }) => {
  const site = await serveTinySite({
    'README.md': source({
      pageLayout: 'home',
      config: [{ type: 'hero', hero: { name: EVIL } }, { type: 'posts' }],
    }),
    'blog/1.x/a.md': post(
      { title: EVIL, description: EVIL, tags: [EVIL, 'C#', 'a/b', '..'], permalink: '/article/a/' },
      `## ${AS_TEXT}\n\n${AS_TEXT}\n\n\`\`\`js title="</p><script>"\n${EVIL}\n\`\`\``,
    ),
    'dataMining/README.md': source({ title: EVIL }),
    'dataMining/1.<b>/1.x.md': source({ title: EVIL, permalink: '/dataMining/x/' }),
  })
  sites.push(site)
  for (const path of [
    '/',
    '/article/a/',
    '/blog/',
    '/blog/tags/',
    '/blog/archives/',
    '/blog/categories/',
    '/dataMining/x/',
  ]) {
    await page.goto(site.url + path)
    await ready(page)
    expect(await page.title(), path).not.toBe('owned')
    expect(await page.locator('script:not([src]):not([type])').count(), path).toBeLessThanOrEqual(2)
    expect(await page.locator('img[onerror]').count(), path).toBe(0)
  }
  await page.goto(`${site.url}/blog/tags/`)
  for (const chip of await page.locator('.chip').all()) {
    expect((await page.request.get(site.url + (await chip.getAttribute('href')))).status()).toBe(
      200,
    )
  }
})
