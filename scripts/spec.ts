import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readOutcomes } from './spec/read-outcomes.ts'
import { byId, REQUIREMENT } from './spec/results.ts'

/** `npm run spec`: which requirements a passing test proves, and which none does. */
const root = join(import.meta.dirname, '..')
const requirements = readFileSync(join(root, 'scripts/spec/requirements.tsv'), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t') as [id: string, text: string])

const passed = readOutcomes(join(root, '.results')).outcomes.filter(
  ({ result }) => result === 'passed',
)
const proved = byId(passed, REQUIREMENT)
const unknown = [...proved.keys()].filter((id) => !requirements.some(([known]) => known === id))

for (const [id, text] of requirements) {
  const tests = proved.get(id)
  if (tests)
    console.log(
      `proved    ${id}\t${text}\n${tests.map(({ title }) => `            ${title}`).join('\n')}`,
    )
}
console.log()
for (const [id, text] of requirements) if (!proved.has(id)) console.log(`unproved  ${id}\t${text}`)
for (const id of unknown) console.error(`unknown   ${id} is named by a test but is no requirement`)
const count = requirements.filter(([id]) => proved.has(id)).length
console.log(
  `\n${count} of ${requirements.length} requirements proved by ${passed.length} passing tests`,
)
process.exit(unknown.length === 0 ? 0 : 1)
