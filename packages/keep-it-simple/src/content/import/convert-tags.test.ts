import { describe, expect, it } from 'vitest'
import { convertTags } from './convert-tags.ts'
import type { Notes } from './note.ts'

function tagsOf(data: Record<string, unknown>) {
  const notes: Notes = { changes: [], todo: [] }
  const lines = Object.fromEntries(Object.keys(data).map((key, index) => [key, index + 2]))
  const tags = convertTags({ data, lines, markdown: '', markdownLine: 1, todo: [] }, notes)
  return { tags, todo: notes.todo, changes: notes.changes.length }
}

describe('convertTags', () => {
  it.each<[Record<string, unknown>, string[]]>([
    [{}, []],
    [{ tags: null }, []],
    [{ tags: '' }, []],
    [{ tags: ['a', 'b'] }, ['a', 'b']],
    [{ tags: ['a', 2024, null, 'a', '  '] }, ['a', '2024']],
    [{ tags: 'a, b c,d' }, ['a', 'b c', 'd']],
    [{ tags: '数据库、索引，树' }, ['数据库', '索引', '树']],
    [{ tags: ['#obsidian'] }, ['obsidian']],
    [{ tags: 7 }, ['7']],
    [{ tags: ['a'], keywords: 'b, a' }, ['a', 'b']],
    [{ keywords: ['x'] }, ['x']],
    [{ categories: ['Notes', 'Go'] }, ['Notes', 'Go']],
    [{ tags: ['Go', 'x'], categories: ['Go'] }, ['Go', 'x']],
  ])('reads %j', (data, expected) => {
    expect(tagsOf(data)).toMatchObject({ tags: expected, todo: [] })
  })

  it('only notes categories beside tags, and those in levels', () => {
    const beside = tagsOf({ tags: ['a'], categories: ['Notes', 'Go'] })
    expect(beside.tags).toEqual(['a'])
    expect(beside.todo).toEqual([{ line: 3, message: expect.stringContaining('["Notes","Go"]') }])
    const levels = tagsOf({ categories: [['Notes', 'Go']] })
    expect(levels.tags).toEqual([])
    expect(levels.todo[0]).toMatchObject({ line: 2 })
  })

  it('notes what is no list of names', () => {
    expect(tagsOf({ tags: { a: 1 } })).toMatchObject({ tags: [], todo: [{ line: 2 }] })
  })
})
