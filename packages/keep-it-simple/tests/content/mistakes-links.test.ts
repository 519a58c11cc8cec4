import { describe } from 'vitest'
import { expectMistakes } from '../support/mistakes.ts'
import { testSite } from '../support/test-site.ts'
import { page, post } from '../support/tiny-site.ts'

describe('an author’s mistakes in links, redirects and translations', () => {
  expectMistakes([
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
      name: 'an address that climbs out of the site',
      files: { 'a.md': page({}, '[x](../../nowhere/)') },
      at: 'docs/a.md:5:5',
      code: 'dead-link',
      remedy: /climbs out of `docs\/`/,
    },
    {
      name: 'a typing mistake in an address that is written with the base',
      files: { 'a.md': page({ permalink: '/guide/' }, '[x](/kis/guid/)') },
      override: { site: { ...testSite.site, base: '/kis/' } },
      at: 'docs/a.md:6:5',
      code: 'dead-link',
      remedy: /Did you mean `\/guide\/`/,
    },
    {
      name: 'a link with a typing mistake',
      files: { 'a.md': page({ permalink: '/guide/' }, '[x](/guid/)') },
      at: 'docs/a.md:6:5',
      code: 'dead-link',
      remedy: /Did you mean `\/guide\/`/,
    },
    {
      name: 'two letters of an address swapped',
      files: { 'a.md': page({}, '[x](/giude/)'), 'b.md': page({ permalink: '/guide/' }) },
      at: 'docs/a.md:5:5',
      code: 'dead-link',
      remedy: /Did you mean `\/guide\/`/,
    },
    {
      name: 'an address whose last part has a mistake, in another folder',
      files: {
        'a.md': page({}, '[x](/articles/2024/nil-mpa/)'),
        'b.md': page({ permalink: '/article/nil-map/' }),
      },
      at: 'docs/a.md:5:5',
      code: 'dead-link',
      remedy: /Did you mean `\/article\/nil-map\/`\?/,
    },
    {
      name: 'an address made of a title',
      files: {
        'a.md': page({}, '[x](/posts/the-nil-map/)'),
        'b.md': page({ title: 'The nil map', permalink: '/article/7d2a/' }),
      },
      at: 'docs/a.md:5:5',
      code: 'dead-link',
      remedy: /Did you mean `\/article\/7d2a\/`/,
    },
    {
      name: 'a link to a file that is not there',
      files: { 'a.md': page({}, '[x](./b.md)') },
      at: 'docs/a.md:5:5',
      code: 'dead-link',
      remedy: /Correct the address/,
    },
    {
      name: 'a link to a file in other capitals',
      files: { 'n/a.md': page({}, '[x](./Filter.md)'), 'n/filter.md': page({}) },
      at: 'docs/n/a.md:5:5',
      code: 'dead-link',
      remedy: /Did you mean `docs\/n\/filter\.md`\?/,
    },
    {
      name: 'a link to a file without its ending',
      files: {
        'blog/a.md': post({}, '[x](filter)'),
        'blog/1.甲/filter.md': post(),
        'blog/filter.md': post({ permalink: '/article/f/' }),
      },
      at: 'docs/blog/a.md:6:5',
      code: 'dead-link',
      remedy: /Did you mean `docs\/blog\/filter\.md`\?/,
    },
    {
      name: 'a link to a file beside the page',
      files: { 'n/a.md': page({}, '[x](./data.csv)'), 'n/data.csv': '1' },
      at: 'docs/n/a.md:5:5',
      code: 'dead-link',
      remedy: /put it into `public\/`/,
    },
    {
      name: 'an address of another site without https',
      files: { 'a.md': page({}, '[x](www.example.com)') },
      at: 'docs/a.md:5:5',
      code: 'dead-link',
      remedy: /`https:\/\/www\.example\.com`/,
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
      name: 'a redirect to nowhere',
      files: { 'a.md': page({}) },
      override: { redirects: { '/old.html': '/new/' } },
      at: 'site.config.ts',
      code: 'redirect-target',
      remedy: /Correct the new address/,
    },
    ...['/../../x/', '/%2e%2e/x/', '/a?b=c', '/a.html#b', '/a\nb/'].map((redirectFrom) => ({
      name: `an old address that is none: ${JSON.stringify(redirectFrom)}`,
      files: { 'a.md': page({ redirectFrom }) },
      at: 'docs/a.md:3',
      code: 'bad-address',
      remedy: /a path alone/,
    })),
    ...['/Guide/', '/404.html', '/en/rss.xml', '/favicon.svg'].map((redirectFrom) => ({
      name: `an old address that is something: ${redirectFrom}`,
      files: {
        'a.md': page({ redirectFrom }),
        'guide.md': page({}),
        'public/favicon.svg': '<svg/>',
      },
      at: 'docs/a.md:3',
      code: 'redirect-collision',
      remedy: /Remove the redirect/,
    })),
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
      at: 'site.config.ts',
      code: 'dead-link',
      remedy: /Correct the address/,
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
      remedy: /^Write an address of the site or a whole URL/,
    },
  ])
})
