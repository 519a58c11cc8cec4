import { join } from 'node:path'
import { expect, it } from 'vitest'
import { testSettings } from '../../../tests/support/test-site.ts'
import type { PlacedPage } from '../placed-page.ts'
import { filesOf } from './seal-page.ts'

it('the files of a page are what lies in docs/ and what was made of it; public/ is everybody’s', () => {
  const settings = testSettings('/site')
  const pictures = [
    { publicPath: '/media/a.svg', file: 'notes/a.svg' },
    { publicPath: '/media/b.avif', file: 'notes/b.png', generated: true },
    { publicPath: '/logo.svg' },
  ]
  expect([...filesOf({ source: { pictures } } as unknown as PlacedPage, settings)]).toEqual([
    ['/media/a.svg', join(settings.docs, 'notes/a.svg')],
    ['/media/b.avif', join(settings.generated, 'media/b.avif')],
  ])
})
