import { basename } from 'node:path'
import { formatDiagnostics } from '../diagnostics.ts'
import type { ImportReport } from './import-report.ts'
import type { Note } from './note.ts'

/** The report as it is read in a terminal: each file, what needs a hand, then the sums. */
export function formatReport(report: ImportReport): string {
  const root = basename(report.folder)
  const lines = report.files.flatMap(({ from, to, changes, todo }) => {
    const place = (note: Note) => `${root}/${from}${note.line === undefined ? '' : `:${note.line}`}`
    return [
      `${root}/${from} → ${to ?? 'not imported'}`,
      ...changes.map(({ line, message }) => `  ${line === undefined ? '' : `${line}: `}${message}`),
      ...todo.map((note) => `  ! ${place(note)} ${note.message}`),
    ]
  })
  if (report.left.length > 0)
    lines.push(
      '',
      'Left where they are (names that begin with `_` are no pages, and no page shows the others):',
      ...report.left.map((file) => `  ${root}/${file}`),
    )
  lines.push(...settingsLines(report))
  if (report.problems.length > 0)
    lines.push('', '`kis check` will say:', formatDiagnostics(report.problems))
  return [...lines, '', sums(report)].join('\n')
}

function settingsLines({ settings, settingsFile, folder }: ImportReport): string[] {
  if (!settings) return []
  const root = basename(folder)
  const where =
    settingsFile === undefined
      ? 'Settings for `site.config.ts`:'
      : `Settings for \`site.config.ts\` are in ${settingsFile}:`
  return [
    '',
    where,
    ...JSON.stringify(settings.values, undefined, 2).split('\n'),
    ...settings.todo.map(
      ({ file, line, message }) =>
        `  ! ${root}/${file}${line === undefined ? '' : `:${line}`} ${message}`,
    ),
  ]
}

function sums({ summary, dryRun }: ImportReport): string {
  const { found, imported, pictures, publicFiles, changes, todo, problems } = summary
  return [
    `Files ${dryRun ? 'that would be imported' : 'imported'}: ${imported} of ${found}`,
    `pictures: ${pictures}`,
    ...(publicFiles > 0 ? [`files in public/: ${publicFiles}`] : []),
    `changes: ${changes}`,
    `for you to do: ${todo}`,
    `new problems of \`kis check\`: ${problems}`,
  ].join('; ')
}
