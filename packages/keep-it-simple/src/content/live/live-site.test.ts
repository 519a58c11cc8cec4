import { describe, expect, it } from 'vitest'
import { compiledPages } from '../../../tests/support/compile-here.ts'
import {
  page,
  post,
  withSite,
  type Files,
  type TinySite,
} from '../../../tests/support/tiny-site.ts'
import { LiveSite } from './live-site.ts'
import { LockOwners } from './lock-owners.ts'
import { Placer } from './place-anyway.ts'

const FILES = {
  'README.md': page({ title: 'Home' }),
  'blog/a.md': post({ title: 'A', permalink: '/a/' }, 'First.\n\n<!-- more -->\n\nRest.'),
  'blog/b.md': post({ title: 'B', permalink: '/b/' }, '![P](./p.svg)'),
  'blog/p.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
}

interface Built {
  readonly tiny: TinySite
  readonly site: LiveSite
  /** Saves a file, and gives what that changes. */
  readonly replace: (files: Files) => Promise<ReturnType<LiveSite['replace']>>
}

const withBuilt = (files: Files, use: (built: Built) => Promise<void>) =>
  withSite(
    files,
    async (tiny) => {
      const { settings } = tiny
      const placer = new Placer(settings)
      const sources = await compiledPages(settings)
      const site = await LiveSite.build(sources, placer, 'none', new LockOwners(), settings)
      const replace = async (changed: Files) => {
        tiny.write(changed)
        const [name] = Object.keys(changed)
        const found = (await compiledPages(settings)).find(({ file }) => file === name)
        return site.replace(found!, placer)
      }
      await use({ tiny, site, replace })
    },
    { drafts: true },
  )

const a = (front: object, body = 'First.\n\n<!-- more -->\n\nRest.') => ({
  'blog/a.md': post({ title: 'A', permalink: '/a/', ...front }, body),
})

describe('a page that is saved', () => {
  it('shows its new text; no other page changes', async () => {
    await withBuilt(FILES, async ({ site, replace }) => {
      const before = site.map.byPath.get('/a/')!
      expect(await replace(a({}, 'First.\n\n<!-- more -->\n\nOther.'))).toBe('same')
      const after = site.map.byPath.get('/a/')!
      expect(after).not.toBe(before)
      expect(after.source.bodyHash).not.toBe(before.source.bodyHash)
      expect(site.map.byFile.get('blog/a.md')).toBe(after)
      expect(after).toEqual({ ...before, source: after.source })
    })
  })

  it.each<[string, object, string | undefined, string]>([
    ['its beginning is in lists', {}, 'Second.\n\n<!-- more -->\n\nRest.', 'text'],
    ['its title is on other pages', { title: 'Other' }, undefined, 'own'],
    ['its date decides where it stands', { createTime: '2020/01/01' }, undefined, 'own'],
    ['its address is another', { permalink: '/c/' }, undefined, 'other'],
    ['it is a draft now', { draft: true }, undefined, 'other'],
    ['its icon has to be found', { icon: 'github' }, undefined, 'other'],
    ['it is locked now', { encrypt: { hash: 'x' } }, undefined, 'other'],
  ])('is seen elsewhere: %s', async (_what, front, body, how) => {
    await withBuilt(FILES, async ({ replace }) => {
      expect(await replace(a(front, body))).toBe(how)
    })
  })

  it('has its new date and language, or none', async () => {
    await withBuilt(FILES, async ({ site, replace }) => {
      const dated = () => site.map.byPath.get('/a/')!
      await replace(a({ createTime: '2020/01/01', lang: 'en-US' }))
      expect(dated()).toMatchObject({ lang: 'en-US', frontmatter: { lang: 'en-US' } })
      expect(dated().createTime).toMatch(/^2020-01-01/)
      await replace({ 'blog/a.md': page({ title: 'A', permalink: '/a/' }) })
      expect(dated()).not.toHaveProperty('createTime')
    })
  })

  it('is new to the site', async () => {
    await withBuilt(FILES, async ({ replace }) => {
      expect(await replace({ 'c.md': page({}) })).toBe('other')
    })
  })

  it('brings pictures with it, which everybody may fetch', async () => {
    await withBuilt(FILES, async ({ site, replace, tiny }) => {
      const [known] = [...site.media.values()]
      expect(known).toContain('p.svg')
      tiny.write({ 'q.svg': `${FILES['blog/p.svg']} ` })
      await replace(a({}, '![Q](../q.svg)'))
      expect([...site.media.values()].some((file) => file.endsWith('q.svg'))).toBe(true)
    })
  })

  it('stands behind another of the same address, which stays', async () => {
    const twice = { ...FILES, 'blog/c.md': post({ title: 'C', permalink: '/a/' }) }
    await withBuilt(twice, async ({ site, replace }) => {
      expect(site.problems.map(({ code }) => code)).toContain('duplicate-address')
      const shown = site.map.byPath.get('/a/')!
      const hidden = ['blog/a.md', 'blog/c.md'].find((file) => file !== shown.source.file)
      await replace({ [hidden!]: post({ title: 'Hidden', permalink: '/a/' }) })
      expect(site.map.byPath.get('/a/')).toBe(shown)
      expect(site.map.byFile.get(hidden!)!.frontmatter.title).toBe('Hidden')
    })
  })
})

describe('a site while it is written', () => {
  it('has the lists of its blogs', async () => {
    await withBuilt(FILES, async ({ site }) => {
      expect(site.list('/blog/')?.path).toBe('/blog/')
      expect(site.list('/a/')).toBeUndefined()
      expect(site.knowsOwners).toBe(true)
      expect(site.check()).toEqual([])
    })
  })

  it('looks for related pages anew when a text is about something else', async () => {
    await withBuilt(FILES, async ({ site, replace }) => {
      let forgotten = 0
      const { related } = site.map
      related.forget = () => void forgotten++
      await replace(a({}, 'First.\n\n<!-- more -->\n\nOther.'))
      expect(forgotten).toBe(0)
      await replace(a({}, 'First.\n\n<!-- more -->\n\n## Heading'))
      expect(forgotten).toBe(1)
      await replace(a({}, 'First.\n\n<!-- more -->\n\n## Heading\n\n[B](/b/)'))
      expect(forgotten).toBe(2)
      await replace(a({}, 'Else.\n\n<!-- more -->\n\n## Heading\n\n[B](/b/)'))
      expect(forgotten).toBe(3)
      await replace(a({ tags: ['x'] }, 'Else.\n\n<!-- more -->\n\n## Heading\n\n[B](/b/)'))
      expect(forgotten).toBe(4)
    })
  })
})
