import { describe, expect, it } from 'vitest'
import { readRepository, repositoryAddress, repositoryOrigins, isFresh } from './repository.ts'
import { repositoryRow } from './repository-row.ts'

const DAY = 24 * 60 * 60 * 1000
const NOON = Date.parse('2026-01-02T12:00:00Z')

it('[S9.20] facts are fresh for a day; those of a time to come are not', () => {
  expect(isFresh(new Date(NOON).toISOString(), NOON)).toBe(true)
  expect(isFresh(new Date(NOON - DAY + 1).toISOString(), NOON)).toBe(true)
  expect(isFresh(new Date(NOON - DAY).toISOString(), NOON)).toBe(false)
  expect(isFresh(new Date(NOON + 1).toISOString(), NOON)).toBe(false)
  expect(isFresh(undefined, NOON)).toBe(false)
})

it('[S7.8] a service is asked where one is set, else the host', () => {
  expect(repositoryAddress('github/a/b')).toBe('https://api.github.com/repos/a/b')
  expect(repositoryAddress('gitee/a/b')).toBe('https://gitee.com/api/v5/repos/a/b')
  const own = 'https://x.example/api/github/repo/a/b'
  expect(repositoryAddress('github/a/b', 'https://x.example/api')).toBe(own)
  expect(repositoryAddress('github/a/b', 'https://x.example/api/')).toBe(own)
  expect(repositoryOrigins()).toEqual(['https://api.github.com', 'https://gitee.com'])
  expect(repositoryOrigins('https://x.example/api/')).toEqual(['https://x.example'])
})

describe('[S3.22] what a host answers', () => {
  const LEAST = { stars: 1, visibility: 'Public', ownerType: 'User' }

  it('is read whole, as GitHub says it', () => {
    const answer = {
      name: 'b',
      full_name: 'a/b',
      html_url: 'https://github.com/a/b.git',
      url: 'https://api.github.com/repos/a/b',
      description: 'About.',
      language: 'C++',
      stargazers_count: 2,
      forks_count: 3,
      license: { name: 'MIT License' },
      is_template: true,
      archived: true,
      owner: { type: 'Organization' },
      private: true,
    }
    expect(readRepository(answer)).toEqual({
      name: 'b',
      fullName: 'a/b',
      url: 'https://github.com/a/b',
      description: 'About.',
      language: 'C++',
      stars: 2,
      forks: 3,
      licence: 'MIT License',
      visibility: 'Private',
      template: true,
      archived: true,
      ownerType: 'Organization',
    })
  })

  it.each([
    [{}, {}],
    [{ fullName: 'a/b', full_name: 'c/d' }, { fullName: 'a/b' }],
    [
      { url_html: 'https://x.example/', html_url: 'https://y.example/' },
      { url: 'https://x.example/' },
    ],
    [{ url: 'javascript:alert(1)' }, {}],
    [{ url: 'https://' }, {}],
    [{ languageColor: '#a1B2c3' }, { languageColor: '#a1B2c3' }],
    [{ languageColor: 'red" onload="x' }, {}],
    [{ forks: -1 }, {}],
    [{ forks: 1.5 }, {}],
    [{ forks: 0 }, { forks: 0 }],
    [{ description: '' }, {}],
    [{ license: 'MIT' }, { licence: 'MIT' }],
    [{ license: '' }, {}],
    [{ license: { name: 5 } }, {}],
    [{ license: null, owner: null }, {}],
    [{ archived: false, template: false }, {}],
    [{ visibility: 'PRIVATE' }, { visibility: 'Private' }],
    [{ visibility: 'not private' }, {}],
    [{ private: 'yes' }, {}],
    [{ ownerType: 'Organization' }, { ownerType: 'Organization' }],
  ])('%j says %j', (answer, said) => {
    expect(readRepository({ stars: 1, ...answer })).toEqual({ ...LEAST, ...said })
  })

  it.each([[null], ['a'], [undefined], [{}], [{ stars: '1' }], [{ name: 'b' }]])(
    '%j is no repository',
    (answer) => {
      expect(readRepository(answer)).toBeUndefined()
    },
  )
})

describe('[S7.8] the last row of a card', () => {
  const words = { language: 'Language', stars: 'Stars', forks: 'Forks', licence: 'Licence' }
  const texts = (html: string) =>
    html
      .split('</li>')
      .slice(0, -1)
      .map((one) => one.replaceAll(/<svg.*?<\/svg>|<[^>]*>/g, ''))

  it('says what is known, in this order, and nothing else', () => {
    const facts = { licence: 'MIT & more', forks: 0, stars: 1200, language: 'C++' }
    expect(texts(repositoryRow(facts, words))).toEqual([
      'Language C++',
      'Stars 1.2k',
      'Forks 0',
      'Licence MIT &amp; more',
    ])
    expect(repositoryRow({}, words)).toBe('')
  })

  it('shows a language in the colour it is known by', () => {
    expect(repositoryRow({ language: 'C++' }, words)).toContain('class="dot dot--cpp"')
    expect(repositoryRow({ language: 'Objective-C (old)' }, words)).toContain(
      'class="dot dot--objective-c-old-"',
    )
    const own = repositoryRow({ language: 'C', languageColor: '#fff' }, words)
    expect(own).toContain('class="dot"')
    expect(own).toContain('fill="#fff"')
    expect(repositoryRow({ language: 'C' }, words)).toContain('fill="currentColor"')
  })
})
