import { expect, it } from 'vitest'
import { markWords } from './mark-words.ts'

it.each([
  ['a foo b foo', ['foo'], 'a [foo] b [foo]'],
  ['<span class="k">fo</span>o', ['foo'], '<span class="k">[fo]</span>[o]'],
  ['a &lt;b&gt; &amp;', ['<b>'], 'a [&lt;b&gt;] &amp;'],
  ['span', ['an', 'pa'], 's[pan]'],
  ['𠮷野家', ['野'], '𠮷[野]家'],
  ['<span class="k">k</span>', ['class'], '<span class="k">k</span>'],
  ['a', [], 'a'],
])('%s with %j', (html, words, expected) => {
  const marked = expected.replaceAll('[', '<span class="word">').replaceAll(']', '</span>')
  expect(markWords(html, words)).toBe(marked)
})
