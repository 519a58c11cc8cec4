import { IconService } from '#content/icon-service.ts'
import { isPlainDrawing, saveIcons } from '#content/saved-icons.ts'
import { ICON_NAME } from '#model/glyph.ts'
import type { Command, CommandInput } from './command.ts'
import { complain, say } from './say.ts'
import { siteOf } from './site-of.ts'

export const icons: Command = {
  usage: '<set:name> … [--api <addresses>]',
  summary: 'fetch icons whose sets are not installed and write them to docs/.icons.json',
  options: { api: { type: 'string' } },
  optionHelp: { api: 'ask other servers that speak as api.iconify.design does, parted by commas' },
  run: fetchIcons,
}

async function fetchIcons({ root, flags, words }: CommandInput): Promise<number> {
  if (words.length === 0) {
    complain('Usage: kis icons <set:name> …')
    return 1
  }
  const { docs } = (await siteOf(root)).settings
  const service = new IconService(
    typeof flags['api'] === 'string' ? { hosts: flags['api'].split(',') } : {},
  )
  const found = await service.load(words.filter((name) => ICON_NAME.test(name)))
  const plain = new Map([...found].filter(([, { body }]) => isPlainDrawing(body)))
  if (plain.size > 0) saveIcons(docs, plain)
  say(`Icons written to docs/.icons.json: ${plain.size}`)
  const missing = words.filter((name) => !plain.has(name))
  for (const name of missing)
    complain(
      found.has(name)
        ? `The drawing of \`${name}\` is more than lines and shapes.`
        : `Nobody has an icon \`${name}\`, or nobody answered.`,
    )
  return missing.length > 0 ? 1 : 0
}
