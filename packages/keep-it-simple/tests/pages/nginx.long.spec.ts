import { join } from 'node:path'
import { expect, open, test } from 'keep-it-simple-testing/browser.ts'
import { serveByNginx } from 'keep-it-simple-testing/nginx.ts'
import { BOXES_SITE } from '../support/boxes-page.ts'
import { serveTinySite } from '../support/built-site.ts'
import { serveMediaSite } from '../support/media-site.ts'
import { page as source } from '../support/tiny-site.ts'

/** Tiny sites behind Debian's nginx, with the file and the policy the build wrote. */
const OTHERS = [
  '::: tabs\n@tab 甲\n一\n@tab 乙\n二\n:::',
  '```go:line-numbers {2} title="a.go" :collapsed-lines=2\npackage a\n\nfunc a() {}\n\nfunc b() {}\n```',
  '$a^2+b^2$ 与 $$\\sum_{i=1}^n \\frac{1}{i}$$',
  '!!藏起来的话!!',
].join('\n\n')

test('[A46] every block complies with the policy', async ({ page }) => {
  test.setTimeout(240_000)
  const built = await serveTinySite({
    ...BOXES_SITE,
    'others.md': source({ permalink: '/others/' }, OTHERS),
  })
  const behind = await serveByNginx(built.dist, join(built.hosts, 'nginx.conf'))
  try {
    for (const path of ['/boxes/', '/others/']) {
      await open(page, behind.url + path)
      expect(await page.locator('.prose').count(), path).toBeGreaterThan(0)
      await expect(page.locator('[style]')).toHaveCount(0)
    }
  } finally {
    behind.close()
    built.close()
  }
})

test('demos run under it, as strangers to the site; embeds may show their frames', async ({
  page,
  quiet,
}) => {
  test.setTimeout(240_000)
  // The demo tries what it may not.
  quiet.allow(/a\.example/)
  const built = await serveMediaSite()
  const behind = await serveByNginx(built.dist, join(built.hosts, 'nginx.conf'))
  try {
    await open(page, `${behind.url}/demo/`)
    const stage = page.frameLocator('iframe.demo-stage').first()
    await stage.getByRole('button', { name: '加一' }).click()
    await expect(stage.locator('output')).toHaveText('1')
    const source = await page.locator('iframe.demo-stage').first().getAttribute('src')
    const alone = await fetch(behind.url + source!)
    expect(alone.headers.get('content-security-policy')).toBe('sandbox allow-scripts')
    const { headers } = await fetch(`${behind.url}/embeds/`)
    const policy = headers.get('content-security-policy')!
    expect(policy).toContain(
      "frame-src 'self' https://player.bilibili.com https://www.youtube-nocookie.com;",
    )
    expect(policy).toContain("form-action 'self' https://codepen.io https://jsfiddle.net;")
    await open(page, `${behind.url}/embeds/`)
    await open(page, `${behind.url}/pictures/`)
  } finally {
    behind.close()
    built.close()
  }
})
