import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { SmallRelease } from '../../../tests/support/small-release.ts'
import { contentPage, lockedPage } from '../../../tests/support/sample-pages.ts'
import { testSite } from '../../../tests/support/test-site.ts'
import type { FontSettings } from '#model/fonts.ts'
import { titleSlices, webFonts, type PageTitle } from './web-fonts.ts'

let folder: string
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'fonts-'))))
afterEach(() => rmSync(folder, { recursive: true }))

const title = (text: string, created?: string): PageTitle => ({
  lang: 'zh-CN',
  text,
  ...(created !== undefined && { created }),
})

/** The files that a build would publish. */
async function written(titles: readonly PageTitle[], fonts: FontSettings | false = {}) {
  const files = new Map<string, string>()
  const { sheets, write } = webFonts({ ...testSite.site, fonts }, titles)
  await write(
    {
      print: (name, text) => void files.set(name, String(text)),
      copy: (source, name) => void files.set(name, readFileSync(source, 'latin1')),
    },
    folder,
  )
  const sheet = sheets['zh-CN']?.map((name) => files.get(name)).join('\n') ?? ''
  return { files, sheet, names: [...files.keys()], sheets }
}

it('webFonts: puts the characters of all titles into a few files that a style sheet lists', async () => {
  const { files, sheet, sheets } = await written([title('索引与页'), title('索引是什么')])
  expect(Object.keys(sheets)).toEqual(['zh-CN'])
  for (const character of '索引与页是什么')
    expect(sheet).toContain(`U+${character.codePointAt(0)!.toString(16)}`)
  const linked = [...sheet.matchAll(/url\(([^)]+)\)/g)].map(([, name]) => `assets/${name}`)
  expect(linked.length).toBeGreaterThan(1)
  for (const name of linked) expect(files.get(name)).toMatch(/^wOF2/)
})

it('webFonts: writes nothing without the setting, and for languages without a font', async () => {
  expect((await written([title('索引')], false)).names).toEqual([])
  expect((await written([title('索引')], { display: false })).names).toEqual([])
  expect(Object.keys((await written([title('索引')])).sheets)).not.toContain('en-US')
})

it('webFonts: brings a serif for text only where one is named', async () => {
  const { sheets, files } = await written([], { serif: '@fontsource/source-serif-4' })
  const sheet = files.get(sheets['en-US']![0]!)!
  expect(sheet.match(/font-display:optional/g)).toHaveLength(3)
  expect(sheet).toContain('font-style:italic')
})

it('webFonts: a new article changes the last files only, and the sheet gets another name', async () => {
  const titles = [title('索引与页的大小类', '2026-01-01'), title('标签')]
  const before = await written(titles)
  const after = await written([...titles, title('缓存会雪崩', '2026-02-01')])
  expect(after.names.slice(1, 3)).toEqual(before.names.slice(1, 3))
  expect(after.sheets).not.toEqual(before.sheets)
})

it('webFonts: cuts a font once and removes from the cache what no title needs', async () => {
  await written([title('索引')])
  const [name] = readdirSync(folder)
  const { mtimeMs } = statSync(join(folder, name!))
  await written([title('索引')])
  expect(statSync(join(folder, name!)).mtimeMs).toBe(mtimeMs)
  await written([title('缓存')])
  expect(existsSync(join(folder, name!))).toBe(false)
})

it('titleSlices: keeps the style sheet of a large site small', () => {
  const han = String.fromCodePoint(...Array.from({ length: 6_000 }, (_, index) => 0x4e00 + index))
  const slices = titleSlices([title(han)])
  expect(slices.join('')).toBe(han)
  expect(slices.length).toBeLessThan(260)
})

it('titles of locked pages are in no font, whether they are shown or not', async () => {
  const site = new SmallRelease()
  try {
    const pages = [
      contentPage('/a/', '索引', { lang: 'zh-CN' }),
      { ...lockedPage('/b/', '机密', false), lang: 'zh-CN' },
      { ...lockedPage('/c/', '暗号', true), lang: 'zh-CN' },
    ]
    await site.build(pages, { site: { ...testSite.site, fonts: {}, offline: false, cards: false } })
    const sheet = site.read(site.names.find((name) => name.startsWith('assets/fonts-zh-CN'))!)
    expect(sheet).toContain('U+7d22,U+5f15')
    for (const character of '机密暗号')
      expect(sheet).not.toContain(character.codePointAt(0)!.toString(16))
  } finally {
    site.remove()
  }
})
