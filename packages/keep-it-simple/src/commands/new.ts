import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { newPage } from '#content/new-page.ts'
import type { Command, CommandInput } from './command.ts'
import { complain } from './say.ts'
import { siteOf } from './site-of.ts'

export const newCommand: Command = {
  usage: '"Title" [folder below docs/]',
  summary: 'write a draft with front matter, for example `kis new "Bloom filters" blog`',
  run: writePage,
}

async function writePage({ root, words }: CommandInput): Promise<number> {
  const [title, folder] = words
  if (title === undefined || title === '') {
    complain('Usage: kis new "Title" [folder below docs/]')
    return 1
  }
  const { settings } = await siteOf(root)
  const first = settings.collections[0]?.dir ?? ''
  const { file, text } = newPage(title, folder ?? first, new Date(), settings)
  const path = join(settings.docs, file)
  if (existsSync(path)) {
    complain(`docs/${file} exists already; nothing was written.`)
    return 1
  }
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
  console.log(`docs/${file}`)
  return 0
}
