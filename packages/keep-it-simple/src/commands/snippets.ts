import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadSite } from '#config/load-site.ts'
import { blockList } from '#content/block-list.ts'
import { blockSnippets } from '#content/block-snippets.ts'
import type { Command, CommandInput } from './command.ts'
import { say } from './say.ts'

const FILE = '.vscode/blocks.code-snippets'

export const snippets: Command = {
  usage: '',
  summary: `write ${FILE}, from which editors complete every block, your own among them`,
  run: writeSnippets,
}

async function writeSnippets({ root }: CommandInput): Promise<number> {
  const { settings } = await loadSite(root)
  const found = blockSnippets(await blockList(root), settings.site.locales[0]!.lang)
  mkdirSync(join(root, '.vscode'), { recursive: true })
  writeFileSync(join(root, FILE), `${JSON.stringify(found, undefined, 2)}\n`)
  say(`${FILE}: ${Object.keys(found).length} snippets`)
  return 0
}
