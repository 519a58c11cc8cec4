import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
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

const BEGIN = '<!-- table of cases -->'
const END = '<!-- end of the table -->'
if (process.argv.includes('--write')) {
  const file = join(root, 'RELIABILITY.md')
  const text = readFileSync(file, 'utf8')
  const [before] = text.split(BEGIN)
  const [, after] = text.split(END)
  writeFileSync(file, `${before}${BEGIN}\n\n${table}\n\n${END}${after}`)
}
const unknown = unknownCases(cases, outcomes)
for (const id of unknown) console.error(`unknown   ${id} is named by a test but is no case`)
process.exit(unknown.length === 0 ? 0 : 1)
