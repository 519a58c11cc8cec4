import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { redirectPage } from './redirect-page.ts'

const HREF = '/article/%E7%B4%A2%E5%BC%95/'
const html = redirectPage(HREF, 'https://site.example', 'zh-CN')
const scriptOf = (document: string) => /<script>(.*?)<\/script>/s.exec(document)?.[1] ?? ''

/** Runs the page's script as a browser at that address would; gives where it goes. */
function follow(document: string, search: string, hash: string): string | undefined {
  const to = /data-to="([^"]*)"/.exec(document)?.[1]
  let target: string | undefined
  const location = { search, hash, replace: (href: string) => (target = href) }
  runInNewContext(scriptOf(document), {
    location,
    document: { documentElement: { dataset: { to } } },
  })
  return target
}

describe('the page at an old address', () => {
  it.each([
    ['', '', HREF],
    ['', '#part', `${HREF}#part`],
    ['?a=b', '#part', `${HREF}?a=b#part`],
  ])('[S3.2] leads to the new one, with query %j and hash %j', (search, hash, expected) => {
    expect(follow(html, search, hash)).toBe(expected)
  })

  it('[S3.2] leads there without script, by itself and by a link', () => {
    expect(html).toContain(
      `<noscript><meta http-equiv="refresh" content="0;url=${HREF}"></noscript>`,
    )
    expect(html).toMatch(/<\/head><body><h1><a href="([^"]+)">\1<\/a><\/h1><\/body><\/html>$/)
    expect(html).toContain(`<a href="${HREF}">`)
  })

  it('names its language and the new address as the canonical one', () => {
    expect(html).toMatch(/^<!doctype html><html lang="zh-CN"/)
    expect(html).toContain(`<link rel="canonical" href="https://site.example${HREF}">`)
    expect(html).toContain('<meta name="robots" content="noindex">')
  })

  it('has the same script wherever it leads, so that one hash allows it', () => {
    expect(scriptOf(redirectPage('/other/', 'https://other.example', 'en-US'))).toBe(scriptOf(html))
    expect(scriptOf(html)).not.toBe('')
  })

  it('lets nothing in an address out of its place', () => {
    const hostile = redirectPage('/"><script>alert(1)</script>&', 'https://a.example/"<', 'en-US')
    expect(hostile.match(/<script>/g)).toHaveLength(1)
    expect(hostile).toContain('data-to="/&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;"')
    expect(hostile).toContain('href="https://a.example/&quot;&lt;/&quot;')
  })
})
