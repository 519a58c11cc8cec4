import { describe, expect, it } from 'vitest'
import { page, withSite } from '../support/tiny-site.ts'

const FILES = { 'README.md': page({ title: '首页' }), 'a.md': page({ title: 'A' }, 'Words.') }

describe('the hooks of a site', () => {
  it('see every page without its text and add to its data', () =>
    withSite(
      FILES,
      async (site) => {
        const { data, description, path } = await site.content('/a/')
        expect({ data, description, path }).toEqual({
          data: { letters: 1 },
          description: 'About A',
          path: '/a/',
        })
      },
      {
        hooks: {
          page: (one) => {
            if ('body' in one) throw new Error('no text here')
            return { description: `About ${one.title}`, data: { letters: one.title.length } }
          },
        },
      },
    ))

  it('cannot change a page behind the back of its author', () =>
    withSite(FILES, async (site) => expect((await site.content('/a/')).title).toBe('A'), {
      hooks: { page: (one) => void Object.assign(one as object, { title: 'Changed' }) },
    }))

  it('count at once when they have changed, whatever is cached', () => {
    let word = 'old'
    return withSite(
      FILES,
      async (site) => {
        expect((await site.content('/a/')).data).toEqual({ word: 'old' })
        const before = (await site.build()).store!.pages.find(({ path }) => path === '/a/')
        word = 'new'
        const { store, compiled } = await site.build()
        const after = store!.pages.find(({ path }) => path === '/a/')
        expect(compiled).toBe(0)
        expect(after!.hash).not.toBe(before!.hash)
      },
      { hooks: { page: () => ({ data: { word } }) } },
    )
  })
})
