import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PageTable } from '#store/pages.ts'
import { siteWithIslands } from '#commands/site-of.ts'
import { buildContent, type CompilerResult } from '#content/build-content.ts'
import type { ContentPage } from '#model/page.ts'
import { writeIslandSite } from '../support/island-site.ts'
import { page, type Files } from '../support/tiny-site.ts'

/** What a page with islands becomes, and what is said when one is written wrongly. */
const roots: string[] = []

async function compile(
  files: Files,
  change?: (root: string) => void,
): Promise<CompilerResult & { readonly out: string }> {
  const root = writeIslandSite(files)
  change?.(root)
  roots.push(root)
  const { settings } = await siteWithIslands(root)
  return { ...(await buildContent(settings)), out: settings.out }
}

afterAll(() => {
  for (const root of roots) rmSync(root, { recursive: true, force: true })
}, 60_000)

const figure = (rest: string, text = 'Dots.') => `::: figure ${rest}\n${text}\n:::`

describe('an island', () => {
  let library: PageTable
  const body = (path: string) => (library.find(path) as ContentPage).body

  beforeAll(async () => {
    const inline = 'Now :figure[five dots]{Counter#five count=5} are shown.'
    const { store, diagnostics, out } = await compile({
      'a.md': page({}, figure('Counter#here count=2 client=touch')),
      'en/a.md': page({}, figure('Counter')),
      'b.md': page({}, `- item\n\n  ${figure('Counter').replaceAll('\n', '\n  ')}\n\n${inline}`),
      'c.md': page({}, `[Look](#counter?count=12) and [look](#counter).\n\n${figure('Counter')}`),
    })
    if (!store) throw new Error(JSON.stringify(diagnostics, undefined, 2))
    library = new PageTable(out)
  }, 60_000)

  it('is drawn into the page, with its options, its words and its text', () => {
    const html = body('/a/')
    expect((library.find('/a/') as ContentPage).assets).toEqual(['counter', 'islands'])
    expect(html).toMatch(/^<figure class="figure-island" id="here">\n<div class="island"/)
    expect(html).toContain('data-client="touch"')
    expect(html.match(/<circle/g)).toHaveLength(2)
    expect(html).toContain('再来一个</button>')
    expect(html).toContain('<figcaption class="island-text">\n<p>Dots.</p>')
    const props = /data-props="([^"]*)"/.exec(html)![1]!.replaceAll('&quot;', '"')
    expect(JSON.parse(props)).toMatchObject({ count: 2, name: '', lang: 'zh-CN' })
    expect(body('/en/a/')).toContain('One more</button>')
  })

  it('may stand in a list and in a sentence', () => {
    expect(body('/b/')).toMatch(/<li>\n<p>item<\/p>\n<figure/)
    expect(body('/b/')).toMatch(/<p>Now <span class="figure-inline" id="five"><span class="island"/)
    expect(body('/b/')).toContain('<span class="island-text">five dots</span></span> are shown.')
  })
})

const STATES =
  '[a](#counter?cuont=3) [b](#counter?count=x) [c](#counter?count=3) [d](#none?a=1)\n\n'

/** What is wrong, the text, what is said of which line of it, and how. */
const MISTAKES: readonly (readonly [string, string, readonly string[], RegExp])[] = [
  ['a name nobody has', figure('Countr'), ['unknown-figure 1'], /`Countr`.*`Counter`/],
  ['no text', '::: figure Counter\n:::', ['missing-text 1'], /has no text/],
  [
    'a component that throws',
    `Text.\n\n${figure('Counter name=unbuildable')}`,
    ['island-failed 3'],
    /`Counter`.*Nothing to draw/,
  ],
  ['a style attribute', figure('Counter name=styled'), ['inline-style 1'], /policy/],
  [
    'two of the same id',
    `${figure('Counter')}\n\n${figure('Counter')}`,
    ['duplicate-figure 5'],
    /Counter#another-id/,
  ],
  [
    'links to a state nobody shares, or to a value of another type',
    STATES + figure('Counter'),
    ['unknown-state 1', 'bad-state 1', 'dead-anchor 1'],
    /Did you mean `count`/,
  ],
  ['the same from another page', '[x](./right.md#counter?n=3)', ['unknown-state 1'], /`n`/],
]

describe('what is wrong is said at the line of the Markdown', () => {
  let found: CompilerResult['diagnostics']

  beforeAll(async () => {
    const pages = MISTAKES.map(([, text], at) => [`${at}.md`, page({}, text)] as const)
    const right = ['right.md', page({}, figure('Counter'))] as const
    found = (await compile(Object.fromEntries([...pages, right]))).diagnostics
  }, 60_000)

  it.each(MISTAKES.map((mistake, at) => [mistake[0], at, mistake] as const))(
    '%s',
    (_, at, [, , codes, says]) => {
      const own = found.filter(({ file }) => file === `docs/${at}.md`)
      // The text begins on the fifth line of the file.
      expect(own.map(({ code, line }) => `${code} ${line! - 4}`)).toEqual(codes)
      expect(`${own[0]!.message} ${own[0]!.remedy}`).toMatch(says)
    },
  )
})

describe('a component that cannot be bundled', () => {
  it('is reported once, and no figure is blamed for it', async () => {
    const text = `[Look](#counter?count=12).\n\n${figure('Counter')}`
    const { diagnostics } = await compile({ 'a.md': page({}, text) }, (root) => {
      const file = join(root, 'blocks/counter/Island.tsx')
      writeFileSync(file, `const = 1\n${readFileSync(file, 'utf8')}`)
    })
    const said = diagnostics.filter(({ severity }) => severity === 'error')
    expect(said).toMatchObject([
      {
        code: 'cannot-bundle',
        file: 'blocks/counter/Island.tsx',
        line: 1,
        message: 'The file cannot be bundled: Unexpected token.',
      },
    ])
  })
})
