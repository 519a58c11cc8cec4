import type { MarkdownIt, Token } from 'markdown-it'
import { escapeHtml } from '#model/escape-html.ts'
import { blockStrings } from '../../interface-strings.ts'
import { figure } from '../islands/figure.ts'
import { pageEnv, report, type PageEnv } from '../page-env.ts'
import type { Block, BlockContext, BlockSet, LoadedBlock } from './block.ts'
import { readOptions } from './block-options.ts'
import { containers, pushHtml, type Container, type ContainerBlock } from './container.ts'
import { embeds, type EmbedBlock } from './embeds.ts'
import { fences, prepareFences } from './fences.ts'
import { markDrawn } from './mark-drawn.ts'

/** Stands in the result of `render` for the inside, which is not drawn yet; no text has it. */
const INNER = '\uE0F2inner\uE0F3'

/** Teaches the parser every block of a site. */
export function addBlocks(md: MarkdownIt, set: BlockSet): void {
  const blocks = [...set.all.values()]
  containers(md, [...blocks.flatMap(containerOf), figure])
  embeds(md, blocks.flatMap(embedOf))
}

/** The rules that are neither `:::` nor `@[…]`, each after those it names. */
export function addBlockRules(md: MarkdownIt, set: BlockSet): void {
  const added = new Set<string>()
  const add = (one: LoadedBlock) => {
    if (added.has(one.name)) return
    added.add(one.name)
    for (const name of one.block.after ?? []) add(set.all.get(name)!)
    one.block.rule?.(md, (env) => markDrawn(pageEnv(env), one.name))
  }
  for (const one of set.all.values()) add(one)
  fences(md, set)
}

/** What blocks must wait for, between parsing and drawing. */
export async function prepareBlocks(tokens: readonly Token[], env: PageEnv): Promise<void> {
  for (const { block } of env.blockSet.all.values()) await block.prepare?.(tokens, env)
  await prepareFences(tokens, env)
}

const namesOf = ({ name, names = [name] }: Block): readonly string[] => names

function containerOf(one: LoadedBlock): ContainerBlock[] {
  const { block } = one
  if (!block.container && !block.render) return []
  const draw = (container: Container) => {
    const { options, words } = readOptions(block, container)
    if (!options) return container.inside()
    markDrawn(container.env, one.name)
    const own = block.title ? { ...container, words } : container
    if (block.container) block.container(own, options)
    else pushRendered(one, own, options)
  }
  return [{ names: namesOf(block), draw }]
}

function embedOf(one: LoadedBlock): EmbedBlock[] {
  const { block } = one
  if (!block.embed) return []
  return [
    {
      names: namesOf(block),
      draw: (embed) => {
        // One without a schema reads what is written by itself.
        const { options = {} } = block.options ? readOptions(block, embed) : {}
        if (block.embed!(embed, options) !== false) markDrawn(embed.env, one.name)
      },
    },
  ]
}

/** HTML before and after the inside, which goes through the same rules as the rest of the page. */
function pushRendered(
  { block, words, name }: LoadedBlock,
  container: Container,
  options: Readonly<Record<string, unknown>>,
): void {
  const { env, id } = container
  if (id !== undefined) env.anchors.push(id)
  const html = htmlOf(block, container, {
    options,
    title: container.words,
    inner: INNER,
    lang: env.lang,
    words: blockStrings(env, name, words),
    escape: escapeHtml,
    // No heading can have a colon in its id.
    id: id ?? `${name}:${container.from}`,
  })
  const parts = html.split(INNER)
  if (parts.length > 2)
    reportBlock(
      container,
      `The block \`${name}\` puts its inside into the page ${parts.length - 1} times.`,
    )
  pushHtml(container, parts[0]!)
  if (parts.length > 1) container.inside()
  pushHtml(container, `${parts[1] ?? ''}\n`)
}

/** An author's code may throw; the page says where, and goes on. */
function htmlOf(block: Block, container: Container, context: BlockContext): string {
  try {
    return block.render!(context)
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    reportBlock(container, `The block \`${container.name}\` failed: ${why}.`)
    return context.inner
  }
}

function reportBlock({ env, fileLine }: Container, message: string): void {
  const remedy = 'Correct `render` in its `block.ts`.'
  report(env, { severity: 'error', code: 'bad-block', message, remedy }, { line: fileLine })
}
