import { expect, it } from 'vitest'
import { contentPage } from '../../tests/support/sample-pages.ts'
import { NAMED_ASSETS } from '../../tests/theme/drawn-pages/named-assets.ts'
import { PAGE_FORMAT } from '#model/page-base.ts'
import { createRenderer } from './entry-server.tsx'

it('draws one page after another, each as its own', async () => {
  const draw = createRenderer(async (path) => contentPage(path, `At ${path}`), NAMED_ASSETS)
  for (const path of ['/x/a/', '/x/b/', '/article/c/'])
    expect(await draw(path)).toContain(`<title>At ${path}`)
})

it('an address that leads elsewhere is no document', async () => {
  const moved = { format: PAGE_FORMAT, redirect: '/b/' } as const
  const draw = createRenderer(async () => moved, NAMED_ASSETS)
  await expect(draw('/a/')).rejects.toThrow('/a/ answered with a redirect')
})

it('a page that cannot be read is an error of its own', async () => {
  const draw = createRenderer(() => Promise.reject(new Error('no disk')), NAMED_ASSETS)
  await expect(draw('/en/a/')).rejects.toThrow('no disk')
})
