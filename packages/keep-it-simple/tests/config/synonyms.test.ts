import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { checkInput } from '#config/check-input.ts'
import { resolveSite } from '#config/resolve-site.ts'
import { reports, writeFiles } from './written-settings.ts'
import { WHOLE } from './whole-settings.ts'

const root = writeFiles({})

/** What is said of these groups, written one to a line from line 2 on. */
function said(synonyms: readonly unknown[]): string[] {
  const lines = synonyms.map((group) => `  ${JSON.stringify(group)},`)
  const text = `export default { synonyms: [\n${lines.join('\n')}\n] }\n`
  writeFileSync(join(root, 'site.config.ts'), text)
  return reports(root, 'site.config.ts', { ...WHOLE, synonyms })
}

it('groups of names stay as they are written', () => {
  const { input } = checkInput({ ...WHOLE, synonyms: [['hash ring', '一致性哈希']] })
  expect(resolveSite(input!).synonyms).toEqual([['hash ring', '一致性哈希']])
  const { synonyms: _, ...without } = WHOLE
  expect(resolveSite(checkInput(without).input!).synonyms).toEqual([])
})

it('a name that stands alone is refused at its line', () => {
  expect(said([['a', 'b'], ['c']])).toEqual([
    expect.stringMatching(/^site\.config\.ts:3 .*two names or more that mean the same\.$/),
  ])
})

it('a name of two groups is refused at the second, and the first is named', () => {
  expect(
    said([
      ['WAL', 'write-ahead log'],
      ['redo log', 'wal'],
    ]),
  ).toEqual([
    'site.config.ts:3 `synonyms[1][1]` cannot be `wal`. → Remove it, or join the group with `synonyms[0]`, which has this name already.',
  ])
})

it('a name twice in one group is refused too', () => {
  expect(said([['WAL', 'log', 'ＷＡＬ']])).toEqual([
    expect.stringMatching(/^site\.config\.ts:2 .*the group has this name already\.$/),
  ])
})

it('an object is no list of groups', () => {
  expect(checkInput({ ...WHOLE, synonyms: { WAL: 'log' } }).problems).toMatchObject([
    { code: 'bad-setting', path: ['synonyms'], remedy: expect.stringContaining('hash ring') },
  ])
})
