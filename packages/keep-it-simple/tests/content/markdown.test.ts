import { describe, expect, it } from 'vitest'
import type { PostsPage } from '#model/list-page.ts'
import { page, post, withSite } from '../support/tiny-site.ts'

const html = (body: string, files = {}) =>
  withSite({ 'a.md': page({}, body), ...files }, async (site) => {
    const { body: drawn } = await site.content('/a/')
    return drawn.trim()
  })

describe('lines of Chinese text', () => {
  it.each([
    ['中文\n中文', '<p>中文中文</p>'],
    ['中文，\n中文', '<p>中文，中文</p>'],
    ['中文。\n“中文”', '<p>中文。“中文”</p>'],
    ['中文——\n中文', '<p>中文——中文</p>'],
    ['中文\n**强调**\n中文', '<p>中文<strong>强调</strong>中文</p>'],
    ['**bold**\nEnglish', '<p><strong>bold</strong>\nEnglish</p>'],
    ['中文\nEnglish', '<p>中文\nEnglish</p>'],
    ['用 `code`\n继续', '<p>用 <code>code</code>\n继续</p>'],
    ['한국어\n문장', '<p>한국어\n문장</p>'],
    ['中文[^1]\n中文\n\n[^1]: 注', expect.stringMatching(/<\/a>中文<\/p>/) as string],
    ['“English”\nline', '<p>“English”\nline</p>'],
  ])('%j', async (markdown, expected) => {
    expect(await html(markdown)).toEqual(expected)
  })
})

describe('comments', () => {
  it.each([
    ['a\n\n<!-- one -->\n\nb', '<p>a</p>\n<p>b</p>'],
    ['<!-- a --> <!-- b -->', ''],
    ['<!-- a\n\nb --> c', '<p>c</p>'],
    ['a <!-- b --> c', '<p>a  c</p>'],
    ['`<!-- code -->`', '<p><code>&lt;!-- code --&gt;</code></p>'],
  ])('%j', async (markdown, expected) => {
    expect(await html(markdown)).toBe(expected)
  })
})

describe('anchors', () => {
  it('a footnote can be linked to', async () => {
    await withSite({ 'a.md': page({}, 'x[^n] [to it](#fn:1)\n\n[^n]: note') }, async (site) => {
      expect(await site.diagnostics()).toEqual([])
    })
  })

  it('private characters in the text are no place holders', async () => {
    const text = await html('&#xE0F0;0&#xE0F1; [b](./b.md)', { 'b.md': page({ permalink: '/b/' }) })
    expect(text).toBe('<p>\uE0F00\uE0F1 <a href="/b/">b</a></p>')
  })
})

it('a warning above the fold is reported once', async () => {
  await withSite({ 'a.md': page({}, '```zig\nx\n```\n\n<!-- more -->\n\ny') }, async (site) => {
    expect((await site.diagnostics()).map(({ code }) => code)).toEqual(['unknown-language'])
  })
})

it('a mark inside a quotation ends no excerpt', async () => {
  await withSite({ 'blog/a.md': post({}, '> a\n>\n> <!-- more -->\n>\n> b') }, async (site) => {
    const { list } = (await site.page('/blog/')) as PostsPage
    expect(list.posts[0]?.excerpt).toBeUndefined()
  })
})
