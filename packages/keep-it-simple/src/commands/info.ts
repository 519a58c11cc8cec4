import { arch, platform, release } from 'node:os'
import { engineVersion } from '#config/engine-version.ts'
import { loadSite } from '#config/load-site.ts'
import type { Command, CommandInput } from './command.ts'

export const info: Command = {
  usage: '',
  summary: 'print versions, platform and settings, for a bug report',
  run: printInfo,
}

/** Nothing secret: locks and people are counted, never shown. */
async function printInfo({ root }: CommandInput): Promise<number> {
  const { file, settings } = await loadSite(root)
  const { site, collections, locks, redirects, deploy } = settings
  const rows = {
    'keep-it-simple': engineVersion(),
    node: process.version,
    platform: `${platform()} ${arch()} ${release()}`,
    settings: file,
    languages: site.locales.map(({ lang, prefix }) => `${lang} at ${prefix}`).join(', '),
    base: site.base,
    collections: collections.map(({ type, dir }) => `${dir} (${type})`).join(', ') || 'none',
    locks: locks.global ? 'the whole site' : String(Object.keys(locks.rules).length),
    redirects: String(Object.keys(redirects).length),
    hosts: deploy.hosts.join(', ') || 'any',
    search: site.search ? 'hosted' : 'own index',
  }
  for (const [name, value] of Object.entries(rows)) console.log(`${name.padEnd(16)}${value}`)
  return 0
}
