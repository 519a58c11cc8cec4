import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { buildSearchIndex } from '#publish/search/search-index.ts'
import { testShell } from '../support/built-site.ts'
import { post, TinySite } from '../support/tiny-site.ts'

const dated = (year: number, text: string) =>
  post({ title: `${year}`, createTime: `${year}/01/01 00:00:00`, permalink: `/a/${year}/` }, text)
const DONE = Promise.resolve()

test('only the part of the index that an edit concerns is written again', async () => {
  const years = [2001, 2002, 2003, 2004, 2005]
  const site = new TinySite(
    Object.fromEntries(years.map((year) => [`blog/${year}.md`, dated(year, 'Words.')])),
  )
  const dist = mkdtempSync(join(tmpdir(), 'search-index-'))
  const { serverEntry } = await testShell()
  const index = async () => {
    const { store } = await site.build()
    const { out: content, site: config } = site.settings
    const deploy = { compress: [], hosts: [] }
    const input = { store: store!, serverEntry, content, dist, site: config, deploy, workers: 1 }
    return buildSearchIndex({ ...input, partSize: 2 }, DONE)
  }
  const part = (number: number) => join(dist, `pagefind/zh-cn-${number}`)
  try {
    expect(await index()).toBe(5)
    const older = statSync(part(1)).ino
    expect(await index()).toBe(0)
    site.write({ 'blog/2004.md': dated(2004, 'Other words.') })
    expect(await index()).toBe(3)
    expect(statSync(part(1)).ino).toBe(older)
    site.write({ 'blog/2006.md': dated(2006, 'Words.') })
    expect(await index()).toBe(4)
    expect(statSync(part(1)).ino).toBe(older)
    rmSync(join(site.root, 'docs/blog/2006.md'))
    expect(await index()).toBe(3)
    expect(existsSync(part(3))).toBe(false)
  } finally {
    site.remove()
    rmSync(dist, { recursive: true, force: true })
  }
})
