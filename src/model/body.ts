/**
 * The body of a page: HTML runs kept as strings, with an island only where an interactive block
 * sits. Made by `content/markdown`, drawn by `theme/body`, opaque to everyone else.
 */
export type PageBody = readonly BodyNode[]

export type BodyNode = HtmlRun | Island

/** Static HTML. Empty in the hydration state: the browser already has it (lean hydration). */
export interface HtmlRun {
  readonly html: string
}

/** A React component in the text. Slots are named runs of body inside it. */
export interface Island {
  readonly island: string
  readonly props: Readonly<Record<string, unknown>>
  readonly slots?: Readonly<Record<string, PageBody>>
}

export function isIsland(node: BodyNode): node is Island {
  return 'island' in node
}

/** The same tree without its text: what React needs to take over a prerendered page. */
export function leanBody(body: PageBody): PageBody {
  return body.map((node) => {
    if (!isIsland(node)) return { html: '' }
    if (!node.slots) return node
    const slots = Object.fromEntries(
      Object.entries(node.slots).map(([name, slot]) => [name, leanBody(slot)]),
    )
    return { ...node, slots }
  })
}
