import { expect, it } from 'vitest'
import { siteColours } from '#config/tokens/site-colours.ts'
import { cardTree, type Card } from './card.ts'

const { palette } = siteColours()
const FAMILIES = "'Serif', 'Song'"
const CARD: Card = {
  title: 'A short title',
  lang: 'en-US',
  above: 'Blog',
  site: 'Keep It Simple',
  date: '2026-01-02',
  hasCover: false,
}

const { date: _, ...DAYLESS } = CARD

interface Node {
  readonly type: string
  readonly text?: string
  readonly src?: string
  readonly style: Readonly<Record<string, unknown>>
  readonly children?: readonly Node[]
}
const treeOf = (more: Partial<Card> = {}) =>
  cardTree({ ...CARD, ...more }, palette, FAMILIES) as Node
/** Everything in a tree, in the order it is drawn. */
const all = (node: Node): Node[] => [node, ...(node.children ?? []).flatMap(all)]
const texts = (node: Node) => all(node).filter(({ type }) => type === 'text')
const titleOf = (title: string, more: Partial<Card> = {}) => {
  const middle = treeOf({ title, ...more }).children![1]!.children![0]!
  return { lines: texts(middle), room: middle.style['width'] }
}

it('says where it belongs, its title, its site and its day, from top to bottom', () => {
  const tree = treeOf()
  expect(texts(tree).map(({ text }) => text)).toEqual([
    'Blog',
    'A short title',
    'Keep It Simple',
    '2026-01-02',
  ])
  expect(texts(cardTree(DAYLESS, palette, FAMILIES) as Node).at(-1)!.text).toBe('')
  expect(tree.style).toMatchObject({
    width: '100%',
    height: '100%',
    flexDirection: 'column',
    justifyContent: 'space-between',
    backgroundColor: palette.paper,
    color: palette.ink,
    fontFamily: FAMILIES,
    paddingLeft: 80,
    paddingRight: 80,
  })
})

it('a title is as large as it can be in three lines, bold, and never broken again', () => {
  const sizeOf = (words: number) => {
    const { lines } = titleOf('Sentences of words '.repeat(words).trim())
    for (const { style } of lines)
      expect(style).toMatchObject({ fontWeight: 700, whiteSpace: 'nowrap', lineHeight: 1.35 })
    return [lines[0]!.style['fontSize'], lines.length]
  }
  expect(sizeOf(1)).toEqual([80, 1])
  expect(sizeOf(3)).toEqual([80, 3])
  expect(sizeOf(4)).toEqual([68, 3])
  expect(sizeOf(5)).toEqual([50, 3])
  expect(sizeOf(40)).toEqual([44, 4])
})

it('beside a cover there is less room for the title', () => {
  const image = { type: 'image', src: 'cover', width: 440, height: 330 }
  expect(all(treeOf({ hasCover: true })).filter(({ type }) => type === 'image')).toEqual([image])
  expect(all(treeOf()).some(({ type }) => type === 'image')).toBe(false)
  expect(titleOf('A').room).toBe(1040)
  expect(titleOf('A', { hasCover: true }).room).toBe(544)
})

it('the stop of the wordmark is a ring in the colour of the site, as large as the language’s own', () => {
  const ringOf = (lang: string) =>
    all(treeOf({ lang })).find(({ style }) => style?.['borderRadius'] !== undefined)!.style
  expect(ringOf('en-US')).toMatchObject({
    width: 9,
    height: 9,
    borderRadius: 9,
    borderWidth: 3,
    borderStyle: 'solid',
    borderColor: palette.accent,
  })
  expect(ringOf('zh-CN')).toMatchObject({ width: 13, height: 13, borderRadius: 13 })
})

it('what is less than the title is fainter and smaller, above a line and below it', () => {
  const tree = treeOf()
  const [above, , site, date] = texts(tree)
  const faint = palette['ink-3']
  expect(above!.style).toEqual({ fontSize: 30, color: faint })
  expect(site!.style).toEqual({ fontSize: 36, fontWeight: 700, lineHeight: 1.2 })
  expect(date!.style).toEqual({ fontSize: 28, color: faint, lineHeight: 1.2 })
  expect(tree.children![2]!.style).toMatchObject({
    justifyContent: 'space-between',
    borderTopWidth: 2,
    borderTopStyle: 'solid',
    borderTopColor: palette['rule-2'],
  })
})
