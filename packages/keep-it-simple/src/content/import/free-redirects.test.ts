import { expect, it } from 'vitest'
import type { ConvertedPage } from './convert-page.ts'
import { freeRedirects } from './free-redirects.ts'

const pageWith = (front: object) => ({ front, notes: { todo: [] } }) as unknown as ConvertedPage

/** The front matter that is written, and what is left to do, of pages in this order. */
function freed(addresses: readonly string[], ...fronts: readonly object[]) {
  const pages = fronts.map(pageWith)
  const found = freeRedirects(
    pages.map((page) => ({ page })),
    new Set(addresses),
  )
  return pages.map((page) => ({
    front: Object.entries(found.get(page) ?? page.front),
    todo: page.notes.todo.map(({ message }) => message),
  }))
}

it('an old address stays where no page has it, in its place among the keys', () => {
  const front = { title: 'A', redirectFrom: ['/old/'], tags: ['x'] }
  expect(freed(['/a/'], front)).toEqual([{ front: Object.entries(front), todo: [] }])
})

it('an old address that is a page now leads nowhere else, in whatever capitals', () => {
  expect(freed(['/now/'], { title: 'A', redirectFrom: ['/Now/', '/old/'] })).toEqual([
    {
      front: [
        ['title', 'A'],
        ['redirectFrom', ['/old/']],
      ],
      todo: ['The old address `/Now/` is that of another page.'],
    },
  ])
  expect(freed(['/now/'], { title: 'A', redirectFrom: ['/now/'] })[0]!.front).toEqual([
    ['title', 'A'],
  ])
})

it('of two pages with one old address, the first has it', () => {
  const [first, second] = freed([], { redirectFrom: ['/Old/'] }, { redirectFrom: ['/old/', '/b/'] })
  expect(first).toEqual({ front: [['redirectFrom', ['/Old/']]], todo: [] })
  expect(second).toEqual({
    front: [['redirectFrom', ['/b/']]],
    todo: ['The old address `/old/` is that of another page.'],
  })
})
