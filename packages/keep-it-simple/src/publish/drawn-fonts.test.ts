import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { contentPage } from '../../tests/support/sample-pages.ts'
import { SmallRelease } from '../../tests/support/small-release.ts'
import { packageFolder } from '#config/optional-packages.ts'
import { SQUARE_CHARACTERS } from '#model/fonts.ts'
import { faceCharacters } from './fonts/face-characters.ts'
import type { FontPlan } from './fonts/page-fonts.ts'
import { readSfnt } from './fonts/sfnt.ts'

const FILE = join(
  packageFolder('@fontsource/noto-serif-sc')!,
  'files/noto-serif-sc-58-700-normal.woff',
)
const [a, b] = [...faceCharacters(readSfnt(readFileSync(FILE)))]
  .map((one) => String.fromCodePoint(one))
  .filter((one) => one.match(SQUARE_CHARACTERS)) as [string, string]

let site: SmallRelease
let opened = 0
beforeEach(() => {
  site = new SmallRelease(
    `const DRAW = (page, html) => html.replace(page.title, '<h1>' + page.title + '</h1>')`,
  )
  site.write('.content/fonts/shared.woff2', 'shared')
})
afterEach(() => site.remove())

const plan = (more: Partial<FontPlan> = {}): FontPlan => ({
  folder: site.at('.content/fonts'),
  base: '/blog/',
  identity: 'one',
  titles: {
    'en-US': {
      font: { file: FILE, identity: `drawn ${++opened}` },
      shared: { file: 'shared.woff2', characters: a },
    },
  },
  packing: 'quick',
  common: ['shared.woff2'],
  ...more,
})

it('a page names the files of its titles in its document, and they are published', async () => {
  await site.build([contentPage('/a/', `${a}${b}`)], { fonts: plan() })
  const file = site.names.find((name) => name.startsWith('assets/font-'))
  const links = `/blog/assets/shared.woff2 /blog/${file}`
  expect(site.read('a/index.html')).toContain(`<html lang="en-US" data-fonts="${links}">`)
  expect(site.read('assets/shared.woff2')).toBe('shared')
})

it('files of pages that are gone are published no more', async () => {
  const fonts = plan()
  await site.build([contentPage('/a/', `${a}${b}`), contentPage('/b/', a)], { fonts })
  await site.build([contentPage('/b/', a)], { fonts })
  expect(site.names.filter((name) => name.endsWith('.woff2'))).toEqual(['assets/shared.woff2'])
})
