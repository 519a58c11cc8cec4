import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { DeploySettings } from '#model/deploy.ts'
import { compressFile, removeFile } from '../compress.ts'
import { foldersByLang, type SearchPart } from './search-parts.ts'
import { searchPrelude } from './search-script.ts'

const SCRIPT = 'pagefind.js'

interface Placing {
  readonly parts: readonly SearchPart[]
  readonly changed: readonly SearchPart[]
  /** Where the changed parts were written. */
  readonly fresh: string
  readonly folder: string
  readonly deploy: Pick<DeploySettings, 'compress' | 'hosts'>
}

/** What Pagefind wrote, put where readers find it: the program once, and a folder for each part. */
export function placeParts({ parts, changed, fresh, folder, deploy }: Placing): void {
  const stay = new Set(parts.filter((one) => !changed.includes(one)).map(({ name }) => name))
  if (stay.size === 0) rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const name of foldersIn(folder))
    if (!stay.has(name)) rmSync(join(folder, name), { recursive: true })
  let script: string | undefined
  for (const name of existsSync(fresh) ? foldersIn(fresh) : []) {
    const part = join(fresh, name)
    script = readFileSync(join(part, SCRIPT), 'utf8')
    for (const file of readdirSync(part)) {
      if (file.startsWith('wasm.')) place(join(part, file), join(folder, file), deploy)
      else if (file.endsWith('.pf_meta')) place(join(part, file), join(part, file), deploy)
      // The program is above the parts; what belongs to its own dialog nobody needs.
      if (/^(?:pagefind.*\.(?:js|css)|wasm\..*)$/.test(file)) removeFile(join(part, file))
    }
    renameSync(part, join(folder, name))
  }
  rmSync(fresh, { recursive: true, force: true })
  const path = join(folder, SCRIPT)
  // With nothing changed but what is gone, it stays what it was; with nothing to find, it is nothing.
  const own = script ?? (existsSync(path) ? readFileSync(path, 'utf8').replace(/^.*\n/, '') : '')
  const text = searchPrelude(foldersByLang(foldersIn(folder))) + own
  writeFileSync(path, text)
  compressFile(path, text, deploy.compress, 'asset')
}

const foldersIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)

/**
 * Every first search loads program and list of pages. Pagefind packs them with gzip and reads them
 * unpacked as well; brotli makes them a fifth smaller, where the host sends what lies beside them.
 */
function place(from: string, to: string, { compress, hosts }: Placing['deploy']): void {
  const packed = readFileSync(from)
  const isSentPacked = compress.length > 0 && hosts.every((host) => host === 'nginx')
  const bytes = isSentPacked ? gunzipSync(packed) : packed
  writeFileSync(to, bytes)
  if (isSentPacked) compressFile(to, bytes, compress, 'asset')
}
