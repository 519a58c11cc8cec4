import { describe } from 'vitest'
import { expectMistakes } from '../support/mistakes.ts'
import { page, post } from '../support/tiny-site.ts'

describe('an author’s mistakes in front matter', () => {
  expectMistakes([
    {
      name: 'no title',
      files: { 'a.md': '---\ndescription: x\n---\ntext\n' },
      at: 'docs/a.md:2',
      code: 'missing-title',
      remedy: /Add `title:`/,
    },
    {
      name: 'front matter that does not stand at the top',
      files: { 'a.md': '\n---\ntitle: A\n---\ntext\n' },
      at: 'docs/a.md:1',
      code: 'missing-title',
      remedy: /nothing above it/,
    },
    {
      name: 'a title that is a number',
      files: { 'a.md': '---\ntitle: 2024\n---\n' },
      at: 'docs/a.md:2',
      code: 'invalid-value',
      remedy: /Put quotes around the value of `title`/,
    },
    {
      name: 'a value of none of several kinds',
      files: { 'a.md': '---\ntitle: A\nsticky: yes\n---\n' },
      at: 'docs/a.md:3',
      code: 'invalid-value',
      remedy: /^Write `true` or `false` or a number\.$/,
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
      remedy: /Did you mean `license`/,
    },
    {
      name: 'a value of the wrong type',
      files: { 'a.md': '---\ntitle: A\ntags: yes\n---\n' },
      at: 'docs/a.md:3',
      code: 'invalid-value',
      remedy: /Write a list: `tags: \[yes\]`/,
    },
    {
      name: 'the third of a list',
      files: { 'a.md': '---\ntitle: A\ntags:\n  - a\n  - b\n  - [c]\n---\n' },
      at: 'docs/a.md:6',
      code: 'invalid-value',
      remedy: /^Write text or a number\.$/,
    },
    {
      name: 'an address in a list that may be one address',
      files: { 'a.md': '---\ntitle: A\nredirectFrom:\n  - /a/\n  - b\n---\n' },
      at: 'docs/a.md:5',
      code: 'invalid-value',
      remedy: /begins with one slash/,
    },
    {
      name: 'a choice of a section of a home page',
      files: {
        'a.md':
          '---\ntitle: A\nconfig:\n  - type: hero\n    hero:\n      actions:\n        - text: a\n          link: /\n          theme: brnad\n---\n',
      },
      at: 'docs/a.md:9',
      code: 'invalid-value',
      remedy: /Did you mean `brand`/,
    },
    {
      name: 'a kind of section that is none',
      files: { 'a.md': '---\ntitle: A\nconfig:\n  - type: posts\n  - type: featurse\n---\n' },
      at: 'docs/a.md:5',
      code: 'invalid-value',
      remedy: /Did you mean `features`/,
    },
    {
      name: 'a friend without an address',
      files: {
        'a.md':
          '---\ntitle: A\ngroups:\n  - title: b\n    list:\n      - name: c\n        link: /\n      - name: d\n---\n',
      },
      at: 'docs/a.md:8',
      code: 'invalid-value',
      remedy: /^Add it/,
    },
    {
      name: 'a dead link of a friend',
      files: {
        'a.md':
          '---\ntitle: A\nlist:\n  - name: b\n    link: https://b.example/\n  - name: c\n    link: /nowhere-at-all/\n---\n',
      },
      at: 'docs/a.md:7',
      code: 'dead-link',
      remedy: /Correct the address/,
    },
    {
      name: 'a key without a value',
      files: { 'a.md': '---\ntitle: A\ntags:\n---\n' },
      at: 'docs/a.md:3',
      code: 'invalid-value',
      remedy: /Write a value behind `tags`/,
    },
    {
      name: 'the inside of a page as its frame',
      files: { 'a.md': page({ layout: 'doc' }) },
      at: 'docs/a.md:3',
      code: 'unknown-layout',
      remedy: /^Write `pageLayout: doc`/,
    },
    {
      name: 'broken YAML',
      files: { 'a.md': '---\ntitle: A\ntags: [a, b\n---\n' },
      at: 'docs/a.md:3:12',
      code: 'broken-yaml',
      remedy: /^Close it with `\]`/,
    },
    {
      name: 'a colon in a plain title',
      files: { 'a.md': '---\ntitle: A: b\n---\n' },
      at: 'docs/a.md:2:8',
      code: 'broken-yaml',
      remedy: /needs quotes/,
    },
    {
      name: 'the same key twice',
      files: { 'a.md': '---\ntitle: A\ntitle: B\n---\n' },
      at: 'docs/a.md:3:1',
      code: 'broken-yaml',
      remedy: /Remove one of the two/,
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
      remedy: /write the layout as `layouts\/Kiosk\.tsx`/,
    },
    {
      name: 'sticky that is no number',
      files: { 'blog/a.md': post({ sticky: 'top' }) },
      at: 'docs/blog/a.md:4',
      code: 'invalid-value',
      remedy: /`true` or `false` or a number/,
    },
    {
      name: 'a negative sticky',
      files: { 'blog/a.md': post({ sticky: -1 }) },
      at: 'docs/blog/a.md:4',
      code: 'bad-sticky',
      remedy: /0 or more/,
    },
    {
      name: 'a page to be protected',
      files: { 'a.md': page({ encrypt: true }) },
      at: 'docs/a.md:3',
      code: 'no-password',
      remedy: /`encrypt\.hash`/,
    },
    {
      name: 'a file that is not UTF-8',
      files: { 'a.md': new Uint8Array([0x2d, 0x2d, 0xff, 0xfe]) },
      at: 'docs/a.md:1',
      code: 'not-utf8',
      remedy: /UTF-8/,
    },
    {
      name: 'a NUL character',
      files: { 'a.md': page({}, 'a\0b') },
      at: 'docs/a.md:5',
      code: 'nul-byte',
      remedy: /may not be text/,
    },
    {
      name: 'a script in the head of a page',
      files: { 'a.md': page({ head: [['script', {}, 'alert(1)']] }) },
      at: 'docs/a.md:3',
      code: 'invalid-value',
      remedy: /^Write `\[meta/,
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
  ])
})
