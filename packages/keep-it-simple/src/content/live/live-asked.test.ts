import { describe, expect, it } from 'vitest'
import type { IslandBundle } from '#model/island.ts'
import { withCompilerHere } from '../../../tests/support/compile-here.ts'
import { withLive } from '../../../tests/support/live-content.ts'
import { page, post } from '../../../tests/support/tiny-site.ts'
import { compileBatch, type CompileTask } from '../compile-worker.ts'

const FILES = {
  'README.md': page({ title: 'Home' }),
  'blog/a.md': post({ title: 'A', permalink: '/a/' }, 'Begins.\n\n<!-- more -->\n\nRest.'),
  'c.md': page({ title: 'C' }, 'Of c.'),
}

/** While it is used, compiling is written down and waits until a test opens the gate. */
function watched(use: (compiled: string[], open: () => void) => Promise<void>, isOpen = true) {
  const gate = Promise.withResolvers<void>()
  if (isOpen) gate.resolve()
  const compiled: string[] = []
  const compile = async (task: CompileTask, isAsked: boolean) => {
    compiled.push(...task.files.map(({ file }) => (isAsked ? file : `${file}?`)))
    await gate.promise
    return compileBatch(task)
  }
  return withCompilerHere(() => use(compiled, gate.resolve), compile)
}

describe('what somebody waits for', () => {
  it('is what was saved, what is looked at, and the posts of a list; the rest is not', async () => {
    await withLive(FILES, ({ live, save, content }) =>
      watched(async (compiled) => {
        await live.text('/blog/')
        expect(compiled).toEqual([])
        await content('/c/')
        await save({ 'c.md': page({ title: 'C' }, 'More.') })
        expect(compiled).toEqual(['c.md', 'c.md'])
        await live.rest()
        expect(compiled.slice(2).toSorted()).toEqual(['README.md?', 'blog/a.md?'])
      }),
    )
  })

  it('is waited for a moment: a list is shown without the texts that take longer', async () => {
    await withLive(FILES, ({ live, news }) =>
      watched(async (compiled, open) => {
        const rest = live.rest()
        expect(news).toEqual(['pages'])
        const early = await live.text('/blog/')
        expect(early).toContain('"A"')
        expect(early).not.toContain('Begins.')
        expect(compiled).toContain('blog/a.md')
        expect(news).toEqual(['pages'])
        open()
        await rest
        await expect.poll(() => news.filter((one) => one === 'pages').length).toBe(3)
        expect(await live.text('/blog/')).toContain('Begins.')
      }, false),
    )
  })

  it('is a page with a figure until its island is bundled', async () => {
    let bundled = 0
    const bundle = async (): Promise<IslandBundle> => ({
      hash: String(++bundled),
      sources: '',
      styles: {},
      diagnostics: [],
    })
    const compiled: string[] = []
    // As if there were a figure in `c.md`.
    const compile = async (task: CompileTask) => {
      const pages = await compileBatch(task)
      const { hash } = task.settings.islands!
      compiled.push(...pages.map(({ file }) => `${file} ${hash}`))
      return pages.map((one) => (one.file === 'c.md' ? { ...one, islandBundle: hash } : one))
    }
    await withLive(
      FILES,
      ({ live, content }) =>
        withCompilerHere(async () => {
          await content('/a/')
          expect([bundled, compiled]).toEqual([0, ['blog/a.md ']])
          await content('/c/')
          expect([bundled, compiled.slice(1)]).toEqual([1, ['c.md ', 'c.md 1']])
          await live.bundleAgain()
          await content('/a/')
          await content('/c/')
          expect([bundled, compiled.slice(3)]).toEqual([2, ['c.md 2']])
        }, compile),
      {},
      bundle,
    )
  })
})
