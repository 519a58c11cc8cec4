import { expect, it } from 'vitest'
import { fileNameOf } from './picture-name.ts'

it.each([
  ['image.png', 'blog/1.数据库/b-tree.md', 'b-tree'],
  ['Screenshot 2026-11-16 at 09.41.00.png', 'a/README.md', 'a'],
  ['截屏2026-11-16 09.41.00.png', 'blog/2024-05-12-索引.md', '索引'],
  ['IMG_2034.JPG', 'README.md', 'picture'],
  ['', 'a/b.md', 'b'],
  ['Hash Table (final).png', 'a/b.md', 'hash-table-final'],
  ['哈希表.png', 'a/b.md', '哈希表'],
  ['../../etc/pass wd.png', 'a/b.md', 'pass-wd'],
  ['C:\\Users\\me\\tree.png', 'a/b.md', 'tree'],
  ['imagery.png', 'a/b.md', 'imagery'],
])('%s on %s is called %s', (name, page, expected) => {
  expect(fileNameOf(name, page)).toBe(expected)
})
