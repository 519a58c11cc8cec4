import { symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { PressSettings } from '#content/settings.ts'
import { page, post, withSite, type Files, type TinySite } from '../support/tiny-site.ts'

/** Every mistake an author can make is met with file, line and remedy. */
interface Mistake {
  readonly name: string
  readonly files: Files
  /** `file:line` or `file:line:column`, then the code, then a part of the remedy. */
  readonly at: string
  readonly code: string
  readonly remedy: RegExp
  readonly override?: Partial<PressSettings>
  readonly prepare?: (site: TinySite) => void
  /** Told, but the site is built. */
  readonly warning?: boolean
}

const MISTAKES: readonly Mistake[] = [
  {
    name: 'no title',
    files: { 'a.md': '---\ndescription: x\n---\ntext\n' },
    at: 'docs/a.md:2',
    code: 'missing-title',
    remedy: /Add `title:`/,
  },
  {
    name: 'a date that does not exist',
    files: { 'blog/a.md': post({ createTime: '2024/13/45 10:00:00' }) },
    at: 'docs/blog/a.md:3',
    code: 'bad-date',
    remedy: /yyyy\/MM\/dd/,
  },
  {
    name: 'an article without a date',
    files: { 'blog/a.md': page({}) },
    at: 'docs/blog/a.md:2',
    code: 'missing-date',
    remedy: /createTime/,
  },
  {
    name: 'a misspelt key',
    files: { 'a.md': '---\ntitle: A\npermlink: /a/\n---\n' },
    at: 'docs/a.md:3',
    code: 'unknown-key',
    remedy: /Did you mean `permalink`/,
  },
  {
    name: 'a nested unknown key',
    files: { 'a.md': '---\ntitle: A\ncopyright:\n  licence: MIT\n---\n' },
    at: 'docs/a.md:4',
    code: 'unknown-key',
    remedy: /WRITING\.md/,
  },
  {
    name: 'a value of the wrong type',
    files: { 'a.md': '---\ntitle: A\ntags: yes\n---\n' },
    at: 'docs/a.md:3',
    code: 'invalid-value',
    remedy: /Correct the value of `tags`/,
  },
  {
    name: 'two files on one address',
    files: { 'a.md': page({ permalink: '/x/' }), 'b.md': page({ permalink: '/x/' }) },
    at: 'docs/b.md:3',
    code: 'duplicate-address',
    remedy: /another `permalink:`/,
  },
  {
    name: 'two addresses that differ only in case',
    files: { 'a.md': page({ permalink: '/X/' }), 'b.md': page({ permalink: '/x/' }) },
    at: 'docs/b.md:3',
    code: 'duplicate-address',
    remedy: /another `permalink:`/,
  },
  {
    name: 'a file and a README on one address',
    files: { 'dup.md': page({}), 'dup/README.md': page({}) },
    at: 'docs/dup.md',
    code: 'duplicate-address',
    remedy: /another `permalink:`/,
  },
  {
    name: 'the address of a list',
    files: { 'a.md': page({ permalink: '/blog/tags/' }) },
    at: 'docs/a.md:3',
    code: 'duplicate-address',
    remedy: /another `permalink:`/,
  },
  {
    name: 'a picture of a home page that is not there',
    files: {
      'a.md': page({ pageLayout: 'home', config: [{ type: 'banner', banner: '/no.svg' }] }),
    },
    at: 'docs/a.md:4',
    code: 'dead-link',
    remedy: /./,
  },
  {
    name: 'an avatar that is not there',
    files: {
      'a.md': page({
        pageLayout: 'friends',
        list: [{ name: 'A', link: 'https://a.example/', avatar: '/no.svg' }],
      }),
    },
    at: 'docs/a.md:4',
    code: 'dead-link',
    remedy: /./,
  },
  {
    name: 'a colour that is none',
    files: {
      'a.md': page({
        pageLayout: 'friends',
        list: [{ name: 'A', link: 'https://a.example/', color: 'url(https://a.example/x)' }],
      }),
    },
    at: 'docs/a.md:4',
    code: 'invalid-value',
    remedy: /color/,
  },
  {
    name: 'a dead link',
    files: { 'a.md': page({}, 'See [this](/nowhere/) please.') },
    at: 'docs/a.md:5:12',
    code: 'dead-link',
    remedy: /Correct the address/,
  },
  {
    name: 'a dead link in a table',
    files: { 'a.md': page({}, '| a | b |\n|---|---|\n| 1 | [x](/nowhere/) |') },
    at: 'docs/a.md:7:11',
    code: 'dead-link',
    remedy: /Correct the address/,
  },
  {
    name: 'a link with a slip of the pen',
    files: { 'a.md': page({ permalink: '/guide/' }, '[x](/guid/)') },
    at: 'docs/a.md:6:5',
    code: 'dead-link',
    remedy: /Did you mean `\/guide\/`/,
  },
  {
    name: 'a link to a file that is not there',
    files: { 'a.md': page({}, '[x](./b.md)') },
    at: 'docs/a.md:5:5',
    code: 'dead-link',
    remedy: /Correct the address/,
  },
  {
    name: 'a link that climbs out of docs',
    files: { 'a.md': page({}, '[x](../../b.md)') },
    at: 'docs/a.md:5:5',
    code: 'dead-link',
    remedy: /climbs out/,
  },
  {
    name: 'a link to a draft',
    files: { 'a.md': page({}, '[x](./b.md)'), 'b.md': page({ draft: true }) },
    at: 'docs/a.md:5:5',
    code: 'dead-link',
    remedy: /is a draft/,
  },
  {
    name: 'a dead anchor',
    files: { 'a.md': page({ permalink: '/a/' }, '## 安装\n\n[x](/a/#安庄)') },
    at: 'docs/a.md:8:5',
    code: 'dead-anchor',
    remedy: /Did you mean `#安装`/,
  },
  {
    name: 'a dead anchor on the same page',
    files: { 'a.md': page({}, '[x](#nothing-like-it)') },
    at: 'docs/a.md:5:5',
    code: 'dead-anchor',
    remedy: /headings are in docs\/a\.md/,
  },
  {
    name: 'a link into the other language that lacks the page',
    files: {
      'a.md': page({ permalink: '/a/' }),
      'en/b.md': page({ permalink: '/en/b/' }, '[x](/en/a/)'),
    },
    at: 'docs/en/b.md:6:5',
    code: 'dead-link',
    remedy: /exists only in 简体中文, at `\/a\/`/,
  },
  {
    name: 'broken YAML',
    files: { 'a.md': '---\ntitle: A\ntags: [a, b\n---\n' },
    at: 'docs/a.md:4',
    code: 'broken-yaml',
    remedy: /Fix the YAML/,
  },
  {
    name: 'a colon in a plain title',
    files: { 'a.md': '---\ntitle: A: b\n---\n' },
    at: 'docs/a.md:2',
    code: 'broken-yaml',
    remedy: /needs quotes/,
  },
  {
    name: 'the same key twice',
    files: { 'a.md': '---\ntitle: A\ntitle: B\n---\n' },
    at: 'docs/a.md:3',
    code: 'broken-yaml',
    remedy: /Fix the YAML/,
  },
  {
    name: 'front matter that never ends',
    files: { 'a.md': '---\ntitle: A\n\ntext\n' },
    at: 'docs/a.md:1',
    code: 'front-matter-open',
    remedy: /Add a line with `---`/,
  },
  {
    name: 'front matter in a programming language',
    files: { 'a.md': '---js\nmodule.exports = {}\n---\n' },
    at: 'docs/a.md:1',
    code: 'front-matter-language',
    remedy: /as YAML/,
  },
  {
    name: 'a missing picture beside the page',
    files: { 'a.md': page({}, 'x\n\n![Alt](./no.png)') },
    at: 'docs/a.md:7',
    code: 'missing-picture',
    remedy: /docs\/no\.png/,
  },
  {
    name: 'a missing picture in public/',
    files: { 'a.md': page({}, '![Alt](/images/no.png)') },
    at: 'docs/a.md:5',
    code: 'missing-picture',
    remedy: /public\/images\/no\.png/,
  },
  {
    name: 'a picture from another host',
    files: { 'a.md': page({}, '![Alt](https://host.example/a.png)') },
    at: 'docs/a.md:5',
    code: 'remote-picture',
    remedy: /beside the article/,
  },
  {
    name: 'a picture without words',
    files: { 'a.md': page({}, '![](./a.png)'), 'a.png': 'x' },
    at: 'docs/a.md:5',
    code: 'missing-alt',
    remedy: /between the brackets/,
  },
  {
    name: '[S2.4.3] an unknown layout',
    files: { 'a.md': page({ pageLayout: 'docs' }) },
    at: 'docs/a.md:3',
    code: 'unknown-layout',
    remedy: /Did you mean `doc`/,
  },
  {
    name: 'an unknown outer layout',
    files: { 'a.md': page({ layout: 'Kiosk' }) },
    at: 'docs/a.md:3',
    code: 'unknown-layout',
    remedy: /namedLayouts/,
  },
  {
    name: 'sticky that is no number',
    files: { 'blog/a.md': post({ sticky: 'top' }) },
    at: 'docs/blog/a.md:4',
    code: 'invalid-value',
    remedy: /`sticky`/,
  },
  {
    name: 'a negative sticky',
    files: { 'blog/a.md': post({ sticky: -1 }) },
    at: 'docs/blog/a.md:4',
    code: 'bad-sticky',
    remedy: /0 or more/,
  },
  {
    name: 'an address outside its language',
    files: { 'en/a.md': page({ permalink: '/a/' }) },
    at: 'docs/en/a.md:3',
    code: 'bad-address',
    remedy: /`\/en\/`/,
  },
  {
    name: 'an address without a slash at the end',
    files: { 'a.md': page({ permalink: '/a' }) },
    at: 'docs/a.md:3',
    code: 'bad-address',
    remedy: /`\/article\/name\/`/,
  },
  {
    name: 'a file name no address can hold',
    files: { 'a#b.md': page({}) },
    at: 'docs/a#b.md',
    code: 'bad-address',
    remedy: /Set `permalink:`/,
  },
  {
    name: 'a translation that is not there',
    files: { 'a.md': page({ translation: '/en/a/' }) },
    at: 'docs/a.md:3',
    code: 'bad-translation',
    remedy: /until the page is written/,
  },
  {
    name: 'translations that disagree',
    files: {
      'a.md': page({ permalink: '/a/', translation: '/en/a/' }),
      'en/a.md': page({ permalink: '/en/a/', translation: '/b/' }),
      'b.md': page({ permalink: '/b/' }),
    },
    at: 'docs/a.md:4',
    code: 'bad-translation',
    remedy: /Make both name each other/,
  },
  {
    name: 'a translation in the same language',
    files: { 'a.md': page({ translation: '/b/' }), 'b.md': page({ permalink: '/b/' }) },
    at: 'docs/a.md:3',
    code: 'bad-translation',
    remedy: /other language/,
  },
  {
    name: 'two spellings of one tag',
    files: { 'blog/a.md': post({ tags: ['Go'] }), 'blog/b.md': post({ tags: ['go'] }) },
    at: 'docs/blog/b.md:4',
    code: 'clashing-tags',
    remedy: /Spell both `Go`/,
  },
  {
    name: 'a second first-level heading',
    files: { 'a.md': page({}, 'x\n\n# Again') },
    at: 'docs/a.md:7',
    code: 'second-h1',
    remedy: /`##`/,
  },
  {
    name: 'an own id used twice',
    files: { 'a.md': page({}, '## A {#x}\n\n## B {#x}') },
    at: 'docs/a.md:7',
    code: 'duplicate-id',
    remedy: /another id/,
  },
  {
    name: 'an unknown code language',
    files: { 'a.md': page({}, '```pyton\nx\n```') },
    at: 'docs/a.md:5',
    code: 'unknown-language',
    remedy: /Did you mean `python`/,
    warning: true,
  },
  {
    name: 'a page to be protected',
    files: { 'a.md': page({ encrypt: true }) },
    at: 'docs/a.md:3',
    code: 'no-password',
    remedy: /`encrypt\.hash`/,
  },
  {
    name: 'a redirect to nowhere',
    files: { 'a.md': page({}) },
    override: { redirects: { '/old.html': '/new/' } },
    at: 'site/redirects.ts',
    code: 'redirect-target',
    remedy: /Correct the new address/,
  },
  {
    name: 'a redirect away from a page',
    files: {
      'a.md': page({ permalink: '/a/' }),
      'b.md': page({ permalink: '/b/', redirectFrom: '/a/' }),
    },
    at: 'docs/b.md:4',
    code: 'redirect-collision',
    remedy: /Remove the redirect/,
  },
  {
    name: 'a file that is not UTF-8',
    files: { 'a.md': new Uint8Array([0x2d, 0x2d, 0xff, 0xfe]) },
    at: 'docs/a.md',
    code: 'not-utf8',
    remedy: /UTF-8/,
  },
  {
    name: 'a NUL character',
    files: { 'a.md': page({}, 'a\0b') },
    at: 'docs/a.md',
    code: 'nul-byte',
    remedy: /may not be text/,
  },
  {
    name: 'a dead link in a home section',
    files: {
      'README.md': page({
        pageLayout: 'home',
        config: [{ type: 'features', features: [{ title: 'A', link: '/no/' }] }],
      }),
    },
    at: 'docs/README.md:4',
    code: 'dead-link',
    remedy: /write the page/,
  },
  {
    name: 'a neighbour that is not there',
    files: { 'a.md': page({ next: '/nowhere/at-all/' }) },
    at: 'docs/a.md:3',
    code: 'dead-link',
    remedy: /write the page/,
  },
  {
    name: 'a dead link in the navigation bar',
    files: { 'a.md': page({}) },
    override: { navigation: { '/': [{ text: 'X', items: [{ text: 'Y', link: '/no/' }] }] } },
    at: 'site/navigation.ts',
    code: 'dead-link',
    remedy: /Correct the address/,
  },
  {
    name: 'a cover that is not there',
    files: { 'blog/a.md': post({ cover: '/images/no.svg' }) },
    at: 'docs/blog/a.md:4',
    code: 'missing-picture',
    remedy: /into `public\/`/,
  },
  {
    name: 'a script in the head of a page',
    files: { 'a.md': page({ head: [['script', {}, 'alert(1)']] }) },
    at: 'docs/a.md:3',
    code: 'invalid-value',
    remedy: /`head/,
  },
  {
    name: 'a footnote that is not defined',
    files: { 'a.md': page({}, 'x\n\nText[^n].') },
    at: 'docs/a.md:7',
    code: 'unknown-footnote',
    remedy: /Define it/,
    warning: true,
  },
  {
    name: 'a comment that runs over a blank line',
    files: { 'a.md': page({}, 'Text <!-- a\n\nb -->') },
    at: 'docs/a.md:5',
    code: 'open-comment',
    remedy: /line of its own/,
    warning: true,
  },
  {
    name: 'a list of a collection that does not exist',
    files: {
      'README.md': page({ pageLayout: 'home', config: [{ type: 'posts', collection: 'nope' }] }),
    },
    at: 'docs/README.md:4',
    code: 'unknown-collection',
    remedy: /blog, en\/blog/,
  },
  {
    name: 'a feature with a series that does not exist',
    files: {
      'README.md': page({
        pageLayout: 'home',
        config: [{ type: 'features', features: [{ title: 'X', series: 'blog' }] }],
      }),
    },
    at: 'docs/README.md:4',
    code: 'unknown-collection',
    remedy: /dataMining, paperNote/,
  },
  {
    name: 'a link to a draft by its address',
    files: {
      'a.md': page({}, '[x](/secret/)'),
      'b.md': page({ permalink: '/secret/', draft: true }),
    },
    at: 'docs/a.md:5:5',
    code: 'dead-link',
    remedy: /is a draft/,
  },
  {
    name: 'a source file as a link of the home page',
    files: {
      'README.md': page({
        pageLayout: 'home',
        hero: { actions: [{ text: 'A', link: './a.md' }] },
      }),
    },
    at: 'docs/README.md:4',
    code: 'invalid-value',
    remedy: /hero\.actions\.0\.link/,
  },
  {
    name: 'a list’s address in other letters',
    files: { 'a.md': page({ permalink: '/Blog/' }) },
    at: 'docs/a.md:3',
    code: 'duplicate-address',
    remedy: /another `permalink:`/,
  },
  {
    name: 'a cover outside public/',
    files: { 'blog/a.md': post({ cover: '/../docs/blog/a.md' }) },
    at: 'docs/blog/a.md:4',
    code: 'missing-picture',
    remedy: /into `public\/`/,
  },
  {
    name: 'a symbolic link that leaves docs',
    files: { 'a.md': page({}), 'outside/secret.md': page({}, 'secret') },
    prepare: ({ root }) => symlinkSync(join(root, 'outside/secret.md'), join(root, 'docs/b.md')),
    at: 'docs/b.md',
    code: 'symlink-outside',
    remedy: /Copy the file/,
  },
  {
    name: 'a symbolic link to nowhere',
    files: { 'a.md': page({}) },
    prepare: ({ root }) => symlinkSync(join(root, 'gone.md'), join(root, 'docs/b.md')),
    at: 'docs/b.md',
    code: 'dangling-symlink',
    remedy: /Remove it/,
  },
  {
    name: 'a picture behind a link that leaves docs',
    files: { 'a.md': page({}, '![Alt](./p.png)'), 'outside/p.png': 'x' },
    prepare: ({ root }) => symlinkSync(join(root, 'outside/p.png'), join(root, 'docs/p.png')),
    at: 'docs/a.md:5',
    code: 'symlink-outside',
    remedy: /Copy it into/,
  },
  {
    name: 'an icon nobody drew',
    files: { 'a.md': '---\ntitle: A\nicon: databse\n---\n' },
    at: 'docs/a.md:3',
    code: 'unknown-icon',
    remedy: /Did you mean `database`/,
  },
  {
    name: 'an icon of a feature nobody drew',
    files: {
      'a.md': page({
        pageLayout: 'home',
        config: [{ type: 'features', features: [{ title: 'F', icon: 'rocket' }] }],
      }),
    },
    at: 'docs/a.md:4',
    code: 'unknown-icon',
    remedy: /one of arrow-right/,
  },
  {
    name: 'an icon of an action nobody drew',
    files: {
      'a.md': page({
        pageLayout: 'home',
        hero: { actions: [{ text: 'Go', link: '/a/', suffixIcon: 'arow-right' }] },
      }),
    },
    at: 'docs/a.md:4',
    code: 'unknown-icon',
    remedy: /Did you mean `arrow-right`/,
  },
  {
    name: 'an icon whose picture is not there',
    files: { 'a.md': page({ icon: '/no.svg' }) },
    at: 'docs/a.md:3',
    code: 'dead-link',
    remedy: /Correct the address/,
  },
  {
    name: 'an icon of the bar nobody drew',
    files: { 'README.md': page({}) },
    override: {
      navigation: { '/': [{ text: 'More', items: [{ text: 'A', link: '/', icon: 'bok' }] }] },
    },
    at: 'site/navigation.ts',
    code: 'unknown-icon',
    remedy: /Did you mean `book`/,
  },
]

describe('an author’s mistakes', () => {
  it.each(MISTAKES.map((mistake) => [mistake.name, mistake] as const))('%s', async (_, mistake) => {
    await withSite(
      mistake.files,
      async (site) => {
        mistake.prepare?.(site)
        const result = await site.build()
        const found = result.diagnostics.map(({ file, line, column, code, remedy }) => ({
          at: [file, line, column].filter((part) => part !== undefined).join(':'),
          code,
          remedy,
        }))
        expect(found.map(({ at, code }) => `${at} ${code}`)).toContain(
          `${mistake.at} ${mistake.code}`,
        )
        expect(
          found.find(({ at, code }) => at === mistake.at && code === mistake.code)!.remedy,
        ).toMatch(mistake.remedy)
        const isWarning = mistake.warning ?? false
        expect(result.shelf === undefined, 'errors stop the build').toBe(!isWarning)
      },
      mistake.override,
    )
  })

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
