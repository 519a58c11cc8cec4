/**
 * The body of a page: HTML runs as strings, elements only where an interactive block sits
 * inside them, and the blocks themselves. Built by `content/markdown`, drawn by `theme/body`, opaque
 * to everyone else.
 */
export type PageBody = readonly BodyNode[]

export type BodyNode = HtmlRun | BodyElement | Island

/** Static HTML. Empty in the hydration state: the browser already has it (lean hydration). */
export interface HtmlRun {
  readonly html: string
}

/** A list item, a quotation …: opened up because an island is somewhere inside. */
export interface BodyElement {
  readonly tag: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: PageBody
}

/** A React component in the text. Slots are named stretches of body inside it. */
export interface Island {
  readonly island: string
  readonly props: Readonly<Record<string, unknown>>
  readonly slots: Readonly<Record<string, PageBody>>
}

/** The same tree without its text: what React needs to take over a prerendered page. */
export function leanBody(body: PageBody): PageBody {
  return body.map((node) => {
    if ('html' in node) return { html: '' }
    if ('tag' in node) return { ...node, children: leanBody(node.children) }
    const slots = Object.entries(node.slots).map(([name, slot]) => [name, leanBody(slot)] as const)
    return { ...node, slots: Object.fromEntries(slots) }
  })
}

/** Names of the components a body needs. */
export function islandsIn(body: PageBody, names = new Set<string>()): Set<string> {
  for (const node of body) {
    if ('tag' in node) islandsIn(node.children, names)
    else if ('island' in node) {
      names.add(node.island)
      for (const slot of Object.values(node.slots)) islandsIn(slot, names)
    }
  }
  return names
}
