import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sourcesOf } from '#config/author/sources.ts'
import { addSources } from '#config/add-sources.ts'
import { buildYear } from './build-year.ts'
import { bundleApart } from './bundle-apart.ts'
import { collectGarbage, MUCH, SHARED } from './collect-garbage.ts'
import { authorBlocks } from '#config/block-folders.ts'
import { ENGINE, SOURCES_NAME } from '#config/engine-files.ts'
import { readShell } from './read-shell.ts'
import type { Shell } from './shell-assets.ts'
import { settingsText, type SiteModuleInput } from './site-module.ts'

/** The sources of the bundles. Content is not among them: the bundler's cost is constant. */
export const SHELL_ROOMS = [
  'app',
  'theme',
  'blocks',
  'browser',
  'search',
  'services',
  'model',
  'locale',
  'offline',
  'publish',
]

/** The bundles, browser, service worker and server; built again only when their sources changed. */
export async function buildShell(input: SiteModuleInput, out: string): Promise<Shell> {
  const folder = join(out, 'shell')
  const identityFile = join(folder, 'identity')
  const identity = shellIdentity(input)
  const isMade = existsSync(identityFile) && readFileSync(identityFile, 'utf8') === identity
  // An edit bundles nothing, and need not wait for it.
  collectGarbage(isMade ? MUCH : SHARED)
  if (!isMade) {
    // A build that is killed in between leaves bundles that are neither the old nor the new ones.
    rmSync(identityFile, { force: true })
    await bundleApart(input, out)
    writeFileSync(identityFile, identity)
  }
  return readShell(folder, identity, input)
}

/** Changes with everything the bundles are made of. */
function shellIdentity({
  root,
  settings,
  layouts,
  slots = {},
  theme,
  words = {},
  islands,
}: SiteModuleInput): string {
  const hash = createHash('sha256')
    .update(buildYear(settings.site))
    .update(settingsText(settings))
    .update(JSON.stringify(words))
    .update(islands?.bundle.sources ?? '')
  for (const [name, file] of Object.entries({ ...layouts, ...slots, ...(theme && { theme }) }))
    for (const source of sourcesOf(file)) hash.update(name).update(readFileSync(source))
  if (root !== undefined) addSources(hash, authorBlocks(root))
  const rooms = SHELL_ROOMS.map((room) => `${SOURCES_NAME}/${room}`)
  for (const path of ['package.json', ...rooms]) addSources(hash, join(ENGINE, path))
  return hash.digest('hex').slice(0, 16)
}
