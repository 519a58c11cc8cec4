import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { blockList } from '#content/block-list.ts'
import { blockSnippets } from '#content/block-snippets.ts'
import { frontMatterSnippets } from '#content/editor/front-matter-snippets.ts'
import { pageJsonSchema, pageJsonSchemaText } from '#content/editor/page-schema.ts'
import { offeredNames, sitePages } from '#content/editor/site-pages.ts'
import type { Command, CommandInput } from './command.ts'
import { say } from './say.ts'
import { siteOf } from './site-of.ts'

const SNIPPETS = '.vscode/site.code-snippets'
const SCHEMA = '.vscode/page.schema.json'

export const editor: Command = {
  usage: '',
  summary: `write ${SNIPPETS} and ${SCHEMA}, from which editors complete front matter, tags, addresses and blocks`,
  run: writeEditorFiles,
}

async function writeEditorFiles({ root }: CommandInput): Promise<number> {
  const { settings } = await siteOf(root)
  const pages = sitePages(settings)
  const names = offeredNames(pages, settings)
  const snippets = {
    ...blockSnippets(await blockList(root), settings.site.locales[0]!.lang),
    ...frontMatterSnippets(pageJsonSchema(names), names.tags, pages),
  }
  mkdirSync(join(root, '.vscode'), { recursive: true })
  writeFileSync(join(root, SNIPPETS), `${JSON.stringify(snippets, undefined, 2)}\n`)
  writeFileSync(join(root, SCHEMA), pageJsonSchemaText(names))
  say(`${SNIPPETS}: ${Object.keys(snippets).length} snippets`)
  say(`${SCHEMA}: ${names.tags.length} tags, ${names.addresses.length} addresses`)
  return 0
}
