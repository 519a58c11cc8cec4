import { describe } from 'vitest'
import { expectMistakes } from '../support/mistakes.ts'
import { page, post } from '../support/tiny-site.ts'

describe('an author’s mistakes in texts and addresses', () => {
  expectMistakes([
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
      name: 'a list’s address in other letters',
      files: { 'a.md': page({ permalink: '/Blog/' }) },
      at: 'docs/a.md:3',
      code: 'duplicate-address',
      remedy: /another `permalink:`/,
    },
  ])
})
