import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import type { SiteInput } from '#model/site-settings.ts'
import { serveFolder } from '#publish/serve.ts'
import config from '../fixtures/bilingual/site.config.ts'
import { TEST_SITE } from './test-site.ts'
import { page, type Files } from './tiny-site.ts'

/** The engine as it is developed. */
export const PACKAGE: string = join(import.meta.dirname, '../..')

export interface AuthorSite {
  readonly url: string
  readonly root: string
  readonly build: () => Promise<string>
  readonly close: () => void
}

/** A site in a folder of its own, with settings of its own, built by `kis build` and served on loopback. */
export async function serveAuthorSite(
  files: Files,
  settings: Partial<SiteInput> = {},
  prepare: (root: string) => void = () => undefined,
): Promise<AuthorSite> {
  const root = writeAuthorSite(files, settings)
  prepare(root)
  await kisBuild(root)
  const { server, url } = await serveFolder(join(root, 'dist'))
  const close = () => {
    server.closeAllConnections()
    server.close()
    rmSync(root, { recursive: true, force: true, maxRetries: 9, retryDelay: 200 })
  }
  return { url, root, build: () => kisBuild(root), close }
}

/** The folder alone: words, settings, public files and the packages. */
export function writeAuthorSite(
  files: Files,
  settings: Partial<SiteInput> = {},
  place: string = tmpdir(),
): string {
  const root = mkdtempSync(join(place, 'author-site-'))
  for (const name of ['public', 'layouts'])
    cpSync(join(TEST_SITE, name), join(root, name), { recursive: true })
  symlinkSync(join(PACKAGE, '../../node_modules'), join(root, 'node_modules'))
  const all = { ...homes(settings.locales ?? config.locales), ...files }
  for (const [name, content] of Object.entries(all)) write(join(root, 'docs', name), content)
  writeSettings(root, settings)
  return root
}

/** Every language needs a home page; few tests have anything to say there. */
const homes = (locales: SiteInput['locales']): Files =>
  Object.fromEntries(
    locales.map(({ prefix }) => [`${prefix.slice(1)}README.md`, page({ title: 'Home' })]),
  )

/** For tests that look at packed copies: those of `fixtures/bilingual`. */
export const PACKED = { deploy: { ...config.deploy } }

/** Packing takes as long as the rest of a small build. */
const LOOSE = { deploy: { ...config.deploy, compress: [] } }

/** The settings of `fixtures/bilingual` with some of the author's own. */
export function writeSettings(root: string, settings: Partial<SiteInput>): void {
  write(join(root, 'site.config.json'), JSON.stringify({ ...config, ...LOOSE, ...settings }))
}

/** The engine's own command, in the author's folder, and what it said; another release may lie elsewhere. */
export async function kisBuild(
  root: string,
  env: NodeJS.ProcessEnv = {},
  engine = PACKAGE,
): Promise<string> {
  // The shell of an author may say so; the build is for readers all the same.
  const options = { cwd: root, env: { ...process.env, NODE_ENV: 'development', ...env } }
  const command = [join(engine, 'bin/kis.js'), 'build']
  const { stdout, stderr } = await promisify(execFile)(process.execPath, command, options)
  return stdout + stderr
}

export function write(path: string, content: string | Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, content)
}
