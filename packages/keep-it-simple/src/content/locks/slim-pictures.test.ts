import { expect, it } from 'vitest'
import { slimPictures } from './slim-pictures.ts'

const SOURCES =
  '<source type="image/avif" srcset="/m/a-684.avif 684w, /m/a-1368.avif 1368w" sizes="auto, 684px">' +
  '<source type="image/webp" srcset="/m/a-684.webp 684w, /m/a-1368.webp 1368w" sizes="auto, 684px">'

it('a locked page has one file for each picture', () => {
  expect(
    slimPictures(
      `<p>x</p><a class="view" href="/m/a.jpg" data-large="/m/a-2736.webp" title="t"><picture>${SOURCES}<img src="/m/a-1368.jpg" alt="b" width="9"></picture></a>`,
    ),
  ).toBe(
    '<p>x</p><a class="view" href="/m/a-1368.webp" title="t"><img src="/m/a-1368.webp" alt="b" width="9"></a>',
  )
  expect(slimPictures(`<picture>${SOURCES}<img src="/m/a.jpg" alt="b"></picture>`)).toBe(
    '<img src="/m/a-1368.webp" alt="b">',
  )
})

it('leaves everything else alone', () => {
  const other = '<a class="view" href="/m/a.svg" title="t"><img src="/m/a.svg" alt="b"></a>'
  const own = '<picture><source media="print" srcset="/x.png"><img src="/y.png"></picture>'
  expect(slimPictures(other + own)).toBe(other + own)
})
