import { renderToStaticMarkup } from 'react-dom/server'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { enUS } from '#locale/en-US.ts'
import { zhCN } from '#locale/zh-CN.ts'
import type { SearchAnswer, SearchPage } from '#model/search.ts'
import type { SiteConfig } from '#model/site.ts'
import { SiteContext } from '../site-context.ts'
import { SearchBlank } from './SearchBlank.tsx'
import { SearchHits } from './SearchHits.tsx'
import { Status } from './SearchBox.tsx'
import { firstState, searchReducer, type SearchState } from './search-state.ts'
import type { Search } from './use-search.ts'

const LOCALES = [
  { prefix: '/', lang: 'zh-CN', label: '简体中文', title: '', description: '' },
  { prefix: '/en/', lang: 'en-US', label: 'English', title: '', description: '' },
]
const nothing = () => undefined
const page = (address: string, more: Partial<SearchPage> = {}): SearchPage => ({
  address,
  title: `Title of ${address}`,
  marked: [{ text: `Title of ${address}` }],
  lang: 'en-US',
  sections: [],
  ...more,
})

const draw = (children: ReactNode, lang = 'en-US') =>
  renderToStaticMarkup(
    <SiteContext
      value={{
        site: { locales: LOCALES } as unknown as SiteConfig,
        navigation: [],
        lang,
        strings: lang === 'en-US' ? enUS : zhCN,
        href: (address) => address,
        archives: '/archives/',
        feed: undefined,
        year: 2026,
      }}
    >
      {children}
    </SiteContext>,
  )
const answered = (answer: Partial<SearchAnswer>): SearchState =>
  searchReducer(firstState('ring'), {
    type: 'answered',
    ticket: 1,
    answer: { total: answer.pages?.length ?? 0, pages: [], ...answer },
  })
const search = (answer: Partial<SearchAnswer>): Search => ({
  state: answered(answer),
  dispatch: nothing,
  langs: ['en-US'],
  provider: () => Promise.reject(new Error('none')),
})
const choices = { active: 0, point: nothing, followed: nothing, type: nothing }
const hits = (answer: Partial<SearchAnswer>, lang?: string) => {
  const own = search(answer)
  return draw(<SearchHits search={own} answer={own.state.answer!} {...choices} />, lang)
}
const status = (answer: Partial<SearchAnswer>, lang = 'en-US') =>
  draw(
    <Status state={answered(answer)} page={{ lang, locale: lang === 'en-US' ? '/en/' : '/' }} />,
    lang,
  ).replaceAll(/<[^>]*>/g, '')

describe('hits', () => {
  it('say why a page was found whose title does not', () => {
    const parts = [{ text: 'hash ' }, { text: 'ring', marked: true as const }]
    const named = [page('/a/', { reason: { field: 'alias', parts } })]
    expect(hits({ pages: named })).toContain('>Also known as: hash <mark>ring</mark></small>')
    expect(hits({ pages: named }, 'zh-CN')).toContain('>别名：hash <mark>ring</mark></small>')
    const translated = [page('/a/', { reason: { field: 'translation' } })]
    expect(hits({ pages: translated })).toContain('another language')
  })
  it('name the section they lead to', () => {
    const found = page('/a/#b', { section: [{ text: 'Part', marked: true }] })
    expect(hits({ pages: [found] })).toMatch(/href="\/a\/#b".*› <mark>Part<\/mark>/)
  })
  it('of other languages stand in the same list, each with its language', () => {
    const html = hits({ pages: [page('/en/a/')], others: [page('/b/', { lang: 'zh-CN' })] })
    const list = html.slice(html.indexOf('role="listbox"'))
    expect(list).toContain('In other languages')
    expect(list).toMatch(/role="group"[^>]*lang="zh-CN"[^>]*><a[^>]*role="option"[^>]*id="hit-1"/)
    expect(list.match(/hit-lang">[^<]+/g)).toEqual(['hit-lang">简体中文'])
    expect(hits({ others: [page('/b/', { lang: 'zh-CN' })] })).toContain('id="hit-0"')
  })
})

describe('nothing found', () => {
  const blank = (answer: Partial<SearchAnswer>) =>
    draw(<SearchBlank search={search(answer)} close={nothing} {...choices} />)
  it('offers what was meant, then the nearest names as a named list, then all pages', () => {
    const html = blank({ suggestion: 'rings', nearest: [page('/a/'), page('/b/')] })
    const order = [
      'No results for',
      'Did you mean',
      'Pages with similar names',
      '/a/',
      '/archives/',
    ]
    const places = order.map((one) => html.indexOf(one))
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect(html).toContain('role="group" aria-label="Pages with similar names"')
    expect(html.match(/role="option"/g)).toHaveLength(2)
  })
})

it('counts what was found, the weak ones and other languages by themselves', () => {
  const weak = page('/w/', { weak: true })
  expect(status({ pages: [page('/a/')] })).toBe('1 result in English')
  expect(status({ pages: [page('/a/'), weak], others: [page('/x/')] })).toBe(
    '2 results in English · 1 weaker · 1 in other languages',
  )
  expect(status({ pages: [weak], total: 9 })).toBe('9 results in English · 1+ weaker')
  expect(status({ pages: [page('/a/'), weak], others: [page('/x/')] }, 'zh-CN')).toBe(
    '2 条结果，只列简体中文页面 · 1 条相关度较低 · 其他语言 1 条',
  )
  expect(status({ suggestion: 'rings' })).toBe('0 results in English · Did you mean rings?')
})
