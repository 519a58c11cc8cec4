import { beforeAll, describe, expect, it } from 'vitest'
import { LANGUAGES, type Page } from '../reference/page.ts'
import { referencePages } from '../reference/reference-pages.ts'
import { asked, say } from '../reference/say.ts'
import { chinese } from '../words/chinese.ts'

let pages: readonly (readonly Page[])[]
beforeAll(async () => {
  // Throws at the first sentence of the engine that has no Chinese.
  pages = await Promise.all(LANGUAGES.map((lang) => referencePages(lang)))
})

describe('the words of the reference', () => {
  it('translate every sentence of the engine, and none it does not say any more', () => {
    expect(Object.keys(chinese).filter((english) => !asked.has(english))).toEqual([])
  })

  it('refuse a sentence nobody has translated', () => {
    expect(() => say('zh-CN', 'Something new.')).toThrow('no Chinese for: Something new.')
  })

  it('are Chinese on Chinese pages', () => {
    const untranslated = Object.entries(chinese).filter(
      ([english, words]) => !/\p{Script=Han}/u.test(words) && english !== words,
    )
    expect(untranslated).toEqual([])
  })

  it('give both languages the same pages with the same anchors', () => {
    const [main, other] = pages.map((own) =>
      own.map(({ file, markdown }) => [
        file,
        [...markdown.matchAll(/^#+ .*\{#(.+)\}$/gm)].map(([, id]) => id),
      ]),
    )
    expect(main).toEqual(other)
  })
})
