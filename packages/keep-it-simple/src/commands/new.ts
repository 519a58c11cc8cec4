import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { SettingsError } from '#config/settings-error.ts'
import { insideDocs, newPage, type NewPageOptions } from '#content/new-page.ts'
import { nextNumber } from '#content/new/next-number.ts'
import { translatePage } from '#content/new/translate-page.ts'
import type { CompilerSettings } from '#content/settings.ts'
import { collectionOf } from '#model/collection.ts'
import { nearest } from '#model/nearest.ts'
import type { Command, CommandInput } from './command.ts'
import { complain } from './say.ts'
import { siteOf } from './site-of.ts'

const USAGE = '"Title" [folder below docs/] | --translate docs/name.md'

export const newCommand: Command = {
  usage: USAGE,
  summary: 'write a draft with front matter, for example `kis new "Bloom filters" blog`',
  options: {
    template: { type: 'string' },
    series: { type: 'boolean' },
    translate: { type: 'string' },
    to: { type: 'string' },
  },
  optionHelp: {
    template: 'begin with `templates/<name>.md` of your site',
    series: 'give it the next number of its folder, so that it stands last in the series',
    translate: 'write the counterpart of this page in another language, with its front matter',
    to: 'the language to translate to, where the site has more than two',
  },
  run: writePage,
}

async function writePage({ root, words, flags }: CommandInput): Promise<number> {
  const [title, folder] = words
  const { template, translate, to } = flags
  if (typeof translate !== 'string' && (title === undefined || title === '')) {
    complain(`Usage: kis new ${USAGE}`)
    return 1
  }
  const { settings } = await siteOf(root)
  const { file, text } =
    typeof translate === 'string'
      ? translatePage(translate, typeof to === 'string' ? to : undefined, settings)
      : newPage(
          title!,
          folderOf(folder, flags['series'] === true, settings),
          new Date(),
          settings,
          {
            ...(flags['series'] === true && numberIn(folder, settings)),
            ...(typeof template === 'string' && { template: readTemplate(template, root) }),
          },
        )
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

/** The folder that was named, else the first collection, or the first series. */
function folderOf(
  named: string | undefined,
  series: boolean,
  { collections }: CompilerSettings,
): string {
  const first = series ? collections.find(({ type }) => type === 'doc') : collections[0]
  return named ?? first?.dir ?? ''
}

function numberIn(
  named: string | undefined,
  settings: CompilerSettings,
): Pick<NewPageOptions, 'number'> {
  const folder = insideDocs(folderOf(named, true, settings))
  if (collectionOf(settings.collections, `${folder}/page.md`)?.type !== 'doc') {
    const known = settings.collections.filter(({ type }) => type === 'doc').map(({ dir }) => dir)
    throw new SettingsError(
      folder === '' ? 'The site has no series.' : `\`${folder}\` is in no series.`,
      known.length === 0
        ? "Add a collection with `type: 'doc'` to the settings."
        : `Name a folder of one: ${known.join(', ')}.`,
    )
  }
  return { number: nextNumber(join(settings.docs, folder)) }
}

function readTemplate(name: string, root: string): string {
  const folder = join(root, 'templates')
  const names = existsSync(folder) ? readdirSync(folder).filter((one) => one.endsWith('.md')) : []
  const file = name.endsWith('.md') ? name : `${name}.md`
  if (names.includes(file)) return readFileSync(join(folder, file), 'utf8')
  const known = names.map((one) => one.slice(0, -3))
  const guess = nearest(name, known)
  throw new SettingsError(
    `There is no template templates/${file}.`,
    guess !== undefined
      ? `Did you mean \`${guess}\`?`
      : known.length > 0
        ? `Use one of ${known.join(', ')}.`
        : 'Write it: front matter and text, with `{{title}}` and `{{date}}` where they belong.',
  )
}
