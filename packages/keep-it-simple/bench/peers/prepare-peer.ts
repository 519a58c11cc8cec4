import { execFileSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beginHistory } from '../author-site.ts'
import type { Peer } from './peer.ts'

/** A folder as an author of this generator has it: installed, with settings, the corpus, and in git. */
export function preparePeer(peer: Peer, corpus: string, folder: string): void {
  install(peer, folder)
  for (const name of [peer.docs, peer.output, ...peer.caches, '.git'])
    rmSync(join(folder, name), { recursive: true, force: true })
  for (const [name, text] of Object.entries(peer.files)) write(join(folder, name), text)
  for (const file of globSync('**/*.md', { cwd: corpus })) {
    const [name, text] = adapted(peer, corpus, file)
    write(join(folder, peer.docs, name), text)
  }
  beginHistory(folder, ['node_modules/', `${peer.output}/`, ...peer.caches])
}

/** What a page of the corpus is to this generator. */
export function adapted(peer: Peer, corpus: string, file: string): readonly [string, string] {
  const text = readFileSync(join(corpus, file), 'utf8')
  return peer.adapt?.(file, text) ?? [file, text]
}

/**
 * Once for these versions; npm decides about what they depend on. What a recipe does not name may be
 * found further up, among our own packages.
 */
function install({ packages }: Peer, folder: string): void {
  const wanted = JSON.stringify({ private: true, type: 'module', dependencies: packages }, null, 2)
  const done = join(folder, 'node_modules', 'installed.json')
  if (existsSync(done) && readFileSync(done, 'utf8') === wanted) return
  rmSync(folder, { recursive: true, force: true })
  write(join(folder, 'package.json'), wanted)
  // Or tools would look further up and find ours.
  write(join(folder, 'tsconfig.json'), '{}')
  if (Object.keys(packages).length > 0)
    execFileSync('npm', ['install', '--no-audit', '--no-fund'], {
      cwd: folder,
      stdio: ['ignore', process.stderr, process.stderr],
    })
  write(done, wanted)
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}
