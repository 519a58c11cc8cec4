import { posix, win32 } from 'node:path'
import { array, assert, property, string } from 'fast-check'
import { expect, it } from 'vitest'
import { fileStyleAddress } from '#model/path.ts'
import { isBelow, pathBelow } from './path-below.ts'

it.each([
  [posix, '/home/me/blog/docs', '/home/me/blog/docs/blog/1.数据库/a b.md', 'blog/1.数据库/a b.md'],
  [posix, '/blog/docs', '/blog/drawings/1.svg', '../drawings/1.svg'],
  // A backslash is a letter like any other here.
  [posix, '/blog/docs', '/blog/docs/a\\b.md', 'a\\b.md'],
  [win32, 'C:\\Users\\me\\笔记 2\\docs', 'C:\\Users\\me\\笔记 2\\docs\\blog\\a.md', 'blog/a.md'],
  [win32, 'C:\\blog\\docs', 'C:\\blog\\drawings\\1.svg', '../drawings/1.svg'],
  // Windows names do not differ by case.
  [win32, 'c:\\Blog\\docs', 'C:\\blog\\DOCS\\a.md', 'a.md'],
  [win32, '\\\\server\\share\\docs', '\\\\server\\share\\docs\\a\\b.md', 'a/b.md'],
])('%# is written with slashes', (system, folder, file, below) => {
  expect(pathBelow(folder, file, system)).toBe(below)
})

it.each([
  [posix, '/blog/docs', '/blog/docs/a.md', true],
  [posix, '/blog/docs', '/blog/docs', false],
  [posix, '/blog/docs', '/blog/docs-old/a.md', false],
  [posix, '/blog/docs', '/blog/docs/..hidden/a.md', true],
  [win32, 'C:\\blog\\docs', 'C:\\blog\\docs\\a.md', true],
  [win32, 'C:\\blog\\docs', 'C:\\blog\\docs-old\\a.md', false],
  [win32, 'C:\\blog\\docs', 'D:\\blog\\docs\\a.md', false],
])('%# lies in the folder or not', (system, folder, file, inside) => {
  expect(isBelow(folder, file, system)).toBe(inside)
})

it('a file has the same path and address on Windows as elsewhere', () => {
  const name = string({ unit: 'grapheme', minLength: 1, maxLength: 12 }).filter(
    (one) => !/[\\/:*?"<>|\p{Cc}]|[. ]$/u.test(one),
  )
  assert(
    property(array(name, { minLength: 1, maxLength: 5 }), (names) => {
      const file = (system: typeof win32, folder: string) =>
        pathBelow(folder, system.join(folder, ...names), system)
      const below = file(win32, 'C:\\Users\\Ada\\docs')
      expect(below).toBe(names.join('/'))
      expect(below).toBe(file(posix, '/home/ada/docs'))
      expect(fileStyleAddress(`${below}.md`)).not.toContain('\\')
    }),
  )
})
