import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { delaysTable } from './faults/delays.ts'
import { headersTable } from './faults/headers.ts'
import { judge, readCases, tableOf, unknownCases } from './faults/table.ts'
import { readFaults } from './spec/read-outcomes.ts'

/**
 * `npm run faults:table`: the 66 cases with what the last runs of the gate and of `npm run faults` said.
 * With `--write`, into RELIABILITY.md.
 */
const root = join(import.meta.dirname, '..')
const cases = readCases(readFileSync(join(root, 'scripts/faults/cases.tsv'), 'utf8'))
const outcomes = readFaults(join(root, '.results'))
const results = judge(cases, outcomes)
const held = results.filter(({ result }) => result === 'held').length
const table = tableOf(results)
console.log(table)
console.log(`\n${held} of ${cases.length} cases held`)

if (process.argv.includes('--write')) {
  const dist = join(root, 'site/dist')
  const pages = join(root, '.results/pages-engine.json')
  const file = join(root, 'RELIABILITY.md')
  let text = between(readFileSync(file, 'utf8'), 'cases', table)
  if (existsSync(pages))
    text = between(text, 'delays', delaysTable(JSON.parse(readFileSync(pages, 'utf8'))))
  if (existsSync(dist)) {
    const settings = join(dist, '../.content/hosts/nginx.conf')
    text = between(text, 'headers', await headersTable(dist, settings))
  }
  writeFileSync(file, text)
}
const unknown = unknownCases(cases, outcomes)
for (const id of unknown) console.error(`unknown   ${id} is named by a test but is no case`)
process.exit(unknown.length === 0 ? 0 : 1)

/** Puts a table between its two marks. */
function between(text: string, name: string, put: string): string {
  const begin = `<!-- table of ${name} -->`
  const end = `<!-- end of ${name} -->`
  const [before, rest] = text.split(begin)
  if (rest === undefined) throw new Error(`RELIABILITY.md has no ${begin}`)
  return `${before}${begin}\n\n${put}\n\n${end}${rest.split(end)[1]}`
}
