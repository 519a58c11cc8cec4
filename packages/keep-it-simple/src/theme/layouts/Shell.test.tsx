import { expect, it } from 'vitest'
import { inSite } from '../../../tests/support/in-site.tsx'
import { contentPage, lockedPage } from '../../../tests/support/sample-pages.ts'
import type { PageData } from '#model/page.ts'
import { Shell } from './Shell.tsx'

const bulletin = { 'en-US': { id: 'n', title: 'Notice', content: 'One\n\nTwo\nlines' } }
const draw = (page: PageData, notice: object = bulletin) =>
  inSite(<Shell page={page}>The page</Shell>, {
    site: { bulletin: notice as never, license: 'CC-BY-4.0' },
  })
/** What stands around a page. */
const around = (page: PageData) => {
  const html = draw(page)
  return ['bar', 'bulletin', 'foot', 'totop', 'skip'].filter((name) =>
    html.includes(`class="${name}"`),
  )
}
const page = (more: object = {}) => contentPage('/en/a/', 'A', { locale: '/en/', ...more })

it('around a prompt that locks the whole site there is no way past it', () => {
  const prompt = { ...lockedPage('/a/', 'A', true), scope: 'site' } as PageData
  expect(around(prompt)).toEqual(['foot', 'totop', 'skip'])
  expect(draw(prompt)).not.toContain('licensed')
  expect(around(lockedPage('/a/', 'A', true))).toContain('bar')
  expect(around(page({ alone: true }))).toEqual(['foot', 'totop', 'skip'])
  expect(around(page({ scope: 'site' }))).toContain('bar')
})

it('what was unlocked is read with a place for locking it again', () => {
  const place = (more: object) =>
    inSite(<Shell page={page(more)}>The page</Shell>).includes('class="relock"')
  expect(place({ opened: 'page' })).toBe(true)
  expect(place({})).toBe(false)
})
