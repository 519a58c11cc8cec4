import { execFile } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { serveFolder } from '#publish/serve.ts'
import type { Files } from './tiny-site.ts'

const PROJECT = join(import.meta.dirname, '../..')
const COPIED = ['src', 'site', 'scripts', 'public', 'package.json', 'package-lock.json']
const CONFIGS = ['vite.config.ts', 'tsconfig.json']

/**
 * The project as somebody else might run it: its own copy with other settings and a few pages of its
 * own, built by the project's own command and served on loopback.
 */
export async function serveForkedSite(
  files: Files,
  configure: (config: string) => string = (config) => config,
  settings: Readonly<Record<string, string>> = {},
  prepare: (root: string) => void = () => undefined,
): Promise<{ url: string; root: string; build: () => Promise<void>; close: () => void }> {
  const root = mkdtempSync(join(tmpdir(), 'forked-site-'))
  for (const name of [...COPIED, ...CONFIGS])
    cpSync(join(PROJECT, name), join(root, name), { recursive: true })
  symlinkSync(join(PROJECT, 'node_modules'), join(root, 'node_modules'))
  for (const [name, content] of Object.entries(files)) write(join(root, 'docs', name), content)
  const config = join(root, 'site/config.ts')
  const configured = configure(readFileSync(config, 'utf8'))
  write(config, configured)
  // A build refuses a language without a home page, and few tests are about the second language.
  if (configured.includes("prefix: '/en/'") && !files['en/README.md'])
    write(join(root, 'docs/en/README.md'), '---\ntitle: Home\n---\n')
  // The redirects, the bars and the locks of this site name pages the fork does not have.
  write(join(root, 'site/redirects.ts'), 'export const redirects = {}\n')
  write(join(root, 'site/navigation.ts'), 'export const navigation = {}\n')
  write(
    join(root, 'site/locks.ts'),
    "export const locks = { global: false, separator: ':', admin: [], rules: {}, publicPasswords: [] }\n",
  )
  for (const [name, text] of Object.entries(settings)) write(join(root, 'site', name), text)
  prepare(root)
  await buildFork(root)
  const { server, url } = await serveFolder(join(root, 'dist'))
  const close = () => {
    server.closeAllConnections()
    server.close()
    rmSync(root, { recursive: true, force: true })
  }
  return { url, root, build: () => buildFork(root), close }
}

/** The project's own command, in a folder of its own. */
export async function buildFork(root: string, env: NodeJS.ProcessEnv = {}): Promise<void> {
  // A runner of tests sets it, and the bundler would build for development.
  const { NODE_ENV: _, ...own } = process.env
  const options = { cwd: root, env: { ...own, ...env } }
  await promisify(execFile)(process.execPath, ['scripts/build.ts'], options)
}

function write(path: string, content: string | Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, content)
}
