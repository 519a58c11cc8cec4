import { expect, it } from 'vitest'
import { inSite } from '../../../tests/support/in-site.tsx'
import { draftWords } from './format.ts'
import { Latin } from './Latin.tsx'

it('in a Chinese or Japanese title, Latin words have Latin marks', () => {
  const drawn = (lang: string) => inSite(<Latin text="用 Go’s 写" />, { lang })
  for (const lang of ['zh-CN', 'ja-JP'])
    expect(drawn(lang)).toBe('用 <span class="latin">Go’s</span> 写')
  for (const lang of ['en-US', 'x-zh']) expect(drawn(lang)).toBe('用 Go’s 写')
})

it('a draft says to the minute when it will be published', () => {
  expect(draftWords('Draft', undefined)).toBe('Draft')
  expect(draftWords('Draft', '2026-11-20T08:00:00+08:00')).toBe('Draft → 2026-11-20 08:00')
})
