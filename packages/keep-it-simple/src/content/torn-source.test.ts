import { expect, it } from 'vitest'
import { splitTorn } from './torn-source.ts'

it.each([
  [
    'never closed',
    '---\ntitle: A\ntags:\n  - x\n- y\n# Note\n\nText.\n',
    ['title: A\ntags:\n  - x\n- y\n# Note', '\nText.\n', 7],
  ],
  ['of another language', '---toml\nx = 1\n--- \nText.', ['', 'Text.', 4]],
  [
    'closed after all',
    '--- \ntitle: A\nany words\n---\nText.',
    ['title: A\nany words', 'Text.', 5],
  ],
])('front matter that is %s ends where the text seems to begin', (_what, text, wanted) => {
  const { frontMatter, markdown, markdownLine, frontMatterLine } = splitTorn(text)
  expect([frontMatter, markdown, markdownLine]).toEqual(wanted)
  expect(frontMatterLine).toBe(2)
})
