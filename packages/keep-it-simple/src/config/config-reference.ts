import { asCode } from './as-code.ts'
import { settingsList, type Setting } from './settings-list.ts'
import { tableRow } from './table-row.ts'

/** A default longer than a line is described by its beginning. */
const LONGEST = 90

const INTRODUCTION = `# Settings

Everything \`site.config.ts\` may say. Only \`origin\` and \`locales\` are needed. This file is written from the schema in \`src/config/schema/\` by its test: change it there, then run \`npm run goldens -- --update engine\`.

\`\`\`ts
import { defineSite } from 'keep-it-simple'

export default defineSite({
  origin: 'https://blog.example.org',
  locales: [
    { prefix: '/', lang: 'en-US', label: 'English', title: 'My blog', description: 'Notes.' },
  ],
})
\`\`\`

Large parts may be files of their own that \`site.config.ts\` imports; a mistake is reported with the file and the line it is in. An editor that completes \`site.config.ts\` uses the types; \`site.config.json\` does as well, and gets completion from \`"$schema": "./node_modules/keep-it-simple/site.schema.json"\`.
`

const HEAD = '| Setting | What to write | Unless set | What it is for |\n|---|---|---|---|\n'

/** CONFIG.md: every setting, what may be written, its default and what it is for. */
export function configReference(): string {
  const topics = grouped(settingsList(), ({ topic }) => topic).map(
    ([topic, settings]) => `## ${topic}\n\n${tables(settings).join('\n\n')}\n`,
  )
  return [INTRODUCTION, ...topics].join('\n')
}

/** A table for the settings of a topic, and one for those inside of each. */
function tables(settings: readonly Setting[]): string[] {
  const places = grouped(settings, ({ parent, kind }) =>
    parent === '' ? '' : `In \`${parent}\`${kind === undefined ? '' : ` with \`${kind}\``}:\n\n`,
  )
  return places.map(([title, rows]) => title + HEAD + rows.map(row).join('\n'))
}

function grouped(
  settings: readonly Setting[],
  by: (setting: Setting) => string,
): [string, Setting[]][] {
  return [...Map.groupBy(settings, by)]
}

function row(setting: Setting): string {
  const { key, type, entries, about } = setting
  const kind = entries === undefined ? type : `${type}; each entry: ${entries}`
  return tableRow([`\`${key}\``, kind, standard(setting), about])
}

function standard({ isNeeded, otherwise, default: usual }: Setting): string {
  if (isNeeded) return 'needed'
  return otherwise ?? (usual === undefined ? '' : shown(usual))
}

function shown(value: unknown): string {
  const code = asCode(value)
  if (code.length <= LONGEST) return `\`${code}\``
  return Array.isArray(value) ? `${value.length} entries: \`${code.slice(1, LONGEST)} …\`` : '…'
}
