import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { layMindMap, MAX_NODE_WIDTH, type MindNode } from './mind-map.ts'

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

  it('leaves out what lies below a folded node', () => {
    const given = node('根', node('甲', node('子')), node('乙'))
    const { nodes } = layMindMap(given, new Set(['0']))
    expect(nodes.map(({ id }) => id)).toEqual(['', '0', '1'])
  })
})
