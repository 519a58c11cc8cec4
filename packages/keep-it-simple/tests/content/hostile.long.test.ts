import { describe, expect, it } from 'vitest'
import { page, withSite } from '../support/tiny-site.ts'

/** Content is input, not code: it ends in a page or a named error. What it costs is asked in `growth.long.test.ts`. */
async function outcome(body: string) {
  return withSite({ 'a.md': page({ permalink: '/a/' }, body) }, async (site) => {
    const { diagnostics, store } = await site.build()
    const html = store ? JSON.stringify((await site.content('/a/')).body) : ''
    return { codes: diagnostics.map(({ code }) => code), html }
  })
}

describe('[P5] hostile content', () => {
  it('[B09] a code block of 10 MB becomes a page without colours', async () => {
    const line = 'const value = compute("text", 42) // comment\n'
    const { html, codes } = await outcome(`\`\`\`js\n${line.repeat(230_000)}\`\`\``)
    expect(codes).toEqual(['plain-code'])
    expect(html.length).toBeGreaterThan(10_000_000)
  }, 60_000)

  it.each([
    ['10 MB of prose', '一段文字，with some words.\n\n'.repeat(300_000)],
    ['one line of 5 MB', '一段文字，with some words. '.repeat(150_000)],
  ])(
    '[B10] %s are a whole page',
    async (_, text) => {
      const { html, codes } = await outcome(`${text}lastsentenceqx7`)
      expect(codes).toEqual([])
      expect(html).toContain('lastsentenceqx7')
    },
    60_000,
  )

  it('[B11] 10,000 equal headings get 10,000 ids', async () => {
    const { html } = await outcome('## Same\n\n'.repeat(10_000))
    const ids = [...html.matchAll(/<h2 id=\\"([^"\\]+)\\"/g)].map(([, id]) => id)
    expect(ids).toHaveLength(10_000)
    expect(new Set(ids).size).toBe(10_000)
  }, 60_000)

  it('scripts, frames and handlers are refused by name', async () => {
    const { codes, html } = await outcome(
      '<script>alert(1)</script>\n\n<iframe srcdoc="x"> <svg/onload=alert(1)> a <script>alert(2)</script>',
    )
    expect(html).toBe('')
    expect(codes).toEqual(['refused-html', 'refused-html', 'refused-html', 'refused-html'])
  })

  it('handlers, styles and schemes that run are left out of what is allowed', async () => {
    const { codes, html } = await outcome(
      '<kbd onclick="alert(1)" style="position:fixed" class="x" id="main">a</kbd>',
    )
    expect(html).toContain('<kbd>a</kbd>')
    expect(codes).toEqual(Array(4).fill('html-attribute'))
    const other = await outcome(
      '<img src="javascript:alert(1)" alt="x"><video src="data:x,y"></video>',
    )
    expect(other.codes).toContain('html-attribute')
    expect(other.html).toBe('')
  })

  it('links to what runs are text', async () => {
    const { html } = await outcome(
      '[a](javascript:alert(1)) [b](vbscript:x) [c](data:text/html,x) <javascript:alert(1)>',
    )
    expect(html).not.toMatch(/<(?:script|img|iframe)/)
    expect(html).not.toMatch(/href=\\"(?:javascript|vbscript|data):/i)
  })
})
