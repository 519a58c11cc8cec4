import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Manifest } from 'vite'
import { assetsOf, CLIENT, manifestName } from './bundle-files.ts'
import { authorIslands } from './islands/author-islands.ts'
import type { PackageLicence } from './licences/package-licence.ts'
import { SANDBOX } from './sandbox.ts'
import type { Shell } from './shell-assets.ts'
import type { SiteModuleInput } from './site-module.ts'
import { replaceFile } from './write-into.ts'

/** Names the manifest of the author's own sheet. */
export const THEME = 'theme.css'
/** In the folder of the shell. */
export const LICENCES = 'licences.json'

/** What the bundler's lists say, put together once for each shell. */
interface Remembered extends Pick<Shell, 'identity' | 'assets' | 'licences'> {
  /** Below the folder of the server's bundle. */
  readonly entry: string
}

/** What is known of the bundles that lie in a folder. */
export function readShell(folder: string, identity: string, input: SiteModuleInput): Shell {
  const { entry, assets, licences } =
    remembered(folder, identity) ?? gather(folder, identity, input)
  return {
    identity,
    client: join(folder, 'client'),
    serverEntry: join(folder, 'server', entry),
    worker: join(folder, 'worker/sw.js'),
    assets,
    licences,
  }
}

const rememberedFile = (folder: string): string => join(folder, 'shell.json')

function remembered(folder: string, identity: string): Remembered | undefined {
  const file = rememberedFile(folder)
  if (!existsSync(file)) return undefined
  const found = JSON.parse(readFileSync(file, 'utf8')) as Remembered
  return found.identity === identity ? found : undefined
}

function gather(folder: string, identity: string, input: SiteModuleInput): Remembered {
  const { islands, theme: own } = input
  const client = join(folder, 'client')
  const manifestOf = (entry: string) =>
    JSON.parse(readFileSync(join(client, manifestName(entry)), 'utf8')) as Manifest
  const theme = own === undefined ? [] : Object.values(manifestOf(THEME)).map(({ file }) => file)
  const authorStyles = theme.filter((file) => file.endsWith('.css'))
  const authors = authorIslands(input).map(({ file }) => file)
  const bundle = manifestOf(CLIENT)
  const found = assetsOf(bundle, islands?.folders, authors)
  const sandbox = existsSync(join(client, SANDBOX)) ? readdirSync(join(client, SANDBOX)) : []
  const entry = readdirSync(join(folder, 'server')).find((name) => name.startsWith('entry-'))!
  const shell: Remembered = {
    identity,
    entry,
    assets: {
      ...found,
      fontStyles: {},
      authorStyles,
      shell: [...found.shell, ...authorStyles],
      programs: [...found.programs, ...sandbox.map((name) => SANDBOX + name)],
    },
    licences: JSON.parse(readFileSync(join(folder, LICENCES), 'utf8')) as PackageLicence[],
  }
  replaceFile(rememberedFile(folder), JSON.stringify(shell))
  return shell
}
