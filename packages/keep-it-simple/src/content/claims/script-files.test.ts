import { mkdirSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { withSite, type Files, type TinySite } from '../../../tests/support/tiny-site.ts'
import type { Diagnostic } from '#model/diagnostic.ts'
import type { FoundSource } from '../markdown/page-env.ts'
import { hashOf } from '../markdown/sources.ts'
import { readClaimFile, readScript } from './script-files.ts'

const FILES: Files = {
  'figures/a.sh': 'echo 1',
  'figures/deep/b c.py': 'print(2)',
  'figures/a.csv': '1\n',
  'docs/folder/near.mjs': '3',
  'docs/top.TS': '4',
}
const kept = (path: string) => ({ path, hash: hashOf(FILES[path] ?? '') })

/** What a page in `docs/folder/` gets of what it names, and what is said of it. */
const reading = (
  use: 'script' | 'file',
  written: string,
  prepare: (site: TinySite) => void = () => undefined,
  files = FILES,
) =>
  withSite(files, async (site) => {
    prepare(site)
    const sources: FoundSource[] = []
    const diagnostics: Diagnostic[] = []
    const env = { file: 'folder/page.md', docs: site.settings.docs, sources, diagnostics }
    const found = (use === 'script' ? readScript : readClaimFile)(env, written, 7)
    for (const one of diagnostics)
      expect(one).toMatchObject({
        severity: 'error',
        code: 'missing-script',
        file: 'docs/folder/page.md',
        line: 7,
      })
    return { found, sources, said: diagnostics.map(({ message, remedy }) => [message, remedy]) }
  })

describe('a file that a result is computed with', () => {
  it.each([
    ['figures/a.sh', 'figures/a.sh', '../figures/a.sh'],
    ['figures/deep/b%20c.py', 'figures/deep/b c.py', '../figures/deep/b c.py'],
    ['figures/./deep/../a.csv', 'figures/a.csv', '../figures/a.csv'],
    ['./near.mjs', 'docs/folder/near.mjs', 'folder/near.mjs'],
    ['../top.TS', 'docs/top.TS', 'top.TS'],
  ])('lies in the folder of figures or beside the page: %s', async (written, path, source) => {
    const { found, sources, said } = await reading('file', written)
    expect(found).toEqual(kept(path))
    // The page is compiled again when it changes.
    expect(sources).toEqual([{ file: source, hash: kept(path).hash }])
    expect(said).toEqual([])
  })

  it.each([
    ['figures/other.sh', 'Put it at `figures/other.sh` or correct the path.'],
    ['/figures/a.sh', 'Put it at `docs/figures/a.sh` or correct the path.'],
    ['../../figures/a.sh', 'Put it at `../../figures/a.sh` or correct the path.'],
    ['/folder', 'Put it at `docs/folder` or correct the path.'],
  ])('is missing: %s', async (written, remedy) => {
    const { found, sources, said } = await reading('file', written)
    expect([found, sources]).toEqual([undefined, []])
    expect(said).toEqual([[`The file \`${written}\` does not exist.`, remedy]])
  })

  const elsewhere = (written: string) => [
    `\`${written}\` is not a file of at most 1 MiB in \`figures/\` or \`docs/\`.`,
    'Copy it there; what a page names is published with it.',
  ]

  it.each([
    ['figures/../docs/top.TS', () => undefined],
    [
      'figures/out.sh',
      ({ root }: TinySite) => symlinkSync(join(root, 'docs/top.TS'), join(root, 'figures/out.sh')),
    ],
    [
      './out.sh',
      ({ root }: TinySite) =>
        symlinkSync(join(root, 'figures/a.sh'), join(root, 'docs/folder/out.sh')),
    ],
    [
      // The name of its folder begins as that of the other does.
      'figures/out.sh',
      ({ root }: TinySite) => {
        mkdirSync(join(root, 'figures-secret'))
        writeFileSync(join(root, 'figures-secret/a.sh'), 'secret')
        symlinkSync(join(root, 'figures-secret/a.sh'), join(root, 'figures/out.sh'))
      },
    ],
    ['figures/a.sh', ({ root }: TinySite) => truncateSync(join(root, 'figures/a.sh'), 2 ** 20 + 1)],
  ])('is not published from elsewhere, nor if it is large: %s', async (written, prepare) => {
    const { found, sources, said } = await reading('file', written, prepare)
    expect([found, sources, said]).toEqual([undefined, [], [elsewhere(written)]])
  })
})

describe('a script and its parts', () => {
  it('are read in their order, whatever stands between them', async () => {
    const { found, sources } = await reading('script', ' figures/a.sh \t./near.mjs  figures/a.csv ')
    expect(found).toEqual(['figures/a.sh', 'docs/folder/near.mjs', 'figures/a.csv'].map(kept))
    expect(sources).toHaveLength(3)
    // The ending may be written large.
    expect((await reading('script', '/top.TS')).found).toEqual([kept('docs/top.TS')])
  })

  it('begin with what can be run', async () => {
    const { found, said } = await reading('script', 'figures/a.csv figures/a.sh')
    expect(found).toBeUndefined()
    expect(said).toEqual([
      [
        '`figures/a.csv` is no script that can be run here.',
        'Name one that ends in `.py`, `.sh`, `.js`, `.mjs`, `.ts`.',
      ],
    ])
  })
})
