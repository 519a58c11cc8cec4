import { describe, expect, it } from 'vitest'
import { expectMistakes } from '../support/mistakes.ts'
import { page, post, withSite } from '../support/tiny-site.ts'

const named = (aliases: unknown) => ({ 'a.md': page({ aliases }) })
const at = 'docs/a.md:3'
const code = 'invalid-value'

describe('an author’s mistakes in the other names of a page', () => {
  expectMistakes([
    { name: 'a text', files: named('hash ring'), at, code, remedy: /`aliases: \[hash ring\]`/ },
    { name: 'a number', files: named([404]), at, code, remedy: /Put quotes .* `aliases\[0\]`/ },
    { name: 'nothing', files: named([' ']), at, code, remedy: /at most 80/ },
    { name: 'a paragraph', files: named(['x'.repeat(81)]), at, code, remedy: /at most 80/ },
    {
      name: 'more than twenty',
      files: named(Array.from({ length: 21 }, (_, index) => `name ${index}`)),
      at,
      code,
      remedy: /at most 20 names/,
    },
    { name: 'an old address', files: named(['/old/']), at, code, remedy: /under `redirectFrom`/ },
    {
      name: 'one name twice, at the line of the second',
      files: { 'a.md': '---\ntitle: A\naliases:\n  - Hash ring\n  - hash  ring\n---\n\nText.\n' },
      at: 'docs/a.md:5',
      code,
      remedy: /written twice/,
    },
    {
      name: 'the alias of another page',
      files: {
        'blog/a.md': post({ title: 'A', aliases: ['WAL'] }),
        'blog/b.md': post({ title: 'B', aliases: ['wal'] }),
      },
      at: 'docs/blog/b.md:4',
      code: 'alias-taken',
      remedy: /answers it best/,
      warning: true,
    },
    {
      name: 'the title of another page, wherever that stands',
      files: {
        'blog/a.md': post({ title: 'A', aliases: ['bloom filter'] }),
        'blog/b.md': post({ title: 'Bloom filter' }),
      },
      at: 'docs/blog/a.md:4',
      code: 'alias-taken',
      remedy: /answers it best/,
      warning: true,
    },
  ])

  it('names the page that has the name', async () => {
    const files = {
      'blog/a.md': post({ title: 'A', aliases: ['WAL'] }),
      'blog/b.md': post({ title: 'B', aliases: ['WAL', 'A'] }),
    }
    await withSite(files, async (site) => {
      const { diagnostics } = await site.build()
      expect(diagnostics.map(({ message }) => message)).toEqual([
        'The alias `WAL` is an alias of docs/blog/a.md already.',
        'The alias `A` is the title of docs/blog/a.md already.',
      ])
    })
  })

  it('are none where the languages differ, or the name is the page’s own title', async () => {
    const files = {
      'blog/a.md': post({ title: 'WAL', aliases: ['wal', 'redo log'] }),
      'en/blog/b.md': post({ title: 'Log', aliases: ['WAL', 'redo log'] }),
    }
    await withSite(files, async (site) => {
      expect((await site.build()).diagnostics).toEqual([])
    })
  })
})

describe('the other names of a page', () => {
  it('are in its data, where there are any', async () => {
    const files = {
      'blog/a.md': post({ permalink: '/article/a/', aliases: [' hash ring ', '哈希环'] }),
      'blog/b.md': post({ permalink: '/article/b/', aliases: [] }),
    }
    await withSite(files, async (site) => {
      await site.build()
      const { frontmatter } = await site.content('/article/a/')
      expect(frontmatter.aliases).toEqual(['hash ring', '哈希环'])
      expect((await site.content('/article/b/')).frontmatter).toEqual({})
    })
  })
})
