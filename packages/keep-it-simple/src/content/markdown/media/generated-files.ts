import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { threadId } from 'node:worker_threads'
import type { PageEnv } from '../page-env.ts'

/**
 * Generated files lie in `.content/generated/` at the path they are published at. Their names carry
 * the hash of their sources, so all page stores share them and an existing file is never stale.
 */
export const generatedFile = (generated: string, publicPath: string): string =>
  join(generated, publicPath)

/** Publishes a file with this page; generates it unless an earlier run has. */
export function publishGenerated(
  env: PageEnv,
  publicPath: string,
  make: () => string | Buffer,
): void {
  const file = generatedFile(env.generated, publicPath)
  if (!existsSync(file)) writeWhole(file, make())
  env.pictures.push({ generated: true, publicPath })
}

/** Two threads may write the same file at once: each writes its own and moves it into place. */
export function writeWhole(file: string, content: string | Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true })
  const own = `${file}.${process.pid}-${threadId}`
  writeFileSync(own, content)
  renameSync(own, file)
}

export function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
