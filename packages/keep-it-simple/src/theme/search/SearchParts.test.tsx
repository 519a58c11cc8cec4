import type { MouseEvent } from 'react'
import { expect, it } from 'vitest'
import { inSite } from '../../../tests/support/in-site.tsx'
import { plainStorage } from '../../../tests/support/plain-storage.ts'
import type { SearchAnswer, SearchPage, SearchProvider } from '#model/search.ts'
import { plainClick } from './plain-click.ts'
import { firstState, searchReducer, type SearchState } from './search-state.ts'
import { SearchBlank } from './SearchBlank.tsx'
import { SearchGroup } from './SearchGroup.tsx'
import { SearchStatus } from './SearchStatus.tsx'

const nothing = () => undefined
const waiting = firstState('ring')
const answered = (answer: Partial<SearchAnswer>): SearchState =>
  searchReducer(waiting, {
    type: 'answered',
    ticket: 1,
    answer: { total: 0, pages: [], ...answer },
  })
const failed = searchReducer(waiting, { type: 'failed', ticket: 1 })

const status = (state: SearchState, site?: object) =>
  inSite(<SearchStatus state={state} page={{ lang: 'en-US', locale: '/en/' }} />, {
    site: site as never,
  })

it('says that it is searching until there is something to show', () => {
  expect(status(waiting)).toBe('<span role="status">Searching</span>')
  expect(status(failed)).toBe('<span role="status"></span>')
  expect(status(firstState(''))).toBe('<span role="status"></span>')
  const next = searchReducer(answered({ total: 1 }), {
    type: 'typed',
    text: 'rings',
    composing: false,
  })
  expect(status(next)).toBe('<span role="status"></span>')
  expect(status({ ...waiting, phase: 'shown' })).toBe('<span role="status"></span>')
})

it('says so where only this device was searched', () => {
  const html = status(answered({ cachedOnly: true }))
  expect(html).not.toContain('results')
})

it('names the language only where there is another', () => {
  const label = { prefix: '/en/', lang: 'en-US', label: 'English', title: '', description: '' }
  expect(status(answered({ total: 2 }))).toContain('2 results in English')
  expect(status(answered({ total: 2 }), { locales: [label] })).toContain('>2 results<')
  const lost = {
    locales: [
      { ...label, prefix: '/x/' },
      { ...label, prefix: '/y/' },
    ],
  }
  expect(status(answered({ total: 2 }), lost)).toContain('2 results in en-US')
})

const blank = (state: SearchState, archives?: string) =>
  inSite(
    <SearchBlank
      state={state}
      dispatch={nothing}
      langs={['en-US']}
      provider={() => Promise.reject<SearchProvider>(new Error('none'))}
      type={nothing}
      followed={nothing}
      close={nothing}
    />,
    { archives },
  )

it('before anything is typed, it offers what was searched for before', () => {
  plainStorage('localStorage', { 'kis:searches': '["ring","hash"]' })
  expect(blank(firstState(''))).toBe(
    '<div class="blank"><p>Type to search</p><div class="blank-hint recent">Recent:<button class="recent-one" type="button">ring</button><button class="recent-one" type="button">hash</button><button class="recent-clear" type="button">Clear recent</button></div></div>',
  )
})

it('and nothing where nothing was', () => {
  plainStorage('localStorage')
  expect(blank(firstState(''))).toBe('<div class="blank"><p>Type to search</p></div>')
})

it('while it waits something turns; where it fails, one may try again', () => {
  expect(blank(waiting)).toBe(
    '<div class="blank blank--busy"><i class="spinner" aria-hidden="true"></i></div>',
  )
  expect(blank(failed)).toMatch(/^<div class="blank" role="alert"><p>[^<]+<\/p>.*Try again/)
  expect(blank({ ...waiting, phase: 'other' as never })).toBe('')
})

it('where nothing was found, all pages are the last way', () => {
  const html = blank(answered({}), '/archives/')
  expect(html).toContain('ring')
  expect(html).not.toContain('{')
  expect(html).toMatch(
    /<p class="blank-hint">[^<]+<a href="\/b\/archives\/">Archives<\/a>[^<]*<\/p>/,
  )
  expect(blank(answered({}))).not.toContain('blank-hint')
  expect(blank({ ...waiting, phase: 'shown' })).toContain('ring')
})

const group = (page: Partial<SearchPage>, series?: string) =>
  inSite(
    <SearchGroup
      page={{ address: '/a/', title: 'A ring', lang: 'en-US', sections: [], ...page }}
      text="ring"
      series={series}
      hit={(address) => ({
        address,
        id: `at ${address}`,
        chosen: address === '/a/',
        point: nothing,
        followed: nothing,
      })}
    />,
  )
const words = (text: string) => [{ text }]

it('a page that was found is an option with its title and what stands around the words', () => {
  expect(group({})).toBe(
    '<div role="group" aria-label="A ring" lang="en-US" dir="ltr"><a class="hit" role="option" id="at /a/" href="/b/a/" aria-selected="true" tabindex="-1"><b>A <mark>ring</mark></b></a></div>',
  )
  expect(group({ snippet: words('Around it') })).toContain('</b><span>Around it</span></a>')
  expect(group({ snippet: [] })).not.toContain('<span>')
})

it('its sections stand below it, its series above, and a weak one says so', () => {
  const sections = [{ address: '/a/#s', title: 'Part', snippet: words('In it') }]
  const html = group({ sections: sections }, 'Rings')
  expect(html).toContain('<p class="hits-in" aria-hidden="true">Rings</p><a class="hit"')
  expect(html).toContain(
    '<a class="hit hit--in" role="option" id="at /a/#s" href="/b/a/#s" aria-selected="false" tabindex="-1"><b>Part</b><span>In it</span></a>',
  )
  const weak = group({ weak: true })
  expect(weak).toContain('<a class="hit hit--weak"')
  expect(weak).toContain('</mark> <small class="hit-lang" lang="en-US">')
})

it.each([
  ['plain', {}, 1],
  ['with Control', { ctrlKey: true }, 0],
  ['with Command', { metaKey: true }, 0],
  ['with Shift', { shiftKey: true }, 0],
])('a click that is %s, with %o, closes the dialog %s times', (_, keys, times) => {
  let count = 0
  plainClick(() => (count += 1))({
    ctrlKey: false,
    metaKey: false,
    shiftKey: false,
    ...keys,
  } as MouseEvent)
  expect(count).toBe(times)
})
