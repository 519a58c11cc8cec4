import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { withHistory } from '../support/history.ts'
import { page, withSite } from '../support/tiny-site.ts'

const original = (name: string, body: string, front = {}) =>
  page({ permalink: `/${name}/`, ...front }, body)
const translation = (name: string, body: string, front = {}) =>
  page({ permalink: `/en/${name}/`, translation: `/${name}/`, ...front }, body)

/** One page for each thing that may happen after the first commit. */
const NAMES = [
  'plain',
  'together',
  'front',
  'breaks',
  'newer',
  'tidied',
  'known',
  'dated',
  'edited',
]
const each = (write: (name: string) => readonly [string, string][]) =>
  Object.fromEntries(NAMES.flatMap(write))

it('outdated translation: reported with the commits, and shown to readers', async () => {
  await withHistory({}, async (history) => {
    const { site } = history
    let hour = 0
    const commit = (message: string, files: Readonly<Record<string, string>>): string => {
      site.write(files)
      history.commit(message, `2026-01-01T${String(hour++).padStart(2, '0')}:00:00Z`)
      const all = { cwd: site.root }
      return execFileSync('git', ['rev-parse', '--short=7', 'HEAD'], all).toString().trim()
    }
    commit('first', {
      ...each((name) => [
        [`${name}.md`, original(name, '一。')],
        [`en/${name}.md`, translation(name, 'One.')],
      ]),
      // Written in English first.
      'en/english.md': page({ permalink: '/en/english/' }, 'One.'),
    })
    commit('small', {
      'english.md': original('english', '一。', { translation: '/en/english/' }),
      'together.md': original('together', '一二。'),
      'en/together.md': translation('together', 'One, two.'),
      'front.md': original('front', '一。', { description: 'b' }),
      'breaks.md': original('breaks', '一。\n\n\n'),
      'en/newer.md': translation('newer', 'One!'),
    })
    const second = commit('second', {
      ...Object.fromEntries(
        ['plain', 'tidied', 'known', 'dated', 'edited'].map((name) => [
          `${name}.md`,
          original(name, '一二。'),
        ]),
      ),
      'en/english.md': page({ permalink: '/en/english/' }, 'One, two.'),
    })
    commit('tidy', { 'en/tidied.md': translation('tidied', 'One.', { description: 'b' }) })
    const third = commit('third', { 'plain.md': original('plain', '一二三。') })
    site.write({
      'en/known.md': translation('known', 'One.', { translated: second }),
      'en/dated.md': translation('dated', 'One.', { translated: '2026/01/01 10:00:00' }),
      'en/edited.md': translation('edited', 'One, two.'),
    })

    const found = await site.diagnostics()
    expect(found.map(({ file, code }) => `${file} ${code}`)).toEqual([
      'docs/en/plain.md stale-translation',
      'docs/en/tidied.md stale-translation',
      'docs/english.md stale-translation',
    ])
    expect(found[0]).toMatchObject({
      severity: 'warning',
      line: 4,
      message: `docs/plain.md was changed after this translation, in 2 commits, last by ${third} “third”.`,
      remedy: `Run \`git diff ${second}~1 -- docs/plain.md\` and translate what it shows; or write \`translated: '${third}'\` if nothing is missing.`,
    })
    expect((await site.content('/en/plain/')).behind).toEqual({
      path: '/plain/',
      lang: 'zh-CN',
      changed: '2026-01-01T12:00:00+08:00',
    })
    expect((await site.content('/plain/')).behind).toBeUndefined()

    site.write({
      'en/known.md': translation('known', 'One.', { translated: 'abcdef0' }),
      'en/dated.md': translation('dated', 'One.', { translated: '2026/01/01 08:59' }),
    })
    const later = (await site.diagnostics()).map(({ file, code }) => `${file} ${code}`)
    expect(later).toContain('docs/en/dated.md stale-translation')
    expect(later).toContain('docs/en/known.md unknown-commit')
  })
})

it('outdated translation: nothing is reported without a history', async () => {
  const files = { 'a.md': original('a', '一。'), 'en/a.md': translation('a', 'One.') }
  await withSite(files, async (site) => expect(await site.diagnostics()).toEqual([]))
})
