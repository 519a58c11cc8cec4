import { escapeHtml } from '#model/escape-html.ts'
import { nearest } from '#model/nearest.ts'
import type { LoadedIsland } from '../../islands/load-islands.ts'
import { islandOptions, islandStart, reportOption, type WrittenIsland } from './island-options.ts'

/** An island drawn: its element, first frame included, and the id of the figure around it. */
export interface DrawnIsland {
  readonly id: string
  readonly html: string
}

const ID = /^[A-Za-z][\w-]*$/

/** `undefined` where it cannot be drawn; why is reported at its line. */
export function drawFrame(
  written: WrittenIsland,
  named: string | undefined,
  tag: 'div' | 'span',
): DrawnIsland | undefined {
  const { env, component } = written
  // Pages that are only looked at are parsed without islands.
  if (!env.islands) return undefined
  const island = env.islands.byName.get(component)
  if (!island) {
    reportUnknown(written)
    return undefined
  }
  const options = islandOptions(written, island)
  if (!options) return undefined
  const id = named ?? island.name
  if (!isFree(written, id)) return undefined
  const props = { ...options, lang: env.lang, words: wordsOf(island, env.lang) }
  const frame = frameOf(written, island, id, props)
  if (frame === undefined) return undefined
  env.figures.push({ id, shared: sharedTypes(island, options) })
  env.anchors.push(id)
  env.assets.add('islands').add(island.name)
  const start = islandStart(written, island)
  const client = start === 'visible' ? '' : ` data-client="${start}"`
  const data = escapeHtml(JSON.stringify(props))
  const attributes = `class="island" data-island="${island.name}"${client} data-props="${data}"`
  return { id, html: `<${tag} ${attributes}>${frame}</${tag}>` }
}

/** Links lead to it by its id, so there is one of each on a page. */
function isFree(written: WrittenIsland, id: string): boolean {
  const { slugger } = written.env
  const remedy = `Write \`${written.component}#another-id\`.`
  if (!ID.test(id))
    reportOption(written, 'bad-option', `\`#${id}\` cannot be the id of a figure.`, remedy)
  else if (slugger.slug(id, true) !== id)
    reportOption(
      written,
      'duplicate-figure',
      `The id \`${id}\` is taken by another part of the page.`,
      remedy,
    )
  else return true
  return false
}

function frameOf(
  written: WrittenIsland,
  island: LoadedIsland,
  id: string,
  props: Readonly<Record<string, unknown>>,
): string | undefined {
  try {
    const frame = island.draw(id, props)
    if (!/<[^>]*\sstyle="/.test(frame)) return frame
    reportOption(
      written,
      'inline-style',
      `The first frame of \`${written.component}\` has a \`style\` attribute, which the site's policy blocks.`,
      'Give it a class, or draw it in SVG with attributes such as `width` and `fill`.',
    )
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    reportOption(
      written,
      'island-failed',
      `The component \`${written.component}\` fails while it is drawn: ${why}`,
      `Correct \`blocks/${island.name}\`, or the options that are written here.`,
    )
  }
  return undefined
}

/** The words of the page's language, else of a related one, else English, else any. */
function wordsOf({ words }: LoadedIsland, lang: string): object {
  const languages = Object.keys(words)
  const base = (one: string) => one.split('-')[0]
  const found =
    languages.find((one) => one === lang) ??
    languages.find((one) => base(one) === base(lang)) ??
    languages.find((one) => base(one) === 'en') ??
    languages[0]
  return found === undefined ? {} : words[found]!
}

/** Types of the state a link may set; `kis check` compares links with them. */
function sharedTypes(
  { shared }: LoadedIsland,
  options: Readonly<Record<string, unknown>>,
): Record<string, string> {
  return Object.fromEntries(shared.map((name) => [name, typeof options[name]]))
}

function reportUnknown(written: WrittenIsland): void {
  const names = [...(written.env.islands?.byName.keys() ?? [])]
  const guess = nearest(written.component, names)
  reportOption(
    written,
    'unknown-figure',
    `There is no figure called \`${written.component}\`.`,
    guess
      ? `Did you mean \`${guess}\`?`
      : names.length > 0
        ? `Use ${names.map((one) => `\`${one}\``).join(', ')}, or write \`blocks/<name>/Island.tsx\`.`
        : 'Write its component: `blocks/<name>/Island.tsx`, with a `block.ts` beside it.',
  )
}
