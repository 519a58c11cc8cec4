import { describe, expect, it } from 'vitest'
import { checkContent } from '#content/check-content.ts'
import { buildMoment } from '#config/build-moment.ts'
import { page, post, withSite } from '../support/tiny-site.ts'

/** The site's zone is eight hours east: this is 08:00 on the 20th there. */
const AT = '2026/11/20 08:00:00'
const before = { now: Date.parse('2026-11-19T23:59:59Z') }
const after = { now: Date.parse('2026-11-20T00:00:00Z') }
const files = {
  'blog/a.md': post({ permalink: '/article/a/', publishAt: AT, tags: ['Later'] }),
  'blog/b.md': post({ permalink: '/article/b/', tags: ['Now'] }),
}

describe('a page with `publishAt`', () => {
  it('is nowhere before its time, and the build knows why', async () => {
    await withSite(
      files,
      async (site) => {
        const { store, held, diagnostics } = await site.build()
        expect(diagnostics).toEqual([])
        expect(held).toEqual([{ file: 'blog/a.md', until: '2026-11-20T08:00:00+08:00' }])
        const text = JSON.stringify(store!.pages)
        expect(text).toContain('/article/b/')
        expect(text).not.toContain('/article/a/')
        expect(text).not.toContain('Later')
      },
      before,
    )
  })

  it('is a page like any other from its second on, and carries no trace of it', async () => {
    await withSite(
      files,
      async (site) => {
        const data = await site.content('/article/a/')
        expect(data.createTime).toBe('2024-05-12T15:15:20+08:00')
        expect(JSON.stringify(data)).not.toMatch(/held|publishAt|draft|2026-11-20/)
        expect((await site.build()).held).toEqual([])
      },
      after,
    )
  })

  it('is shown with its mark while writing', async () => {
    await withSite(
      files,
      async (site) => {
        expect(await site.content('/article/a/')).toMatchObject({
          draft: true,
          heldUntil: '2026-11-20T08:00:00+08:00',
        })
        expect(await site.page('/blog/')).toMatchObject({
          list: { posts: [{ path: '/article/a/', draft: true, heldUntil: AT }, {}] },
        })
      },
      { ...before, drafts: true },
    )
  })

  it('is dated by it where the author wrote no other date', async () => {
    await withSite(
      { 'blog/a.md': page({ permalink: '/article/a/', publishAt: AT }) },
      async (site) => {
        expect((await site.content('/article/a/')).createTime).toBe('2026-11-20T08:00:00+08:00')
      },
      after,
    )
  })

  it('cannot be linked before its time, and the remedy says until when', async () => {
    const linked = { 'a.md': page({ publishAt: AT }), 'b.md': page({}, '[x](./a.md) [y](/a/)') }
    await withSite(
      linked,
      async (site) => {
        const remedy =
          'The page is held back until 2026/11/20 08:00:00; add the link then, or hold this page back too.'
        expect(await site.diagnostics()).toMatchObject([
          { code: 'dead-link', file: 'docs/b.md', line: 5, remedy },
          { code: 'dead-link', file: 'docs/b.md', line: 5, remedy },
        ])
        const { diagnostics } = await checkContent(site.settings)
        expect(diagnostics.map(({ code }) => code)).toContain('dead-link')
      },
      before,
    )
    await withSite(linked, async (site) => expect(await site.diagnostics()).toEqual([]), after)
  })
})

it('the moment of a build is the clock’s, or what reproducible builds agree on', () => {
  expect(buildMoment({ SOURCE_DATE_EPOCH: '1795104000' })).toBe(1_795_104_000_000)
  const now = Date.now()
  expect(buildMoment({ SOURCE_DATE_EPOCH: 'soon' })).toBeGreaterThanOrEqual(now)
  expect(buildMoment({})).toBeGreaterThanOrEqual(now)
})
