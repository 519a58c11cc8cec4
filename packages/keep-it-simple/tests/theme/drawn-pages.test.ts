import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { createRenderer, INLINE_SCRIPTS, INLINE_STYLES, Library } from '#app/entry-server.tsx'
import { TEST_SITE } from '../support/test-site.ts'
import { post, TinySite } from '../support/tiny-site.ts'
import { NAMED_ASSETS } from './drawn-pages/named-assets.ts'

/**
 * Documents of every kind of page, whole, as files of `drawn-pages/html/`. `UPDATE=1` writes them;
 * read what changed before you commit.
 */
const HERE = join(import.meta.dirname, 'drawn-pages')
const PATHS = [
  '/',
  '/about/',
  '/friends/',
  '/bare/',
  '/wide/',
  '/article/first/',
  '/article/locked/',
  '/article/draft/',
  '/article/quiet/',
  '/blog/',
  '/blog/page/2/',
  '/blog/tags/',
  '/blog/tags/SQLite/',
  '/blog/categories/',
  '/blog/categories/sqlite/',
  '/blog/archives/',
  '/dataMining/',
  '/dataMining/types/',
  '/dataMining/方法/tree/',
  '/search/',
  '/saved/',
  '/offline.html',
  '/404.html',
  '/en/',
  '/en/blog/',
  '/en/article/first/',
  '/en/solid/single/',
  '/en/404.html',
]

/** Enough posts for a second page of the list, and for years that differ. */
const more = Object.fromEntries(
  Array.from({ length: 12 }, (_, index) => [
    `blog/3.算法/more-${index}.md`,
    post({
      title: `第 ${index + 1} 篇`,
      createTime: `20${23 - (index % 3)}/0${1 + (index % 9)}/02`,
      permalink: `/article/more-${index}/`,
      tags: [index % 2 === 0 ? '偶数' : '奇数'],
    }),
  ]),
)

/** Compiled once, before any page is drawn from it: it takes longer than a test may. */
async function compile(): Promise<string> {
  const site = new TinySite(more, { drafts: true, passwords: ['keep-it-simple'] })
  // Not after the tests: whoever runs them again needs it.
  process.once('exit', () => site.remove())
  cpSync(join(HERE, 'docs'), join(site.root, 'docs'), { recursive: true })
  cpSync(join(TEST_SITE, 'public'), join(site.root, 'public'), { recursive: true })
  const { diagnostics } = await site.build()
  expect(diagnostics).toEqual([])
  return site.settings.out
}

const folder = await compile()

/** One element to a line, so that a change is seen where it is; inline code has tests of its own. */
const inLines = (html: string): string => {
  const inline = [...INLINE_SCRIPTS, ...INLINE_STYLES].filter((text) => text !== '')
  const short = inline.reduce((text, code) => text.replace(`>${code}<`, '>…<'), html)
  return `${short.replaceAll(/(?<=.)<(?!\/)/g, '\n<')}\n`
}

it.each(PATHS)('%s is drawn as it was', async (path) => {
  const library = new Library(folder)
  onTestFinished(() => library.close())
  const html = inLines(await createRenderer(async (one) => library.find(one), NAMED_ASSETS)(path))
  const file = join(HERE, 'html', `${path.replaceAll('/', '_')}.html`)
  if (process.env['UPDATE']) {
    mkdirSync(join(HERE, 'html'), { recursive: true })
    writeFileSync(file, html)
  }
  expect(html).toBe(readFileSync(file, 'utf8'))
})
