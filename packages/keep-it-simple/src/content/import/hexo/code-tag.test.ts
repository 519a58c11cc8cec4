import { describe, expect, it } from 'vitest'
import { fenceInfo, listing, readCodeOptions } from './code-tag.ts'

describe('what stands behind the ticks', () => {
  it.each([
    ['', ''],
    ['lang:js', 'js'],
    ['Title of it', 'text title="Title of it"'],
    ['lang:js A "quoted" title', 'js title="A \'quoted\' title"'],
    ['lang:js line_number:true', 'js:line-numbers'],
    ['line_number:true', 'text:line-numbers'],
    ['lang:js line_number:false', 'js'],
    ['lang:js first_line:5', 'js:line-numbers=5'],
    ['lang:js first_line:x', 'js'],
    ['lang:js mark:1,3-5', 'js {1,3-5}'],
    ['mark:2', 'text {2}'],
    ['lang:js first_line:3 mark:4,7-6', 'js:line-numbers=3 {2,4-5}'],
    ['lang:js mark:a,2x,x2,-3,4-,5-6-7', 'js'],
    ['lang:js wrap:false highlight:true', 'js'],
  ])('%s', (written, expected) => {
    expect(fenceInfo(readCodeOptions(written.split(' ').filter((word) => word !== '')))).toBe(
      expected,
    )
  })

  it.each([
    [
      'js T /a/b.js words of it',
      { lang: 'js', title: 'T', url: '/a/b.js', linkText: 'words of it' },
    ],
    ['js https://a.example', { lang: 'js', title: '', url: 'https://a.example' }],
    ['js a / b', { lang: 'js', title: 'a / b' }],
    ['', { lang: '', title: '' }],
  ])('of a fence: %s', (written, expected) => {
    const { firstLine, mark, dropped, ...rest } = readCodeOptions(
      written.split(' ').filter((word) => word !== ''),
      true,
    )
    expect(rest).toEqual(expected)
    expect([firstLine, mark, dropped]).toEqual([1, '', []])
  })

  it('a path is no link outside of a fence, and what has no counterpart is named', () => {
    const options = readCodeOptions(['/a', 'wrap:x', 'language_attr:y', 'line_threshold:1'])
    expect(options).toEqual({
      lang: '',
      title: '/a',
      firstLine: 1,
      mark: '',
      dropped: ['wrap:x', 'language_attr:y', 'line_threshold:1'],
    })
  })
})

describe('a listing', () => {
  const draw = (words: string, code: string, indent?: string) =>
    listing(
      readCodeOptions(words.split(' ')),
      code.split('\n').map((text, at) => ({ text, line: 4 + at })),
      3,
      indent,
    ).map(({ text, line }) => `${line} ${text}`)

  it('begins and ends with code, at the lines that were written', () => {
    expect(draw('lang:js', '\n\na\n\n  b\n ')).toEqual(['3 ```js', '6 a', '7 ', '8   b', '8 ```'])
  })

  it('may be empty, stand in a list and have ticks inside', () => {
    expect(draw('lang:js', ' ')).toEqual(['3 ```js', '3 ```'])
    expect(draw('lang:md', '```\n\nx\n```', '  ')).toEqual([
      '3   ````md',
      '4   ```',
      '5 ',
      '6   x',
      '7   ```',
      '7   ````',
    ])
  })

  it('has the link to its source below it', () => {
    expect(draw('lang:js https://a.example', 'x', ' ')).toEqual([
      '3  ```js',
      '4  x',
      '4  ```',
      '3 ',
      '3  [https://a.example](https://a.example)',
    ])
    expect(draw('https://a.example words', 'x').at(-1)).toBe('3 [words](https://a.example)')
  })
})
