import { existsSync, readdirSync } from 'node:fs'
import { posix } from 'node:path'
import type { PageEnv } from '../page-env.ts'

/** In milliseconds: many pictures may be missing at once, as after a folder was renamed. */
const FRESH = 1000
const known = new Map<string, { readonly at: number; readonly files: readonly string[] }>()

/** Every file below a folder, with slashes. */
function filesBelow(folder: string): readonly string[] {
  const before = known.get(folder)
  if (before && Date.now() - before.at < FRESH) return before.files
  const files = existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) =>
          posix
            .join(parentPath.slice(folder.length).replaceAll('\\', '/'), name)
            .replace(/^\//, ''),
        )
    : []
  known.set(folder, { at: Date.now(), files })
  return files
}

/** As this page would name the only file of the same name that lies elsewhere. */
export function movedFile(
  env: Pick<PageEnv, 'file' | 'docs' | 'publicDir'>,
  missing: string,
): string | undefined {
  const name = posix.basename(missing).normalize('NFC')
  const isSame = (file: string) => posix.basename(file).normalize('NFC') === name
  const beside = filesBelow(env.docs).filter(isSame)
  const open = filesBelow(env.publicDir).filter(isSame)
  if (beside.length + open.length !== 1) return undefined
  if (open.length === 1) return `/${open[0]!}`
  const path = posix.relative(posix.dirname(`/${env.file}`), `/${beside[0]!}`)
  return path.startsWith('.') ? path : `./${path}`
}
