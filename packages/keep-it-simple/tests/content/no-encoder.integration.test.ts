import { expect, it, vi } from 'vitest'
import { page, withSite } from '../support/tiny-site.ts'

vi.mock('sharp', () => {
  throw new Error('Could not load the "sharp" module')
})

it('publishes pictures as they are on a machine that cannot look into them', async () => {
  const files = { 'a.md': page({}, '![图](./p.jpg)'), 'p.jpg': 'x' }
  await withSite(files, async (site) => {
    expect((await site.content('/a/')).body).toMatch(/<img src="\/media\/p\.[\da-f]{8}\.jpg"/)
    const { diagnostics, store } = await site.build()
    expect(diagnostics).toMatchObject([{ severity: 'warning', code: 'missing-package', line: 5 }])
    expect(store!.media).toHaveLength(1)
  })
})
