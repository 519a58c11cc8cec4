import { join } from 'node:path'
import { expect, open, test } from 'keep-it-simple-testing/browser.ts'
import { serveTinySite } from '../support/built-site.ts'
import { hashes, lockSettings, PASSWORDS } from '../support/lock-fixtures.ts'
import { enter } from '../support/locked-site.ts'
import { serveByNginx } from 'keep-it-simple-testing/nginx.ts'
import { page as source } from '../support/tiny-site.ts'

test('a picture that was decrypted is shown under the policy of the built site', async ({
  page,
}) => {
  test.setTimeout(240_000)
  const { own } = await hashes()
  const site = await serveTinySite(
    {
      'README.md': source({ permalink: '/' }),
      'own.md': source({ title: 'Own', encrypt: { hash: own } }, '![A dot](./dot.svg)'),
      'dot.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"/>',
    },
    { locks: await lockSettings({ rules: {} }), passwords: Object.values(PASSWORDS) },
  )
  const served = await serveByNginx(site.dist, join(site.hosts, 'nginx.conf'))
  try {
    await open(page, `${served.url}/own/`)
    await enter(page, PASSWORDS.own)
    await expect(page.locator('h1')).toHaveText('Own')
    const picture = page.getByRole('img', { name: 'A dot' })
    await expect(picture).toHaveAttribute('src', /^blob:/)
    await expect(picture).toHaveJSProperty('naturalWidth', 40)
  } finally {
    served.close()
    site.close()
  }
})
