import { describe, expect, it } from 'vitest'
import type { FoundSource } from '../markdown/page-env.ts'
import { hashOf } from '../markdown/sources.ts'
import { withSite } from '../../../tests/support/tiny-site.ts'
import { differenceFrom, formatRecording, parseRecording, readRecording } from './recording.ts'

const A = 'a'.repeat(64)
const B = 'b'.repeat(64)
const TEXT = `with: PostgreSQL 15.18
date: 2026-11-16
sha256: ${A} figures/sizes.sh
sha256: ${B} docs/a/sizes of all.csv

rows: 3

total: 6
`
const RECORDING = {
  tool: 'PostgreSQL 15.18',
  date: '2026-11-16',
  isShown: false,
  files: [
    { hash: A, path: 'figures/sizes.sh' },
    { hash: B, path: 'docs/a/sizes of all.csv' },
  ],
  printed: 'rows: 3\n\ntotal: 6\n',
}

describe('a recording', () => {
  it('says what it was made with, when, from which files, and what was printed', () => {
    expect(parseRecording(TEXT)).toEqual(RECORDING)
    expect(formatRecording(RECORDING)).toBe(TEXT)
  })

  it('lies in a folder of its own, and the page is compiled again when it comes or changes', async () => {
    await withSite({ 'recordings/deep/sizes.sh.txt': TEXT }, async ({ settings: { docs } }) => {
      const sources: FoundSource[] = []
      const env = { docs, sources }
      expect(readRecording(env, 'figures/deep/sizes.sh')).toEqual(RECORDING)
      expect(readRecording(env, 'other/figures/x.sh')).toBeUndefined()
      expect(sources).toEqual([
        { file: '../recordings/deep/sizes.sh.txt', hash: hashOf(TEXT) },
        { file: '../recordings/other/figures/x.sh.txt', hash: '' },
      ])
    })
  })
})

describe('what a page shows of a recording', () => {
  const [script, data] = RECORDING.files
  const files: [(typeof RECORDING.files)[0]] = [script!]

  it.each([
    ['its files', { files, data: data! }],
    ['lines of it', { files, quoted: 'total: 6' }],
    ['the script alone', { files }],
  ])('is as it was recorded: %s', (_what, claim) => {
    expect(differenceFrom(RECORDING, claim)).toBeUndefined()
  })

  it.each([
    [
      'a script that was edited',
      { files: [{ ...script!, hash: B }] as typeof files },
      '`figures/sizes.sh` has changed since it was recorded.',
    ],
    [
      'a file that was edited',
      { files, data: { ...data!, hash: A } },
      '`docs/a/sizes of all.csv` has changed since it was recorded.',
    ],
    [
      'a file nobody recorded',
      { files, data: { path: 'docs/b.csv', hash: B } },
      '`docs/b.csv` is not in the recording.',
    ],
    [
      'lines nobody printed',
      { files, quoted: 'total: 7' },
      'These lines are not in the recording of `figures/sizes.sh`.',
    ],
  ])('differs from it: %s', (_what, claim, said) => {
    expect(differenceFrom(RECORDING, claim)).toBe(said)
  })

  it('needs one', () => {
    expect(differenceFrom(undefined, { files })).toBe('`figures/sizes.sh` has no recording.')
  })
})
