import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { readContent } from '#content/build-content.ts'
import { formatDiagnostics } from '#content/diagnostics.ts'
import type { Command, CommandInput } from './command.ts'
import { say } from './say.ts'
import { siteWithIslands } from './site-of.ts'

export const draw: Command = {
  usage: '',
  summary: 'draw the diagrams that have no drawing, and remove drawings no page has any more',
  run: drawDiagrams,
}

async function drawDiagrams({ root }: CommandInput): Promise<number> {
  const { settings } = await siteWithIslands(root, { drafts: true })
  const list = () => (existsSync(settings.drawings) ? readdirSync(settings.drawings) : [])
  const before = new Set(list())
  const { diagnostics, drawings } = await readContent(settings)
  const wrong = diagnostics.filter(({ code }) => code === 'bad-diagram' || code === 'no-drawing')
  if (wrong.length > 0) console.error(formatDiagnostics(wrong))
  const used = new Set(drawings.map((name) => `${name}.svg`))
  const unused = list().filter((name) => name.endsWith('.svg') && !used.has(name))
  // A page that cannot be read may have diagrams, so nothing is deleted then.
  const failed = diagnostics.some(({ severity }) => severity === 'error')
  if (!failed) for (const name of unused) rmSync(join(settings.drawings, name))
  const drawn = list().filter((name) => !before.has(name)).length
  say(`${used.size} drawings: ${drawn} new, ${failed ? 0 : unused.length} removed`)
  return wrong.length > 0 ? 1 : 0
}
