import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { applyFix } from '#content/desk/apply-fix.ts'
import { page, withSite, type Files } from '../support/tiny-site.ts'

const DOT = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>'

interface Case {
  readonly name: string
  readonly files: Files
  readonly code: string
  /** A line of the file after the edit. */
  readonly becomes: string
}

const CASES: readonly Case[] = [
  {
    name: 'a picture whose name is misspelt',
    files: { 'a.md': page({}, '![A dot](./dto.svg#no-view)'), 'dot.svg': DOT },
    code: 'missing-picture',
    becomes: '![A dot](./dot.svg#no-view)',
  },
  {
    name: 'a picture that was moved to another folder',
    files: { 'n/a.md': page({}, '![A dot](./dot.svg)'), '图 片/dot.svg': DOT },
    code: 'missing-picture',
    becomes: '![A dot](../%E5%9B%BE%20%E7%89%87/dot.svg)',
  },
  {
    name: 'a picture without words',
    files: { 'a.md': page({}, '![](./hash-table.svg)'), 'hash-table.svg': DOT },
    code: 'missing-alt',
    becomes: '![hash table](./hash-table.svg)',
  },
  {
    name: 'a page that lies in another folder now',
    files: { 'n/a.md': page({}, 'See [x](./filter.md#top).'), 'm/filter.md': page({}, '## Top') },
    code: 'dead-link',
    becomes: 'See [x](../m/filter.md#top).',
  },
  {
    name: 'a page that is known by its title only',
    files: {
      'a.md': page({}, '[布隆过滤器](/posts/1234/)'),
      'b.md': page({ title: '布隆过滤器', permalink: '/bloom/' }),
    },
    code: 'dead-link',
    becomes: '[布隆过滤器](/bloom/)',
  },
  {
    name: 'an anchor with a typing mistake',
    files: { 'a.md': page({}, '[x](#frist)\n\n## First') },
    code: 'dead-anchor',
    becomes: '[x](#first)',
  },
  {
    name: 'another site without its scheme',
    files: { 'a.md': page({}, '[x](www.example.org/a)') },
    code: 'dead-link',
    becomes: '[x](https://www.example.org/a)',
  },
]

describe('an edit that puts a problem right', () => {
  it.each(CASES.map((one) => [one.name, one] as const))('%s', async (_, one) => {
    await withSite(one.files, async (site) => {
      const before = await site.diagnostics()
      const found = before.find(({ code }) => code === one.code)
      expect(found?.fix).toBeDefined()
      expect(applyFix(site.root, found!.fix!)).toBe('done')
      const text = readFileSync(join(site.root, found!.file), 'utf8')
      expect(text.split('\n')).toContain(one.becomes)
      const after = await site.diagnostics()
      expect(after.filter(({ code }) => code === one.code)).toEqual([])
    })
  })

  it('in a part stands in the file of the part', async () => {
    const files = {
      'a.md': page({}, '<!-- @include: ./_part.md -->'),
      '_part.md': 'One.\n\n![](./hash-table.svg)\n',
      'hash-table.svg': DOT,
    }
    await withSite(files, async (site) => {
      const [found] = await site.diagnostics()
      expect(found!.fix).toMatchObject({ file: 'docs/_part.md', line: 3 })
    })
  })
})

describe('an edit is not made', () => {
  const fix = { label: '', file: 'docs/a.md', line: 2, before: 'tpi', after: 'tip' }
  const root = (text: string) =>
    withSite({ 'a.md': text }, async (site) => [applyFix(site.root, fix), site.root] as const)

  it('where the line has changed meanwhile', async () => {
    expect((await root('tpi\nother\ntpi'))[0]).toBe('changed')
    expect((await root('tpi'))[0]).toBe('changed')
  })

  it('outside of the author’s folder, or through a link that leads there', async () => {
    await withSite({ 'a.md': 'a' }, async (site) => {
      const outside = join(site.root, '../outside-of-the-site.md')
      writeFileSync(outside, 'tpi')
      mkdirSync(join(site.root, 'node_modules'))
      writeFileSync(join(site.root, 'node_modules/a.md'), 'tpi')
      writeFileSync(join(site.root, '.locks'), 'tpi')
      symlinkSync(outside, join(site.root, 'docs/link.md'))
      const names = ['../outside-of-the-site.md', outside, 'docs/link.md', 'node_modules/a.md']
      for (const file of [...names, '.locks', 'docs', 'docs/none.md', ''])
        expect([file, applyFix(site.root, { ...fix, file, line: 1 })]).toEqual([file, 'no-file'])
      expect(readFileSync(outside, 'utf8')).toBe('tpi')
    })
  })

  it('with other line ends than the author’s', async () => {
    await withSite({ 'a.md': 'one\r\ntpi $& tpi\r\nthree' }, async (site) => {
      expect(applyFix(site.root, { ...fix, after: '$&' })).toBe('done')
      const text = readFileSync(join(site.root, 'docs/a.md'), 'utf8')
      expect(text).toBe('one\r\n$& $& tpi\r\nthree')
    })
  })
})
