import { appendFileSync, mkdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { withSite } from '../../tests/support/tiny-site.ts'
import { CompileCache } from './compile-cache.ts'
import type { CompiledPage } from './compiled-page.ts'
import { bodyFile, cacheFile } from './page-store-files.ts'
import { emptyPage } from './read-page.ts'
import { scanDocs, type FoundFile } from './scan.ts'
import type { CompilerSettings } from './settings.ts'

const FILES = { 'a.md': 'Text of a', 'b.md': 'Text of b' }
const pageOf = (file: string, rest: Partial<CompiledPage> = {}): CompiledPage => ({
  ...emptyPage(file, []),
  bodyHash: 'abcdef',
  ...rest,
})

interface Kit {
  readonly settings: CompilerSettings
  readonly found: (file?: string) => FoundFile
  readonly open: () => CompileCache
  readonly path: string
}

const withCache = (use: (kit: Kit) => void) =>
  withSite(FILES, async ({ settings }) => {
    const body = bodyFile(settings.out, 'abcdef')
    mkdirSync(dirname(body), { recursive: true })
    writeFileSync(body, '""')
    const found = (file = 'a.md') => scanDocs(settings.docs).files.find((one) => one.file === file)!
    const open = () => new CompileCache(settings)
    use({ settings, found, open, path: cacheFile(settings.out) })
  })

const never = () => false
const linesOf = (path: string) => readFileSync(path, 'utf8').split('\n').length - 1

describe('pages of an earlier build', () => {
  it('are found again where nothing has changed', async () => {
    await withCache(({ found, open }) => {
      const first = open()
      first.keep(found(), pageOf('a.md'))
      first.keep(found('b.md'), pageOf('b.md'))
      first.save(new Set(['a.md', 'b.md']))
      const next = open()
      expect(next.has(found(), never)).toBe(true)
      expect(next.find(found(), never)).toEqual(pageOf('a.md'))
      expect(next.known('b.md')).toMatchObject({ file: 'b.md', body: 'abcdef', isSilent: true })
      expect(next.known('c.md')).toBeUndefined()
      expect(next.page('c.md')).toBeUndefined()
    })
  })

  it('are not, where the file is of another length, or of the same with another text', async () => {
    await withCache(({ settings, found, open }) => {
      const cache = open()
      cache.keep(found(), pageOf('a.md'))
      const path = join(settings.docs, 'a.md')
      writeFileSync(path, 'Other txt')
      utimesSync(path, 1, 1)
      expect(cache.has(found(), never)).toBe(false)
      writeFileSync(path, 'Text of a')
      utimesSync(path, 2, 2)
      expect(cache.has(found(), never)).toBe(true)
      expect(cache.has({ ...found(), size: 10 }, never)).toBe(false)
      expect(cache.has({ ...found(), file: 'c.md' }, never)).toBe(false)
    })
  })

  it('are not, where their body is gone', async () => {
    await withCache(({ settings, found, open }) => {
      const cache = open()
      cache.keep(found(), pageOf('a.md'))
      rmSync(bodyFile(settings.out, 'abcdef'))
      expect(cache.find(found(), () => true)).toBeUndefined()
    })
  })

  it.each<[string, Partial<CompiledPage>]>([
    ['pictures', { pictures: [{ publicPath: '/p.png' }] as never }],
    ['parts', { sources: [{ file: 'x.ts', hash: '' }] }],
    ['programs', { provable: [{ key: 'k' }] as never }],
    ['islands', { islandBundle: 'x' }],
    ['mistakes', { diagnostics: [{ severity: 'error', code: 'x' }] as never }],
  ])('are asked whether they are still right, where they have %s', async (_what, rest) => {
    await withCache(({ found, open }) => {
      const cache = open()
      cache.keep(found(), pageOf('a.md', rest))
      expect(cache.has(found(), never)).toBe(false)
      expect(cache.has(found(), () => true)).toBe(true)
    })
  })

  it('are not kept where they could not be read, or are gone', async () => {
    await withCache(({ found, open }) => {
      const cache = open()
      const one = found()
      cache.keep(one, pageOf('a.md'))
      const diagnostics = [{ severity: 'error', code: 'unreadable-file' }] as never
      cache.keep(one, pageOf('a.md', { diagnostics }))
      expect(cache.known('a.md')).toBeUndefined()
      cache.keep({ ...one, absolute: '/nowhere.md' }, pageOf('a.md'))
      expect(cache.known('a.md')).toBeUndefined()
    })
  })
})

describe('the file of pages', () => {
  it('gets a line for each change, and none where nothing changed', async () => {
    await withCache(({ found, open, path }) => {
      const both = new Set(['a.md', 'b.md'])
      const first = open()
      first.keep(found(), pageOf('a.md'))
      first.save(both)
      expect(linesOf(path)).toBe(1)
      first.save(both)
      first.keep(found('b.md'), pageOf('b.md', { words: 1 }))
      first.save(both)
      expect(linesOf(path)).toBe(2)
      const next = open()
      next.keep(found('b.md'), pageOf('b.md', { words: 2 }))
      next.save(both)
      expect(linesOf(path)).toBe(3)
      // The last line of a page counts.
      expect(open().page('b.md')!.words).toBe(2)
    })
  })

  it('is written anew when most of its lines are old', async () => {
    await withCache(({ found, open, path }) => {
      const cache = open()
      cache.keep(found(), pageOf('a.md'))
      cache.save(new Set(['a.md']))
      appendFileSync(path, '\n{}'.repeat(1001))
      const next = open()
      next.keep(found(), pageOf('a.md', { words: 7 }))
      next.save(new Set(['a.md']))
      expect(linesOf(path)).toBe(1)
      expect(open().page('a.md')!.words).toBe(7)
    })
  })

  it('forgets pages that went', async () => {
    await withCache(({ found, open }) => {
      const cache = open()
      cache.keep(found(), pageOf('a.md'))
      cache.save(new Set())
      expect(cache.known('a.md')).toBeUndefined()
    })
  })

  it('may end in half a line', async () => {
    await withCache(({ found, open, path }) => {
      const cache = open()
      cache.note(found(), pageOf('a.md'))
      cache.note(found('b.md'), pageOf('b.md'))
      expect(linesOf(path)).toBe(2)
      writeFileSync(path, readFileSync(path).subarray(0, -5))
      const next = open()
      expect(next.known('a.md')).toBeDefined()
      expect(next.known('b.md')).toBeUndefined()
      next.note(found('b.md'), pageOf('b.md'))
      expect(open().known('b.md')).toBeDefined()
    })
  })

  it('is begun anew by another compiler', async () => {
    await withCache(({ settings, found, open, path }) => {
      open().note(found(), pageOf('a.md'))
      const site = { ...settings.site, base: '/other/' }
      const other = new CompileCache({ ...settings, site })
      expect(other.identity).not.toBe(open().identity)
      expect(other.known('a.md')).toBeUndefined()
      other.note(found('b.md'), pageOf('b.md'))
      expect(readFileSync(path, 'utf8').startsWith(other.identity)).toBe(true)
      expect(open().known('a.md')).toBeUndefined()
    })
  })
})
