import { expect, it } from 'vitest'
import { inSite } from '../../../tests/support/in-site.tsx'
import { contentPage } from '../../../tests/support/sample-pages.ts'
import type { HomeSection } from '#model/home.ts'
import type { ContentPage } from '#model/page.ts'
import { HomeLayout } from '../layouts/HomeLayout.tsx'

const draw = (sections: readonly HomeSection[], more: Partial<ContentPage> = {}, view = {}) =>
  inSite(
    <HomeLayout page={contentPage('/', 'The site', { home: { sections }, ...more })} />,
    view,
  ).replaceAll(/<svg.*?<\/svg>/g, '')

it('a home page without an opening is still named, for those who hear it', () => {
  const hidden = '<h1 class="sr">The site</h1>'
  expect(draw([])).toBe(`<main id="main" tabindex="-1">${hidden}</main>`)
  expect(draw([{ type: 'features' }])).toContain(hidden)
  expect(draw([{ type: 'hero' }])).not.toContain(hidden)
  const { home: _, ...bare } = contentPage('/', 'The site')
  expect(inSite(<HomeLayout page={bare} />)).toContain(hidden)
})

it('an action that opens a window of its own tells that page nothing', () => {
  const action = (more: object) =>
    /<div class="actions">(<a .*?)<\/div>/.exec(
      draw([{ type: 'hero', hero: { actions: [{ text: 'Go', link: '/go/', ...more }] } }]),
    )![1]
  expect(action({})).toBe('<a class="btn btn--ink" href="/b/go/">Go</a>')
  expect(action({ target: '_blank', theme: 'alt' })).toBe(
    '<a class="btn" href="/b/go/" target="_blank" rel="noopener">Go</a>',
  )
  expect(action({ target: '_blank', rel: 'me' })).toContain('rel="me"')
  expect(action({ target: '_top' })).not.toContain('rel=')
})
