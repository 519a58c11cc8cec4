import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { layMindMap, MAX_NODE_WIDTH, type MindNode } from './mind-map.ts'
import { mindMapSvg } from './mind-map-svg.ts'

const node = (text: string, ...children: MindNode[]): MindNode => ({ text, children })

const words = fc.string({ unit: fc.constantFrom(...'中文 word，'), maxLength: 60 })
const grown = (depth: number): fc.Arbitrary<MindNode> =>
  fc.record({
    text: words,
    children: depth === 0 ? fc.constant([]) : fc.array(grown(depth - 1), { maxLength: 3 }),
  })
const tree = grown(3)

describe('a mind map', () => {
  it('[S9.11] breaks the text of a node at 240 pixels', () => {
    expect(MAX_NODE_WIDTH).toBe(240)
    const { nodes } = layMindMap(node('字'.repeat(40)))
    expect(nodes[0]!.lines.map((line) => line.length)).toEqual([17, 17, 6])
    expect(nodes[0]!.width).toBeLessThanOrEqual(240)
  })

  it('stands from left to right, a parent at the middle of its children', () => {
    const { nodes } = layMindMap(node('根', node('甲'), node('乙'), node('丙')))
    const [root, first, , last] = nodes
    expect(first!.x).toBeGreaterThan(root!.x + root!.width)
    expect(root!.y).toBe((first!.y + last!.y) / 2)
    expect(first!.from).toEqual({ x: root!.x + root!.width, y: root!.y })
  })

  it('never lets two texts of one column overlap, and stays in its frame', () => {
    fc.assert(
      fc.property(tree, (given) => {
        const { nodes, width, height } = layMindMap(given)
        for (const one of nodes) {
          expect(one.y).toBeLessThanOrEqual(height)
          expect(one.y - one.lines.length * 20).toBeGreaterThanOrEqual(0)
          expect(one.x + one.width).toBeLessThanOrEqual(width)
          const others = nodes.filter(
            (other) =>
              other !== one && other.x < one.x + one.width && one.x < other.x + other.width,
          )
          for (const other of others)
            expect(
              other.y <= one.y - one.lines.length * 20 ||
                one.y <= other.y - other.lines.length * 20,
            ).toBe(true)
        }
      }),
    )
  })

  it('keeps what lies beside a text of many lines clear of what follows it', () => {
    const long = node('字'.repeat(80), node('甲', node('一')), node('乙', node('二')))
    const { nodes, height } = layMindMap(node('根', long, node('丙')))
    const [, tall, first, , second, , next] = nodes
    expect(tall!.lines).toHaveLength(5)
    // The text of many lines is in the middle of its few children, and all stand above the next.
    expect(tall!.y - tall!.lines.length * 20).toBeGreaterThanOrEqual(0)
    expect(second!.y).toBeGreaterThan(first!.y)
    expect(next!.y - 20).toBeGreaterThanOrEqual(tall!.y)
    expect(next!.y).toBeLessThanOrEqual(height)
    const alone = layMindMap(node('甲', node('一')))
    expect(first!.y).toBeGreaterThan(alone.nodes[0]!.y)
  })

  it('leaves out what lies below a folded node', () => {
    const given = node('根', node('甲', node('子')), node('乙'))
    const { nodes } = layMindMap(given, new Set(['0']))
    expect(nodes.map(({ id }) => id)).toEqual(['', '0', '1'])
  })

  it('escapes what the author wrote', () => {
    expect(mindMapSvg(node('<b>&"'))).toContain('&lt;b&gt;&amp;&quot;')
  })
})

it('is drawn by rules, curves, texts and rings, as small as they are', () => {
  const svg = mindMapSvg(node('根', node('甲', node('子')), node('a <b>')))
  expect(svg.match(/<path class="s-ink"[^>]*>/g)).toHaveLength(1)
  const texts = [...svg.matchAll(/<text x="(\d+)" y="([\d.]+)"([^>]*)>([^<]*)</g)]
  expect(texts.map(([, , , , text]) => text)).toEqual(['根', '甲', '子', 'a &lt;b&gt;'])
  // The root alone is bold; every text stands eight pixels above its rule.
  expect(texts.filter(([, , , rest]) => rest!.includes('font-weight'))).toHaveLength(1)
  const rules = [...svg.matchAll(/d="M(\d+) ([\d.]+)h(\d+)"/g)].map((one) =>
    one.slice(1).map(Number),
  )
  expect(texts.map(([, x, y]) => [Number(x), Number(y) + 8])).toEqual(rules.map(([x, y]) => [x, y]))
  // A ring at the end of the rules that go on, and a curve from there to each child.
  const rings = [...svg.matchAll(/<circle cx="(\d+)" cy="([\d.]+)" r="4" class="f-paper/g)]
  expect(rings.map(([, x, y]) => [Number(x), Number(y)])).toEqual(
    [rules[0]!, rules[1]!].map(([x, y, width]) => [x! + width!, y]),
  )
  const curves = [...svg.matchAll(/d="M([\d.]+) ([\d.]+)C([\d.]+) \2 \3 ([\d.]+) (\d+) \4"/g)]
  expect(curves.map(([, x, y, , , to]) => [Number(x) - 4, Number(y), Number(to)])).toEqual([
    [Number(rings[0]![1]), Number(rings[0]![2]), rules[1]![0]],
    [Number(rings[1]![1]), Number(rings[1]![2]), rules[2]![0]],
    [Number(rings[0]![1]), Number(rings[0]![2]), rules[3]![0]],
  ])
  for (const [, x, , middle, , to] of curves)
    expect(Number(middle)).toBe((Number(x) + Number(to)) / 2)
  expect(svg.match(/s-edge" fill="none" stroke-width="1.5"/g)).toHaveLength(2)
  expect(svg).not.toContain('role="button"')
})

it('can be folded where something lies below', () => {
  const given = node('根', node('甲', node('子')), node('乙'))
  const svg = mindMapSvg(given, { folded: new Set(['0']), label: 'Fold' })
  const buttons = [
    ...svg.matchAll(
      /role="button" tabindex="0" data-node="(\w*)" aria-expanded="(\w+)" aria-label="([^"]*)"/g,
    ),
  ]
  expect(buttons.map((one) => one.slice(1))).toEqual([
    ['', 'true', 'Fold 根'],
    ['0', 'false', 'Fold 甲'],
  ])
  expect(svg.match(/r="13" fill="transparent"/g)).toHaveLength(2)
  expect(svg.match(/class="f-accent s-accent"/g)).toHaveLength(1)
})
