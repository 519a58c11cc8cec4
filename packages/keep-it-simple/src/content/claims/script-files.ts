import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { extname, join, sep } from 'node:path'
import { decodePath, resolvePath } from '#model/path.ts'
import { report, type PageEnv } from '../markdown/page-env.ts'
import { hashOf, nearName } from '../markdown/sources.ts'
import type { ClaimFile } from './claim.ts'

/** What runs a script, by the ending of its name. */
export const INTERPRETERS: Readonly<Record<string, 'python3' | 'bash' | 'node'>> = {
  '.py': 'python3',
  '.sh': 'bash',
  '.js': 'node',
  '.mjs': 'node',
  '.ts': 'node',
}
/** Besides `docs/`, the only folder whose files a page can publish: settings and passwords lie elsewhere. */
const FOLDER = 'figures/'
const MAX_FILE = 1024 * 1024

type Reader = Pick<PageEnv, 'file' | 'docs' | 'sources' | 'diagnostics'>

/** The script a block names and its parts; reports the first that is not there. */
export function readScript(
  env: Reader,
  written: string,
  line: number,
): [ClaimFile, ...ClaimFile[]] | undefined {
  const files: ClaimFile[] = []
  for (const [index, one] of written.trim().split(/\s+/).entries()) {
    const file = readClaimFile(env, one, line, index === 0)
    if (!file) return undefined
    files.push(file)
  }
  const [first, ...parts] = files
  return first && [first, ...parts]
}

/** `figures/a.py` is of the site, `./a.py` beside the page, `/a.py` at the top of `docs/`. */
export function readClaimFile(
  env: Reader,
  written: string,
  line: number,
  isScript = false,
): ClaimFile | undefined {
  const root = join(env.docs, '..')
  const isOfSite = written.startsWith(FOLDER)
  const inside = isOfSite
    ? resolvePath('/', decodePath(written))
    : resolvePath(`/${env.file}`, decodePath(written))
  const path = inside === undefined ? undefined : isOfSite ? inside.slice(1) : `docs${inside}`
  const absolute = path === undefined ? undefined : join(root, path)
  const wrong = (message: string, remedy: string) => {
    report(env, { severity: 'error', code: 'missing-script', message, remedy }, { line })
    return undefined
  }
  if (isScript && INTERPRETERS[extname(written).toLowerCase()] === undefined)
    return wrong(
      `\`${written}\` is no script that can be run here.`,
      `Name one that ends in \`${Object.keys(INTERPRETERS).join('`, `')}\`.`,
    )
  if (path === undefined || absolute === undefined || !isFile(absolute))
    return wrong(
      `The file \`${written}\` does not exist.`,
      nearName(absolute) ?? `Put it at \`${path ?? written}\` or correct the path.`,
    )
  const home = join(root, isOfSite ? FOLDER : 'docs')
  if (!isBelow(absolute, home) || statSync(absolute).size > MAX_FILE)
    return wrong(
      `\`${written}\` is not a file of at most 1 MiB in \`figures/\` or \`docs/\`.`,
      'Copy it there; what a page names is published with it.',
    )
  const hash = hashOf(readFileSync(absolute))
  env.sources.push({ file: isOfSite ? `../${path}` : path.slice('docs/'.length), hash })
  return { path, hash }
}

const isFile = (path: string): boolean => existsSync(path) && statSync(path).isFile()

/** `figures/../docs/a.py` names a folder that need not be there. */
const isBelow = (path: string, folder: string): boolean =>
  existsSync(folder) && realpathSync(path).startsWith(realpathSync(folder) + sep)
