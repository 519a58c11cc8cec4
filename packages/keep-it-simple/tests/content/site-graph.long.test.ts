import { expect, it } from 'vitest'
import { linkTexts } from '#model/site-graph.ts'
import { PageTable } from '#store/pages.ts'
import { lockSettings, lockSite, PASSWORDS } from '../support/lock-fixtures.ts'
import { page, withSite } from '../support/tiny-site.ts'

const graphOf = (out: string) => new PageTable(out).graph()

it('writes what pages are called and where their links lead, with what the links say', async () => {
  const files = {
    'a.md': page({ title: 'A', aliases: ['First'] }, '[the *other* `b()`](./b.md#x) and [B](/b/).'),
    'b.md': page({ title: 'B' }, '## X\n\n[itself](#x), [away](https://example.com/), [A](./a.md)'),
  }
  await withSite(files, async (site) => {
    const { diagnostics } = await site.build()
    expect(diagnostics).toEqual([])
    const graph = graphOf(site.settings.out)
    const place = (path: string) => graph.pages.findIndex((one) => one.path === path)
    expect(graph.pages[place('/a/')]).toMatchObject({ title: 'A', aliases: ['First'] })
    expect(graph.links).toEqual(
      expect.arrayContaining([
        [place('/a/'), place('/b/'), 'the other b()'],
        [place('/a/'), place('/b/'), 'B'],
        [place('/b/'), place('/a/'), 'A'],
      ]),
    )
    expect(graph.links).toHaveLength(3)
    expect([...linkTexts(graph).get('/b/')!]).toEqual(['the other b()', 'B'])
  })
})

it('knows nothing of locked pages', async () => {
  const { files } = await lockSite()
  const open = page({ title: 'Open' }, '[name of a locked page](/article/own/)')
  const settings = { locks: await lockSettings(), passwords: Object.values(PASSWORDS) }
  await withSite(
    { ...files, 'open.md': open },
    async (site) => {
      await site.build()
      const { pages, links } = graphOf(site.settings.out)
      expect(pages.map(({ path }) => path)).toContain('/open/')
      expect(pages.map(({ path }) => path)).not.toContain('/article/own/')
      expect(links).toEqual([])
    },
    settings,
  )
})
