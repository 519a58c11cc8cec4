import { describe, expect, it } from 'vitest'
import { testSettings } from '../../../tests/support/test-site.ts'
import type { Frontmatter } from '../front-matter-schema.ts'
import type { PlacedPage } from '../placed-page.ts'
import type { CompilerSettings } from '../settings.ts'
import type { Commit, History } from './git-log.ts'
import { gitInfoOf } from './git.ts'

const settings = testSettings()
const NOON = Date.UTC(2024, 4, 12, 4)
const ADA = { name: 'Ada', email: 'ada@example.org' }

const commit = (nth: number, rest: Partial<Commit> = {}): Commit => ({
  hash: `${nth}`.repeat(40),
  time: NOON - nth * 86_400_000,
  order: nth,
  message: `Change ${nth}`,
  authors: [ADA],
  ...rest,
})

/** What a page shows of commits, the newest first. */
function shown(
  commits: readonly Commit[],
  front: Partial<Frontmatter> = {},
  more: Partial<CompilerSettings> = {},
) {
  const page = { source: { file: 'a.md' }, frontmatter: { title: 'A', ...front } }
  const history = new Map([['a.md', commits.map((one) => ({ commit: one }))]])
  return gitInfoOf(page as PlacedPage, history as unknown as History, { ...settings, ...more })
}

describe('contributors', () => {
  const by = (...authors: Commit['authors'][number][]) => commit(1, { authors })

  it.each([
    ['12+ada-l@users.noreply.github.com', 'ada-l'],
    ['ada@users.noreply.GitHub.com', 'ada'],
  ])('have the page that %s spells out', (email, user) => {
    const { contributors } = shown([by({ name: 'Ada', email })])!
    expect(contributors).toEqual([{ name: 'Ada', url: `https://github.com/${user}` }])
  })

  it.each(['x 12+ada@users.noreply.github.com', 'ada@users.noreply.github.com.example'])(
    'have no page by another address: %s',
    (email) => {
      expect(shown([by({ name: 'Ada', email })])!.contributors).toEqual([{ name: 'Ada' }])
    },
  )

  it('are who the settings say, by name, other name or address; never the address itself', () => {
    const people = [
      { name: 'Nobody' },
      { name: 'Ada L.', alias: ['Ada', 'ada@home'], url: '/ada/', avatar: '/a.png' },
    ] as CompilerSettings['people']
    const ada = { name: 'Ada L.', url: '/ada/', avatar: '/a.png' }
    for (const author of [ADA, { name: 'x', email: 'ada@home' }, { name: 'Ada L.', email: '' }])
      expect(shown([by(author)], {}, { people })!.contributors).toEqual([ada])
    const nobody = by({ name: 'Nobody', email: '1@x' })
    expect(shown([nobody], {}, { people })!.contributors).toStrictEqual([{ name: 'Nobody' }])
  })
})
