import { execFileSync } from 'node:child_process'
import { lstatSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { copyTree } from '#publish/copy-files.ts'
import { copyInto } from '#publish/write-into.ts'
import { expectMistakes } from '../support/mistakes.ts'
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

describe('what leads out of public/ is refused by name', () => {
  const refused = (
    name: string,
    prepare: (site: TinySite) => void,
    at: string,
    code: string,
    remedy: RegExp,
  ) => ({ name, files: FILES, prepare, at, code, remedy })
  expectMistakes([
    refused(
      'a symbolic link to a file outside',
      link('outside/secret.txt', 'public/note.txt'),
      'public/note.txt',
      'symlink-outside',
      /Copy the file into `public\/`/,
    ),
    refused(
      'a symbolic link to a folder outside',
      link('outside', 'public/files'),
      'public/files',
      'symlink-outside',
      /Copy/,
    ),
    refused(
      'a hidden one, in a folder',
      (site) => {
        mkdirSync(join(site.root, 'public/.well-known'))
        link('outside/secret.txt', 'public/.well-known/keys')(site)
      },
      'public/.well-known/keys',
      'symlink-outside',
      /Copy/,
    ),
    refused(
      'a symbolic link to the folder itself',
      link('public', 'public/again'),
      'public/again',
      'symlink-folder',
      /Move the folder/,
    ),
    refused(
      'a symbolic link to nowhere',
      link('gone', 'public/b'),
      'public/b',
      'dangling-symlink',
      /Remove it/,
    ),
    refused(
      'passwords',
      write('public/.env.local', 'A=1'),
      'public/.env.local',
      'secret-file',
      /out/,
    ),
    refused('a history', write('public/.git/HEAD', 'ref'), 'public/.git', 'secret-file', /out/),
    refused(
      'a private key under any name',
      write('public/slides.key', '-----BEGIN OPENSSH PRIVATE KEY-----\nb3'),
      'public/slides.key',
      'secret-file',
      /out/,
    ),
    // Windows has neither pipes nor devices in folders.
    ...(process.platform === 'win32'
      ? []
      : [
          refused('a pipe', pipe('public/pipe'), 'public/pipe', 'special-file', /`public\/`/),
          refused(
            'a pipe among the pages',
            pipe('docs/p.md'),
            'docs/p.md',
            'special-file',
            /`docs\/`/,
          ),
          refused(
            'a symbolic link to a device',
            (site) => symlinkSync('/dev/null', join(site.root, 'public/null')),
            'public/null',
            'symlink-outside',
            /Copy/,
          ),
        ]),
  ])
})

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

it('what the compiler refuses is not copied either', async () => {
  await withSite(FILES, async (site) => {
    link('outside/secret.txt', 'public/note.txt')(site)
    link('outside', 'public/files')(site)
    pipe('public/pipe')(site)
    const copied: string[] = []
    copyTree(site.settings.publicDir, { copy: (_, name) => void copied.push(name) })
    expect(copied).toEqual(['own.txt'])
  })
})
