import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { kisBuild, write, writeAuthorSite, writeSettings } from '../support/author-site.ts'
import { contents } from '../support/folder-contents.ts'
import { page, post } from '../support/tiny-site.ts'

/** A site that nobody changed is not printed again; whatever was changed is seen. */
const SETTINGS = { cards: false, deploy: { compress: [] } } as const
const STANDS = /stands as it is/

let root: string
const inRoot = (name: string) => join(root, name)
const dist = () => contents(inRoot('dist'))
const build = () => kisBuild(root, { LANG: 'en_US.UTF-8' })

beforeAll(async () => {
  root = writeAuthorSite(
    {
      'README.md': page({ permalink: '/' }),
      'blog/a.md': post({ permalink: '/a/', title: 'A' }, 'First words.'),
    },
    SETTINGS,
  )
  write(inRoot('public/note.txt'), 'one')
  await build()
}, 480_000)
afterAll(() => rmSync(root, { recursive: true, force: true }))

it('unchanged, it stands', async () => {
  const before = dist()
  await build()
  expect(await build()).toMatch(STANDS)
  expect(dist()).toEqual(before)
})

it('a page that is gone, a stray file and another text in dist/ are mended', async () => {
  const before = dist()
  for (const harm of [
    () => rmSync(inRoot('dist/a/index.html')),
    () => write(inRoot('dist/stray/left.html'), 'left behind'),
    () => writeFileSync(inRoot('dist/a/index.html'), 'other words'),
  ]) {
    harm()
    expect(await build()).not.toMatch(STANDS)
    expect(dist()).toEqual(before)
  }
})

it('a changed text, public file, style, setting or removed page is published', async () => {
  for (const changes of [
    [
      () => write(inRoot('docs/blog/a.md'), post({ permalink: '/a/', title: 'A' }, 'Other words.')),
      () => write(inRoot('public/note.txt'), 'two'),
    ],
    [
      () => write(inRoot('theme.css'), ':root { --accent: #306; }\n'),
      () => writeSettings(root, { ...SETTINGS, footer: { '/': [{ text: 'N', link: '/blog/' }] } }),
      () => rmSync(inRoot('docs/blog/a.md')),
    ],
  ]) {
    for (const change of changes) change()
    expect(await build()).not.toMatch(STANDS)
  }
  const files = dist()
  expect(files['a/index.html']).toBeUndefined()
  expect(readFileSync(inRoot('dist/note.txt'), 'utf8')).toBe('two')
  expect(readFileSync(inRoot('dist/index.html'), 'utf8')).toContain('>N</a>')
  const sheets = Object.keys(files).filter((name) => name.endsWith('.css'))
  const styles = sheets.map((name) => readFileSync(inRoot(`dist/${name}`), 'utf8')).join('')
  expect(styles).toContain('#306')
  expect(await build()).toMatch(STANDS)
})
