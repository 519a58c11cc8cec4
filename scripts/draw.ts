import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { buildContent } from '#content/build-content.ts'
import { formatDiagnostics } from '#content/diagnostics.ts'
import { pressSettings } from '#content/settings.ts'

/** `npm run draw`: draws the diagrams that have no drawing, and removes drawings no page has any more. */
const root = join(import.meta.dirname, '..')
const settings = pressSettings(root, { out: join(root, '.content', 'check'), drafts: true })
const list = () => (existsSync(settings.drawings) ? readdirSync(settings.drawings) : [])
const before = new Set(list())
const { diagnostics, drawings } = await buildContent(settings)
const wrong = diagnostics.filter(({ code }) => code === 'bad-diagram' || code === 'no-drawing')
if (wrong.length > 0) console.error(formatDiagnostics(wrong))
const used = new Set(drawings.map((name) => `${name}.svg`))
const unused = list().filter((name) => name.endsWith('.svg') && !used.has(name))
// A page that cannot be read has diagrams nobody knows of: nothing is thrown away then.
const failed = diagnostics.some(({ severity }) => severity === 'error')
if (!failed) for (const name of unused) rmSync(join(settings.drawings, name))
const drawn = list().filter((name) => !before.has(name)).length
console.log(`${used.size} drawings: ${drawn} new, ${failed ? 0 : unused.length} removed`)
process.exit(wrong.length > 0 ? 1 : 0)
