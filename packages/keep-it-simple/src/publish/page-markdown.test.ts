import { describe, expect, it } from 'vitest'
import type { Entry } from './catalogue.ts'
import { pageMarkdown } from './page-markdown.ts'

const entry: Entry = {
  path: '/article/a/',
  lang: 'zh-CN',
  locale: '/',
  title: '甲: "乙"',
  isArticle: true,
  indexed: true,
  tags: [],
  created: '2024-05-12T15:15:20+08:00',
  file: 'blog/1.x/a.md',
}
const around = {
  absolute: (address: string) => `https://a.example${encodeURI(address)}`,
  pageOf: (file: string) => ({ 'blog/b.md': '/article/b/' })[file],
  pictureOf: (file: string) => ({ 'blog/1.x/p.svg': '/media/p-1.svg' })[file],
}
const write = (text: string) =>
  pageMarkdown(text, entry, { author: '丙', license: 'CC-BY-4.0' }, around)
const body = (text: string) =>
  write(text).split('"\n\n').at(-1)!.split('\n').slice(0, -1).join('\n')

describe('the Markdown of a page', () => {
  it('says first what it is', () => {
    expect(write('Text.\n\n')).toBe(
      [
        '---',
        'title: "甲: \\"乙\\""',
        'url: "https://a.example/article/a/"',
        'lang: "zh-CN"',
        'created: "2024-05-12T15:15:20+08:00"',
        'author: "丙"',
        'license: "CC-BY-4.0"',
        '---',
        '',
        '# 甲: "乙"',
        '',
        'Text.',
        '',
      ].join('\n'),
    )
  })

  it.each([
    ['[b](../b.md#x)', '[b](https://a.example/article/b/#x)'],
    ['[b](/blog/b.md)', '[b](https://a.example/article/b/)'],
    ['![p](./p.svg)', '![p](https://a.example/media/p-1.svg)'],
    ['[c](/c/?q=1)', '[c](https://a.example/c/?q=1)'],
    ['[d]: ../b.md', '[d]: https://a.example/article/b/'],
    ['[e](https://e.example/) [f](#f)', '[e](https://e.example/) [f](#f)'],
    ['`[g](../b.md)`', '`[g](../b.md)`'],
    ['```md\n[h](../b.md)\n```', '```md\n[h](../b.md)\n```'],
    ['~~~~\n[h](../b.md)\n~~~\n[h](../b.md)\n~~~~', '~~~~\n[h](../b.md)\n~~~\n[h](../b.md)\n~~~~'],
    [
      '- ```\n  [h](../b.md)\n  ```\n[b](../b.md)',
      '- ```\n  [h](../b.md)\n  ```\n[b](https://a.example/article/b/)',
    ],
    ['> 12. ```\n[h](../b.md)\n```', '> 12. ```\n[h](../b.md)\n```'],
    ['``[g](../b.md)`` [b](../b.md)', '``[g](../b.md)`` [b](https://a.example/article/b/)'],
    ['`a` ``` [b](../b.md)', '`a` ``` [b](https://a.example/article/b/)'],
    ['``a`` ~~~ [b](../b.md)', '``a`` ~~~ [b](https://a.example/article/b/)'],
    ['[up](../../../x.md)', '[up](../../../x.md)'],
    ['[gone](./c/)', '[gone](./c/)'],
    ['[query](?a=1)', '[query](?a=1)'],
  ])('%j has links that lead somewhere', (written, expected) => {
    expect(body(written)).toBe(expected)
  })

  it.each([
    'a\n::: encrypt password\nsecret\n:::\nb',
    'a\n:::: encrypt\n::: tip\nsecret\n:::\nsecret\n::::\nb',
    'a\n::: encrypt\n::: tip\nsecret\n:::\nsecret\n:::\nb',
    'a\n::: encrypt\n```\n:::\n```\nsecret\n:::\nb',
    'a\n- ::: encrypt\n  secret\n  :::\nb',
    'a\n:::encrypt\nsecret\n:::\nb',
    'a\n::: encrypt\n~~~~\n~~~\n:::\n~~~~\nsecret\n:::\nb',
  ])('%j is without what is behind a password', (written) => {
    expect(body(written)).toBe('a\nb')
  })

  it('ends where a block behind a password is never closed', () => {
    expect(body('a\n::: encrypt\nsecret\n\nsecret')).toBe('a')
  })
})
