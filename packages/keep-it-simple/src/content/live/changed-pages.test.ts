import { describe, expect, it } from 'vitest'
import type { Diagnostic } from '#model/diagnostic.ts'
import type { CompiledPage } from '../compiled-page.ts'
import { emptyPage } from '../read-page.ts'
import { changedPages } from './changed-pages.ts'

const SITE = { docs: '/site/docs', publicDir: '/site/public', proofs: '/site/verified.txt' }
const error = { severity: 'error', code: 'x', file: 'docs/a.md' } as Diagnostic

const known = (file: string, rest: Partial<CompiledPage> = {}): CompiledPage => ({
  ...emptyPage(file, []),
  ...rest,
})
const saved = (files: readonly string[], ...before: CompiledPage[]) =>
  changedPages(new Set(files.map((file) => `/site/${file}`)), before, SITE)

describe('files that were saved', () => {
  it.each([
    ['docs/a.md', ['a.md']],
    ['docs/deep/A.MD', ['deep/A.MD']],
    ['docs/e\u0301.md', ['\u00e9.md']],
    ['docs/_part.md', []],
    ['docs/_parts/a.md', []],
    ['docs/.a.md', []],
    ['docs/node_modules/a.md', []],
    ['docs/a.mdx', []],
    ['docs/a.md.txt', []],
    ['docs/my_part.md', ['my_part.md']],
    ['README.md', []],
    ['docs', []],
  ])('%s is of the pages %j', (file, pages) => {
    expect(saved([file])).toEqual({ pages, doubtful: [], isPublic: false, areProofs: false })
  })

  it('put in doubt what was made of them, and no other page', () => {
    const pages = [
      known('text.md', { sources: [{ file: 'x.ts', hash: '' }] }),
      known('tree.md', { sources: [{ file: 'tree/', hash: '' }] }),
      known('tr.md', { sources: [{ file: 'tr', hash: '' }] }),
      known('picture.md', {
        pictures: [{ file: 'p.png', publicPath: '/media/p.png' }] as never,
      }),
      known('public.md', { pictures: [{ publicPath: '/p.png' }] as never }),
      known('x.md'),
    ]
    const doubtful = (...files: string[]) => saved(files, ...pages).doubtful
    expect(doubtful('docs/x.ts')).toEqual(['text.md'])
    expect(doubtful('docs/tree/deep/x.ts')).toEqual(['tree.md'])
    expect(doubtful('docs/p.png')).toEqual(['picture.md'])
    expect(doubtful('public/p.png')).toEqual(['public.md'])
    expect(doubtful('public/p.png', 'docs/p.png')).toEqual(['picture.md', 'public.md'])
    expect(doubtful('docs/other.png')).toEqual([])
  })

  it('may be what a page with a mistake misses, where they are new', () => {
    const pages = [known('a.md', { diagnostics: [error] }), known('b.md')]
    expect(saved(['docs/new.png'], ...pages).doubtful).toEqual(['a.md'])
    expect(saved(['public/x'], ...pages)).toMatchObject({ doubtful: ['a.md'], isPublic: true })
    expect(saved(['docs/b.md'], ...pages).doubtful).toEqual([])
    const warned = known('c.md', { diagnostics: [{ ...error, severity: 'warning' }] })
    expect(saved(['docs/new.png'], warned).doubtful).toEqual([])
  })

  it('may be the proofs that pages show', () => {
    const provable = [{ key: 'k' }] as unknown as CompiledPage['provable']
    const pages = [known('a.md', { provable }), known('b.md')]
    expect(saved(['verified.txt'], ...pages)).toEqual({
      pages: [],
      doubtful: ['a.md'],
      isPublic: false,
      areProofs: true,
    })
    expect(saved(['docs/b.md'], ...pages).doubtful).toEqual([])
  })
})
