import type { MarkdownIt, Token } from 'markdown-it'
import type { BodyNode, Island, PageBody } from '#model/body.ts'
import type { PageEnv } from './page-env.ts'

/**
 * How a block's rule says that it is interactive: `island_open` with this as its meta, one
 * `slot_open`/`slot_close` pair (info = name) per stretch of text inside, `island_close`.
 */
export interface IslandMeta extends Record<string, unknown> {
  readonly island: string
  readonly props: Readonly<Record<string, unknown>>
}

/** Elements whose children must be elements: a run of HTML inside them would need a wrapper. */
const STRICT = new Set(['ul', 'ol', 'dl', 'table', 'thead', 'tbody', 'tr'])

/** A rule may ask the same of an element of its own: tabs find their panels among their children. */
const isStrict = ({ tag, meta }: Token) => STRICT.has(tag) || meta?.['strict'] === true

const isIsland = ({ type }: Token) => type === 'island_open'

/** Tokens to body: one HTML run, unless islands are among them. */
export function buildBody(md: MarkdownIt, tokens: Token[], env: PageEnv, strict = false): PageBody {
  const nodes: BodyNode[] = []
  let run: Token[] = []
  const flush = () => {
    const html = render(md, run, env)
    if (html !== '') nodes.push({ html })
    run = []
  }
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]!
    const end = closingOf(tokens, at)
    const inside = tokens.slice(at + 1, end)
    if (token.type === 'island_open') {
      flush()
      nodes.push(islandNode(md, token, inside, env))
    } else if (token.nesting === 1 && (strict || inside.some(isIsland))) {
      flush()
      const attributes = Object.fromEntries(
        (token.attrs ?? []).map(([name, value]) => [name, String(value)]),
      )
      const children = buildBody(md, inside, env, isStrict(token))
      // Some plugins' tokens stand for no element of their own.
      if (token.tag === '') nodes.push(...children)
      else nodes.push({ tag: token.tag, attributes, children })
    } else for (let one = at; one <= end; one++) run.push(tokens[one]!)
    at = end
  }
  flush()
  return nodes
}

function islandNode(md: MarkdownIt, open: Token, inside: Token[], env: PageEnv): Island {
  const { island, props } = open.meta as IslandMeta
  const slots: Record<string, PageBody> = {}
  for (let at = 0; at < inside.length; at++) {
    const end = closingOf(inside, at)
    if (inside[at]!.type === 'slot_open')
      slots[inside[at]!.info] = buildBody(md, inside.slice(at + 1, end), env)
    at = end
  }
  return { island, props, slots }
}

/** Index of the token that closes the one at `start`; itself when it opens nothing. */
function closingOf(tokens: readonly Token[], start: number): number {
  let depth = 0
  for (let at = start; at < tokens.length; at++) {
    depth += tokens[at]!.nesting
    if (depth <= 0) return at
  }
  return tokens.length - 1
}

export function render(md: MarkdownIt, tokens: Token[], env: PageEnv): string {
  return tokens.length === 0 ? '' : md.renderer.render(tokens, md.options, env as never)
}
