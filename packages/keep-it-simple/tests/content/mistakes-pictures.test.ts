import { rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe } from 'vitest'
import { expectMistakes } from '../support/mistakes.ts'
import { page, post } from '../support/tiny-site.ts'

describe('an author’s mistakes in pictures, icons, colours and linked files', () => {
  expectMistakes([
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
      remedy: /colour/,
    },
    {
      name: 'a missing picture beside the page',
      files: { 'a.md': page({}, 'x\n\n![Alt](./no.png)') },
      at: 'docs/a.md:7',
      code: 'missing-picture',
      remedy: /docs\/no\.png/,
    },
    {
      name: 'a picture whose name is almost that of one beside it',
      files: { 'a.md': page({}, '![Alt](./skecth.svg)'), 'sketch.svg': '<svg/>' },
      at: 'docs/a.md:5',
      code: 'missing-picture',
      remedy: /^Did you mean `sketch\.svg`/,
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
      name: 'a picture that is written into its address',
      files: { 'a.md': page({}, '![Alt](data:image/gif;base64,R0lGODlhAQABAAAAACw=)') },
      at: 'docs/a.md:5',
      code: 'inline-picture',
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
      name: 'a cover that is not there',
      files: { 'blog/a.md': post({ cover: '/images/no.svg' }) },
      at: 'docs/blog/a.md:4',
      code: 'missing-picture',
      remedy: /into `public\/`/,
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
      name: 'no docs at all',
      files: {},
      prepare: (site) => rmSync(site.settings.docs, { recursive: true }),
      at: 'docs',
      code: 'no-docs',
      remedy: /README\.md/,
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
      name: 'an unknown icon',
      files: { 'a.md': '---\ntitle: A\nicon: databse\n---\n' },
      at: 'docs/a.md:3',
      code: 'unknown-icon',
      remedy: /Did you mean `database`/,
    },
    {
      name: 'an unknown icon of a feature',
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
      name: 'an unknown icon of an action',
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
      name: 'an unknown icon of the bar',
      files: { 'README.md': page({}) },
      override: {
        navigation: { '/': [{ text: 'More', items: [{ text: 'A', link: '/', icon: 'bok' }] }] },
      },
      at: 'site.config.ts',
      code: 'unknown-icon',
      remedy: /Did you mean `book`/,
    },
  ])
})
