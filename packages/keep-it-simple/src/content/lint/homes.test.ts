import { expect, it } from 'vitest'
import { lintHomes } from './homes.ts'

const LOCALES = [
  { prefix: '/', label: '简体中文' },
  { prefix: '/en/', label: 'English' },
]

it('a language without a home page is reported with the file it lacks', () => {
  const pages = [{ path: '/' }, { path: '/en/a/' }]
  const store = { pages, redirects: [] }
  expect(lintHomes(store, LOCALES)).toMatchObject([
    { code: 'missing-home', file: 'docs/en/README.md' },
  ])
  expect(lintHomes(store, LOCALES.slice(0, 1))).toEqual([])
  expect(lintHomes({ pages, redirects: [['/en/', '/en/a/']] }, LOCALES)).toEqual([])
})

it('nothing is reported where other mistakes stopped the build', () => {
  expect(lintHomes(undefined, LOCALES)).toEqual([])
})
