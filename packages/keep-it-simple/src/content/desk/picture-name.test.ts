import { expect, it } from 'vitest'
import { fileNameOf, isGiven, wordsOf } from './picture-name.ts'

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

it('makes words of a given name only', () => {
  expect(isGiven('image.png')).toBe(false)
  expect(isGiven('hash_table-2.png')).toBe(true)
  expect(wordsOf('hash_table-2.png')).toBe('hash table 2')
})

it.each([
  ['a--b__c. d.png', 'a b c d'],
  ['v1.2.final.jpeg', 'v1 2 final'],
  ['C:\\photos\\Cat.PNG', 'Cat'],
  [' spaced .png', 'spaced'],
  ['no-ending', 'no ending'],
])('the words of %j are %j', (name, words) => {
  expect(wordsOf(name)).toBe(words)
})

it.each([
  ['image.png', 'blog/2024-05-06-2024-01-02-b.md', '2024-01-02-b'],
  ['image.png', 'blog/12.v3.4.md', 'v3-4'],
  ['--a--.png', 'x.md', 'a'],
  ['image.png', 'notes/3.深处/README.md', '深处'],
  ['image.png', 'notes/index-of-all.md', 'index-of-all'],
  [`${'z'.repeat(59)}--b.png`, 'x.md', 'z'.repeat(59)],
  ['!!!.png', '!!!.md', 'picture'],
])('%j of %s is saved as %s', (name, page, saved) => {
  expect(fileNameOf(name, page)).toBe(saved)
})
