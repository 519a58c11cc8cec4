import { expect, it } from 'vitest'
import type { ContentPage } from '#model/page.ts'
import { searchDocument } from './search-document.ts'

const page = (lang: string, title: string) =>
  ({
    type: 'content',
    path: '/a/',
    lang,
    title,
    body: '<p>本文</p>',
    crumbs: [],
  }) as unknown as ContentPage

it('has the initials of pinyin in Chinese only', () => {
  expect(searchDocument(page('zh-CN', '数据库'))).toContain('<i data-pagefind-meta="initials">sjk')
  expect(searchDocument(page('zh-TW', '資料庫'))).toContain('data-pagefind-meta="initials"')
  expect(searchDocument(page('ja-JP', '数据库'))).not.toContain('initials')
})
