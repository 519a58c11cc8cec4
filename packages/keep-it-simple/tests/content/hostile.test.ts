import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { page, withSite } from '../support/tiny-site.ts'

/** Content is input, not code: it ends in a page or a named error within ten seconds. */
const LIMIT = 10_000

async function outcome(body: string, front: Readonly<Record<string, unknown>> = {}) {
  return withSite({ 'a.md': page({ permalink: '/a/', ...front }, body) }, async (site) => {
    const started = performance.now()
    const { diagnostics, store } = await site.build()
    const milliseconds = performance.now() - started
    const html = store ? JSON.stringify((await site.content('/a/')).body) : ''
    return { codes: diagnostics.map(({ code }) => code), html, milliseconds }
  })
}

describe('[P5] hostile content', () => {
  it('a code block of 10 MB becomes a page', async () => {
    const line = 'const value = compute("text", 42) // comment\n'
    const { html, codes, milliseconds } = await outcome(`\`\`\`js\n${line.repeat(230_000)}\`\`\``)
    expect(milliseconds).toBeLessThan(LIMIT)
    expect(codes).toEqual([])
    expect(html.length).toBeGreaterThan(10_000_000)
  }, 30_000)

  it('10 MB of prose become a page', async () => {
    const { html, milliseconds } = await outcome('一段文字，with some words. '.repeat(320_000))
    expect(milliseconds).toBeLessThan(LIMIT)
    expect(html.length).toBeGreaterThan(5_000_000)
  }, 30_000)

  it('10,000 equal headings get 10,000 ids', async () => {
    const { html, milliseconds } = await outcome('## Same\n\n'.repeat(10_000))
    expect(milliseconds).toBeLessThan(LIMIT)
    expect(html).toContain('id=\\"same-9999\\"')
  }, 30_000)

  it('a 2,000-deep quote is refused by name, not silently emptied', async () => {
    const { codes, milliseconds } = await outcome(`${'>'.repeat(2_000)} deep`)
    expect(milliseconds).toBeLessThan(LIMIT)
    expect(codes).toContain('too-deep')
  }, 30_000)

  it('a 2,000-deep list is refused by name', async () => {
    const lines = Array.from({ length: 200 }, (_, depth) => `${'  '.repeat(depth)}- item`)
    const { codes, milliseconds } = await outcome(lines.join('\n'))
    expect(milliseconds).toBeLessThan(LIMIT)
    expect(codes).toContain('too-deep')
  }, 30_000)

  it('unclosed brackets by the ten thousand end', async () => {
    const { milliseconds } = await outcome(
      '['.repeat(20_000) + '*a '.repeat(20_000) + '`'.repeat(20_000),
    )
    expect(milliseconds).toBeLessThan(LIMIT)
  }, 30_000)

  it('a line range of a hundred million lines costs nothing', async () => {
    const { html, milliseconds } = await outcome('```js {1,3-99999999}\na\nb\nc\n```')
    expect(milliseconds).toBeLessThan(LIMIT)
    expect(html.match(/data-line/g)).toHaveLength(2)
  })

  it('a YAML bomb is refused', async () => {
    const levels = Array.from(
      { length: 9 },
      (_, i) => `l${i + 1}: &l${i + 1} [${Array(9).fill(`*l${i}`).join(',')}]`,
    )
    const source = `---\ntitle: A\nl0: &l0 [x]\n${levels.join('\n')}\n---\n`
    await withSite({ 'a.md': source }, async (site) => {
      const started = performance.now()
      const codes = (await site.diagnostics()).map(({ code }) => code)
      expect(performance.now() - started).toBeLessThan(LIMIT)
      expect(codes).toEqual(['broken-yaml'])
    })
  })

  it('JavaScript in front matter is never run', async () => {
    const marker = join('/tmp', `front-matter-ran-${process.pid}`)
    const source = `---js\nrequire('fs').writeFileSync(${JSON.stringify(marker)}, 'x')\n---\n`
    const tagged = `---\ntitle: !!js/function 'function(){}'\n---\n`
    await withSite({ 'a.md': source, 'b.md': tagged }, async (site) => {
      const codes = (await site.diagnostics()).map(({ code }) => code)
      expect(codes).toContain('front-matter-language')
      expect(codes).toContain('broken-yaml')
      expect(existsSync(marker)).toBe(false)
    })
  })

  it('[A54] keys of the prototype pollute nothing', async () => {
    const source = '---\ntitle: A\n__proto__:\n  polluted: yes\nconstructor: x\n---\n'
    await withSite({ 'a.md': source }, async (site) => {
      const codes = (await site.diagnostics()).map(({ code }) => code)
      expect(codes.length).toBeGreaterThan(0)
      expect(new Set(codes)).toEqual(new Set(['unknown-key']))
      expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
    })
  })

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
