import { execFileSync } from 'node:child_process'
import { lstatSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { copyTree } from '#publish/copy-files.ts'
import { copyInto } from '#publish/write-into.ts'
import { page, withSite, type TinySite } from '../support/tiny-site.ts'

const FILES = { 'a.md': page({}), 'public/own.txt': 'own', 'outside/secret.txt': 'secret' }

const link = (to: string, at: string) => (site: TinySite) =>
  symlinkSync(join(site.root, to), join(site.root, at))
const write = (at: string, text: string) => (site: TinySite) => {
  mkdirSync(join(site.root, at, '..'), { recursive: true })
  writeFileSync(join(site.root, at), text)
}
const pipe = (at: string) => (site: TinySite) => {
  execFileSync('mkfifo', [join(site.root, at)])
}

// Windows has no named pipes and no /dev/null.
it.skipIf(process.platform === 'win32')(
  'public/: refuses by name what leads out of it, secrets and special files',
  async () => {
    await withSite(FILES, async (site) => {
      const prepared: readonly (readonly [(site: TinySite) => void, string, RegExp])[] = [
        [
          link('outside/secret.txt', 'public/note.txt'),
          'note.txt symlink-outside',
          /Copy the file/,
        ],
        [link('outside', 'public/files'), 'files symlink-outside', /Copy/],
        [write('public/.well-known/a', ''), '', /./],
        [link('outside', 'public/.well-known/k'), '.well-known/k symlink-outside', /Copy/],
        [link('public', 'public/again'), 'again symlink-folder', /Move the folder/],
        [link('gone', 'public/b'), 'b dangling-symlink', /Remove it/],
        [link('../../../../../../dev/null', 'public/null'), 'null symlink-outside', /Copy/],
        [write('public/.env.local', 'A=1'), '.env.local secret-file', /out/],
        [write('public/.git/HEAD', 'ref'), '.git secret-file', /out/],
        [
          write('public/slides.key', '-----BEGIN OPENSSH PRIVATE KEY-----\nb3'),
          'slides.key secret-file',
          /out/,
        ],
        [pipe('public/pipe'), 'pipe special-file', /`public\/`/],
      ]
      for (const [prepare] of prepared) prepare(site)
      const { diagnostics, store } = await site.build()
      expect(store).toBeUndefined()
      const said = diagnostics.map(({ file, code, remedy }) => [`${file} ${code}`, remedy] as const)
      for (const [, expected, remedy] of prepared.filter(([, one]) => one !== ''))
        expect(said.find(([one]) => one.startsWith(`public/${expected}`))?.[1]).toMatch(remedy)
      expect(said).toHaveLength(prepared.length - 1)
    })
  },
)

it('a link to a file of public/ is published as that file, and old links are not written through', async () => {
  await withSite(FILES, async (site) => {
    link('public/own.txt', 'public/same.txt')(site)
    expect(await site.diagnostics()).toEqual([])
    const dist = join(site.root, 'dist')
    mkdirSync(dist)
    link('outside/secret.txt', 'dist/own.txt')(site)
    const into = { copy: (from: string, name: string) => copyInto(from, join(dist, name)) }
    expect(copyTree(site.settings.publicDir, into)).toEqual(['own.txt', 'same.txt'])
    for (const name of ['own.txt', 'same.txt']) {
      expect(lstatSync(join(dist, name)).isFile()).toBe(true)
      expect(readFileSync(join(dist, name), 'utf8')).toBe('own')
    }
    expect(readFileSync(join(site.root, 'outside/secret.txt'), 'utf8')).toBe('secret')
  })
})

it.skipIf(process.platform === 'win32')(
  'what the compiler refuses is not copied either',
  async () => {
    await withSite(FILES, async (site) => {
      link('outside/secret.txt', 'public/note.txt')(site)
      link('outside', 'public/files')(site)
      pipe('public/pipe')(site)
      const copied: string[] = []
      copyTree(site.settings.publicDir, { copy: (_, name) => void copied.push(name) })
      expect(copied).toEqual(['own.txt'])
    })
  },
)
