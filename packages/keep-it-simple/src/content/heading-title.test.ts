import { describe, expect, it } from 'vitest'
import { checkFrontMatter } from './front-matter.ts'
import { takeTitle } from './heading-title.ts'
import { splitSource } from './source.ts'

const FILE = 'docs/README.md'
const read = (text: string) => {
  const source = takeTitle(splitSource(FILE, text).source)
  return { ...checkFrontMatter(FILE, source), source }
}

describe('a first-level heading is the title of a file that has no other', () => {
  it.each([
    ['# Notes\n\nText.', 'Notes', 1, '\n\nText.'],
    ['\n\n# Notes #\nText.', 'Notes', 3, '\n\n\nText.'],
    ['---\ndraft: true\n---\n\n# Notes\n', 'Notes', 5, '\n\n'],
    ['# The `kis` **command** {#top}\n', 'The kis command', 1, '\n'],
  ])('%j', (text, title, line, markdown) => {
    const { data, lines, diagnostics, source } = read(text)
    expect(data?.title).toBe(title)
    expect(lines['title']).toBe(line)
    expect(diagnostics).toEqual([])
    expect(source.markdown).toBe(markdown)
  })

  it.each(['---\ntitle: Own\n---\n\n# Notes\n', 'Text.\n\n# Notes\n', '## Notes\n', '#Notes\n'])(
    'is left where it stands: %j',
    (text) => {
      expect(read(text).source).toEqual(splitSource(FILE, text).source)
    },
  )
})
