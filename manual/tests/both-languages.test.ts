import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { listingsOf, withoutListings } from './listings-of.ts'

/** Chinese and English say the same: page by page, heading by heading, listing by listing. */
const DOCS = join(import.meta.dirname, '../docs')
const FOLDERS = ['1.guide', '2.writing', '_examples']
/** Words of a reader's language stand in these and in examples; everything else is code and the same. */
const PROSE = new Set(['markdown', 'yaml'])
/** What `kis` says is said in the reader's language too. */
const DIAGNOSTIC = /^\S+:\d+ (?:error|错误) /

const pagesOf = (root: string): string[] =>
  ['README.md', ...FOLDERS.flatMap((folder) => globSync(`${folder}/**/*.md`, { cwd: root }))]
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted()

const chinese = pagesOf(DOCS)
const english = pagesOf(join(DOCS, 'en'))
const read = (file: string): string => readFileSync(join(DOCS, file), 'utf8')

/** What a page consists of, without its words. */
function outlineOf(file: string) {
  const text = read(file)
  const lines = withoutListings(text).split('\n')
  return {
    headings: lines.filter((line) => /^#{2,6} /.test(line)).map((line) => line.split(' ')[0]),
    tableRows: lines.filter((line) => line.startsWith('|')).length,
    listItems: lines.filter((line) => /^\s*(?:-|\d+\.) /.test(line)).length,
    brought: lines
      .filter((line) => /^\s*(?:@\[|<!-- @include)/.test(line))
      .map((line) => line.trim().replace('(/en/', '(/').replace(': /en/', ': /'))
      .map((line) => line.replace(/ "[^"]*"/, '')),
    listings: listingsOf(text).map(({ language, code }) =>
      PROSE.has(language) || DIAGNOSTIC.test(code) || file.includes('_examples/')
        ? { language, lines: code.split('\n').length }
        : { language, code },
    ),
  }
}

describe('the manual in two languages', () => {
  it('has the same pages', () => {
    expect(chinese.length).toBeGreaterThan(40)
    expect(english).toEqual(chinese)
  })

  it.each(chinese)('says the same in %s', (file) => {
    expect(outlineOf(`en/${file}`)).toEqual(outlineOf(file))
  })

  it.each(chinese.filter((file) => !file.startsWith('_')))(
    'names the translation of %s',
    (file) => {
      const translation = /^translation: (\S+)$/m.exec(read(`en/${file}`))?.[1]
      const address = `/${file.replace(/(^|\/)\d+\./g, '$1')}`
        .replace(/README\.md$/, '')
        .replace(/\.md$/, '/')
      expect(translation).toBe(address)
    },
  )

  it('has no Chinese in English pages but in what is quoted', () => {
    const left = english.flatMap((file) =>
      withoutListings(read(`en/${file}`))
        .split('\n')
        .filter((line) => /\p{Script=Han}/u.test(line.replace(/`[^`]*`|布隆过滤器/g, '')))
        .map((line) => `en/${file}: ${line}`),
    )
    expect(left).toEqual([])
  })
})
