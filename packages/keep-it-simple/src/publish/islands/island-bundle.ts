import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Rolldown } from 'vite'
import type { IslandFolder } from '#config/block-folders.ts'
import { ENGINE, engineFile } from '#config/engine-files.ts'
import type { IslandBundle } from '#model/island.ts'
import { bundleProblems } from '../bundle-problems.ts'
import { normalizePath } from '../normalize-path.ts'
import type { SiteModuleInput } from '../site-module.ts'
import { replaceFile } from '../write-into.ts'

const ENTRY = 'virtual:keep-it-simple/island-entry'
const NONE: IslandBundle = { hash: '', sources: '', styles: {}, diagnostics: [] }

/** What an earlier bundle was made of: it counts as long as all of these files are the same. */
interface BundleRecord {
  readonly entry: string
  readonly modules: readonly (readonly [file: string, hash: string])[]
  readonly bundle: IslandBundle
}

/**
 * The islands of a site as one module for Node, with the same React the browser has. Written before
 * the content, and only where a site has islands.
 */
export async function bundleIslands(
  folders: readonly IslandFolder[],
  input: SiteModuleInput,
  root: string,
): Promise<IslandBundle> {
  if (folders.length === 0) return NONE
  const out = join(root, '.content', 'islands')
  const recordFile = join(out, 'record.json')
  const entry = entryText(folders)
  const known = readRecord(recordFile)
  if (known?.entry === entry && isUnchanged(known)) return known.bundle
  try {
    const { chunk, css, modules } = await bundle(entry, input, out)
    const hash = hashOf(chunk.code)
    const file = join(out, `islands-${hash}.mjs`)
    const hashed = modules.map((one) => [one, hashOf(readFileSync(one))] as const)
    const sources = hashOf(JSON.stringify([entry, hashed]))
    const styles = Object.fromEntries(
      folders.map(({ name, island }) => [name, css(normalizePath(island))]),
    )
    mkdirSync(out, { recursive: true })
    replaceFile(file, chunk.code)
    const written: IslandBundle = { file, hash, sources, styles, diagnostics: [] }
    const record: BundleRecord = { entry, modules: hashed, bundle: written }
    replaceFile(recordFile, JSON.stringify(record))
    // Another command that runs meanwhile may hold the last one, and has read it.
    for (const name of readdirSync(out))
      if (![file, recordFile].includes(join(out, name)))
        rmSync(join(out, name), { recursive: true, force: true })
    return written
  } catch (error) {
    return { ...NONE, diagnostics: bundleProblems(error, root) }
  }
}

/** Every component by the name of its folder, and the function that draws one. */
function entryText(folders: readonly IslandFolder[]): string {
  const quoted = (path: string) => JSON.stringify(normalizePath(path))
  const names = folders.map(({ name }, index) => `${JSON.stringify(name)}: Component${index}`)
  return [
    ...folders.map(({ island }, index) => `import Component${index} from ${quoted(island)}`),
    `export { drawIsland } from ${quoted(join(ENGINE, engineFile('theme/islands/draw-island')))}`,
    `export const components = { ${names.join(', ')} }`,
  ].join('\n')
}

async function bundle(entry: string, input: SiteModuleInput, out: string) {
  const [{ build }, { viteSettings }] = await Promise.all([
    import('vite'),
    import('../vite-settings.ts'),
  ])
  const common = viteSettings(input, out)
  const graph = new Map<string, readonly string[]>()
  const built = (await build({
    ...common,
    logLevel: 'silent',
    // React's own plugin would follow NODE_ENV, and `kis dev` says `development`.
    plugins: [
      {
        name: 'keep-it-simple:island-entry',
        resolveId: (id) => (id === ENTRY ? `\0${ENTRY}` : undefined),
        load: (id) => (id === `\0${ENTRY}` ? entry : undefined),
        moduleParsed: ({ id, importedIds }) => void graph.set(id, importedIds),
      },
      ...common.plugins!.slice(1),
    ],
    oxc: { jsx: { runtime: 'automatic', development: false } },
    ssr: { noExternal: true },
    define: { ...common.define, 'process.env.NODE_ENV': '"production"' },
    build: {
      ...common.build,
      ssr: true,
      write: false,
      manifest: false,
      minify: false,
      rollupOptions: { input: ENTRY, output: { codeSplitting: false } },
    },
  })) as Rolldown.RolldownOutput
  const chunk = built.output.find((one) => one.type === 'chunk')!
  const isOwn = (id: string) => !id.startsWith('\0') && !id.includes('/node_modules/')
  const modules = [...graph.keys()].map(fileOf).filter((id) => isOwn(id) && existsSync(id))
  return { chunk, modules: [...new Set(modules)].sort(), css: (id: string) => sheetsOf(graph, id) }
}

const fileOf = (id: string): string => id.replace(/\?.*$/, '')

/** The style sheets below a module, in the order of the cascade. */
function sheetsOf(
  graph: ReadonlyMap<string, readonly string[]>,
  id: string,
  seen = new Set<string>(),
): string[] {
  if (seen.has(id)) return []
  seen.add(id)
  if (fileOf(id).endsWith('.css')) return [fileOf(id)]
  return (graph.get(id) ?? []).flatMap((one) => sheetsOf(graph, one, seen))
}

function readRecord(file: string): BundleRecord | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as BundleRecord
  } catch {
    return undefined
  }
}

const isUnchanged = ({ modules, bundle: { file } }: BundleRecord): boolean =>
  file !== undefined &&
  existsSync(file) &&
  modules.every(([path, hash]) => existsSync(path) && hashOf(readFileSync(path)) === hash)

const hashOf = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 16)
