import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { page, withSite } from '../support/tiny-site.ts'

describe('an author’s mistakes', () => {
  it('are all reported at once, sorted by file and line', async () => {
    const files = { 'b.md': page({}, '[x](/no/)\n\n[y](/none/)'), 'a.md': page({}, '[x](/no/)') }
    await withSite(files, async (site) => {
      const places = (await site.diagnostics()).map(({ file, line }) => `${file}:${line}`)
      expect(places).toEqual(['docs/a.md:5', 'docs/b.md:5', 'docs/b.md:7'])
    })
  })

  it.each([
    ['an unknown key', 'title: A\npermalink: /moved/\nnope: 1', 'unknown-key'],
    ['a wrong value', 'title: A\npermalink: /moved/\ndraft: maybe', 'invalid-value'],
    ['no title', 'permalink: /moved/', 'missing-title'],
    ['broken YAML', 'permalink: /moved/\ntitle: A\ndescription: b: c', 'broken-yaml'],
  ])('with %s a page keeps its place, and its links are checked', async (_, front, code) => {
    const files = {
      'a.md': `---\n${front}\n---\n\n[x](/no/)\n`,
      'b.md': page({}, '[a](./a.md) and [a](/moved/)'),
    }
    await withSite(files, async (site) => {
      const found = (await site.diagnostics()).map((one) => `${one.file} ${one.code}`)
      expect(found.sort()).toEqual([`docs/a.md ${code}`, 'docs/a.md dead-link'].sort())
    })
  })

  it('front matter that cannot be read leaves the page at its file’s place', async () => {
    const files = {
      'notes/a.md': '---\ntitle: A\n\nno end\n',
      'blog/b.md': '---\n- a list\n---\ntext\n',
      'c.md': page({}, '[a](/notes/a/), [b](/article/b/) and [b](./blog/b.md)'),
    }
    await withSite(files, async (site) => {
      const found = (await site.diagnostics()).map((one) => `${one.file} ${one.code}`)
      expect(found).toEqual(['docs/blog/b.md broken-yaml', 'docs/notes/a.md front-matter-open'])
    })
  })

  it('BOM and CRLF are no mistake, and lines are still right', async () => {
    const text =
      '\uFEFF---\r\ntitle: A\r\npermalink: /a/\r\n---\r\n\r\n一行\r\n二行\r\n\r\n[x](/no/)\r\n'
    await withSite({ 'a.md': text }, async (site) => {
      expect((await site.diagnostics()).map(({ code, line }) => `${line} ${code}`)).toEqual([
        '9 dead-link',
      ])
      writeFileSync(join(site.root, 'docs/a.md'), text.replace('[x](/no/)', 'ok'))
      const { body } = await site.content('/a/')
      expect(JSON.stringify(body)).toContain('一行二行')
    })
  })
})
