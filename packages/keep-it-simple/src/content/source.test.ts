import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeSource, splitSource } from './source.ts'

const FILE = 'docs/a.md'
const bytes = (text: string) => new TextEncoder().encode(text)

describe('bytes to text', () => {
  it.each([
    ['Chinese', bytes('数据库'), '数据库'],
    ['a byte order mark', new Uint8Array([0xef, 0xbb, 0xbf, 0x61]), 'a'],
    ['line ends of Windows', bytes('a\r\nb\r\n'), 'a\nb\n'],
    ['line ends of old Macs', bytes('a\rb'), 'a\nb'],
    ['nothing', bytes(''), ''],
  ])('reads %s', (_, input, expected) => {
    expect(decodeSource(FILE, input)).toEqual({ text: expected, diagnostics: [] })
  })

  it.each([
    ['GBK', new Uint8Array([0xca, 0xfd, 0xbe, 0xdd]), 'not-utf8'],
    ['half a character', bytes('数').slice(0, 2), 'not-utf8'],
    ['UTF-16', new Uint8Array([0xff, 0xfe, 0x61, 0x00]), 'not-utf8'],
    ['a NUL', bytes('a\0b'), 'nul-byte'],
  ])('refuses %s', (_, input, code) => {
    const { text, diagnostics } = decodeSource(FILE, input)
    expect(text).toBeUndefined()
    expect(diagnostics).toMatchObject([{ severity: 'error', code, file: FILE }])
  })
})

describe('front matter and Markdown', () => {
  it.each([
    ['a usual page', '---\ntitle: a\n---\n\ntext\n', 'title: a\n', '\ntext\n', 4],
    ['an empty block', '---\n---\ntext', '', 'text', 3],
    ['spaces after the fences', '--- \ntitle: a\n---\t\ntext', 'title: a\n', 'text', 4],
    ['no text', '---\ntitle: a\n---', 'title: a\n', '', 4],
    ['a rule in the text', '---\na: 1\n---\nb\n\n---\n\nc', 'a: 1\n', 'b\n\n---\n\nc', 4],
    ['dashes in a value', '---\na: "---"\nb: ---x\n---\nc', 'a: "---"\nb: ---x\n', 'c', 5],
  ])('are split in %s', (_, text, frontMatter, markdown, markdownLine) => {
    expect(splitSource(FILE, text)).toEqual({
      source: { frontMatter, frontMatterLine: 2, markdown, markdownLine },
      diagnostics: [],
    })
  })

  it.each(['', 'text', '\n---\ntitle: a\n---\n', ' ---\n', '----\ntext', '# a\n\n---\n'])(
    'are Markdown alone in %j',
    (markdown) => {
      expect(splitSource(FILE, markdown)).toEqual({
        source: { frontMatter: '', frontMatterLine: 1, markdown, markdownLine: 1 },
        diagnostics: [],
      })
    },
  )

  it.each([
    ['JavaScript', '---js\n{ title: process.exit() }\n---\n', 'front-matter-language'],
    ['JSON', '---json\n{}\n---\n', 'front-matter-language'],
    ['a block that is never closed', '---\ntitle: a\n\ntext\n', 'front-matter-open'],
    ['a closing fence that is indented', '---\ntitle: a\n ---\n', 'front-matter-open'],
  ])('are refused in %s, with nothing read', (_, text, code) => {
    const { source, diagnostics } = splitSource(FILE, text)
    expect(diagnostics).toMatchObject([{ severity: 'error', code, file: FILE, line: 1 }])
    expect(source).toMatchObject({ frontMatter: '', markdown: '' })
  })

  it('together are the lines of the file', () => {
    const lines = fc.array(fc.constantFrom('a: 1', '', 'text', '数据'))
    fc.assert(
      fc.property(lines, lines, (yaml, body) => {
        const text = ['---', ...yaml, '---', ...body].join('\n')
        const { frontMatterLine, markdownLine, markdown } = splitSource(FILE, text).source
        expect(frontMatterLine).toBe(2)
        expect(
          text
            .split('\n')
            .slice(markdownLine - 1)
            .join('\n'),
        ).toBe(markdown)
      }),
    )
  })
})
