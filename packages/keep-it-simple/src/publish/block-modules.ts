import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import { normalizePath } from './normalize-path.ts'
import { blockFolders, hasPart, type BlockFolder } from '#config/block-folders.ts'
import { resolveBlockWords, type WordTables } from '#locale/block-words.ts'
import type { AuthorWords } from '#locale/words.ts'

const IMPORT = /^@import [^;]+;\n/gm
const TABLE = 'virtual:keep-it-simple/blocks'

export interface BlockModulesInput {
  /** The author's folder; without it there are the engine's blocks alone. */
  readonly root?: string
  readonly langs: readonly string[]
  readonly words?: AuthorWords
  /** Style sheets that modules of the islands import, by name: they are linked before any of these runs. */
  readonly islandStyles?: () => Readonly<Record<string, readonly string[]>>
}

/**
 * The styles and the client part of every block, each a module of its own below
 * `virtual:keep-it-simple/blocks/`, so that a page loads those of the blocks it has.
 */
export function blockModules(input: BlockModulesInput): Plugin {
  const folders = new Map(
    blockFolders(input.root)
      .filter(hasPart)
      .map((one) => [one.name, one]),
  )
  const loaders = [...folders.keys()].map(
    (name) => `${JSON.stringify(name)}:()=>import(${JSON.stringify(`${TABLE}/${name}`)})`,
  )
  const inBlock = (id: string) =>
    [...folders.values()].some(({ folder }) => id.startsWith(`${normalizePath(folder)}/`))
  return {
    name: 'keep-it-simple:blocks',
    enforce: 'pre',
    resolveId: (id) => (id === TABLE || id.startsWith(`${TABLE}/`) ? `\0${id}` : undefined),
    load: (id) => {
      if (id === `\0${TABLE}`) return `export const blocks={${loaders.join()}}`
      const folder = id.startsWith(`\0${TABLE}/`)
        ? folders.get(id.slice(TABLE.length + 2))
        : undefined
      return folder && partsText(folder, input)
    },
    transform: {
      filter: { id: /\.css(?:\?|$)/ },
      handler: (code, id) => (inBlock(id) ? inLayer(code) : undefined),
    },
  }
}

/** Whoever writes a block need not know of layers: `theme/styles/site.css` says what wins over what. */
function inLayer(code: string): string {
  // A sheet that names a layer knows what it does.
  if (/@layer\s|\blayer\(/.test(code)) return code
  const imports = code.match(IMPORT)?.map((line) => line.replace(';', ' layer(blocks);')) ?? []
  return `${imports.join('')}@layer blocks {\n${code.replace(IMPORT, '')}\n}\n`
}

async function partsText(folder: BlockFolder, input: BlockModulesInput): Promise<string> {
  const { name, style, client } = folder
  const path = (file: string) => JSON.stringify(normalizePath(file))
  const sheets = [...(input.islandStyles?.()[name] ?? []), ...(style === undefined ? [] : [style])]
  const styles = sheets.map((sheet) => `import ${path(sheet)}\n`).join('')
  if (client === undefined) return styles
  const words = await clientWords(folder, input)
  if (!words) return `${styles}export { mount } from ${path(client)}\n`
  return `${styles}import { mount as begin } from ${path(client)}
const words = ${JSON.stringify(words)}
export const mount = (element, { signal }) => begin(element, { signal, strings: words[document.documentElement.lang] ?? words[${JSON.stringify(input.langs[0])}] })
`
}

/** Words stand in the HTML as a rule; a client part that names `strings` gets them as script. */
async function clientWords(
  { name, client, words }: BlockFolder,
  { langs, words: own }: BlockModulesInput,
): Promise<Readonly<Record<string, object>> | undefined> {
  if (words === undefined || !/\bstrings\b/.test(readFileSync(client!, 'utf8'))) return undefined
  const { default: tables } = (await import(pathToFileURL(words).href)) as {
    default: WordTables<Readonly<Record<string, string>>>
  }
  return Object.fromEntries(langs.map((lang) => [lang, resolveBlockWords(lang, name, tables, own)]))
}
