import { escapeHtml } from './escape-html.ts'
import { layMindMap, type MindNode, type MindRoom, type PlacedNode } from './mind-map.ts'

const LINE = 20
const RING = 4

/** What a mind map that can be folded needs besides: words for the rings. */
export interface Folding {
  readonly folded: ReadonlySet<string>
  readonly label: string
}

/**
 * A mind map as SVG. Text stands on hairlines, a ring at the end of a rule says that it goes on: open
 * where it does, filled where it is folded. The compiler and the viewer share this drawing.
 */
export function mindMapSvg(root: MindNode, folding?: Folding, room?: MindRoom): string {
  const { nodes, width, height } = layMindMap(root, folding?.folded, room)
  const links = nodes.map(link).join('')
  const drawn = nodes.map((node) => draw(node, folding)).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${Math.ceil(width)}" height="${Math.ceil(height)}" font-family="sans-serif">${links}${drawn}</svg>`
}

function link({ from, x, y, depth }: PlacedNode): string {
  if (!from) return ''
  const start = from.x + RING
  const middle = (start + x) / 2
  const heavy = depth === 1 ? ' stroke-width="1.5"' : ''
  return `<path class="s-edge" fill="none"${heavy} d="M${start} ${from.y}C${middle} ${from.y} ${middle} ${y} ${x} ${y}"/>`
}

function draw(node: PlacedNode, folding: Folding | undefined): string {
  const { id, lines, x, y, width, depth, children, folded } = node
  const rule =
    depth === 0
      ? `<path class="s-ink" fill="none" stroke-width="1.5" d="M${x} ${y}h${width}"/>`
      : `<path class="s-edge" fill="none" d="M${x} ${y}h${width}"/>`
  const weight = depth === 0 ? ' font-weight="600"' : ''
  const text = (lines[0] === '' ? [] : lines)
    .map((line, index) => {
      const baseline = y - 8 - (lines.length - 1 - index) * LINE
      return `<text x="${x}" y="${baseline}" class="f-ink" font-size="14"${weight}>${escapeHtml(line)}</text>`
    })
    .join('')
  const end = x + width
  const fill = folded ? 'class="f-accent s-accent"' : 'class="f-paper s-accent"'
  const ring =
    children === 0 ? '' : `<circle cx="${end}" cy="${y}" r="${RING}" ${fill} stroke-width="1.5"/>`
  if (!folding || children === 0) return rule + text + ring
  const label = escapeHtml(`${folding.label} ${lines.join(' ')}`)
  const target = `<circle cx="${end}" cy="${y}" r="13" fill="transparent"/>`
  return `${rule}${text}<g role="button" tabindex="0" data-node="${id}" aria-expanded="${String(!folded)}" aria-label="${label}">${target}${ring}</g>`
}
