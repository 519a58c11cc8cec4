import { describe, expect, it } from 'vitest'
import { countClaims, ofKind, type FoundClaim } from './find-claims.ts'

const at = { file: 'docs/a.md', line: 1 }
const terminal = (text: string): FoundClaim => ({ ...at, kind: 'console', text, key: text })
const script = (path: string): FoundClaim => ({
  ...at,
  kind: 'script',
  files: [{ path, hash: '' }],
  key: path,
})
const recorded = (isShown?: boolean): FoundClaim => ({
  ...at,
  kind: 'recorded',
  ...(isShown !== undefined && { isShown }),
})
const CLAIMS: readonly FoundClaim[] = [
  script('a.sh'),
  terminal('$ a'),
  recorded(),
  recorded(true),
  recorded(false),
  terminal('$ b'),
  { ...at, kind: 'not-executed' },
  // Only a recording is one that was taken from the pages.
  { ...at, kind: 'not-executed', isShown: true },
  script('b.sh'),
  script('c.sh'),
  terminal('$ c'),
  terminal('$ d'),
  { ...at, kind: 'not-executed' },
  { ...at, kind: 'not-executed' },
  { ...at, kind: 'not-executed' },
]

describe('results of the pages', () => {
  it('are counted by what is known of them, each place once', () => {
    expect(countClaims(CLAIMS, [{}, {}, {}, {}, {}, {}], 7)).toEqual({
      programs: 6,
      terminals: 4,
      scripts: 3,
      recorded: 3,
      shown: 1,
      notExecuted: 5,
      unmarked: 7,
    })
  })

  it('of another version count as recorded, not as programs', () => {
    const blocks = [{ was: 'Go 1.1' }, {}, { was: '' }, {}, {}]
    const { programs, recorded: kept } = countClaims(CLAIMS, blocks, 0)
    expect([programs, kept]).toEqual([3, 5])
  })

  it('may be none', () => {
    expect(new Set(Object.values(countClaims([], [], 0)))).toEqual(new Set([0]))
  })

  it('of one kind keep their order', () => {
    expect(ofKind(CLAIMS, 'console').map(({ text }) => text)).toEqual(['$ a', '$ b', '$ c', '$ d'])
    expect(ofKind(CLAIMS, 'script').map(({ key }) => key)).toEqual(['a.sh', 'b.sh', 'c.sh'])
  })
})
