import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { fetchDiscussions } from '#content/comments/fetch-discussions.ts'
import { searchRecords } from '#model/search-records.ts'
import { serveDiscussions } from '../support/discussion-service.ts'
import { testSite } from '../support/test-site.ts'
import { page, withSite } from '../support/tiny-site.ts'

let service: Awaited<ReturnType<typeof serveDiscussions>>
beforeAll(async () => (service = await serveDiscussions()))
afterAll(() => service.close())
beforeEach(() => (service.state.mode = 'good'))

const comments = { repo: 'a/b', repoId: 'R_1', category: 'Comments', categoryId: 'DIC_1' }
const ask = () => fetchDiscussions({ settings: comments, token: 'secret', api: service.url, fetch })
const settings = { site: { ...testSite.site, comments } }
const fileOf = async () =>
  JSON.stringify({ fetched: '2026-11-16T00:00:00Z', discussions: await ask() })

it('fetches discussions page by page, without empty ones and hidden words', async () => {
  service.asked.length = 0
  const found = await ask()
  expect(found.map(({ number, comments: all }) => [number, all.length])).toEqual([[7, 2]])
  expect(found[0]!.comments[0]!.replies.map(({ author }) => author)).toEqual([undefined])
  expect(service.asked.map(({ variables: { after, number } }) => [after, number])).toEqual([
    [null, undefined],
    ['more', 7],
    ['second', undefined],
  ])
  expect(service.asked[0]).toMatchObject({
    token: 'bearer secret',
    variables: { owner: 'a', name: 'b', category: 'DIC_1' },
  })
})

it.each([
  ['status', 'status 401'],
  ['errors', 'Could not resolve to a Repository'],
  ['malformed', 'the answer was not understood'],
] as const)('says why it got none: %s', async (mode, reason) => {
  service.state.mode = mode
  await expect(ask()).rejects.toThrow(reason)
})

it('prints them with the page they belong to, as text alone, and the search finds them', async () => {
  const files = {
    'talk.md': page({ title: '讨论', permalink: '/talk/' }, 'A text.'),
    'quiet.md': page({ title: '安静', permalink: '/quiet/' }),
    'off.md': page({ permalink: '/off/', comments: false, commentID: 'talk/' }),
    'named.md': page({ permalink: '/named/', commentID: 'talk/' }),
    '.comments.json': await fileOf(),
  }
  await withSite(
    files,
    async (site) => {
      const talk = await site.content('/talk/')
      expect(talk.discussion).toMatchObject({
        title: '评论',
        count: 3,
        link: 'https://github.com/a/b/discussions/7',
        fetched: '2026-11-16',
      })
      const { html } = talk.discussion!
      // In the time zone of the site.
      expect(html).toContain('<time datetime="2026-11-02T04:00:00+08:00">2026-11-02</time>')
      expect(html).toContain('<strong>strong</strong>')
      expect(html).toContain('<a href="https://ok.example/" rel="nofollow ugc">')
      expect(html).not.toMatch(/<script|<img|<h\d|href="javascript|Hidden words/)
      expect(html).toContain('<strong>ghost</strong>')
      const record = searchRecords(talk).find(({ anchor }) => anchor === 'doc-comments')
      expect(record).toMatchObject({ section: '评论' })
      expect(record!.text).toContain('鹅卵石')
      expect((await site.content('/quiet/')).discussion).toBeUndefined()
      expect((await site.content('/off/')).discussion).toBeUndefined()
      expect((await site.content('/named/')).discussion?.count).toBe(3)
    },
    settings,
  )
})
