import { parseArgs } from 'node:util'
import { browserFiles } from './browser-files.ts'
import { EVERY } from './drawn.ts'
import { filesOf } from './mutated-files.ts'
import { shownCounts, shownFiles, shownSurvivors } from './report.ts'
import { prepareMutants, ROOMS, ROOT, tryFolder } from './try-folder.ts'

/**
 * `npm run mutants`: every room; `npm run mutants -- model content/enrich`: these folders of `src/`;
 * `… -- content --share 0.1 --seed 7`: a tenth of its mutants, drawn by chance. What was tried before
 * and has not changed is not tried again.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    share: { type: 'string', default: '1' },
    seed: { type: 'string' },
  },
})
const share = Number(values.share)
const draw = { share, seed: values.seed ?? (share < 1 ? '1' : EVERY) }

prepareMutants()
const forBrowsers = browserFiles(ROOT)
const rows: string[] = []
for (const folder of positionals.length > 0 ? positionals : ROOMS) {
  const files = filesOf(ROOT, folder).filter((file) => !forBrowsers.has(file))
  if (files.length === 0) continue
  const report = tryFolder(folder, files, draw)
  if (!report) process.exitCode = 1
  else {
    console.log(`${shownSurvivors(report)}\n${shownFiles(report)}`)
    rows.push(`${folder.padEnd(10)} ${files.length} files, ${shownCounts(report)}`)
  }
}
console.log(rows.join('\n'))
