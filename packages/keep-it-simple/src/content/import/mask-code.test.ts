import { describe, expect, it } from 'vitest'
import { maskBlocks, maskCode, maskFences } from './mask-code.ts'

/** What is left, with a dot for every letter that was taken away. */
const left = (mask: (markdown: string) => string, markdown: string) => {
  const masked = mask(markdown)
  expect(masked).toHaveLength(markdown.length)
  return [...masked].map((one, at) => (one === markdown[at] ? one : '.')).join('')
}

describe('code blocks', () => {
  it.each([
    ['a\n```js\nb\n```\nc', 'a\n.....\n.\n...\nc'],
    ['~~~\n```\n~~~~\nc', '...\n...\n....\nc'],
    ['````\n```\nb\n````\nc', '....\n...\n.\n....\nc'],
    ['```\n``` x\n```\nc', '...\n... .\n...\nc'],
    ['```\nnever closed', '...\n..... ......'],
    ['``` a ` b\nc', '``` a ` b\nc'],
    ['~~~ a ` b\nc', '... . . .\n.'],
    ['> ```\n> b\n> ```\nc', '. ...\n. .\n. ...\nc'],
    ['1. ```\n   b\n   ```\nc', '.. ...\n   .\n   ...\nc'],
    ['a\n\n    b\n\n    c\nd', 'a\n\n    .\n\n    .\nd'],
    ['a\n    b', 'a\n    b'],
    ['a\n\n\tb\nc', 'a\n\n..\nc'],
    ['- a\n\n    b', '- a\n\n    b'],
    ['12) a\n\n    b', '12) a\n\n    b'],
    [': a\n\n    b', ': a\n\n    b'],
    ['    a', '    .'],
    ['\n    a\n', '\n    .\n'],
  ])('%j', (markdown, expected) => {
    // Spaces are blank already.
    expect(left(maskFences, markdown)).toBe(expected)
  })

  it('and comments', () => {
    expect(left(maskBlocks, 'a <!-- b\nc --> d')).toBe('a .... .\n. ... d')
    expect(left(maskFences, 'a <!-- b --> c')).toBe('a <!-- b --> c')
  })
})

describe('code in sentences', () => {
  it.each([
    ['a `b` c', 'a ... c'],
    ['a ``b ` c`` d', 'a ... . ... d'],
    ['a `b\nc` d', 'a ..\n.. d'],
    ['a `b\n\nc` d', 'a `b\n\nc` d'],
    ['a `b\n \t\nc` d', 'a `b\n \t\nc` d'],
    ['a ``b` c', 'a ``b` c'],
    ['`` ` `` d', '.. . .. d'],
  ])('%j', (markdown, expected) => {
    expect(left(maskCode, markdown)).toBe(expected)
  })
})
