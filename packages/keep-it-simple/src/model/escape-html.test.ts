import { expect, it } from 'vitest'
import { escapeHtml } from './escape-html.ts'
import { markWide } from './wide-runs.ts'

it.each([
  ['plain', 'plain'],
  ['<script>', '&lt;script&gt;'],
  ['a & b & c', 'a &amp; b &amp; c'],
  ['say "so"', 'say &quot;so&quot;'],
  ['&lt;', '&amp;lt;'],
])('%j is written %j', (text, html) => {
  expect(escapeHtml(text)).toBe(html)
})

it('marks what takes two columns', () => {
  expect(markWide('a 数据 b')).toBe('a <span class="wide">数据</span> b')
})
