import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Manifest } from 'vite'
import type { ShellAssets } from '#model/shell-assets.ts'
import type { Shell } from './shell-assets.ts'

/** What the bundles are made of. Content is not among it: the bundler's cost is constant. */
const INPUTS = [
  'src/app',
  'src/theme',
  'src/browser',
  'src/services',
  'src/model',
  'src/locale',
  'src/publish',
  'vite.config.ts',
  'package-lock.json',
]
const SITE_INPUTS = ['site/config.ts', 'site/collections.ts', 'site/navigation.ts']

/** The two bundles, browser and server; built again only when their sources changed. */
export async function buildShell(
  root: string,
  out: string,
  serverEntry = 'src/app/entry-server.tsx',
): Promise<Shell> {
  const folder = join(out, 'shell')
  const identityFile = join(folder, 'identity')
  const identity = shellIdentity(root, serverEntry)
  const client = join(folder, 'client')
  const server = join(folder, 'server')
  if (!existsSync(identityFile) || readFileSync(identityFile, 'utf8') !== identity) {
    await build({
      root,
      logLevel: 'warn',
      build: { outDir: client, rollupOptions: { input: join(root, 'src/app/entry-browser.tsx') } },
    })
    await build({
      root,
      logLevel: 'warn',
      ssr: { noExternal: true },
      // Vite leaves it open in server bundles; React's development half is three times slower.
      define: { 'process.env.NODE_ENV': '"production"' },
      build: { outDir: server, ssr: join(root, serverEntry), manifest: false, minify: false },
    })
    writeFileSync(identityFile, identity)
  }
  const manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8')) as Manifest
  const entry = join(
    server,
    readdirSync(server).find((name) => name.startsWith('entry-'))!,
  )
  return { identity, client, serverEntry: entry, assets: assetsOf(manifest) }
}

function assetsOf(manifest: Manifest): ShellAssets {
  const entry = Object.values(manifest).find(({ isEntry }) => isEntry)!
  const preload: Record<string, string[]> = {}
  const blockStyles: Record<string, string[]> = {}
  for (const [source, chunk] of Object.entries(manifest)) {
    const block = /\/theme\/(?:uses\/([\w-]+)\.ts|islands\/([\w-]+)\/\w+\.tsx)$/.exec(source)
    const blockName = block?.[1] ?? block?.[2]
    // A use that is nothing but styles has no script of its own.
    const sheets = chunk.file.endsWith('.css') ? [chunk.file] : (chunk.css ?? [])
    if (blockName !== undefined) blockStyles[blockName] = sheets
    const layout = /\/layouts\/(?:named\/)?(\w+?)(?:Layout)?\.tsx$/.exec(source)?.[1]
    const lang = /\/locale\/([\w-]+)\.ts$/.exec(source)?.[1]
    const name = lang ?? (layout && layoutKey(source, layout))
    if (name === undefined) continue
    const imports = (chunk.imports ?? [])
      .map((key) => manifest[key]!)
      .filter(({ isEntry }) => !isEntry)
    preload[name] = [chunk.file, ...imports.map(({ file }) => file)]
  }
  return { script: entry.file, styles: entry.css ?? [], blockStyles, preload }
}

/** `NotFoundLayout.tsx` shows `not-found`; named layouts keep their names. */
function layoutKey(source: string, name: string): string {
  if (source.includes('/named/')) return name
  return name.replace(/(?<!^)[A-Z]/g, (letter) => `-${letter}`).toLowerCase()
}

function shellIdentity(root: string, serverEntry: string): string {
  const hash = createHash('sha256')
    .update(serverEntry)
    .update(process.env['BUILD_YEAR'] ?? String(new Date().getFullYear()))
  for (const input of [...INPUTS, ...SITE_INPUTS, serverEntry]) addPath(hash, join(root, input))
  return hash.digest('hex').slice(0, 16)
}

function addPath(hash: ReturnType<typeof createHash>, path: string): void {
  if (!existsSync(path)) return
  if (!/\.\w+$/.test(path)) {
    for (const name of readdirSync(path).sort()) addPath(hash, join(path, name))
  } else if (/(?<!\.test)\.(?:tsx?|css|json)$/.test(path))
    hash.update(path).update(readFileSync(path))
}
