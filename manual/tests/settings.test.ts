import { settingsList } from 'keep-it-simple/reference'
import { describe, expect, it } from 'vitest'
import { settingExample } from '../reference/setting-example.ts'
import { settingFile, settingId, settingPages, spoken } from '../reference/setting-pages.ts'

const all = settingsList()
const example = (path: string) =>
  settingExample(
    all.find((one) => one.path === path)!,
    all,
  )

describe('the pages of settings', () => {
  it.each(['zh-CN', 'en-US'] as const)('have a place for every setting, in %s', (lang) => {
    const pages = new Map(settingPages(lang).map((page) => [page.file, page]))
    expect(all.length).toBeGreaterThan(150)
    const lost = all.filter((one) => {
      const page = pages.get(settingFile(one))
      return one.parent === ''
        ? page?.title !== one.key
        : !page?.markdown.includes(` {#${settingId(one)}}`)
    })
    expect(lost.map(spoken)).toEqual([])
    for (const { markdown } of pages.values()) expect(markdown).not.toMatch(/undefined|\[object/)
  })

  it('give no two settings one anchor', () => {
    const ids = all.map(settingId)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })

  it.each([
    ['origin', "origin: 'https://blog.example.org',"],
    ['locales[…].lang', "locales: [{ lang: 'en-US' }],"],
    ['navigation[…][…].rel', "navigation: { '/': [{ rel: 'noopener' }] },"],
    ['bulletin[…].title', "bulletin: { 'en-US': { title: 'News' } },"],
    ['collections[…].tagsLink', "collections: [{ type: 'post', tagsLink: '/blog/tags/' }],"],
    ['runners.go.url', "runners: { go: { url: 'https://run.example.org/go' } },"],
    ["deploy.allow.'font-src'", "deploy: { allow: { 'font-src': ['https://cdn.example.org'] } },"],
  ])('show how %s is written', (path, code) => {
    expect(example(path)).toBe(code)
  })
})
