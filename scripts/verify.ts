import { join } from 'node:path'
import { formatDiagnostics } from '#content/diagnostics.ts'
import { pressSettings } from '#content/settings.ts'
import { missingTools } from '#content/verify/missing-tools.ts'
import { verify } from '#content/verify/verify.ts'
import { Workshop } from '#content/verify/workshop.ts'

/**
 * `npm run verify`: executes the programs in `docs/` that are not proven yet and compares what they
 * print with the page. `--all`: every one; `--audit`: a part of the proven ones, for the gate;
 * `--needs`: only names the languages whose tools this machine lacks.
 */
const root = join(import.meta.dirname, '..')
const flags = new Set(process.argv.slice(2))
const settings = pressSettings(root)
const workshop = new Workshop(join(root, '.tool'))
process.on('exit', () => workshop.close())
if (flags.has('--needs')) {
  console.log(missingTools(settings).join('\n'))
  process.exit(0)
}

const started = performance.now()
const extent = flags.has('--all') ? 'all' : flags.has('--audit') ? 'audit' : 'new'
const { diagnostics, counts } = await verify(settings, workshop, extent)
for (const [language, { executed, cached }] of Object.entries(counts))
  console.log(`${language.padEnd(8)}${executed} executed, ${cached} cached`)
if (workshop.offline.length === 0)
  console.log('This machine gives programs no network of their own; they could reach yours.')
console.log(`${((performance.now() - started) / 1000).toFixed(1)} s`)
if (diagnostics.length > 0) console.error(formatDiagnostics(diagnostics))
process.exit(diagnostics.length > 0 ? 1 : 0)
