import { pascalCase } from '#config/block-folders.ts'
import { escapeHtml } from '#model/escape-html.ts'
import { ISLAND_STARTS, type IslandStart } from '#model/island.ts'
import { nearest } from '#model/nearest.ts'
import { blockStrings } from '../../interface-strings.ts'
import { readOptions } from '../blocks/block-options.ts'
import type { LoadedBlock } from '../blocks/block.ts'
import { report, type PageEnv } from '../page-env.ts'

/** Where an island stands in a text, and what was written behind its name. */
export interface WrittenIsland {
  readonly env: PageEnv
  /** As the text calls it: `BloomFilter`. */
  readonly component: string
  /** The id it is given, if any. */
  readonly named: string | undefined
  /** What is neither name nor `key=value`. */
  readonly words: string
  readonly values: Readonly<Record<string, string>>
  readonly line: number
}

/** An island drawn: its element, first frame included, and the id of the figure that holds it. */
export interface DrawnIsland extends Record<string, unknown> {
  readonly id: string
  readonly html: string
}

const ID = /^[A-Za-z][\w-]*$/

/** `undefined` where it cannot be drawn; why is reported at its line. */
export function drawFrame(written: WrittenIsland, tag: 'div' | 'span'): DrawnIsland | undefined {
  const { env, component, line } = written
  // Pages that are only looked at are parsed without islands.
  if (!env.islands) return undefined
  const found = islandsOf(env).get(component)
  if (!found) {
    reportUnknown(written)
    return undefined
  }
  const { client: _, ...values } = written.values
  const { options } = readOptions(found.block, {
    name: component,
    env,
    fileLine: line,
    words: written.words,
    values,
  })
  const id = written.named ?? found.name
  if (!options || !isFree(written, id)) return undefined
  const props = { ...options, lang: env.lang, words: blockStrings(env, found.name, found.words) }
  const frame = frameOf(written, found, id, props)
  if (frame === undefined) return undefined
  const shared = (found.block.shared ?? []).map((name) => [name, typeof options[name]])
  env.figures.push({ id, shared: Object.fromEntries(shared) as Record<string, string> })
  env.anchors.push(id)
  env.assets.add('islands')
  for (const part of found.parts) env.assets.add(part)
  const start = startOf(written, found)
  const client = start === 'visible' ? '' : ` data-client="${start}"`
  const data = escapeHtml(JSON.stringify(props))
  const attributes = `class="island" data-island="${found.name}"${client} data-props="${data}"`
  return { id, html: `<${tag} ${attributes}>${frame}</${tag}>` }
}

const known = new WeakMap<object, ReadonlyMap<string, LoadedBlock>>()

/** The islands of a site, by the names texts call them. */
function islandsOf({ blockSet: { all } }: PageEnv): ReadonlyMap<string, LoadedBlock> {
  const found =
    known.get(all) ??
    new Map(
      [...all.values()]
        .filter(({ island }) => island !== undefined)
        .map((one) => [pascalCase(one.name), one]),
    )
  known.set(all, found)
  return found
}

/** `client=touch` in the text wins over what the block says. */
function startOf(written: WrittenIsland, { block }: LoadedBlock): IslandStart {
  const asked = written.values['client']
  const start = asked ?? block.client ?? 'visible'
  const right = ISLAND_STARTS.find((one) => one === start)
  if (right) return right
  reportFigure(
    written,
    'bad-option',
    `\`client=${start}\` says nothing about when a figure starts.`,
    `Use ${ISLAND_STARTS.map((one) => `\`client=${one}\``).join(', ')}.`,
  )
  return 'visible'
}

/** Links lead to it by its id, so there is one of each on a page. */
function isFree(written: WrittenIsland, id: string): boolean {
  const remedy = `Write \`${written.component}#another-id\`.`
  if (!ID.test(id))
    reportFigure(written, 'bad-option', `\`#${id}\` cannot be the id of a figure.`, remedy)
  else if (written.env.slugger.slug(id, true) !== id) {
    const message = `The id \`${id}\` is taken by another part of the page.`
    reportFigure(written, 'duplicate-figure', message, remedy)
  } else return true
  return false
}

function frameOf(
  written: WrittenIsland,
  { name }: LoadedBlock,
  id: string,
  props: Readonly<Record<string, unknown>>,
): string | undefined {
  try {
    const frame = written.env.islands!.draw(name, id, props)
    if (!/<[^>]*\sstyle="/.test(frame)) return frame
    reportFigure(
      written,
      'inline-style',
      `The first frame of \`${written.component}\` has a \`style\` attribute, which the site's policy blocks.`,
      'Give it a class, or draw it in SVG with attributes such as `width` and `fill`.',
    )
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    reportFigure(
      written,
      'island-failed',
      `The component \`${written.component}\` fails while it is drawn: ${why}`,
      `Correct \`blocks/${name}\`, or the options that are written here.`,
    )
  }
  return undefined
}

function reportUnknown(written: WrittenIsland): void {
  const names = [...islandsOf(written.env).keys()]
  const guess = nearest(written.component, names)
  reportFigure(
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

export function reportFigure(
  { env, line }: Pick<WrittenIsland, 'env' | 'line'>,
  code: string,
  message: string,
  remedy: string,
): void {
  report(env, { severity: 'error', code, message, remedy }, { line })
}
