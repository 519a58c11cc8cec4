import { statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { SettingsError } from '#config/settings-error.ts'
import type { importMarkdown } from '#content/import/import-markdown.ts'
import { formatReport } from '#content/import/format-report.ts'
import type { Command, CommandInput } from './command.ts'
import { say } from './say.ts'
import { siteOf } from './site-of.ts'

type Importer = typeof importMarkdown

/** Where content may come from. */
const IMPORTERS: Readonly<Record<string, () => Promise<Importer>>> = {
  markdown: async () => (await import('#content/import/import-markdown.ts')).importMarkdown,
}

export const importCommand: Command = {
  usage: `${Object.keys(IMPORTERS).join('|')} <folder> [--into blog] [--dry-run] [--report file.json]`,
  summary: 'bring a folder of Markdown files into docs/ and report what changed',
  options: {
    into: { type: 'string' },
    'dry-run': { type: 'boolean' },
    report: { type: 'string' },
  },
  optionHelp: {
    into: 'the folder below docs/; without it the first collection',
    'dry-run': 'write no page, only report',
    report: 'write the report as JSON to this file as well',
  },
  run: importContent,
}

async function importContent({ root, flags, words }: CommandInput): Promise<number> {
  const [kind = '', written] = words
  const load = Object.hasOwn(IMPORTERS, kind) ? IMPORTERS[kind] : undefined
  const kinds = Object.keys(IMPORTERS).join(', ')
  if (!load)
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
  const { settings } = await siteOf(root, { out: join(root, '.content', 'check') })
  const importer = await load()
  const dryRun = flags['dry-run'] === true
  const into = below ?? settings.collections[0]?.dir ?? ''
  const report = await importer({ folder, into, dryRun }, settings)
  say(formatReport(report))
  const file = text(flags['report'])
  if (file !== undefined) writeFileSync(resolve(file), `${JSON.stringify(report, undefined, 2)}\n`)
  return report.files.every(({ to }) => to !== undefined) ? 0 : 1
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
