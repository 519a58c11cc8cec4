import { array, assert, asyncProperty, constantFrom, oneof, string } from 'fast-check'
import { expect, it } from 'vitest'
import { runs } from '../support/runs.ts'
import { testSite } from '../support/test-site.ts'
import { compileAlone } from '../support/compile-alone.ts'
import { TinySite } from '../support/tiny-site.ts'

const { site } = testSite

/** Documents in all; what a long one costs is asked in `growth.long.test.ts`. */
const DOCUMENTS = runs(1_000, 150)

const compile = async (markdown: string) => (await compileAlone(markdown, 'page.md')).body

const FORBIDDEN = /^<(?:script|iframe|object|embed|base|meta|link|style)\b/i
/** A demo's frame is ours, and is an origin of its own. */
const DEMO = /^<iframe [^>]*\bsandbox="allow-scripts"/
const FORBIDDEN_ATTRIBUTE = /\s(?:on\w+|style)\s*=/i
const RUNS = /\b(?:href|src|action|formaction)\s*=\s*["']?\s*(?:javascript|vbscript|data:text)/i

/** Real tags only: what an author wrote as text, or what stands in a quoted value, does nothing. */
function dangers(html: string): string[] {
  const tags = html.match(/<[a-z](?:[^>"]|"[^"]*")*>/gi) ?? []
  return tags.filter((tag) => {
    const names = tag.replace(/"[^"]*"/g, '""')
    if (DEMO.test(tag)) return false
    return FORBIDDEN.test(tag) || FORBIDDEN_ATTRIBUTE.test(names) || RUNS.test(tag)
  })
}

/** Pieces that meet each other in ways no author would dream of. */
const PIECES = [
  '# ',
  '## ',
  '- ',
  '1. ',
  '> ',
  '    ',
  '\t',
  '\n',
  '\n\n',
  '```',
  '~~~',
  '```js run\n',
  '```text output\n',
  '```mermaid\n',
  '```markmap\n',
  '```chart type=line x=a y=b\n',
  ':::',
  '::::',
  '::: tip',
  '::: tabs#x\n@tab a',
  '::: code-group\n',
  '::: code-tree',
  '::: demo\n',
  '::: steps\n',
  '::: timeline\n',
  '::: card-grid\n',
  '::: details x\n',
  '::: table hl-rows="tip:1"\n',
  '::: field x\n@type a',
  '::: chat\n{a}',
  '::: file-tree\n',
  '@[code](a.ts)',
  '@[pdf](x.pdf)',
  '@[repo](a/b)',
  '@[youtube](x',
  '<!-- @include: ./a.md -->',
  '<!--',
  '-->',
  '| a | b |\n|---|---|\n| c | d |',
  '[a](javascript:alert(1))',
  '![a](javascript:alert(1))',
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '[x]: javascript:alert(1)',
  '<a href="javascript:a">',
  '**',
  '__',
  '~~',
  '==',
  '!!',
  '~',
  '^',
  '$',
  '$$',
  '\\frac{',
  '`',
  '[^1]',
  '[^1]: x',
  '[+a]',
  '[+a]: b',
  '*[HTML]: x',
  'HTML',
  ':smile:',
  '::lucide:rocket::',
  '[!tip 新]',
  '> [!NOTE]',
  '[[',
  ']]',
  '{',
  '}',
  '{.click}',
  '{#id}',
  '\\',
  '中文，没有空格。',
  '“引号”',
  'العربية',
  '\u202E',
  '\u0000',
  '\u0007',
  '\uFEFF',
  '👩‍👩‍👧‍👦',
  '🏴‍☠️',
  'e\u0301',
  '&amp;',
  '&#x6a;',
  'https://example.com，然后',
  'x'.repeat(50),
  '  ',
  '\r\n',
  '\uE0F00\uE0F1',
  '[a](b "c")',
  '---',
  '***',
]

it(`${DOCUMENTS} documents nobody would write compile, and nothing in them runs`, async () => {
  const piece = oneof(
    { weight: 9, arbitrary: constantFrom(...PIECES) },
    { weight: 2, arbitrary: string({ maxLength: 12 }) },
    { weight: 1, arbitrary: string({ unit: 'binary', maxLength: 12 }) },
  )
  const document = array(piece, { minLength: 1, maxLength: 60 }).map((all) => all.join(''))
  await assert(
    asyncProperty(document, async (markdown) => {
      expect(dangers(await compile(markdown))).toEqual([])
    }),
    { numRuns: DOCUMENTS, seed: 20261115 },
  )
}, 300_000)

it('only a page the site names may write HTML', async () => {
  const markdown = '---\ntitle: 页\npermalink: /a/\n---\n\n<b>粗</b>\n'
  const files = { 'a.md': markdown, 'b.md': markdown.replace('/a/', '/b/') }
  const tiny = new TinySite(files, { site: { ...site, rawHtml: ['a.md'] } })
  try {
    const { diagnostics } = await tiny.build()
    expect(diagnostics.map(({ file, code }) => `${file} ${code}`)).toEqual([
      'docs/b.md refused-html',
    ])
    tiny.write({ 'b.md': markdown.replace('/a/', '/b/').replaceAll('b>', 'kbd>') })
    expect((await tiny.content('/a/')).body).toContain('<b>粗</b>')
    expect((await tiny.content('/b/')).body).toContain('<kbd>粗</kbd>')
  } finally {
    tiny.remove()
  }
})
