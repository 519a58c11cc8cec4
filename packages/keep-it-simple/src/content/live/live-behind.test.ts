import { describe, expect, it } from 'vitest'
import { withCompilerHere } from '../../../tests/support/compile-here.ts'
import { SiteHistory } from '../../../tests/support/history.ts'
import { withLive } from '../../../tests/support/live-content.ts'
import { page } from '../../../tests/support/tiny-site.ts'
import { compileBatch, type CompileTask } from '../compile-worker.ts'
import { MAX_TEXT } from '../drawings/mermaid-config.ts'

const FILES = {
  'README.md': page({ title: 'Home' }),
  'a.md': page({ permalink: '/a/' }, 'One.'),
  'en/a.md': page({ permalink: '/en/a/', translation: '/a/' }, 'One.'),
}

describe('the history of a site that is written', () => {
  it('is read behind the first page, and says which translations are behind', async () => {
    await withLive(FILES, async ({ live, site, news, codes, content }) => {
      const history = new SiteHistory(site)
      history.commit('first', '2024-01-01T00:00:00Z')
      site.write({ 'a.md': page({ permalink: '/a/' }, 'One. Two.') })
      history.commit('second', '2024-01-02T00:00:00Z')
      expect(await content('/a/')).not.toHaveProperty('git')
      await live.rest()
      await expect.poll(async () => (await content('/a/')).git?.updatedTime).toMatch(/^2024-01-02/)
      await live.rest()
      expect(codes()).toContain('stale-translation')
      expect(await content('/en/a/')).toMatchObject({ behind: { path: '/a/' } })
      expect(await content('/a/')).not.toHaveProperty('behind')
      news.length = 0
      await live.rest()
      expect(news).toEqual([])
    })
  })

  it('is none where there is no repository', async () => {
    await withLive(FILES, async ({ live, codes, content }) => {
      await live.rest()
      expect(await content('/a/')).not.toHaveProperty('git')
      expect(codes()).toEqual([])
    })
  })
})

describe('what hooks do wrong', () => {
  const failing = (isWrong: () => boolean) => ({
    hooks: {
      page: ({ path }: { readonly path: string }) => {
        if (path === '/a/' && isWrong()) throw new Error('no luck')
        return { data: { seen: true } }
      },
    },
  })

  it('is a problem, and the page is shown without it', async () => {
    let isWrong = true
    await withLive(
      FILES,
      async ({ live, codes, content }) => {
        expect(await content('/a/')).not.toHaveProperty('data')
        expect(await content('/en/a/')).toMatchObject({ data: { seen: true } })
        await live.rest()
        expect(codes()).toHaveLength(1)
        expect(live.diagnostics[0]!.message).toContain('no luck')
        isWrong = false
        expect(await content('/a/')).toMatchObject({ data: { seen: true } })
        await live.rest()
        expect(codes()).toEqual([])
      },
      failing(() => isWrong),
    )
  })
})

describe('a diagram', () => {
  it('is drawn behind its page, which is compiled again then', async () => {
    // So long that no browser is asked.
    const undrawn = [{ name: 'long', source: 'x'.repeat(MAX_TEXT + 1) }]
    const undrawable: string[][] = []
    const compile = async (task: CompileTask) => {
      const isKnown = 'long' in task.undrawable
      undrawable.push(Object.keys(task.undrawable))
      const pages = await compileBatch(task)
      return pages.map((one) => ({ ...one, ...(!isKnown && { undrawn }) }))
    }
    await withLive(FILES, ({ live, news, content }) =>
      withCompilerHere(async () => {
        await content('/a/')
        await expect.poll(() => news).toEqual(['pages'])
        expect(live.isWhole).toBe(false)
        await content('/a/')
        await content('/a/')
        expect(undrawable).toEqual([[], ['long']])
      }, compile),
    )
  })
})
