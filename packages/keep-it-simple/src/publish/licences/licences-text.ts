import type { PackageLicence } from './package-licence.ts'

const LINE = '-'.repeat(80)

/** One file for people: who wrote what is in these pages, and on which terms. Each package once, by name. */
export function licencesText(licences: readonly PackageLicence[]): string {
  const byName = new Map(licences.map((one) => [`${one.name} ${one.version}`, one]))
  const sorted = [...byName].sort(([a], [b]) => (a < b ? -1 : 1))
  return [
    'LICENCES OF THE PACKAGES IN THIS SITE',
    sorted.map(([heading, { licence }]) => `  ${heading} (${licence})`).join('\n'),
    ...sorted.map(([heading, { licence, source, text }]) =>
      [
        LINE,
        `${heading}\nLicence: ${licence}${source === undefined ? '' : `\nSource: ${source}`}`,
        ...(text === undefined ? [] : [text]),
      ].join('\n\n'),
    ),
  ]
    .join('\n\n')
    .concat('\n')
}
