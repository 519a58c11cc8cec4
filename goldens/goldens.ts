import { parseArgs } from 'node:util'
import { differencesOf, unifiedDiff, writeDifference, type Golden } from './tool/golden-files.ts'
import { fixtures, manual, site, type PartOptions } from './tool/pages-part.ts'
import { search } from './tool/search-part.ts'
import { commands } from './tool/commands-part.ts'
import { diagnostics } from './tool/diagnostics-part.ts'
import { updateEngineGoldens } from './tool/engine-goldens.ts'
import { printPageDiff } from './tool/page-diff.ts'

/** `npm run goldens -- [--update] [--built] [part …]`; README.md says what each part records. */
const PARTS: Readonly<Record<string, (options: PartOptions) => Promise<Golden>>> = {
  commands,
  diagnostics,
  fixtures,
  search,
  site,
  manual,
}
/** Recorded by tests of the engine; only written from here. */
const ENGINE = 'engine'
const LINES = 60

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    update: { type: 'boolean', default: false },
    built: { type: 'boolean', default: false },
    diff: { type: 'boolean', default: false },
  },
})

process.exitCode = values.diff ? await printPageDiff(positionals) : await runParts()

async function runParts(): Promise<number> {
  const known = [...Object.keys(PARTS), ENGINE]
  const unknown = positionals.filter((name) => !known.includes(name))
  if (unknown.length > 0) {
    console.error(`Unknown part: ${unknown.join(', ')}. Parts: ${known.join(', ')}.`)
    return 1
  }
  const chosen = positionals.length > 0 ? positionals : known
  let failed = false
  for (const name of chosen.filter((one) => one !== ENGINE)) {
    const started = performance.now()
    const golden = await PARTS[name]!(values)
    const differences = differencesOf(golden)
    const time = `${((performance.now() - started) / 1000).toFixed(1)} s`
    const outcome = values.update ? 'written' : 'different'
    console.log(`${name}: ${golden.files.size} files, ${differences.length} ${outcome}, ${time}`)
    for (const note of golden.notes ?? []) console.log(`  ${note}`)
    for (const { file, recorded = '', now = '' } of values.update ? [] : differences)
      console.log(shortened(unifiedDiff(`goldens/${file}`, recorded, now)))
    if (values.update) differences.forEach(writeDifference)
    else failed ||= differences.length > 0
  }
  if (values.update && chosen.includes(ENGINE)) failed = !updateEngineGoldens()
  if (failed && !values.update)
    console.log('If these changes are wanted, run `npm run goldens -- --update` and commit.')
  return failed ? 1 : 0
}

function shortened(diff: string): string {
  const lines = diff.split('\n')
  if (lines.length <= LINES) return diff
  return [...lines.slice(0, LINES), `… ${lines.length - LINES} more lines`, ''].join('\n')
}
