import type { MermaidConfig } from 'mermaid'
import { brokenLabels, brokenMessages } from './broken-messages.ts'
import { turned } from './turned.ts'

/** A diagram drawn once more for a place it does not fit as it is written: the text's column, a phone. */
export const FORMS = ['column', 'phone'] as const
export type Form = (typeof FORMS)[number]

/** How wide each place is, in CSS pixels: the text beside an outline, a phone of 390 pixels. */
export const PLACE: Readonly<Record<Form, number>> = { column: 684, phone: 350 }
/** Up to here a drawing shrinks to its place: 15 % over it, and on a phone, held nearer, to letters of 11 pixels. */
export const FITS: Readonly<Record<Form, number>> = { column: 786, phone: 440 }

/** One way to draw the same diagram. */
export interface Attempt {
  readonly source: string
  readonly config: MermaidConfig
}

interface Space {
  /** Pixels after which the words of a node are broken, and between two nodes. */
  readonly node: number
  readonly gap: number
  /** Ems after which a message is broken, and the least width of who sends it in pixels. */
  readonly message: number
  readonly actor: number
}

/** From the roomiest to the tightest; the first that fits is taken, otherwise the narrowest. */
const SPACES: Readonly<Record<Form, readonly Space[]>> = {
  column: [
    { node: 200, gap: 24, message: 15, actor: 120 },
    { node: 140, gap: 18, message: 11, actor: 100 },
    { node: 110, gap: 14, message: 9, actor: 88 },
  ],
  phone: [
    { node: 200, gap: 24, message: 10, actor: 104 },
    { node: 130, gap: 16, message: 8, actor: 84 },
    { node: 100, gap: 10, message: 6.5, actor: 70 },
    { node: 84, gap: 8, message: 5.5, actor: 56 },
  ],
}

/** Of the words in a graph, in pixels. */
const FONT = 14

const HEAD = /^(?:---\n[^]*?\n---\s*\n)?(?:\s*%%[^\n]*\n|\s*\n)*\s*([a-zA-Z]+)/
const GRAPHS = new Set(['flowchart', 'graph', 'stateDiagram', 'classDiagram'])

const kindOf = (source: string): string => HEAD.exec(source)?.[1] ?? ''

/** Whether there is another way to draw it. */
export function hasForms(source: string): boolean {
  const kind = kindOf(source)
  return GRAPHS.has(kind) || kind === 'sequenceDiagram' || kind === 'gantt'
}

export const formName = (name: string, form: Form): string => `${name}-${form}`

/** All ways to draw a diagram for a place. */
export function attemptsFor(source: string, form: Form): Attempt[] {
  const kind = kindOf(source)
  if (kind === 'gantt') return [{ source, config: { gantt: { useWidth: PLACE[form] } } }]
  if (kind === 'sequenceDiagram')
    return SPACES[form].map(({ message, actor, gap }) => ({
      source: brokenMessages(source, message),
      config: { sequence: { width: actor, actorMargin: gap, diagramMarginX: 4, boxMargin: 4 } },
    }))
  const ways = turned(source, form)
  // In the column its direction is the author's as long as it can be; a phone takes the roomiest way.
  return form === 'column'
    ? ways.flatMap((way) => SPACES[form].map((space) => graphIn(way, space)))
    : SPACES[form].flatMap((space) => ways.map((way) => graphIn(way, space)))
}

function graphIn(source: string, { node, gap }: Space): Attempt {
  const graph = { nodeSpacing: gap, rankSpacing: gap + 10, padding: 8 }
  // A short word needs no wide box.
  const flowchart = { ...graph, wrappingWidth: node, minNodeWidth: 24 }
  const words = brokenLabels(source, node / FONT)
  return {
    source: words,
    config: { flowchart, state: { ...graph, minNodeWidth: 24 }, class: graph },
  }
}
