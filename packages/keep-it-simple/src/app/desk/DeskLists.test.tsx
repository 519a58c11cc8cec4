import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { SavedPicture } from '#model/desk.ts'
import { EntryList, type ListedFile } from './EntryList.tsx'
import { deskWords } from './desk-words.ts'
import { PictureNews, type News } from './PictureNews.tsx'
import { WeekBars } from './WeekBars.tsx'

const words = deskWords('en-US')

const list = (entries: readonly ListedFile[]) =>
  renderToString(
    <EntryList title="Drafts" entries={entries} words={words}>
      <p>A note</p>
    </EntryList>,
  )

it('a list of pages links to each and opens its file, with what is known of it', () => {
  expect(list([{ file: 'docs/a.md', href: '/a/', title: 'A', fact: '2 programs' }])).toBe(
    '<section class="deskpage-part"><h2 class="deskpage-heading">Drafts<!-- --> <span>1</span></h2><p>A note</p><ul class="deskpage-list"><li class="deskpage-entry"><a href="/a/">A</a><button type="button" class="deskpage-file" title="Open in editor">docs/a.md</button><span class="deskpage-fact">2 programs</span></li></ul></section>',
  )
})

it('a file without a page is only named', () => {
  expect(list([{ file: 'public/x.png' }])).toContain(
    '<li class="deskpage-entry"><button type="button" class="deskpage-file" title="Open in editor">public/x.png</button></li>',
  )
})

it('where there is nothing, that is said instead of the note', () => {
  const html = list([])
  expect(html).toContain('<span>0</span></h2><p class="deskpage-note">None</p>')
  expect(html).not.toContain('A note')
})

it('the ninth and all after it are shown when asked for', () => {
  const files = Array.from({ length: 9 }, (_, index) => ({ file: `${index}.md` }))
  expect(list(files.slice(1))).not.toContain('<details')
  const [shown, hidden] = list(files).split('<details class="deskpage-more">')
  expect(shown!.match(/<li /g)).toHaveLength(8)
  expect(hidden).toContain('<summary>and 1 more</summary>')
  expect(hidden).toContain('>8.md<')
  expect(hidden!.match(/<li /g)).toHaveLength(1)
})

it('words by week are bars as high as their share of the most', () => {
  const weeks = [
    { start: '2026-11-02', words: 1500, pages: 2 },
    { start: '2026-11-09', words: 0, pages: 0 },
    { start: '2026-11-16', words: 375, pages: 1 },
  ]
  const html = renderToString(<WeekBars weeks={weeks} words={words} />)
  expect(html).toContain(`<p class="deskpage-most">${(1500).toLocaleString()}</p>`)
  expect(html).toContain(
    '<svg class="deskpage-bars" viewBox="0 0 3 100" preserveAspectRatio="none" role="img" aria-label="2026-11-02: 1500 words; 2026-11-16: 375 words">',
  )
  expect(html.match(/<rect [^>]*>/g)).toEqual([
    '<rect class="deskpage-bar" x="0.1" y="0" width="0.8" height="100">',
    '<rect class="deskpage-bar" x="1.1" y="100" width="0.8" height="0">',
    '<rect class="deskpage-bar" x="2.1" y="75" width="0.8" height="25">',
  ])
  expect(html).toContain('<title>2026-11-09: 0 words</title>')
  expect(html).toContain(
    '<figcaption class="deskpage-days"><span>2026-11-02</span><span>2026-11-09</span><span>2026-11-16</span></figcaption>',
  )
})

it('weeks without a word have no height and no most', () => {
  const weeks = [{ start: '2026-11-16', words: 0, pages: 0 }]
  const html = renderToString(<WeekBars weeks={weeks} words={words} />)
  expect(html).toContain('<p class="deskpage-most"></p>')
  expect(html).toContain('aria-label="None"')
  expect(html).toContain('y="100" width="0.8" height="0"')
  expect(renderToString(<WeekBars weeks={[]} words={words} />)).toContain('viewBox="0 0 0 100"')
})

const news = (announced: News) =>
  renderToString(<PictureNews news={announced} words={words} onClose={() => undefined} />)
const picture = (name: string): SavedPicture => ({
  file: `docs/${name}`,
  markdown: `![](./${name})`,
  width: 1,
  height: 1,
  bytes: 1,
})

it('a picture held over the page learns where it would go', () => {
  expect(news('dropping')).toBe(
    '<p class="desk-toast desk-toast--drop">Drop the picture to save it beside this page</p>',
  )
})

it.each<[string, News]>([
  ['Saving the picture …', 'saving'],
  [words.noPage, { refused: 'no-page' }],
  [words.tooLarge, { refused: 'too-large' }],
  [words.noPicture, { refused: 'no-picture' }],
  [words.refused, { refused: 'no-answer' }],
])('says “%s” beside a button that closes it', (text, announced) => {
  expect(news(announced)).toBe(
    `<div class="desk-toast" role="status"><div class="desk-toast-text">${text}</div><button type="button" class="desk-close" aria-label="Close">✕</button></div>`,
  )
})

it('lines for the page stand there to be copied', () => {
  const saved = [picture('a.png'), picture('b.png')]
  expect(news({ saved, isCopied: true })).toContain(
    '<p>Saved as docs/a.png · Saved as docs/b.png</p><p>This line is on the clipboard:</p><p class="desk-line"><code>![](./a.png)\n\n![](./b.png)</code><button type="button" class="desk-button">Copy</button></p>',
  )
  expect(news({ saved, isCopied: false })).toContain('<p>Copy this line into the page:</p>')
})
