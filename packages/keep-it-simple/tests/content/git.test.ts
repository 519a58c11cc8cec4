import { execFileSync } from 'node:child_process'
import { appendFileSync, mkdirSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { PageTable } from '#store/pages.ts'
import { describe, expect, it } from 'vitest'
import { SECRET, withHistory } from '../support/history.ts'
import { page, post, TinySite } from '../support/tiny-site.ts'

describe('git data', () => {
  it('[S3.5] [S1.11] [S1.12] [S1.16] updated time, contributors and changelog with tags', async () => {
    await withHistory(
      { 'blog/1.数据库/索引.md': post({ permalink: '/article/a/', changelog: true }) },
      async (history) => {
        history.commit('feat: first', '2024-01-01T20:00:00Z')
        history.git('tag', 'v1.0')
        history.site.write({
          'blog/1.数据库/索引.md': post({ permalink: '/article/a/', changelog: true }, 'More.'),
        })
        history.commit(
          'fix: second\n\nCo-authored-by: Lin <12345+lin-x@users.noreply.github.com>',
          '2024-02-01T20:00:00Z',
          'Bo <bo@mail.example>',
        )
        const { git } = await history.site.content('/article/a/')
        expect(git).toMatchObject({
          updatedTime: '2024-02-02T04:00:00+08:00',
          contributors: [
            { name: 'Ada' },
            { name: 'Bo' },
            { name: 'Lin', url: 'https://github.com/lin-x' },
          ],
          changelog: [
            { time: '2024-02-02T04:00:00+08:00', message: 'fix: second' },
            { time: '2024-01-02T04:00:00+08:00', message: 'feat: first', tag: 'v1.0' },
          ],
        })
        expect(git!.changelog![0]!.hash).toMatch(/^[\da-f]{7}$/)
      },
    )
  })

  it('follows a renamed file back to its first commit', async () => {
    await withHistory(
      {
        'old/旧名.md': page(
          { changelog: true },
          'A text long enough to be recognised after the move.\n'.repeat(5),
        ),
      },
      async (history) => {
        history.commit('first', '2022-01-01T00:00:00Z', 'Ada <a@mail.example>')
        const { root } = history.site
        mkdirSync(join(root, 'docs/new'))
        renameSync(join(root, 'docs/old/旧名.md'), join(root, 'docs/new/name.md'))
        appendFileSync(join(root, 'docs/new/name.md'), 'One more sentence.\n')
        history.commit('move and add', '2023-01-01T00:00:00Z', 'Bo <b@mail.example>')
        const { git } = await history.site.content('/new/name/')
        expect(git?.changelog?.map(({ message }) => message)).toEqual(['move and add', 'first'])
        expect(git?.contributors.map(({ name }) => name)).toEqual(['Ada', 'Bo'])
      },
    )
  })

  it('lets no e-mail address leave the build', async () => {
    await withHistory(
      { 'a.md': page({ changelog: true }) },
      async (history) => {
        history.commit('first', '2024-01-01T00:00:00Z')
        expect((await history.site.content('/a/')).git?.contributors).toEqual([
          { name: 'Ada', url: 'https://ada.example' },
        ])
        const pages = [...new PageTable(history.site.settings.out).pages()]
        expect(JSON.stringify(pages)).not.toContain('@mail.example')
      },
      { people: [{ name: 'Ada', url: 'https://ada.example', alias: [SECRET] }] },
    )
  })

  it('gives no dates in a shallow clone, and says so', async () => {
    await withHistory({ 'a.md': page({}) }, async (history) => {
      history.commit('first', '2022-01-01T00:00:00Z')
      history.site.write({ 'b.md': page({}) })
      history.commit('second', '2024-01-01T00:00:00Z')
      const clone = new TinySite({})
      try {
        execFileSync('git', [
          'clone',
          '-q',
          '--depth',
          '1',
          `file://${history.site.root}`,
          join(clone.root, 'clone'),
        ])
        const shallow = new TinySite(
          {},
          { root: join(clone.root, 'clone'), docs: join(clone.root, 'clone/docs') },
        )
        const { diagnostics } = await shallow.build()
        expect(diagnostics.map(({ code, severity }) => `${severity} ${code}`)).toEqual([
          'warning shallow-clone',
        ])
        expect((await shallow.content('/a/')).git).toBeUndefined()
        shallow.remove()
      } finally {
        clone.remove()
      }
    })
  })
})
