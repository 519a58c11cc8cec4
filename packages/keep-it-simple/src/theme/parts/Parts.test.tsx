import { expect, it } from 'vitest'
import { inSite } from '../../../tests/support/in-site.tsx'
import { EntryLabel } from './EntryLabel.tsx'
import { draftWords, formatCount, formatDay } from './format.ts'
import { Glyph, GlyphContext } from './Glyph.tsx'
import { Latin } from './Latin.tsx'

it('in a Chinese or Japanese title, Latin words have Latin marks', () => {
  const drawn = (lang: string) => inSite(<Latin text="用 Go’s 写" />, { lang })
  for (const lang of ['zh-CN', 'ja-JP'])
    expect(drawn(lang)).toBe('用 <span class="latin">Go’s</span> 写')
  for (const lang of ['en-US', 'x-zh']) expect(drawn(lang)).toBe('用 Go’s 写')
})

it('an icon of a set is drawn as the page brought it, others not at all', () => {
  const glyphs = { 'lucide:x': { viewBox: '0 0 24 24', body: '<path d="M0 0"/>' } }
  const drawn = (name: string, brought: typeof glyphs | undefined) =>
    inSite(
      <GlyphContext value={brought}>
        <Glyph name={name} />
      </GlyphContext>,
    )
  expect(drawn('lucide:x', glyphs)).toBe(
    '<svg class="icon glyph" viewBox="0 0 24 24" aria-hidden="true"><path d="M0 0"/></svg>',
  )
  expect(drawn('lucide:y', glyphs)).toBe('')
  expect(drawn('lucide:x', undefined)).toBe('')
})

it('an entry has its icon before it and its badge behind it', () => {
  const label = inSite(
    <EntryLabel text="A" icon="github" badge={{ text: 'new', type: 'tip' }} />,
  ).replaceAll(/<svg.*?<\/svg>/g, '[icon]')
  expect(label).toBe('[icon]A<span class="badge" data-kind="tip">new</span>')
  expect(inSite(<EntryLabel text="A" />)).toBe('A')
})

it('a draft says to the minute when it will be published', () => {
  expect(draftWords('Draft', undefined)).toBe('Draft')
  expect(draftWords('Draft', '2026-11-20T08:00:00+08:00')).toBe('Draft → 2026-11-20 08:00')
})

/** Languages nobody has asked for before: how they write is remembered. */
let fresh = 0
it('every language writes days and numbers in its own way, however often it is asked', () => {
  const lang = `de-x-n${(fresh += 1)}`
  for (let time = 0; time < 2; time += 1) {
    expect(formatDay('2024-05-02', lang)).toBe('2. Mai 2024')
    expect(formatCount(12_304, lang)).toBe('12.304')
  }
})
