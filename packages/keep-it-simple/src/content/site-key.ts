import { createHash, type Hash } from 'node:crypto'
import { execFile } from 'node:child_process'
import { existsSync, lstatSync, readdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import type { CompilerSettings } from './settings.ts'

const run = promisify(execFile)
const LOCKFILES = ['package-lock.json', 'pnpm-lock.yaml', 'yarn.lock', 'bun.lock', 'bun.lockb']

/**
 * Changes with all that pages are placed, listed, connected and checked with, the pages excepted: the
 * compiler, the settings, what lies in `public/`, what commands wrote beside the pages, the packages
 * icons come from, and what git knows.
 */
export async function siteKey(compiler: string, settings: CompilerSettings): Promise<string> {
  const { hooks: _, now: _now, workers: _workers, ...plain } = settings
  const hash = createHash('sha256').update(`${process.version} ${compiler}`)
  hash.update(JSON.stringify(plain))
  addListing(hash, settings.publicDir, () => true)
  addListing(hash, settings.docs, (name, depth) => depth === 0 && name.startsWith('.'))
  for (let folder = settings.root; ; folder = dirname(folder)) {
    for (const name of ['node_modules/.package-lock.json', ...LOCKFILES])
      addFile(hash, join(folder, name))
    if (folder === dirname(folder)) break
  }
  hash.update(await gitState(settings.docs))
  return hash.digest('base64url')
}

/** Names, sizes and ages of files. */
function addListing(
  hash: Hash,
  folder: string,
  isSeen: (name: string, depth: number) => boolean,
  depth = 0,
): void {
  if (!existsSync(folder)) return
  for (const entry of readdirSync(folder, { withFileTypes: true }).sort(byName)) {
    if (!isSeen(entry.name, depth)) continue
    const path = join(folder, entry.name)
    if (entry.isDirectory()) addListing(hash, path, isSeen, depth + 1)
    // A link in `public/` leads to a file there, which is listed itself; elsewhere it may lead anywhere.
    else addFile(hash, path, depth === 0 && entry.name.startsWith('.') ? statSync : lstatSync)
  }
}

const byName = (a: { readonly name: string }, b: { readonly name: string }): number =>
  a.name < b.name ? -1 : 1

function addFile(hash: Hash, path: string, look = statSync): void {
  const found = look(path, { throwIfNoEntry: false })
  if (found) hash.update(`${path} ${found.size} ${found.mtimeMs} ${found.ino}\n`)
}

/** What a log of all changes would be read from; without git, nothing. */
async function gitState(cwd: string): Promise<string> {
  const said = await Promise.all(
    [
      ['rev-parse', '--is-shallow-repository', '--show-prefix', 'HEAD'],
      ['for-each-ref', '--format=%(objectname) %(refname)'],
      ['config', '--list'],
    ].map((args) =>
      run('git', args, { cwd, maxBuffer: 1 << 28 }).then(
        ({ stdout }) => stdout,
        () => 'none',
      ),
    ),
  )
  return said.join('\n')
}
