import { describe, expect, it } from 'vitest'
import { readRepository, repositoryAddress, repositoryOrigins, isFresh } from './repository.ts'

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

  it.each([[null], ['a'], [undefined], [{}], [{ stars: '1' }], [{ name: 'b' }]])(
    '%j is no repository',
    (answer) => {
      expect(readRepository(answer)).toBeUndefined()
    },
  )
})
