import { settingsList } from 'keep-it-simple/reference'
import { describe, expect, it } from 'vitest'
import { settingExample } from '../reference/setting-example.ts'
import { settingId, settingPages, spoken } from '../reference/setting-pages.ts'

const all = settingsList()
const example = (path: string) =>
  settingExample(
    all.find((one) => one.path === path)!,
    all,
  )

describe('the pages of settings', () => {
  it.each(['zh-CN', 'en-US'] as const)('have a section for every setting, in %s', (lang) => {
    const text = settingPages(lang)
      .map(({ markdown }) => markdown)
      .join('\n')
    expect(all.length).toBeGreaterThan(150)
    expect(all.filter((one) => !text.includes(` {#${settingId(one)}}`)).map(spoken)).toEqual([])
    expect(text).not.toMatch(/undefined|\[object/)
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
