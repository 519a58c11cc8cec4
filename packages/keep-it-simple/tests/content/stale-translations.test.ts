import { execFileSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { withHistory, type SiteHistory } from '../support/history.ts'
import { page, withSite, type Files } from '../support/tiny-site.ts'

const original = (body: string, front = {}) => page({ permalink: '/a/', ...front }, body)
const translation = (body: string, front = {}) =>
  page({ permalink: '/en/a/', translation: '/a/', ...front }, body)

/** Commits these files, one hour after the last. */
function commits(history: SiteHistory) {
  let hour = 0
  return (message: string, files: Files): string => {
    history.site.write(files)
    history.commit(message, `2026-01-01T${String(hour++).padStart(2, '0')}:00:00Z`)
    return execFileSync('git', ['rev-parse', 'HEAD'], { cwd: history.site.root }).toString().trim()
  }
}

const stale = ({ site }: SiteHistory) => site.diagnostics()

describe('a translation whose original changed later', () => {
  it('is warned of with the commits, and its readers are sent to the original', async () => {
    await withHistory({}, async (history) => {
      const commit = commits(history)
      commit('first', { 'a.md': original('一。') })
      commit('translate', { 'en/a.md': translation('One.') })
      const oldest = commit('second', { 'a.md': original('一二。') })
      const newest = commit('third', { 'a.md': original('一二三。') })
      expect(await stale(history)).toEqual([
        {
          severity: 'warning',
          code: 'stale-translation',
          file: 'docs/en/a.md',
          line: 4,
          message: `docs/a.md was changed after this translation, in 2 commits, last by ${newest.slice(0, 7)} “third”.`,
          remedy: `Run \`git diff ${oldest.slice(0, 7)}~1 -- docs/a.md\` and translate what it shows; or write \`translated: '${newest.slice(0, 7)}'\` if nothing is missing.`,
        },
      ])
      const shown = execFileSync('git', ['diff', `${oldest.slice(0, 7)}~1`, '--', 'docs/a.md'], {
        cwd: history.site.root,
      }).toString()
      expect(shown).toMatch(/^-一。$/m)
      expect(shown).toMatch(/^\+一二三。$/m)
      expect((await history.site.content('/en/a/')).behind).toEqual({
        path: '/a/',
        lang: 'zh-CN',
        changed: '2026-01-01T11:00:00+08:00',
      })
      expect((await history.site.content('/a/')).behind).toBeUndefined()
    })
  })

  it.each<[string, Files]>([
    ['both changed together', { 'a.md': original('一二。'), 'en/a.md': translation('One, two.') }],
    ['only front matter changed', { 'a.md': original('一。', { description: 'b' }) }],
    ['only line breaks changed', { 'a.md': original('一。\n\n\n') }],
    ['the translation changed', { 'en/a.md': translation('One!') }],
  ])('is nothing to speak of where %s', async (message, files) => {
    await withHistory({}, async (history) => {
      const commit = commits(history)
      commit('first', { 'a.md': original('一。'), 'en/a.md': translation('One.') })
      commit(message, files)
      expect(await stale(history)).toEqual([])
      expect((await history.site.content('/en/a/')).behind).toBeUndefined()
    })
  })

  it('stays one when only its front matter was touched since', async () => {
    await withHistory({}, async (history) => {
      const commit = commits(history)
      commit('first', { 'a.md': original('一。'), 'en/a.md': translation('One.') })
      commit('second', { 'a.md': original('一二。') })
      commit('tidy', { 'en/a.md': translation('One.', { description: 'b' }) })
      expect(await stale(history)).toMatchObject([{ code: 'stale-translation' }])
    })
  })

  it('is the page that was committed later, whatever the order of the languages', async () => {
    await withHistory({}, async (history) => {
      const commit = commits(history)
      commit('first', { 'en/a.md': page({ permalink: '/en/a/' }, 'One.') })
      commit('translate', { 'a.md': original('一。', { translation: '/en/a/' }) })
      commit('second', { 'en/a.md': page({ permalink: '/en/a/' }, 'One, two.') })
      expect(await stale(history)).toMatchObject([{ file: 'docs/a.md' }])
    })
  })

  it('is silent up to the commit or the date in `translated`', async () => {
    await withHistory({}, async (history) => {
      const commit = commits(history)
      commit('first', { 'a.md': original('一。'), 'en/a.md': translation('One.') })
      const seen = commit('second', { 'a.md': original('一二。') }).slice(0, 7)
      for (const translated of [seen, '2026/01/01 09:00:00']) {
        history.site.write({ 'en/a.md': translation('One.', { translated }) })
        expect(await stale(history)).toEqual([])
      }
      history.site.write({ 'en/a.md': translation('One.', { translated: '2026/01/01 08:59' }) })
      expect(await stale(history)).toMatchObject([{ code: 'stale-translation' }])
      history.site.write({ 'en/a.md': translation('One.', { translated: 'abcdef0' }) })
      expect(await history.site.diagnostics()).toMatchObject([
        { code: 'unknown-commit', file: 'docs/en/a.md', line: 5, message: /`abcdef0` is neither/ },
      ])
    })
  })

  it('is left alone while its author is at work on it', async () => {
    await withHistory({}, async (history) => {
      const commit = commits(history)
      commit('first', { 'a.md': original('一。'), 'en/a.md': translation('One.') })
      commit('second', { 'a.md': original('一二。') })
      history.site.write({ 'en/a.md': translation('One, two.') })
      expect(await stale(history)).toEqual([])
    })
  })

  it('cannot be known without a history', async () => {
    const files = { 'a.md': original('一。'), 'en/a.md': translation('One.') }
    await withSite(files, async (site) => expect(await site.diagnostics()).toEqual([]))
  })
})
