import { expect, it } from 'vitest'
import { inSite } from '../../../tests/support/in-site.tsx'
import { contentPage } from '../../../tests/support/sample-pages.ts'
import type { ContentPage, Copyright } from '#model/page.ts'
import { Colophon } from './Colophon.tsx'
import { DocHead } from './DocHead.tsx'

const draw = (more: Partial<ContentPage> = {}) =>
  inSite(<DocHead page={contentPage('/a/', 'A', more)} />)
const titleClass = (title: string) => /<h1 class="([^"]*)"/.exec(draw({ title }))![1]

it('a page without anything to say has a title alone', () => {
  expect(draw()).toBe(
    '<header class="doc-head"><h1 class="title">A</h1><ul class="meta"></ul></header>',
  )
})

it('a title that is one long run of Chinese is set smaller', () => {
  expect(titleClass('一二三四五六七八九十')).toBe('title')
  expect(titleClass('一二三四五，六七八九十一')).toBe('title')
  expect(titleClass('一二三四五六七八九十一')).toBe('title title-long')
  expect(titleClass('An English title of many letters')).toBe('title')
})

it('crumbs lead up, and the last is the page itself', () => {
  const crumbs = [{ text: 'Home', link: '/' }, { text: 'Folder' }, { text: 'A' }]
  expect(draw({ crumbs })).toContain(
    '<ol class="crumbs"><li><a href="/b/">Home</a></li><li><span>Folder</span></li><li><span aria-current="page">A</span></li></ol>',
  )
})

it('how long it takes to read is said in minutes and words', () => {
  const read = (minutes: number, words: number) =>
    draw({ readingTime: { minutes, words } }).replaceAll(/<[^>]*>/g, '|')
  expect(read(12, 3456)).toContain('|about 12 min|')
  expect(read(12, 3456)).toContain('|3,456 words|')
  expect(read(0.2, 40)).toContain('|less than 1 minute|')
  expect(read(0.2, 40)).toContain('|40 words|')
})

it('shows a few tags', () => {
  const tags = Array.from({ length: 9 }, (_, index) => ({
    name: `t${index}`,
    path: `/tags/t${index}/`,
    count: 1,
  }))
  const shown = draw({ tags: tags }).match(/href="\/b\/tags\//g)!
  expect(shown.length).toBeGreaterThan(1)
  expect(shown.length).toBeLessThan(9)
})

it('other languages are named by themselves, and one the site no longer has by its code', () => {
  const alternates = [
    { lang: 'zh-CN', path: '/甲/', exact: true },
    { lang: 'fr', path: '/fr/a/', exact: true },
    { lang: 'ar', path: '/ar/', exact: false },
  ]
  const html = draw({ alternates })
  expect(html).toContain(
    '<a href="/b/甲/" hrefLang="zh-CN" lang="zh-CN" dir="ltr">简体中文</a>, <a href="/b/fr/a/" hrefLang="fr" lang="fr" dir="ltr">fr</a>',
  )
  expect(html).not.toContain('/ar/')
  expect(html).not.toContain('{languages}')
})

it('a translation that is behind says so, and leads to the original', () => {
  const behind = { path: '/甲/', lang: 'zh-CN', changed: '2026-03-05' }
  const html = draw({ behind })
  expect(html).toMatch(
    /<p class="behind"><span>[^<]*March 5, 2026[^<]*<\/span> <a href="\/b\/甲\/" hrefLang="zh-CN">/,
  )
})

const colophon = (copyright: Copyright) =>
  inSite(<Colophon page={contentPage('/é/', 'A')} copyright={copyright} isAlone={false} />, {
    href: encodeURI,
  })

it('the terms name the author, where it stands, and what may be done with it', () => {
  const html = colophon({ license: 'CC-BY-4.0' })
  expect(html).toContain('<dd>A</dd><dt>Author</dt><dd>Ada ')
  expect(html).toContain(
    '<a class="link" href="https://a.example/%C3%A9/" dir="ltr">https://a.example/é/</a>',
  )
  expect(html).toContain(
    '<a class="link" href="https://creativecommons.org/licenses/by/4.0/" rel="license">CC BY 4.0</a> ',
  )
  expect(html).not.toContain('doc-contributors')
  expect(colophon({ author: { name: 'Bo', url: 'https://b.example/' } })).toContain(
    '<dd><a href="https://b.example/">Bo</a> ',
  )
  expect(colophon({ author: { name: 'Bo' } })).toContain('<dd>Bo ')
})

it('what is not original leads to its source', () => {
  const source = 'https://s.example/'
  const reprint = colophon({ creation: 'reprint', source } as never)
  expect(reprint).toContain('<dt>Original</dt><dd><a class="link" href="https://s.example/"')
  expect(colophon({ creation: 'reprint' } as never)).toContain('href="https://a.example/%C3%A9/"')
  const own = colophon({ creation: 'original', source } as never)
  expect(own).toContain('<dt>Link</dt><dd><a class="link" href="https://a.example/')
})

it('terms of one’s own are named as they are', () => {
  expect(colophon({ license: { name: 'Mine', url: 'https://l.example/' } })).toContain(
    '<dd><a href="https://l.example/">Mine</a></dd>',
  )
  expect(colophon({ license: 'All mine' })).toContain('<dd>All mine</dd>')
})
