import { appendFileSync, mkdirSync, rmSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { withCompilerHere } from '../../../tests/support/compile-here.ts'
import { page, withSite, type TinySite } from '../../../tests/support/tiny-site.ts'
import { compileBatch, type CompileTask } from '../compile-worker.ts'
import { scanDocs } from '../scan.ts'
import { LivePages } from './live-pages.ts'

const FILES = {
  'a.md': page({ title: 'A' }, 'Text of a.'),
  'b.md': page({ title: 'B' }, 'Text of b.'),
}

interface Opened {
  readonly site: TinySite
  readonly pages: LivePages
  /** Files that were compiled, in their order; those nobody waits for have a question mark. */
  readonly compiled: string[]
  readonly scan: () => boolean
  /** What happens while the next file is compiled. */
  meanwhile?: (task: CompileTask) => void
}

async function withPages(use: (opened: Opened) => Promise<void>): Promise<void> {
  await withSite(FILES, async (site) => {
    mkdirSync(join(site.settings.out, 'bodies'), { recursive: true })
    const compiled: string[] = []
    const pages = new LivePages(site.settings)
    const scan = () => pages.set(scanDocs(site.settings.docs).files)
    const opened: Opened = { site, pages, compiled, scan }
    const compile = async (task: CompileTask, isAsked: boolean) => {
      compiled.push(...task.files.map(({ file }) => (isAsked ? file : `${file}?`)))
      const result = await compileBatch(task)
      const { meanwhile } = opened
      delete opened.meanwhile
      meanwhile?.(task)
      return result
    }
    try {
      await withCompilerHere(() => use(opened), compile)
    } finally {
      await pages.close()
    }
  })
}

/** Saved at another time, as long as before. */
const touch = ({ site }: Opened, file: string) => utimesSync(join(site.settings.docs, file), 1, 1)

describe('the pages of a site while it is written', () => {
  it('are known by their front matter until somebody asks for their text', async () => {
    await withPages(async ({ pages, compiled, scan }) => {
      expect(scan()).toBe(true)
      expect(pages.size).toBe(2)
      expect(pages.sources.map(({ frontmatter }) => frontmatter!.title)).toEqual(['A', 'B'])
      expect(pages.source('a.md')).toMatchObject({ bodyHash: '', keyLines: { title: 2 } })
      expect(pages.unread()).toEqual(['a.md', 'b.md'])
      expect([pages.isWhole('a.md'), pages.isWhole('none.md')]).toEqual([false, true])
      const whole = await pages.whole('a.md', true)
      expect(whole!.bodyHash).not.toBe('')
      expect(pages.source('a.md')).toBe(whole)
      expect(pages.unread()).toEqual(['b.md'])
      expect(await pages.whole('a.md', true)).toBe(whole)
      expect(await pages.whole('none.md', true)).toBeUndefined()
      expect(compiled).toEqual(['a.md'])
    })
  })

  it('are compiled once for all who wait; what is asked for goes before the rest', async () => {
    await withPages(async ({ pages, compiled, scan }) => {
      scan()
      await Promise.all([pages.whole('a.md', true), pages.whole('a.md', false)])
      expect(compiled).toEqual(['a.md'])
      await Promise.all([pages.whole('b.md', false), pages.whole('b.md', true)])
      expect(compiled).toEqual(['a.md', 'b.md?', 'b.md'])
    })
  })

  it('come and go', async () => {
    await withPages(async ({ site, pages, scan }) => {
      scan()
      expect(scan()).toBe(false)
      site.write({ 'c.md': page({ title: 'C' }) })
      expect(pages.touch('c.md')).toBe(false)
      expect(scan()).toBe(true)
      rmSync(join(site.settings.docs, 'a.md'))
      expect(pages.touch('a.md')).toBe(false)
      site.write({ 'd.md': page({ title: 'D' }) })
      expect(scan()).toBe(true)
      expect(pages.sources.map(({ file }) => file)).toEqual(['b.md', 'c.md', 'd.md'])
    })
  })

  it('stay known when they are found as they were, and are read again when they were saved', async () => {
    await withPages(async (opened) => {
      const { site, pages, scan } = opened
      scan()
      const whole = await pages.whole('a.md', true)
      expect(pages.touch('a.md')).toBe(true)
      scan()
      expect(pages.source('a.md')).toBe(whole)
      site.write({ 'a.md': page({ title: 'Z' }, 'Other text.') })
      expect(pages.touch('a.md')).toBe(true)
      expect(pages.source('a.md')).toMatchObject({ bodyHash: '', frontmatter: { title: 'Z' } })
      expect(pages.isWhole('a.md')).toBe(false)
    })
  })

  it('are what they were when they were saved without a change', async () => {
    await withPages(async (opened) => {
      const { pages, compiled, scan } = opened
      scan()
      const whole = await pages.whole('a.md', true)
      touch(opened, 'a.md')
      expect(pages.touch('a.md')).toBe(true)
      expect(pages.isWhole('a.md')).toBe(false)
      expect(await pages.whole('a.md', true)).toEqual(whole)
      expect(pages.isWhole('a.md')).toBe(true)
      expect(compiled).toEqual(['a.md'])
    })
  })

  it('are looked at again in doubt, and compiled again when they are known to be wrong', async () => {
    await withPages(async ({ site, pages, compiled, scan }) => {
      scan()
      pages.doubt('a.md')
      pages.forget('none.md')
      await pages.whole('a.md', true)
      pages.doubt('a.md')
      expect(pages.isWhole('a.md')).toBe(false)
      await pages.whole('a.md', true)
      expect(compiled).toEqual(['a.md'])
      pages.doubt('a.md')
      rmSync(join(site.settings.out, 'bodies'), { recursive: true })
      mkdirSync(join(site.settings.out, 'bodies'))
      await pages.whole('a.md', true)
      pages.forget('a.md')
      await pages.whole('a.md', true)
      expect(compiled).toEqual(['a.md', 'a.md', 'a.md'])
    })
  })

  it('are known in the next session', async () => {
    await withPages(async ({ site, pages, compiled, scan }) => {
      scan()
      const whole = await pages.whole('a.md', true)
      const next = new LivePages(site.settings)
      next.set(scanDocs(site.settings.docs).files)
      expect(next.source('a.md')).toEqual(whole)
      expect(next.unread()).toEqual(['a.md', 'b.md'])
      expect(await next.whole('a.md', true)).toEqual(whole)
      expect(compiled).toEqual(['a.md'])
      await next.close()
    })
  })
})

describe('a page that is saved while it is compiled', () => {
  it('is compiled as it was saved last', async () => {
    await withPages(async (opened) => {
      const { site, pages, compiled, scan } = opened
      scan()
      opened.meanwhile = () => {
        appendFileSync(join(site.settings.docs, 'a.md'), '\nMore.\n')
        pages.touch('a.md')
      }
      const first = await pages.whole('a.md', true)
      expect(compiled).toEqual(['a.md', 'a.md'])
      expect(first!.words).toBe(4)
      expect(pages.source('a.md')).toBe(first)
    })
  })

  it('is nothing where it went', async () => {
    await withPages(async (opened) => {
      const { site, pages, scan } = opened
      scan()
      opened.meanwhile = () => {
        rmSync(join(site.settings.docs, 'a.md'))
        throw new Error('gone')
      }
      expect(await pages.whole('a.md', true)).toBeUndefined()
      opened.meanwhile = () => {
        throw new Error('broken')
      }
      await expect(pages.whole('b.md', true)).rejects.toThrow('broken')
      expect(await pages.whole('b.md', true)).toMatchObject({ file: 'b.md' })
    })
  })
})
