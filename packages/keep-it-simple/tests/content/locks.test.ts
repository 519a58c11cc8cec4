import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { LockedPage } from '#model/page.ts'
import type { PostsPage, TagsPage } from '#model/list-page.ts'
import { lockSettings, lockSite, PASSWORDS, type LockSite } from '../support/lock-fixtures.ts'
import { TinySite } from '../support/tiny-site.ts'

let fixture: LockSite
let site: TinySite

beforeAll(async () => {
  fixture = await lockSite()
  site = new TinySite(fixture.files, {
    locks: await lockSettings(),
    passwords: Object.values(PASSWORDS),
  })
  const { diagnostics, store } = await site.build()
  if (!store) throw new Error(JSON.stringify(diagnostics))
}, 120_000)
afterAll(() => site.remove())

describe('[P1] [A43] the data of a locked page', () => {
  it.each(['/article/own/', '/article/x-1/', '/dataMining/inner/a/', '/hidden-file/'])(
    '[S1.22] [S5.3] of %s is its prompt and nothing of its text',
    async (path) => {
      const page = (await site.page(path)) as LockedPage
      expect(page.type).toBe('locked')
      expect(page.title).toBe('本页面只允许密码访问')
      const { alternates: _, inside, ...rest } = page
      expect(Object.keys(rest).sort()).toEqual([
        'lang',
        'layout',
        'locale',
        'path',
        'scope',
        'title',
        'titled',
        'type',
      ])
      // Its own password and the admin's.
      expect(inside!.openers).toHaveLength(2)
    },
  )

  it('leaves lists, tags, totals, sidebars and neighbours as if it were not there', async () => {
    const posts = (await site.page('/blog/')) as PostsPage
    expect(posts.list.posts.map(({ title }) => title).sort()).toEqual([
      'Open post',
      'Title for everybody',
    ])
    expect(posts.collection.totals.posts).toBe(2)
    const tags = (await site.page('/blog/tags/')) as TagsPage
    expect(tags.tags.map(({ name }) => name).sort()).toEqual(['open', 'shown'])
    const note = await site.content('/dataMining/open/')
    expect(note.next).toBeUndefined()
    expect(JSON.stringify(note.sidebar)).not.toContain('inner')
  })

  it('[S3.9] is marked in lists where its title may be known', async () => {
    const posts = (await site.page('/blog/')) as PostsPage
    const shown = posts.list.posts.find(({ path }) => path === '/article/shown/')
    expect(shown).toMatchObject({
      encrypt: true,
      excerpt: '<p>Ask the owner.</p>',
      tags: ['shown'],
    })
    const prompt = (await site.page('/article/shown/')) as LockedPage
    expect(prompt).toMatchObject({
      title: 'Title for everybody',
      titled: true,
      hint: 'Ask the owner.',
      aliases: ['Name for everybody'],
    })
  })
})
