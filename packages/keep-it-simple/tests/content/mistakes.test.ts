import { rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { expectMistakes } from '../support/mistakes.ts'
import { page, post, withSite, type Files } from '../support/tiny-site.ts'

/** A file with one mistake, the line and code that are reported, and a part of the remedy. */
type Row = readonly [file: string, source: string, at: string, remedy: RegExp]

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>'
const home = (section: object) => page({ pageLayout: 'home', config: [section] })
const friend = (more: object) =>
  page({ pageLayout: 'friends', list: [{ name: 'A', link: 'https://a.example/', ...more }] })

/** One site holds all of them: a mistake in one page hides none in another. */
const ROWS: readonly Row[] = [
  ['no-title.md', '---\ndescription: x\n---\ntext\n', '2 missing-title', /Add `title:`/],
  ['number.md', '---\ntitle: 2024\n---\n', '2 invalid-value', /Put quotes around/],
  ['key.md', '---\ntitle: A\npermlink: /a/\n---\n', '3 unknown-key', /Did you mean `permalink`/],
  ['nested.md', '---\ntitle: A\ncopyright:\n  licence: M\n---\n', '4 unknown-key', /`license`/],
  [
    'type.md',
    '---\ntitle: A\ntags: yes\n---\n',
    '3 invalid-value',
    /Write a list: `tags: \[yes\]`/,
  ],
  [
    'third.md',
    '---\ntitle: A\ntags:\n  - a\n  - [c]\n---\n',
    '5 invalid-value',
    /text or a number/,
  ],
  ['colon.md', '---\ntitle: A: b\n---\n', '2:8 broken-yaml', /needs quotes/],
  ['layout.md', page({ pageLayout: 'docs' }), '3 unknown-layout', /Did you mean `doc`/],
  ['outer.md', page({ layout: 'Kiosk' }), '3 unknown-layout', /`layouts\/Kiosk\.tsx`/],
  ['head.md', page({ head: [['script', {}, 'a()']] }), '3 invalid-value', /^Write `\[meta/],
  ['blog/sticky.md', post({ sticky: -1 }), '4 bad-sticky', /0 or more/],
  ['alias.md', page({ aliases: ['/old/'] }), '3 invalid-value', /under `redirectFrom`/],
  ['home-list.md', home({ type: 'posts', collection: 'nope' }), '4 unknown-collection', /blog/],
  ['home-icon.md', page({ icon: 'databse' }), '3 unknown-icon', /Did you mean `database`/],
  ['colour.md', friend({ color: 'url(https://a.example/x)' }), '4 invalid-value', /colour/],
  ['avatar.md', friend({ avatar: '/no.svg' }), '4 dead-link', /./],

  [
    'table.md',
    page({}, '| a |\n|---|\n| [x](/nowhere/) |'),
    '7:7 dead-link',
    /Correct the address/,
  ],
  ['typo.md', page({}, '[x](/giude/)'), '5:5 dead-link', /Did you mean `\/guide\/`/],
  ['title.md', page({}, '[x](/posts/the-nil-map/)'), '5:5 dead-link', /`\/article\/7d2a\/`/],
  ['capitals.md', page({}, '[x](./Guide.md)'), '5:5 dead-link', /Did you mean `docs\/guide\.md`/],
  ['file.md', page({}, '[x](./data.csv)'), '5:5 dead-link', /put it into `public\/`/],
  ['host.md', page({}, '[x](www.example.com)'), '5:5 dead-link', /`https:\/\/www\.example\.com`/],
  ['climbs.md', page({}, '[x](../../b.md)'), '5:5 dead-link', /climbs out/],
  ['draft-link.md', page({}, '[x](/secret/)'), '5:5 dead-link', /is a draft/],
  ['anchor.md', page({}, '## 安装\n\n[x](#安庄)'), '7:5 dead-anchor', /Did you mean `#安装`/],
  ['en/lacks.md', page({}, '[x](/en/guide/)'), '5:5 dead-link', /exists only in 简体中文/],
  ['translated.md', page({ translation: '/en/no/' }), '3 bad-translation', /until the page/],
  ['same-language.md', page({ translation: '/guide/' }), '3 bad-translation', /other language/],
  ['neighbour.md', page({ next: '/nowhere/at/' }), '3 dead-link', /write the page/],

  ['missing.md', page({}, '![Alt](./skecth.svg)'), '5 missing-picture', /^Did you mean `sketch/],
  ['remote.md', page({}, '![Alt](https://a.example/a.png)'), '5 remote-picture', /beside/],
  ['inline.md', page({}, '![Alt](data:image/gif;base64,R0lGODlh=)'), '5 inline-picture', /beside/],
  ['no-alt.md', page({}, '![](./sketch.svg)'), '5 missing-alt', /between the brackets/],
  ['blog/cover.md', post({ cover: '/../docs/guide.md' }), '4 missing-picture', /into `public\/`/],

  ['second-h1.md', page({}, '# Again'), '5 second-h1', /`##`/],
  ['ids.md', page({}, '## A {#x}\n\n## B {#x}'), '7 duplicate-id', /another id/],
  ['language.md', page({}, '```pyton\nx\n```'), '5 unknown-language', /Did you mean `python`/],
  ['footnote.md', page({}, 'Text[^n].'), '5 unknown-footnote', /Define it/],
  ['comment.md', page({}, 'Text <!-- a\n\nb -->'), '5 open-comment', /line of its own/],
  ['list.md', page({ permalink: '/blog/tags/' }), '3 duplicate-address', /another `permalink:`/],
  ['slash.md', page({ permalink: '/a' }), '3 bad-address', /`\/article\/name\/`/],
  ['en/outside.md', page({ permalink: '/a/' }), '3 bad-address', /`\/en\/`/],
]

const RIGHT: Files = {
  'guide.md': page({ permalink: '/guide/' }),
  'nil.md': page({ title: 'The nil map', permalink: '/article/7d2a/' }),
  'secret.md': page({ permalink: '/secret/', draft: true }),
  'data.csv': '1',
  'sketch.svg': svg,
}

describe('mistakes of an author, one to a page', () => {
  let found: readonly { readonly at: string; readonly remedy: string }[]
  beforeAll(async () => {
    const files = { ...RIGHT, ...Object.fromEntries(ROWS.map(([file, source]) => [file, source])) }
    found = await withSite(files, async (site) =>
      (await site.diagnostics()).map(({ file, line, column, code, remedy }) => ({
        at: `${[file, line, column].filter((part) => part !== undefined).join(':')} ${code}`,
        remedy,
      })),
    )
  })

  it.each(ROWS)('%s: reported with line, code and remedy', (file, _, at, remedy) => {
    const here = found.filter((one) => one.at.startsWith(`docs/${file}:`))
    expect(here.map((one) => one.at)).toEqual([`docs/${file}:${at}`])
    expect(here[0]!.remedy).toMatch(remedy)
  })
})

describe('mistakes that need a site of their own', () => {
  expectMistakes([
    {
      name: '[S2.4.3] an unknown layout stops the build',
      files: { 'a.md': page({ pageLayout: 'Nope' }) },
      at: 'docs/a.md:3',
      code: 'unknown-layout',
      remedy: /./,
    },
    ...['/../../x/', '/%2e%2e/x/', '/a?b=c', '/a.html#b', '/a\nb/'].map((redirectFrom) => ({
      name: `redirect: refuses ${JSON.stringify(redirectFrom)}`,
      files: { 'a.md': page({ redirectFrom }) },
      at: 'docs/a.md:3',
      code: 'bad-address',
      remedy: /a path alone/,
    })),
    ...['/Guide/', '/404.html', '/en/rss.xml', '/favicon.svg'].map((redirectFrom) => ({
      name: `redirect: refuses the existing address ${redirectFrom}`,
      files: { 'a.md': page({ redirectFrom }), 'guide.md': page({}), 'public/favicon.svg': svg },
      at: 'docs/a.md:3',
      code: 'redirect-collision',
      remedy: /Remove the redirect/,
    })),
    {
      name: 'redirect: refuses a target that is not there',
      files: { 'a.md': page({}) },
      override: { redirects: { '/old.html': '/new/' } },
      at: 'site.config.ts',
      code: 'redirect-target',
      remedy: /Correct the new address/,
    },
    {
      name: 'navigation: reports a dead link',
      files: { 'a.md': page({}) },
      override: { navigation: { '/': [{ text: 'X', items: [{ text: 'Y', link: '/no/' }] }] } },
      at: 'site.config.ts',
      code: 'dead-link',
      remedy: /Correct the address/,
    },
    {
      name: 'tags: reports two spellings',
      files: { 'blog/a.md': post({ tags: ['Go'] }), 'blog/b.md': post({ tags: ['go'] }) },
      at: 'docs/blog/b.md:4',
      code: 'clashing-tags',
      remedy: /Spell both `Go`/,
    },
    {
      name: 'alias: warns of a name that another page has',
      files: {
        'blog/a.md': post({ title: 'A', aliases: ['bloom filter'] }),
        'blog/b.md': post({ title: 'Bloom filter' }),
      },
      at: 'docs/blog/a.md:4',
      code: 'alias-taken',
      remedy: /answers it best/,
      warning: true,
    },
    {
      name: 'symbolic link: refused when it leaves docs/',
      files: { 'a.md': page({}), 'outside/secret.md': page({}, 'secret') },
      prepare: ({ root }) => symlinkSync(join(root, 'outside/secret.md'), join(root, 'docs/b.md')),
      at: 'docs/b.md',
      code: 'symlink-outside',
      remedy: /Copy the file/,
    },
    {
      name: 'docs: reported when missing',
      files: {},
      prepare: (site) => rmSync(site.settings.docs, { recursive: true }),
      at: 'docs',
      code: 'no-docs',
      remedy: /README\.md/,
    },
  ])
})

describe('pages with mistakes', () => {
  it.each([
    ['a wrong value', 'title: A\npermalink: /moved/\ndraft: maybe', 'invalid-value'],
    ['broken YAML', 'permalink: /moved/\ntitle: A\ndescription: b: c', 'broken-yaml'],
  ])('with %s keep their address, and their links are checked', async (_, front, code) => {
    const files = {
      'a.md': `---\n${front}\n---\n\n[x](/no/)\n`,
      'b.md': page({}, '[a](./a.md) and [a](/moved/)'),
    }
    await withSite(files, async (site) => {
      const found = (await site.diagnostics()).map((one) => `${one.file} ${one.code}`)
      expect(found.sort()).toEqual([`docs/a.md ${code}`, 'docs/a.md dead-link'].sort())
    })
  })

  it('BOM and CRLF: no mistake, and line numbers stay right', async () => {
    const text =
      '\uFEFF---\r\ntitle: A\r\npermalink: /a/\r\n---\r\n\r\n一行\r\n二行\r\n\r\n[x](/no/)\r\n'
    await withSite({ 'a.md': text }, async (site) => {
      const found = (await site.diagnostics()).map(({ code, line }) => `${line} ${code}`)
      expect(found).toEqual(['9 dead-link'])
      writeFileSync(join(site.root, 'docs/a.md'), text.replace('[x](/no/)', 'ok'))
      expect(JSON.stringify((await site.content('/a/')).body)).toContain('一行二行')
    })
  })

  it('aliases: trimmed, and allowed twice in different languages', async () => {
    const files = {
      'blog/a.md': post({ permalink: '/article/a/', aliases: [' hash ring ', '哈希环'] }),
      'en/blog/b.md': post({ title: 'Log', aliases: ['hash ring'] }),
    }
    await withSite(files, async (site) => {
      expect((await site.build()).diagnostics).toEqual([])
      const { frontmatter } = await site.content('/article/a/')
      expect(frontmatter.aliases).toEqual(['hash ring', '哈希环'])
    })
  })
})
