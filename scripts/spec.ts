import { join } from 'node:path'
import { requirementsIn, titlesIn } from './spec/evidence.ts'
import { readOutcomes } from './spec/read-outcomes.ts'
import { byId, REQUIREMENT } from './spec/results.ts'
import { standingOf, type Standing } from './spec/standing.ts'

/**
 * `npm run spec`: how each requirement stands, and the passing tests that show it. The short gate
 * (`SHORT=1`) leaves some requirements to tests of the long gate, and says so.
 */
const root = join(import.meta.dirname, '..')
const requirements = requirementsIn(root)

const passed = readOutcomes(join(root, '.results')).outcomes.filter(
  ({ result }) => result === 'passed',
)
const proofs = byId(passed, REQUIREMENT)
const unknown = [...proofs.keys()].filter((id) => !requirements.some(([known]) => known === id))

const left = process.env['SHORT'] === undefined ? [] : titlesIn(root).filter((one) => one.isLong)
const longOnly = byId(left, REQUIREMENT)

const table: Record<Standing | 'long gate', string[]> = {
  delivered: [],
  optional: [],
  declined: [],
  'long gate': [],
  'not met': [],
}
for (const [id, text] of requirements) {
  const tests = proofs.get(id) ?? []
  const now = standingOf(id, tests)
  const standing = now === 'not met' && longOnly.has(id) ? 'long gate' : now
  table[standing].push(id)
  const seen = tests.filter(({ observed }) => observed)
  console.log(`${standing.padEnd(9)} ${id}\t${text}`)
  for (const { title } of seen) console.log(`            ${title}`)
}
for (const id of unknown) console.error(`unknown   ${id} is named by a test but is no requirement`)
console.log(`\n${Object.keys(table).join(' | ')}`)
console.log(
  Object.values(table)
    .map(({ length }) => length)
    .join(' | '),
)
for (const id of table['not met']) console.error(`not met   ${id}`)
process.exit(unknown.length + table['not met'].length === 0 ? 0 : 1)
