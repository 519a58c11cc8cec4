import { statSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { SettingsError } from '#config/settings-error.ts'
import { formatReport } from '#content/import/format-report.ts'
import { importContent as importPages } from '#content/import/import-content.ts'
import type { Command, CommandInput } from './command.ts'
import { say } from './say.ts'
import { siteOf } from './site-of.ts'

type Opener = Parameters<typeof importPages>[0]

/** Where content may come from, and whose folder it goes to unless it is named. */
const IMPORTERS: Readonly<
  Record<string, { readonly into: 'first' | 'post' | 'root'; readonly load: () => Promise<Opener> }>
> = {
  markdown: {
    into: 'first',
    load: async () => (await import('#content/import/open-markdown.ts')).openMarkdown,
  },
  hexo: {
    into: 'post',
    load: async () => (await import('#content/import/hexo/open-hexo.ts')).openHexo,
  },
  vitepress: {
    into: 'root',
    load: async () => (await import('#content/import/vitepress/open-vitepress.ts')).openVitePress,
  },
  plume: {
    into: 'root',
    load: async () => (await import('#content/import/plume/open-plume.ts')).openPlume,
  },
}

export const importCommand: Command = {
  usage: `${Object.keys(IMPORTERS).join('|')} <folder> [--into blog] [--dry-run] [--report file.json]`,
  summary:
    'bring a site of another generator, or a folder of Markdown, into docs/ and report what changed',
  options: {
    into: { type: 'string' },
    'dry-run': { type: 'boolean' },
    report: { type: 'string' },
  },
  optionHelp: {
    into: 'the folder below docs/; without it the first collection, or for vitepress and plume docs/ itself',
    'dry-run': 'write no page, only report',
    report: 'write the report as JSON to this file as well',
  },
  run: importContent,
}

async function importContent({ root, flags, words }: CommandInput): Promise<number> {
  const [kind = '', written] = words
  const importer = Object.hasOwn(IMPORTERS, kind) ? IMPORTERS[kind] : undefined
  const kinds = Object.keys(IMPORTERS).join(', ')
  if (!importer)
    throw new SettingsError(
      kind === '' ? 'What is to be imported is missing.' : `kis cannot import \`${kind}\`.`,
      `It imports: ${kinds}. Write \`kis import markdown <folder>\`.`,
    )
  const folder = resolve(written ?? '')
  if (written === undefined || statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true)
    throw new SettingsError(
      written === undefined ? 'The folder to import is missing.' : `There is no folder ${written}.`,
      `Write \`kis import ${kind} <folder>\`.`,
    )
  const named = text(flags['into'])
  const below = named === undefined ? undefined : belowDocs(named)
  const { settings } = await siteOf(root)
  const dryRun = flags['dry-run'] === true
  const into = below ?? folderFor(importer.into, settings.collections)
  const report = await importPages(await importer.load(), { folder, into, dryRun }, settings)
  say(formatReport(report))
  const file = text(flags['report'])
  if (file !== undefined) writeFileSync(resolve(file), `${JSON.stringify(report, undefined, 2)}\n`)
  return report.files.every(({ to }) => to !== undefined) ? 0 : 1
}

function folderFor(
  wish: 'first' | 'post' | 'root',
  collections: readonly { readonly type: string; readonly dir: string }[],
): string {
  if (wish === 'root') return ''
  const posts = collections.find(({ type }) => type === 'post')
  return (wish === 'post' ? posts?.dir : undefined) ?? collections[0]?.dir ?? ''
}

const text = (value: string | boolean | undefined): string | undefined =>
  typeof value === 'string' ? value : undefined

/** As it is below `docs/`, also when it was completed from the site's root. */
function belowDocs(folder: string): string {
  const names = folder.split(/[\\/]+/).filter((name) => name !== '' && name !== '.')
  if (names[0] === 'docs') names.shift()
  const hidden = names.find((name) => /^[._]/.test(name))
  if (hidden !== undefined || /^(?:\/|[a-z]:)/i.test(folder))
    throw new SettingsError(
      `Pages cannot be written to \`${folder}\`.`,
      'Name a folder below docs/ with `--into`, for example `--into blog`.',
    )
  return names.join('/')
}
