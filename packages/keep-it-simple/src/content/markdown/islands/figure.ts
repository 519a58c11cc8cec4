import type { MarkdownIt } from 'markdown-it'
import { escapeHtml } from '#model/escape-html.ts'
import { decodePath } from '#model/path.ts'
import type { Container, ContainerBlock } from '../blocks/container.ts'
import { closeElement, openElement } from '../blocks/container.ts'
import { pageEnv, type PageEnv } from '../page-env.ts'
import { drawFrame, reportFigure } from './draw-frame.ts'

/** `BloomFilter#bloom`. */
export const FIGURE_NAME: RegExp = /^([A-Za-z]\w*)(?:#(\S*))?$/

/**
 * `::: figure BloomFilter#bloom m=64 k=3`: a React component, drawn here and started in the browser.
 * What stands inside is its text, for readers and programs that cannot run it.
 */
export const figure: ContainerBlock = { names: ['figure'], draw }

function draw(container: Container): void {
  const { state, env, fileLine: line, values } = container
  const [first = '', ...words] = container.words.split(' ')
  const [, component, named] = FIGURE_NAME.exec(first) ?? []
  if (component === undefined)
    reportFigure({ env, line }, 'missing-name', 'A figure has no name.', 'Write `::: figure Name`.')
  const drawn =
    component === undefined
      ? undefined
      : drawFrame({ env, component, named, words: words.join(' '), values, line }, 'div')
  const open = state.push('figure_open', 'figure', 1)
  open.block = true
  open.attrSet('class', 'figure-island')
  if (drawn) open.attrSet('id', drawn.id)
  if (drawn) Object.assign(state.push('island', '', 0), { content: drawn.html, meta: drawn })
  openElement(container, 'figcaption', { class: 'island-text' })
  const start = state.tokens.length
  container.inside()
  if (state.tokens.length === start)
    reportFigure(
      { env, line },
      'missing-text',
      `The figure \`${first}\` has no text.`,
      'Say inside it what it shows: feeds, searches and readers without script get that.',
    )
  closeElement(container, 'figcaption')
  state.push('figure_close', 'figure', -1).block = true
}

/** Draws the places of islands; links that set their state have been found by then. */
export function islands(md: MarkdownIt): void {
  md.renderer.rules['island'] = (tokens, index, _options, env) => {
    const { content, meta } = tokens[index]!
    return anchorsOf(pageEnv(env), String(meta?.['id'])) + content
  }
}

/** Without script a link to `#bloom?k=12` leads to an element of that name, and so to the figure. */
function anchorsOf({ links }: PageEnv, id: string): string {
  const states = known.get(links) ?? statesIn(links)
  known.set(links, states)
  return [...(states.get(id) ?? [])]
    .map((state) => `<span class="island-state" id="${escapeHtml(state)}"></span>`)
    .join('')
}

type States = ReadonlyMap<string, ReadonlySet<string>>

/** Of each page: many figures, and many links. */
const known = new WeakMap<PageEnv['links'], States>()

/** What links set, by the figure they name. */
function statesIn(links: PageEnv['links']): States {
  const states = new Map<string, Set<string>>()
  for (const { href } of links) {
    const state = href.startsWith('#') ? decodePath(href).slice(1) : ''
    const at = state.indexOf('?')
    if (at < 1) continue
    const own = states.get(state.slice(0, at)) ?? new Set()
    states.set(state.slice(0, at), own.add(state))
  }
  return states
}
