import { rmSync } from 'node:fs'
import { describe, expect, it, onTestFinished } from 'vitest'
import { writeFolder } from '../../../../tests/support/old-site.ts'
import type { Files } from '../../../../tests/support/tiny-site.ts'
import { readHexoSource } from './read-hexo-source.ts'

function folderOf(files: Files): string {
  const folder = writeFolder(files)
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

describe('the front matter of a post', () => {
  const read = (text: string | Uint8Array) => readHexoSource(folderOf({ 'a.md': text }), 'a.md')

  it.each<[string, string, Record<string, unknown>, number, string]>([
    ['plain', '---\ntitle: A\n---\nText', { title: 'A' }, 2, 'Text'],
    ['with no line above', 'title: A\ntags:\n---\nText', { title: 'A', tags: null }, 1, 'Text'],
    ['as JSON without braces', ';;;\n"title": "A"\n;;;\nText', { title: 'A' }, 2, 'Text'],
    ['as whole JSON', ';;;\n {"title": "A"}\n;;;\nText', { title: 'A' }, 2, 'Text'],
  ])('%s', (_, text, data, line, markdown) => {
    const page = read(text)
    expect(page).toMatchObject({ data, todo: [] })
    if ('from' in page) throw new Error('refused')
    expect(page.markdown.trim()).toBe(markdown)
    expect(page.lines['title']).toBe(line)
    const at = text.split('\n').indexOf('Text')
    expect([0, page.markdownLine]).toContain(at + 1)
  })

  it('that is wrong is named with its line', () => {
    const open = read('title: A\ntags: [a\n---\nText')
    expect(open).toMatchObject({ from: 'a.md', todo: [{ message: expect.any(String) }] })
    expect(read(new Uint8Array([0x61, 0x0a, 0xe9, 0x0a]))).toEqual({
      from: 'a.md',
      todo: [{ line: 2, message: expect.stringContaining('not valid UTF-8') }],
    })
  })
})
