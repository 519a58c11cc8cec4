import createMarkdownIt from 'markdown-it'
import { escapeHtml } from '#model/escape-html.ts'
import type { MindNode, MindRoom } from '#model/mind-map.ts'
import { mindMapSvg } from '#model/mind-map-svg.ts'
import { drawingWidth } from '#content/drawings/drawing-file.ts'
import { FITS, PLACE } from '#content/drawings/forms.ts'
import { blockStrings } from '#content/interface-strings.ts'
import { textOf } from '#content/markdown/headings.ts'
import { report } from '#content/markdown/page-env.ts'
import { figureFrame } from '../mermaid/figure-frame.ts'
import type { Fence } from '#content/markdown/blocks/fences.ts'
import words from './words.ts'

/** More than a map one can survey; each costs a shape. */
const MAX_NODES = 500

const md = createMarkdownIt({ html: false, maxNesting: 40 })

/** A mind map of headings and lists, drawn at once; its outline follows as a list. */
export function drawMarkmap(figure: Fence): string | undefined {
  const { env, source, values, line } = figure
  const wrong = (message: string, remedy: string) =>
    report(env, { severity: 'error', code: 'bad-diagram', message, remedy }, { line })
  const { root, count } = readTree(source)
  if (count === 0) {
    wrong('The mind map has no headings and no list.', 'Write an outline: `# 根`, then `- 枝`.')
    return undefined
  }
  if (count > MAX_NODES) {
    wrong(`The mind map has ${count} nodes; it may have ${MAX_NODES}.`, 'Split it.')
    return undefined
  }
  const said = blockStrings(env, 'markmap', words)
  const svg = mindMapSvg(root)
  return figureFrame(figure, {
    kind: 'markmap',
    svg,
    phone: drawingWidth(svg) > FITS.phone ? phoneMap(root) : undefined,
    name: said.name,
    alt: values['alt'],
    details: { summary: said.outline, html: `<ul>${outline(root)}</ul>` },
    source: JSON.stringify(root),
  })
}

/** From the roomiest to the tightest. */
const ROOMS: readonly MindRoom[] = [
  { node: 150, reach: 28 },
  { node: 116, reach: 22 },
  { node: 92, reach: 18 },
  { node: 74, reach: 14 },
]

/** Drawn for a phone: in the first room that fits, or the tightest. */
function phoneMap(root: MindNode): string {
  const maps = ROOMS.map((room) => mindMapSvg(root, undefined, room))
  return maps.find((svg) => drawingWidth(svg) <= PLACE.phone) ?? maps.at(-1)!
}

interface Branch extends MindNode {
  readonly text: string
  readonly children: Branch[]
}

/** Headings by their level, list items below the heading they follow; other blocks are left out. */
function readTree(source: string): { root: MindNode; count: number } {
  const top: Branch = { text: '', children: [] }
  const open: { level: number; node: Branch }[] = [{ level: 0, node: top }]
  let depth = 0
  let heading = 0
  let count = 0
  let level: number | undefined
  for (const token of md.parse(source, {})) {
    if (token.type === 'list_item_open') depth++
    if (token.type === 'list_item_close') depth--
    if (token.type === 'heading_open') level = heading = Number(token.tag.slice(1))
    else if (token.type === 'list_item_open') level = heading + depth
    else if (token.type === 'inline' && level !== undefined) {
      const node = { text: textOf(token).trim(), children: [] }
      while (open.at(-1)!.level >= level) open.pop()
      open.at(-1)!.node.children.push(node)
      open.push({ level, node })
      count++
      level = undefined
    }
  }
  // One first node is the root; several have none in common.
  return { root: top.children.length === 1 ? top.children[0]! : top, count }
}

function outline({ text, children }: MindNode): string {
  const inside = children.map(outline).join('')
  if (text === '') return inside
  return `<li>${escapeHtml(text)}${inside === '' ? '' : `<ul>${inside}</ul>`}</li>`
}
