import { describe, expect, it } from 'vitest'
import { readFileTree, type FileTreeNode } from '../file-tree/file-tree-lines.ts'
import { pathTree, type PathNode } from './path-tree.ts'

const show = (nodes: readonly FileTreeNode[]): string =>
  nodes
    .map(({ name, children, closed, diff, focused, comment }) => {
      const marks = [closed && 'closed', diff, focused && 'on', comment].filter(Boolean).join(' ')
      return `${name}${marks && `(${marks})`}${children ? `[${show(children)}]` : ''}`
    })
    .join(' ')

describe('a file tree', () => {
  it.each([
    ['- a\n- b', 'a b'],
    ['- src\n  - a.ts\n  - b\n    - c\n- d', 'src[a.ts b[c]] d'],
    ['- src/', 'src(closed)[…]'],
    ['- src/\n  - a', 'src(closed)[a]'],
    ['- ++ a.ts\n- -- b.ts', 'a.ts(add) b.ts(del)'],
    ['- **a.ts** # 主角', 'a.ts(on 主角)'],
    ['- c#.md\n- …', 'c#.md …'],
    ['\t* a\n\t\t* b', 'a[b]'],
    ['    - a\n  - b', 'a b'],
  ])('%j', (text, expected) => {
    const { nodes, wrong } = readFileTree(text.split('\n'))
    expect(show(nodes)).toBe(expected)
    expect(wrong).toEqual([])
  })

  it('reports what is no item', () => {
    expect(readFileTree(['- a', 'b', '', '1. c']).wrong).toEqual([1, 3])
  })
})

describe('a tree of paths', () => {
  const names = (nodes: readonly PathNode[]): unknown[] =>
    nodes.map(({ name, index, children }) => (children ? [name, names(children)] : [name, index]))

  it('puts folders first', () => {
    expect(names(pathTree(['go.mod', 'kv/a.go', './kv/in/b.go', 'c']))).toEqual([
      [
        'kv',
        [
          ['in', [['b.go', 2]]],
          ['a.go', 1],
        ],
      ],
      ['go.mod', 0],
      ['c', 3],
    ])
  })
})
