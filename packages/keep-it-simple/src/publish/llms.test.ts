import { expect, it } from 'vitest'
import type { Collection } from '#model/collection.ts'
import type { Entry } from './catalogue.ts'
import { llmsFiles } from './llms.ts'

const locale = (prefix: string, lang: string, title: string) => ({
  prefix,
  lang,
  label: lang,
  title,
  description: `About ${title}`,
})
const LOCALES = [locale('/', 'zh-CN', '甲'), locale('/en/', 'en-US', 'A')]
const absolute = (address: string) => `https://a.example${address}`
const entry = (path: string, more: Partial<Entry> = {}): Entry => ({
  path,
  lang: 'en-US',
  locale: '/en/',
  title: path,
  isArticle: true,
  indexed: true,
  tags: [],
  ...more,
})
const notes = [{ type: 'post', dir: 'en/notes', title: 'Notes' }] as unknown as Collection[]

it('lists the articles of each language by collection, with where their Markdown is', () => {
  const entries = [
    entry('/en/notes/a/', { file: 'en/notes/a.md', title: 'A [draft]', description: 'One\n  two' }),
    entry('/en/about/', { file: 'en/about.md' }),
    entry('/en/notes/b/', { file: 'en/notes/b.md' }),
    entry('/en/tags/', { isArticle: false }),
    entry('/c/', { locale: '/' }),
  ]
  expect(llmsFiles(entries, LOCALES, notes, absolute)['en/llms.txt']).toBe(
    [
      '# A',
      '',
      '> About A',
      '',
      '## Notes',
      '',
      '- [A \\[draft\\]](https://a.example/en/notes/a/index.md): One two',
      '- [/en/notes/b/](https://a.example/en/notes/b/index.md)',
      '',
      '## A',
      '',
      '- [/en/about/](https://a.example/en/about/index.md)',
      '',
      '## Optional',
      '',
      '- [zh-CN](https://a.example/llms.txt)',
      '',
    ].join('\n'),
  )
})

it('has a file per language, and names no others where there are none', () => {
  expect(Object.keys(llmsFiles([], LOCALES, [], absolute))).toEqual(['llms.txt', 'en/llms.txt'])
  expect(llmsFiles([], LOCALES.slice(0, 1), [], absolute)).toEqual({
    'llms.txt': '# 甲\n\n> About 甲\n',
  })
})

it('an address without a folder of its own has no Markdown beside it', () => {
  const [text] = Object.values(
    llmsFiles([entry('/old.html', { locale: '/' })], LOCALES, [], absolute),
  )
  expect(text).toContain('- [/old.html](https://a.example/old.html)\n')
})
