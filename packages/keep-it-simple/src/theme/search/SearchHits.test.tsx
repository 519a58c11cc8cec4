import { renderToStaticMarkup } from 'react-dom/server'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { enUS } from '#locale/en-US.ts'
import { zhCN } from '#locale/zh-CN.ts'
import type { SearchAnswer, SearchPage, SearchProvider } from '#model/search.ts'
import type { SiteConfig } from '#model/site.ts'
import { SiteContext } from '../site-context.ts'
import { SearchBlank } from './SearchBlank.tsx'
import { SearchHits } from './SearchHits.tsx'
import { SearchStatus } from './SearchStatus.tsx'
import { firstState, searchReducer, type SearchState } from './search-state.ts'

const LOCALES = [
  { prefix: '/', lang: 'zh-CN', label: '简体中文', title: '', description: '' },
  { prefix: '/en/', lang: 'en-US', label: 'English', title: '', description: '' },
]
const nothing = () => undefined
const page = (address: string, more: Partial<SearchPage> = {}): SearchPage => ({
  address,
  title: `Title of ${address}`,
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
const hits = (answer: Partial<SearchAnswer>, lang?: string, state = answered(answer)) =>
  draw(
    <SearchHits
      state={state}
      answer={state.answer!}
      dispatch={nothing}
      type={nothing}
      followed={nothing}
    />,
    lang,
  )
const status = (answer: Partial<SearchAnswer>, lang = 'en-US') =>
  draw(
    <SearchStatus
      state={answered(answer)}
      page={{ lang, locale: lang === 'en-US' ? '/en/' : '/' }}
    />,
    lang,
  ).replaceAll(/<[^>]*>/g, '')

describe('hits', () => {
  it.each([
    ['alias', 'Also known as: hash <mark>ring</mark>', '别名：hash <mark>ring</mark>'],
    ['link', 'Linked as: hash <mark>ring</mark>', '链接文字：hash <mark>ring</mark>'],
    ['tag', 'Tag: hash <mark>ring</mark>', '标签：hash <mark>ring</mark>'],
  ] as const)('say that a page was found by its %s', (field, english, chinese) => {
    const pages = [page('/a/', { reason: { field, text: 'hash ring' } })]
    expect(hits({ pages })).toContain(`>${english}</small>`)
    expect(hits({ pages }, 'zh-CN')).toContain(`>${chinese}</small>`)
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
    draw(
      <SearchBlank
        state={answered(answer)}
        dispatch={nothing}
        langs={['en-US']}
        provider={() => Promise.reject<SearchProvider>(new Error('none'))}
        type={nothing}
        followed={nothing}
        close={nothing}
      />,
    )
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
    const [, name] = /<p class="hits-in" id="([^"]+)">Pages with/.exec(html)!
    expect(html).toContain(`<ul aria-labelledby="${name}">`)
    expect(html).not.toContain('id="hits"')
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
