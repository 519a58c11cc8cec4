import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** What modules may say that Vite knows and a compiler without the types of a document does not. */
const KNOWN_TO_VITE = `declare module '*.css'
declare module '*?raw'
interface ImportMeta {
  readonly env: { readonly DEV: boolean; readonly PROD: boolean; readonly SSR: boolean }
}
`

/**
 * Files that do not compile without the types of a document. Units cannot run them; they are tried in
 * browsers, so they have no part in a score of units.
 */
export const browserFiles = (root: string): ReadonlySet<string> => {
  const folder = join(root, '.mutants')
  writeFileSync(join(folder, 'known-to-vite.d.ts'), KNOWN_TO_VITE)
  const settings = {
    extends: '../../../tsconfig.json',
    compilerOptions: { lib: ['ESNext'], types: ['node'] },
    include: ['known-to-vite.d.ts', '../src'],
  }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(settings))
  const { stdout } = spawnSync('npx', ['tsc', '--project', join(folder, 'tsconfig.json')], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  })
  return new Set(stdout.match(/^src\/[^(]+(?=\()/gm))
}
