import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { withSite } from '../../tests/support/tiny-site.ts'
import type { CompiledPage } from './compiled-page.ts'
import { isFresh } from './fresh-page.ts'
import { hashOf } from './markdown/sources.ts'
import { bodyFile } from './page-store-files.ts'
import type { Proof, Proofs } from './proofs.ts'
import { emptyPage } from './read-page.ts'
import type { CompilerSettings } from './settings.ts'

const PROOF: Proof = { tool: 'Go 1.19', date: '2024-05-12' }
const problem = (severity: 'error' | 'warning') => [{ severity, code: 'x' }] as never

/** Whether a page that was compiled earlier need not be compiled now. */
const fresh = (
  rest: Partial<CompiledPage>,
  more: Partial<CompilerSettings> = {},
  proofs: Proofs = new Map(),
) =>
  withSite({ 'x.ts': 'one' }, async ({ settings }) => {
    const body = bodyFile(settings.out, 'abcdef')
    mkdirSync(dirname(body), { recursive: true })
    writeFileSync(body, '""')
    const page = { ...emptyPage('a.md', []), bodyHash: 'abcdef', ...rest }
    return isFresh(page, { ...settings, ...more }, proofs)
  })

it.each<[string, Partial<CompiledPage>, boolean]>([
  ['a page that needs nothing', {}, true],
  ['one with a warning', { diagnostics: problem('warning') }, true],
  ['one with a mistake, which may be mended elsewhere', { diagnostics: problem('error') }, false],
  ['one whose body is gone', { bodyHash: 'gone00' }, false],
  ['one with a part that is the same', { sources: [{ file: 'x.ts', hash: hashOf('one') }] }, true],
  ['one with a part that changed', { sources: [{ file: 'x.ts', hash: hashOf('two') }] }, false],
  ['one whose picture went', { pictures: [{ file: 'p.png', publicPath: '/p' }] as never }, false],
  ['one with a program nobody has proven', { provable: [{ key: 'k' }] as never }, true],
  ['one that shows a proof that is gone', { provable: [{ key: 'k', proof: PROOF }] }, false],
  ['one with a figure of another bundle', { islandBundle: 'x' }, false],
])('%s is as it was: %s', async (_what, page, is) => {
  expect(await fresh(page)).toBe(is)
})

it('a page is compiled again when another proof is there', async () => {
  const provable = [{ key: 'k', proof: PROOF }]
  expect(await fresh({ provable }, {}, new Map([['k', { ...PROOF }]]))).toBe(true)
  expect(await fresh({ provable }, {}, new Map([['k', { ...PROOF, tool: 'Go 2' }]]))).toBe(false)
})

it('a page is compiled again when its figures were bundled anew, and by a build that encodes', async () => {
  const islands = { hash: 'x' } as NonNullable<CompilerSettings['islands']>
  expect(await fresh({ islandBundle: 'x' }, { islands })).toBe(true)
  expect(await fresh({ islandBundle: 'y' }, { islands })).toBe(false)
  const unencoded = [{ file: 'p.png' }] as never
  expect(await fresh({ unencoded }, { encodes: true })).toBe(false)
  expect(await fresh({ unencoded }, { encodes: false })).toBe(true)
  expect(await fresh({}, { encodes: true })).toBe(true)
})

it('a page is compiled again when a folder it lists went', async () => {
  await withSite({ 'tree/a.ts': '1' }, async ({ settings }) => {
    const body = bodyFile(settings.out, 'abcdef')
    mkdirSync(dirname(body), { recursive: true })
    writeFileSync(body, '""')
    rmSync(join(settings.docs, 'tree'), { recursive: true })
    const sources = [{ file: 'tree/', hash: 'was there' }]
    const page = { ...emptyPage('a.md', []), bodyHash: 'abcdef', sources }
    expect(isFresh(page, settings, new Map())).toBe(false)
  })
})
