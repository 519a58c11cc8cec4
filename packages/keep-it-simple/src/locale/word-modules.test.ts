import { expect, it } from 'vitest'
import { wordModules, type WordModulesInput } from './word-modules.ts'

const ID = 'virtual:keep-it-simple/words'

/** A module of the plugin, by its name. */
function source(input: WordModulesInput, name: string): string {
  const { resolveId, load } = wordModules(input) as unknown as {
    resolveId: (id: string) => string | undefined
    load: (id: string) => string | undefined
  }
  return load(resolveId(ID + name)!)!
}

const INPUT = { langs: ['ja-JP'], words: { 'ja-JP': { interface: { search: '検索' } } } }

it('has a module of its own for every language, and for what is loaded later', () => {
  const table = source(INPUT, '')
  for (const lang of ['ja-JP', 'zh-CN', 'en-US'])
    expect(table).toContain(`"${lang}":()=>import("${ID}/${lang}")`)
  expect(table).toContain(`"ja-JP":()=>import("${ID}/late/ja-JP")`)
})

it('has all words of a language, and none of another', () => {
  const module = source(INPUT, '/ja-JP')
  expect(module).toContain('"search":"検索"')
  expect(module).not.toContain('搜索')
  // Borrowed words are in it already: no second language is loaded.
  expect(module).toContain('"home":"Home"')
  expect(source(INPUT, '/zh-CN')).not.toContain('検索')
})
